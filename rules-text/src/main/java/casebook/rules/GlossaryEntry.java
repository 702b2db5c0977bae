package casebook.rules;

/**
 * An entry of the glossary of the Comprehensive Rules.
 *
 * @param term the term or terms that it explains, as the heading of the entry has them
 * @param text what it says, one line for each of its paragraphs
 */
public record GlossaryEntry(String term, String text) {}
