package casebook.site.output;

import casebook.rules.Change;
import casebook.rules.Resolution;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Stage;
import casebook.site.words.ResolutionWords;
import java.util.Locale;

/** What became of a rule, as JSON. */
public final class ResolutionJson {
  private ResolutionJson() {}

  /** What {@code GET /api/resolve} answers. */
  public static Json of(Resolution found) {
    RuleNumber number = found.rule().number();
    return Json.object()
        .put("rule", number)
        .put("edition", found.edition().name())
        .put("text", found.rule().text())
        .put("latest", found.latest().name())
        .put("today", Json.list(found.today(), today -> today(found, today)))
        .put("sameNumberToday", label(found.sameNumber()))
        .put("steps", Json.list(found.steps(), ResolutionJson::step))
        .put("sure", label(found.sureness()))
        .put("says", ResolutionWords.says(found))
        .put("href", "/rule/" + found.edition().name() + "/" + number);
  }

  private static Json today(Resolution found, Resolution.Today today) {
    return Json.object()
        .putOrNull("rule", today.rule().map(Rule::number))
        .put("relation", today.relation().label())
        .putIfPresent("change", today.rule().map(_ -> change(today.change())))
        .putIfPresent("text", today.rule().map(Rule::text))
        .putIfPresent(
            "href", today.rule().map(rule -> "/cr/" + found.latest().name() + "/" + rule.number()));
  }

  private static Json step(Stage stage) {
    return Json.object()
        .put("edition", stage.edition().name())
        .put("change", stage.relation().label())
        .put("text", change(stage.change()))
        .put("rules", stage.numbers());
  }

  /** What differs in the text, by its public name. */
  static String change(Change change) {
    return switch (change) {
      case SAME -> "same";
      case CROSS_REFERENCES -> "cross-references";
      case REWORDED, WORDING, SUBSTANCE, ELSEWHERE -> "reworded";
    };
  }

  private static String label(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
