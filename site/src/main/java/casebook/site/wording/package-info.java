/**
 * Whose words a text has: which rules say some words in a row, and which rule a sentence is about.
 */
@NullMarked
package casebook.site.wording;

import org.jspecify.annotations.NullMarked;
