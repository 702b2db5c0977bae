package casebook.site.output;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Since;
import casebook.rules.history.Bearer;
import casebook.rules.history.Change;
import casebook.rules.history.Lineage;
import casebook.rules.history.Provenance;
import casebook.rules.history.Resolution;
import casebook.rules.history.Stage;
import casebook.site.words.search.ProvenanceWords;
import casebook.site.words.search.ResolutionWords;
import java.util.Locale;
import java.util.Optional;

/** What became of a rule, as JSON. */
public final class ResolutionJson {
  private ResolutionJson() {}

  /** What {@code GET /api/resolve} answers. */
  public static Json of(Resolution found, Provenance provenance) {
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
        .put("was", Json.list(provenance.numbersBefore(), ResolutionJson::was))
        .putIfPresent(
            "added",
            Optional.of(provenance.lineage())
                .filter(Lineage::isAdded)
                .map(lineage -> since(lineage.beginning())))
        .put("numberBefore", Json.list(provenance.bearers(), ResolutionJson::bearer))
        .put("came", ProvenanceWords.says(provenance))
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
        .putIfPresent("after", stage.since().after().map(Edition::name))
        .put("change", stage.relation().label())
        .put("text", change(stage.change()))
        .put("rules", stage.numbers());
  }

  private static Json was(Lineage.Numbers numbers) {
    return Json.object()
        .put("rules", numbers.numbers())
        .putIfPresent("until", numbers.until().map(until -> until.edition().name()))
        .putIfPresent("after", numbers.until().flatMap(Since::after).map(Edition::name));
  }

  private static Json bearer(Bearer bearer) {
    Edition last = bearer.editions().getLast();
    return Json.object()
        .put("edition", last.name())
        .putIfPresent("until", bearer.until().map(until -> until.edition().name()))
        .putIfPresent("after", bearer.until().flatMap(Since::after).map(Edition::name))
        .put("today", ProvenanceWords.today(bearer))
        .put("href", "/rule/" + last.name() + "/" + bearer.became().rule().number());
  }

  private static Json since(Since since) {
    return Json.object()
        .put("edition", since.edition().name())
        .putIfPresent("after", since.after().map(Edition::name));
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
