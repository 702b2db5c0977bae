package casebook.site.page.part;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import java.util.List;

/** A rule in short, as a line that leads to it. */
public record RuleLink(String number, String href, String beginning, boolean current) {

  /** A rule among others of which one is shown now. */
  public static RuleLink of(Edition edition, Rule rule, RuleNumber current) {
    return new RuleLink(
        rule.number().toString(),
        RuleText.href(edition, rule.number()),
        RuleText.beginning(rule),
        rule.number().equals(current));
  }

  /** Rules and sections of an edition. */
  public static List<RuleLink> all(Edition edition, List<RuleNumber> numbers) {
    return numbers.stream()
        .map(number ->
            new RuleLink(
                number.toString(),
                RuleText.href(edition, number),
                edition
                    .rule(number)
                    .map(RuleText::beginning)
                    .or(() -> edition.section(number).map(Section::title))
                    .orElse(""),
                false))
        .toList();
  }
}
