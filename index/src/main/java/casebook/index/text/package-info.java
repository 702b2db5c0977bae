/** What can be found: rules, examples, glossary entries, topics, and documents beside the rules. */
@NullMarked
package casebook.index.text;

import org.jspecify.annotations.NullMarked;
