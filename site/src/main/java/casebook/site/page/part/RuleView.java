package casebook.site.page.part;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import java.util.List;

/** A rule with its own text in pieces, as a part of a page. */
public record RuleView(
    String number,
    String href,
    List<List<RuleText.Piece>> paragraphs,
    List<List<RuleText.Piece>> examples) {

  /** What the rule refers to leads to where it can be read, if need be in another edition. */
  public static RuleView of(Edition edition, Rule rule, Editions editions) {
    return new RuleView(
        rule.number().toString(),
        RuleText.href(edition, rule.number()),
        RuleText.paragraphs(rule.text(), edition, editions),
        rule.examples().stream()
            .map(example -> RuleText.pieces(example, edition, editions))
            .toList());
  }

  /** What the rule refers to leads to rules of the same edition only. */
  public static RuleView of(Edition edition, Rule rule) {
    return of(edition, rule, Editions.builtIn());
  }
}
