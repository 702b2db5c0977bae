/** Whole texts: paragraphs, sentences, levels and modes. */
@NullMarked
package casebook.engine.reading.text;

import org.jspecify.annotations.NullMarked;
