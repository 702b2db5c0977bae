/** Conditions, events, durations and costs, and whether words bear on attacking at all. */
@NullMarked
package casebook.engine.reading.condition;

import org.jspecify.annotations.NullMarked;
