package casebook.site.http.api;

import casebook.site.output.SchemaFile;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;

/**
 * {@code /schemas/case.json} and {@code /schemas/ruling.json}: what cases and rulings look like.
 */
public final class Schemas {

  private Schemas() {}

  public static void addTo(RoutesConfig routes) {
    String schema = "application/schema+json";
    routes.get("/schemas/case.json", context -> answer(context, schema, SchemaFile.CASE));
    routes.get("/schemas/ruling.json", context -> answer(context, schema, SchemaFile.RULING));
    routes.get("/openapi.json", context -> answer(context, "application/json", SchemaFile.OPENAPI));
  }

  private static void answer(Context context, String type, SchemaFile file) {
    context.contentType(type).result(file.text().getBytes(StandardCharsets.UTF_8));
  }
}
