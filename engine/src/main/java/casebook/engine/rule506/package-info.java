/** Combat phase: the rules of 506, each in a class named after its number. */
@NullMarked
package casebook.engine.rule506;

import org.jspecify.annotations.NullMarked;
