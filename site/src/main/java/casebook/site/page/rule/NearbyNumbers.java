package casebook.site.page.rule;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import casebook.site.page.part.RuleLink;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What may be meant by a number that no edition can have. */
final class NearbyNumbers {
  private NearbyNumbers() {}

  /** The numbers next to one that no edition can have: the same with another letter. */
  static List<RuleLink> of(Edition edition, String written) {
    String bare = written.replaceAll("[^0-9.].*$", "");
    return RuleNumber.find(bare)
        .map(rule -> RuleLink.all(edition, around(edition, rule, written)))
        .orElseGet(
            () -> RuleLink.all(edition, edition.sections().stream().map(Section::number).toList()));
  }

  private static List<RuleNumber> around(Edition edition, RuleNumber rule, String written) {
    var near = new ArrayList<RuleNumber>();
    String letter = written.substring(written.length() - 1).toLowerCase(Locale.ROOT);
    List<RuleNumber> children = edition.children(rule).stream().map(Rule::number).toList();
    children.stream()
        .filter(child -> child.letter().compareTo(letter) < 0)
        .reduce((_, last) -> last)
        .ifPresent(near::add);
    children.stream()
        .filter(child -> child.letter().compareTo(letter) > 0)
        .findFirst()
        .ifPresent(near::add);
    if (edition.rule(rule).isPresent()) {
      near.add(rule);
    }
    return near.isEmpty() ? edition.nearest(rule) : near;
  }
}
