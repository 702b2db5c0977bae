package casebook.site.page.rule;

import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import casebook.rules.history.Change;
import casebook.rules.history.Comparison;
import casebook.rules.history.Succession;
import casebook.site.Casebook;
import casebook.site.page.part.Dates;
import casebook.site.page.part.FieldChoice;
import casebook.site.page.part.PinnedEdition;
import casebook.site.page.part.RuleLink;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.Templates;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** {@code /cr/{edition}/{section}/history?with=}: a section in two editions, rule by rule. */
final class ComparisonPage {
  private final Casebook casebook;
  private final Templates templates;

  ComparisonPage(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  /** What a rule became. */
  public enum Kind {
    UNCHANGED,
    REFERENCES,
    CHANGED,
    ADDED,
    REMOVED
  }

  /**
   * A rule of either edition.
   *
   * @param before its number and address in the older edition, empty where it was added
   * @param after its number and address in the newer one, empty where it was removed
   */
  public record Row(
      Kind kind,
      Optional<RuleLink> before,
      Optional<RuleLink> after,
      String what,
      List<HistoryPage.Piece> text) {}

  void answer(Context context, Edition edition, Section section) {
    List<Edition> others =
        casebook.editions().all().stream()
            .filter(other -> !other.equals(edition))
            .filter(other -> other.lookup(section.number()) instanceof Lookup.Held)
            .toList();
    String with = Objects.requireNonNullElse(context.queryParam("with"), "");
    Optional<Edition> other =
        others.stream()
            .filter(one -> one.name().equals(with))
            .findFirst()
            .or(() ->
                others.stream()
                    .filter(one -> one.effective().isBefore(edition.effective()))
                    .findFirst())
            .or(() -> others.stream().findFirst());
    var model = new LinkedHashMap<String, Object>();
    model.put("number", section.number().toString());
    model.put("title", section.title());
    model.put("href", RuleText.href(edition, section.number()));
    model.put("missing", PinnedEdition.missing(context, edition, casebook.editions()));
    model.put("edition", edition.name());
    model.put("date", Dates.of(edition));
    model.put(
        "others",
        others.stream()
            .map(one -> new FieldChoice(one.name(), Dates.of(one), other.equals(Optional.of(one))))
            .toList());
    model.put("rows", other.map(one -> rows(edition, one, section)).orElse(List.of()));
    model.put("older", other.map(one -> Dates.of(older(edition, one))).orElse(""));
    model.put("newer", other.map(one -> Dates.of(newer(edition, one))).orElse(""));
    templates.answer(context, "comparison", model);
  }

  private static Edition older(Edition one, Edition other) {
    return one.effective().isBefore(other.effective()) ? one : other;
  }

  private static Edition newer(Edition one, Edition other) {
    return one.effective().isBefore(other.effective()) ? other : one;
  }

  private List<Row> rows(Edition one, Edition other, Section section) {
    Comparison comparison = casebook.history().compare(older(one, other), newer(one, other));
    var rows = new ArrayList<Row>();
    for (Rule now : comparison.newer().rules()) {
      if (now.number().isWithin(section.number())) {
        List<Succession> from = comparison.to(now.number());
        rows.add(from.isEmpty() ? added(comparison, now) : row(comparison, now, from.getFirst()));
      }
    }
    for (RuleNumber number : comparison.removed()) {
      if (number.isWithin(section.number())) {
        rows.add(removed(comparison, number));
      }
    }
    return rows;
  }

  private static Row row(Comparison comparison, Rule now, Succession from) {
    String before = comparison.older().rule(from.before()).map(Rule::text).orElseThrow();
    String moved = from.isMoved() ? "was " + from.before() : "";
    Kind kind =
        switch (from.change()) {
          case SAME -> from.isMoved() ? Kind.CHANGED : Kind.UNCHANGED;
          case CROSS_REFERENCES -> from.isMoved() ? Kind.CHANGED : Kind.REFERENCES;
          case REWORDED, WORDING, SUBSTANCE, ELSEWHERE -> Kind.CHANGED;
        };
    List<HistoryPage.Piece> text =
        from.change() == Change.SAME
            ? List.of(new HistoryPage.Piece(now.text(), "kept"))
            : RewordedText.pieces(before, now.text());
    return new Row(
        kind,
        Optional.of(line(comparison.older(), from.before())),
        Optional.of(line(comparison.newer(), now.number())),
        moved,
        text);
  }

  private static Row added(Comparison comparison, Rule now) {
    return new Row(
        Kind.ADDED,
        Optional.empty(),
        Optional.of(line(comparison.newer(), now.number())),
        "added",
        List.of(new HistoryPage.Piece(now.text(), "added")));
  }

  private static Row removed(Comparison comparison, RuleNumber number) {
    String text = comparison.older().rule(number).map(Rule::text).orElseThrow();
    return new Row(
        Kind.REMOVED,
        Optional.of(line(comparison.older(), number)),
        Optional.empty(),
        "removed",
        List.of(new HistoryPage.Piece(text, "removed")));
  }

  private static RuleLink line(Edition edition, RuleNumber number) {
    return new RuleLink(number.toString(), RuleText.href(edition, number), "", false);
  }
}
