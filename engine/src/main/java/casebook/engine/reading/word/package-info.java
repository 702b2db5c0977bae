/** The words of card text: tokens, the place that readers share, small closed classes of words. */
@NullMarked
package casebook.engine.reading.word;

import org.jspecify.annotations.NullMarked;
