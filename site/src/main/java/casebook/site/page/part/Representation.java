package casebook.site.page.part;

import io.javalin.http.Context;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** What a rule can be had as: a page, data or plain text. */
public enum Representation {
  HTML("text/html", ""),
  JSON("application/json", ".json"),
  TEXT("text/plain", ".txt");

  private final String type;
  private final String suffix;

  Representation(String type, String suffix) {
    this.type = type;
    this.suffix = suffix;
  }

  /** What an address ends with that asks for it. */
  public String suffix() {
    return suffix;
  }

  /** Its media type. */
  String type() {
    return type;
  }

  /** The one that the end of an address asks for, if it does. */
  public static Optional<Representation> bySuffix(String address) {
    return Arrays.stream(values())
        .filter(one -> !one.suffix.isEmpty() && address.endsWith(one.suffix))
        .findFirst();
  }

  /** The one that a request likes best; a page where it doesn't say. */
  public static Representation byAccept(Context context) {
    String accept = Objects.requireNonNullElse(context.header("Accept"), "*/*");
    Representation best = HTML;
    double most = 0;
    for (Representation one : values()) {
      double quality = one.quality(accept);
      if (quality > most) {
        best = one;
        most = quality;
      }
    }
    return best;
  }

  /** How much it is liked: what the most exact of the ranges that it is in says (RFC 9110). */
  private double quality(String accept) {
    double quality = 0;
    int exactness = -1;
    for (String range : accept.split(",", -1)) {
      String[] parts = range.strip().toLowerCase(Locale.ROOT).split(";", -1);
      String name = parts[0].strip();
      int exact =
          name.equals(type)
              ? 2
              : name.equals(type.substring(0, type.indexOf('/')) + "/*")
                  ? 1
                  : name.equals("*/*") ? 0 : -1;
      if (exact > exactness) {
        exactness = exact;
        quality =
            Arrays.stream(parts)
                .map(String::strip)
                .filter(part -> part.matches("q=[01](\\.\\d{0,3})?"))
                .map(part -> Double.parseDouble(part.substring("q=".length())))
                .findFirst()
                .orElse(1.0);
      }
    }
    return exactness < 0 ? 0 : quality;
  }

  /** Whether a program asks rather than a person. */
  public static boolean wantsJson(Context context) {
    String accept = Objects.requireNonNullElse(context.header("Accept"), "");
    return accept.contains("application/json") && !accept.contains("text/html");
  }
}
