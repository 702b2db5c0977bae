package casebook.site.http.api;

import casebook.site.output.SchemaFile;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;

/**
 * {@code /schemas/case.json}, {@code /schemas/ruling.json} and {@code /openapi.json}: what cases
 * and rulings look like, and what programs can ask.
 */
public final class Schemas {

  private Schemas() {}

  /**
   * Adds their addresses.
   *
   * @param openApi the document of what programs can ask
   */
  public static void addTo(RoutesConfig routes, String openApi) {
    String schema = "application/schema+json";
    routes.get("/schemas/case.json", context -> answer(context, schema, SchemaFile.CASE));
    routes.get("/schemas/ruling.json", context -> answer(context, schema, SchemaFile.RULING));
    routes.get(
        "/openapi.json",
        context ->
            context
                .contentType("application/json")
                .result(openApi.getBytes(StandardCharsets.UTF_8)));
  }

  private static void answer(Context context, String type, SchemaFile file) {
    context.contentType(type).result(file.text().getBytes(StandardCharsets.UTF_8));
  }
}
