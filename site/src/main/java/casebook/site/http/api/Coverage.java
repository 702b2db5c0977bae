package casebook.site.http.api;

import casebook.site.Casebook;
import casebook.site.cases.PublishedRuling;
import casebook.site.coverage.Choice;
import casebook.site.coverage.CoveredRule;
import casebook.site.output.Json;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;

/** {@code GET /api/coverage}: what becomes of each rule of 506 and 508, and where. */
public final class Coverage implements Endpoint {
  private final Casebook casebook;

  public Coverage(Casebook casebook) {
    this.casebook = casebook;
  }

  @Override
  public void addTo(Api routes) {
    routes.get("/api/coverage", this::answer);
  }

  private void answer(Context context) {
    List<CoveredRule> all = CoveredRule.all(casebook.rulings());
    context.contentType("application/json").result(Json.compact(Json.list(all, Coverage::json)));
  }

  private static Json json(CoveredRule covered) {
    return Json.object()
        .put("rule", covered.rule())
        .put("disposition", label(covered.home().disposition()))
        .put("home", covered.home().type().getName())
        .put("by", covered.home().by().getName())
        .put("source", covered.source())
        .put("leftToPlayers", Json.list(covered.choices(), Coverage::choice))
        .put("cases", slugs(covered.applying()))
        .put("notApplying", slugs(covered.notApplying()));
  }

  private static Json choice(Choice choice) {
    return Json.object()
        .put("chooser", label(choice.chooser()))
        .put("words", choice.words())
        .put("field", choice.field());
  }

  private static String label(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static List<Object> slugs(List<PublishedRuling> rulings) {
    return Json.list(rulings, PublishedRuling::slug);
  }
}
