package casebook.site.article.mention;

import casebook.rules.RuleNumber;
import casebook.rules.RuleRange;
import casebook.rules.SkippedLetter;
import java.util.Optional;

/**
 * A place where an article cites a rule or a range of rules.
 *
 * @param range what is cited
 * @param start index in the article of the first character of the number
 * @param end index after the last character of the number or range
 * @param text what stands there
 * @param href where it is linked to, if it is
 * @param inHtml whether it stands in HTML, also within Markdown
 * @param skipped why no edition can have the number, where its letter is one that the rules skip;
 *     the range is then the rule that it would belong to
 */
public record Mention(
    RuleRange range,
    int start,
    int end,
    String text,
    Optional<String> href,
    boolean inHtml,
    Optional<SkippedLetter> skipped) {

  /** The rule that is cited; the first of a range. */
  public RuleNumber rule() {
    return range.from();
  }

  /** The number or range as the rules write it, also one that no edition can have. */
  public String cited() {
    return skipped.map(SkippedLetter::number).orElseGet(range::toString);
  }
}
