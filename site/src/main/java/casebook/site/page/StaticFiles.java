package casebook.site.page;

import static java.util.stream.Collectors.joining;

import casebook.rules.OwnFile;
import casebook.site.page.part.Page;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Styles, scripts and the icon. Their addresses have a digest of the content of all of them, so
 * that browsers can keep them for ever and still get new ones at once; scripts that import each
 * other by relative addresses are always of one version.
 */
final class StaticFiles implements Page {
  private static final List<String> NAMES =
      List.of(
          "site.css",
          "site.js",
          "dom.js",
          "propose.js",
          "copying.js",
          "rule-in-place.js",
          "judge.js",
          "judge-form.js",
          "judge-cards.js",
          "judge-table.js",
          "judge-pieces.js",
          "judge-hand.js",
          "judge-steps.js",
          "judge-texts.js",
          "judge-moves.js",
          "judge-share.js",
          "card.css",
          "icon.svg");

  private static final Map<String, String> TYPES =
      Map.of(
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "svg", "image/svg+xml");

  /** Enough of a digest to tell two versions of a file apart. */
  private static final int DIGEST_BYTES = 8;

  private record StaticFile(String content, String type) {}

  private final Map<String, StaticFile> files = new LinkedHashMap<>();
  private final String digest;

  StaticFiles() {
    for (String name : NAMES) {
      String type = TYPES.getOrDefault(name.substring(name.indexOf('.') + 1), "");
      files.put(name, new StaticFile(content(name), type));
    }
    digest = digest(files.values().stream().map(StaticFile::content).collect(joining()));
  }

  private static String content(String name) {
    return new OwnFile(StaticFiles.class, "static/" + name).text();
  }

  private static String digest(String content) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, DIGEST_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/static/{digest}/{name}", this::answer);
    routes.get("/favicon.ico", context -> context.redirect(icon()));
  }

  /** The address of the icon. */
  String icon() {
    return Objects.requireNonNull(paths().get("icon"));
  }

  /** The address of each file, by its name without the part after the point or with it. */
  Map<String, String> paths() {
    var paths = new LinkedHashMap<String, String>();
    for (String name : files.keySet()) {
      String path = "/static/" + digest + "/" + name;
      paths.put(name.equals("icon.svg") ? "icon" : name.replace('.', '_'), path);
    }
    return paths;
  }

  private void answer(Context context) {
    StaticFile file = files.get(context.pathParam("name"));
    if (file == null) {
      throw new NotFoundResponse();
    }
    context
        .header("Cache-Control", "public, max-age=31536000, immutable")
        .header("Vary", "Accept-Encoding")
        .contentType(file.type())
        .result(file.content());
  }
}
