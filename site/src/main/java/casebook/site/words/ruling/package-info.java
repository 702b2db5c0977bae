/** Rulings in words: findings, reasons, certificates, moves, and what became of each sentence. */
@NullMarked
package casebook.site.words.ruling;

import org.jspecify.annotations.NullMarked;
