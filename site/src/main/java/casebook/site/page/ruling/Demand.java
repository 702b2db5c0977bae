package casebook.site.page.ruling;

import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Stated;
import casebook.site.words.ruling.Names;
import casebook.site.words.ruling.RequirementWords;
import java.util.List;

/**
 * A requirement and whether it is obeyed (508.1d).
 *
 * @param mark "obeyed", "excused" or "ignored"
 * @param state "obeyed", "not obeyed", or why it need not be
 */
public record Demand(String words, String source, String text, String mark, String state) {

  /** Those that were counted for a declaration. */
  static List<Demand> of(Ruling ruling, Names names) {
    return ruling.requirements().stream()
        .flatMap(of -> of.items().stream())
        .map(item -> of(item, names))
        .toList();
  }

  private static Demand of(RequirementItem item, Names names) {
    var words = new RequirementWords(names);
    Stated stated = item.stated();
    String excused = item.excuse().isPresent() ? "excused" : "ignored";
    return new Demand(
        words.demand(item),
        words.source(item),
        names.printed(stated.source()).sentence(stated.effect()),
        item.obeyed() ? "obeyed" : excused,
        item.obeyed() ? "obeyed" : words.excuse(item).orElse("not obeyed"));
  }
}
