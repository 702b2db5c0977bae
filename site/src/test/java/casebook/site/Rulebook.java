package casebook.site;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** Files in the form of the published ones, with rules of our own. */
public final class Rulebook {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.US);

  private Rulebook() {}

  /**
   * A complete edition.
   *
   * @param date the day from which it is in force, as 2026-02-06
   * @param rules headings and rules, one on each line
   */
  public static String of(String date, List<String> rules) {
    String day = DAY.format(LocalDate.parse(date));
    String contents =
        String.join("\n", rules.stream().filter(line -> line.matches("\\d{1,3}\\. .*")).toList());
    return """
    Magic: The Gathering Comprehensive Rules

    These rules are effective as of %s.

    Contents

    %s

    Glossary

    Credits

    %s

    Glossary

    Turn
    A part of the game. See rule 100, “Games.”

    Credits

    Written for tests.
    """
        .formatted(day, contents, String.join("\n\n", rules));
  }
}
