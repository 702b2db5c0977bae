package casebook.site.http;

import casebook.rules.Edition;
import casebook.site.Casebook;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;

/** {@code /health}: whether the site is up, and which editions it holds. */
final class Health {
  private final Casebook casebook;

  Health(Casebook casebook) {
    this.casebook = casebook;
  }

  void addTo(RoutesConfig routes) {
    routes.get("/health", this::answer);
  }

  private void answer(Context context) {
    List<String> editions = casebook.editions().all().stream().map(Edition::name).toList();
    Json.answer(context, Map.of("status", "up", "editions", editions));
  }
}
