/** A case judged by the engine, and cited by the edition that it asks for. */
@NullMarked
package casebook.site.judging;

import org.jspecify.annotations.NullMarked;
