package casebook.site.page.form;

import casebook.site.cases.PublishedRulings;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Cards by how often the casebook's questions are about them: those that players ask of come first.
 */
public final class FamiliarCards {
  private final Map<String, Integer> cases = new HashMap<>();

  public FamiliarCards(PublishedRulings rulings) {
    rulings
        .all()
        .forEach(ruling -> ruling.cards().forEach(card -> cases.merge(card, 1, Integer::sum)));
  }

  /** The same names, those of familiar cards first; others stay in their order. */
  List<String> first(List<String> names) {
    return names.stream()
        .sorted(Comparator.comparingInt((String name) -> -cases.getOrDefault(name, 0)))
        .toList();
  }
}
