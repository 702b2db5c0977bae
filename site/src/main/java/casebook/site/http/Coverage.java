package casebook.site.http;

import casebook.engine.Homes;
import casebook.engine.Homes.Home;
import casebook.site.cases.CaseFiles;
import casebook.site.output.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;

/** {@code GET /api/coverage}: what becomes of each rule of 506 and 508, and where. */
final class Coverage {
  private Coverage() {}

  static void addTo(RoutesConfig routes) {
    routes.get("/api/coverage", Coverage::answer);
  }

  private static void answer(Context context) {
    List<String> cases = CaseFiles.slugs();
    List<Object> homes = Json.list(Homes.all(), home -> json(home, cases));
    context.contentType("application/json").result(Json.compact(homes));
  }

  private static Json json(Home home, List<String> cases) {
    return Json.object()
        .put("rule", home.rule())
        .put("disposition", home.disposition().name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .put("home", home.type().getName())
        .put("by", home.by().getName())
        .put("cases", CaseFiles.about(home.rule(), cases));
  }
}
