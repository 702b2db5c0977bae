package casebook.site.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Styles, scripts and the icon. Their addresses have a digest of their content, so that browsers
 * can keep them for ever and still get a new one at once.
 */
final class StaticFiles {
  private static final Map<String, String> TYPES =
      Map.of(
          "site.css", "text/css; charset=utf-8",
          "site.js", "text/javascript; charset=utf-8",
          "judge.js", "text/javascript; charset=utf-8",
          "embed.js", "text/javascript; charset=utf-8",
          "card.css", "text/css; charset=utf-8",
          "icon.svg", "image/svg+xml");

  /** Enough of a digest to tell two versions of a file apart. */
  private static final int DIGEST_BYTES = 8;

  private record StaticFile(String content, String type, String digest) {}

  private final Map<String, StaticFile> files = new LinkedHashMap<>();

  StaticFiles() {
    TYPES.forEach((name, type) -> {
      String content = content(name);
      files.put(name, new StaticFile(content, type, digest(content)));
    });
  }

  private static String content(String name) {
    try (InputStream file = StaticFiles.class.getResourceAsStream("static/" + name)) {
      return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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

  void addTo(RoutesConfig routes) {
    routes.get("/static/{digest}/{name}", this::answer);
    routes.get("/embed.js", this::embed);
    String icon = Objects.requireNonNull(paths().get("icon"));
    routes.get("/favicon.ico", context -> context.redirect(icon));
  }

  /** The address of each file, by its name without the part after the point or with it. */
  Map<String, String> paths() {
    var paths = new LinkedHashMap<String, String>();
    files.forEach((name, file) -> {
      String path = "/static/" + file.digest() + "/" + name;
      paths.put(name.equals("icon.svg") ? "icon" : name.replace('.', '_'), path);
    });
    return paths;
  }

  /** The script for other sites has an address that doesn't change, so it isn't kept for ever. */
  private void embed(Context context) {
    StaticFile file = Objects.requireNonNull(files.get("embed.js"));
    context
        .header("Cache-Control", "public, max-age=3600")
        .header("Cross-Origin-Resource-Policy", "cross-origin")
        .contentType(file.type())
        .result(file.content());
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
