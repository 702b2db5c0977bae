package casebook.site.ask.form;

/**
 * A part of a sentence as the patterns of the grammar see it: a word, or what stands for a player,
 * a mention of permanents or a number.
 *
 * @param text the word, or "&lt;p3&gt;" for the thing of that number
 * @param from the first of its words among those of the question
 * @param to the end of its words
 */
public record Symbol(String text, int from, int to) {}
