package casebook.site.http.api;

import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.site.Casebook;
import casebook.site.output.Json;
import io.javalin.http.Context;

/** {@code GET /api/editions}: the editions that are held, and those known to be missing. */
public final class EditionsApi implements Endpoint {
  private final Casebook casebook;

  public EditionsApi(Casebook casebook) {
    this.casebook = casebook;
  }

  @Override
  public void addTo(Api routes) {
    routes.get("/api/editions", this::answer);
  }

  private void answer(Context context) {
    Editions editions = casebook.editions();
    Edition executed = editions.executed();
    Json json =
        Json.object()
            .put("latest", editions.current().name())
            .put("executed", executed.name())
            .put(
                "editions",
                Json.list(
                    editions.all(),
                    edition -> json(edition).put("executed", edition.equals(executed))))
            .put("missing", editions.missing());
    context.contentType("application/json").result(json.indented());
  }

  private static Json json(Edition edition) {
    Json json =
        Json.object()
            .put("edition", edition.name())
            .putIfPresent("title", edition.title())
            .put("source", edition.source())
            .put("origin", Editions.isBuiltIn(edition) ? "built-in" : "imported");
    return switch (edition.coverage()) {
      case Coverage.Complete() -> json.put("complete", true);
      case Coverage.Sections(var numbers) -> json.put("complete", false).put("sections", numbers);
    };
  }
}
