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
    routes.get("/schemas/case.json", context -> answer(context, "case.schema.json"));
    routes.get("/schemas/ruling.json", context -> answer(context, "ruling.schema.json"));
  }

  private static void answer(Context context, String file) {
    try (InputStream schema = Schemas.class.getResourceAsStream(FOLDER + file)) {
      context
          .contentType("application/schema+json")
          .result(Objects.requireNonNull(schema, file).readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
