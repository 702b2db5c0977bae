package casebook.site.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * {@code /schemas/case.json} and {@code /schemas/ruling.json}: what cases and rulings look like.
 */
final class Schemas {
  private static final String FOLDER = "/casebook/site/schema/";

  private Schemas() {}

  static void addTo(RoutesConfig routes) {
    String schema = "application/schema+json";
    routes.get("/schemas/case.json", context -> answer(context, schema, "case.schema.json"));
    routes.get("/schemas/ruling.json", context -> answer(context, schema, "ruling.schema.json"));
    routes.get("/openapi.json", context -> answer(context, "application/json", "openapi.json"));
  }

  private static void answer(Context context, String type, String file) {
    try (InputStream text = Schemas.class.getResourceAsStream(FOLDER + file)) {
      context.contentType(type).result(Objects.requireNonNull(text, file).readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
