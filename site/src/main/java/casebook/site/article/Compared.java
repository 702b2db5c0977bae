package casebook.site.article;

import casebook.rules.RuleNumber;

/**
 * Words of an article that were compared with the rules.
 *
 * @param words the words, as the article has them
 * @param rule the rule that they fit best
 */
public record Compared(String words, RuleNumber rule) {}
