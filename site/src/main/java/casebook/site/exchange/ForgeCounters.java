package casebook.site.exchange;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Forge's names of counters: P1P1 is a +1/+1 counter, LOYALTY a loyalty counter. */
final class ForgeCounters {
  private static final Pattern POWER =
      Pattern.compile("([PM])(\\d+)([PM])(\\d+)", Pattern.CASE_INSENSITIVE);

  private static final Pattern OF_CASE = Pattern.compile("([+-])(\\d+)/([+-])(\\d+)");

  /** Forge writes kinds of two words as one. */
  private static final Map<String, String> TWO_WORDS =
      Map.of("firststrike", "first strike", "doublestrike", "double strike");

  private ForgeCounters() {}

  /** The rules' name of a kind. */
  static String fromForge(String kind) {
    Matcher power = POWER.matcher(kind);
    if (power.matches()) {
      return sign(power.group(1)) + power.group(2) + "/" + sign(power.group(3)) + power.group(4);
    }
    String lower = kind.strip().toLowerCase(Locale.ROOT);
    return TWO_WORDS.getOrDefault(lower, lower);
  }

  private static String sign(String letter) {
    return letter.equalsIgnoreCase("P") ? "+" : "-";
  }

  /** Forge's name of a kind; empty where it would break a list of counters. */
  static Optional<String> toForge(String kind) {
    Matcher power = OF_CASE.matcher(kind);
    if (power.matches()) {
      return Optional.of(
          (letter(power.group(1)) + power.group(2) + letter(power.group(3)) + power.group(4)));
    }
    String upper = kind.replace(" ", "").toUpperCase(Locale.ROOT);
    return upper.matches("\\p{Alnum}+") ? Optional.of(upper) : Optional.empty();
  }

  private static String letter(String sign) {
    return sign.equals("+") ? "P" : "M";
  }
}
