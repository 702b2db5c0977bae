package casebook.site.page;

import casebook.rules.OwnFile;
import casebook.site.output.Json;
import casebook.site.page.part.Page;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;

/**
 * What a browser needs to install the site, and to show what was read where there is no network:
 * {@code /manifest.webmanifest} and {@code /service-worker.js}. Their addresses have no digest:
 * browsers look for the same ones again.
 */
final class OfflinePages implements Page {
  private static final String TITLE = "Casebook";

  private final String worker = new OwnFile(OfflinePages.class, "offline/service-worker.js").text();
  private final String manifest;

  /**
   * The two files.
   *
   * @param icon the address of the icon
   */
  OfflinePages(String icon) {
    manifest =
        Json.object()
            .put("name", TITLE)
            .put("short_name", TITLE)
            .put("description", "The rules of combat, and a judge of attacks that cites them.")
            .put("start_url", "/")
            .put("display", "minimal-ui")
            .put("background_color", "#fbfaf7")
            .put("theme_color", "#0d5e5b")
            .put(
                "icons",
                Json.list(
                    List.of(icon),
                    one ->
                        Json.object()
                            .put("src", one)
                            .put("type", "image/svg+xml")
                            .put("sizes", "any")))
            .indented();
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get(
        "/manifest.webmanifest", context -> answer(context, "application/manifest+json", manifest));
    routes.get(
        "/service-worker.js", context -> answer(context, "text/javascript; charset=utf-8", worker));
  }

  private static void answer(Context context, String type, String content) {
    context.header("Cache-Control", "no-cache").contentType(type).result(content);
  }
}
