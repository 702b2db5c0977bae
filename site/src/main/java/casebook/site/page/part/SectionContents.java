package casebook.site.page.part;

import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import java.util.List;

/** A section's table of contents. */
public record SectionContents(String number, String title, String href, List<RuleLink> rules) {

  /** The rules of the section, without their sub-rules. */
  public static SectionContents of(Edition edition, RuleNumber section, String title) {
    List<RuleLink> rules =
        edition.children(section).stream()
            .map(rule -> RuleLink.of(edition, rule, section))
            .toList();
    return new SectionContents(section.toString(), title, RuleText.href(edition, section), rules);
  }
}
