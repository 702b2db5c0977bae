package casebook.rules;

/**
 * A place in a text that names one rule or a range of them.
 *
 * @param range what is named
 * @param start index in the text of the first digit of the number
 * @param end index in the text after the last character of the number or range
 */
public record Reference(RuleRange range, int start, int end) {}
