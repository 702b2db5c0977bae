/** What a search gives back: hits, snippets, counts, suggestions, completions. */
@NullMarked
package casebook.index.result;

import org.jspecify.annotations.NullMarked;
