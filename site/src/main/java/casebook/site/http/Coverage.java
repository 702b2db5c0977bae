package casebook.site.http;

import casebook.engine.Homes;
import casebook.engine.Homes.Home;
import casebook.site.Casebook;
import casebook.site.cases.PublishedRuling;
import casebook.site.output.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;

/** {@code GET /api/coverage}: what becomes of each rule of 506 and 508, and where. */
final class Coverage {
  private final Casebook casebook;

  Coverage(Casebook casebook) {
    this.casebook = casebook;
  }

  void addTo(RoutesConfig routes) {
    routes.get("/api/coverage", this::answer);
  }

  private void answer(Context context) {
    context
        .contentType("application/json")
        .result(Json.compact(Json.list(Homes.all(), this::json)));
  }

  private Json json(Home home) {
    return Json.object()
        .put("rule", home.rule())
        .put("disposition", home.disposition().name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .put("home", home.type().getName())
        .put("by", home.by().getName())
        .put("cases", slugs(casebook.rulings().applying(home.rule())))
        .put("notApplying", slugs(casebook.rulings().notApplying(home.rule())));
  }

  private static List<Object> slugs(List<PublishedRuling> rulings) {
    return Json.list(rulings, PublishedRuling::slug);
  }
}
