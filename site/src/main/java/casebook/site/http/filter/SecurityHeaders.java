package casebook.site.http.filter;

import io.javalin.config.RoutesConfig;
import java.util.Map;

/** What every answer tells browsers to refuse: nothing here comes from elsewhere. */
public final class SecurityHeaders {
  /** By their names. */
  static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
              + " img-src 'self' data:; object-src 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "same-origin",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Permissions-Policy",
          "camera=(), geolocation=(), microphone=()");

  private SecurityHeaders() {}

  /** Adds the headers to each answer. */
  public static void addTo(RoutesConfig routes) {
    routes.before(context -> HEADERS.forEach(context::header));
  }
}
