/** The entries and the texts about cards as Lucene keeps and finds them. */
@NullMarked
package casebook.index.lucene;

import org.jspecify.annotations.NullMarked;
