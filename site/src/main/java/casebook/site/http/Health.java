package casebook.site.http;

import casebook.rules.Edition;
import casebook.site.Casebook;
import casebook.site.http.api.Api;
import casebook.site.http.api.Endpoint;
import casebook.site.output.Json;
import io.javalin.http.Context;

/** {@code /health}: whether the site is up, and which editions it holds. */
final class Health implements Endpoint {
  private final Casebook casebook;

  Health(Casebook casebook) {
    this.casebook = casebook;
  }

  @Override
  public void addTo(Api routes) {
    routes.get("/health", this::answer);
  }

  private void answer(Context context) {
    Json json =
        Json.object()
            .put("status", "up")
            .put("editions", Json.list(casebook.editions().all(), Edition::name));
    context.contentType("application/json").result(json.indented());
  }
}
