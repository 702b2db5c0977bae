/**
 * What a question means: its words interpreted, spellings, suggestions, questions that other rules
 * answer.
 */
@NullMarked
package casebook.index.meaning;

import org.jspecify.annotations.NullMarked;
