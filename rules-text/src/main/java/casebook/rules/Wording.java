package casebook.rules;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A wording of the rules, and the editions that have it.
 *
 * @param text the text of a rule without its number, the title of a section, or what a glossary
 *     says of a term
 * @param examples the examples of a rule, in order
 * @param places where it stood and when, in order of time
 */
record Wording(String text, List<String> examples, List<Place> places) {

  /** How the name of a place begins whose rest is a term of the glossary. */
  static final String GLOSSARY = "glossary ";

  Wording {
    examples = List.copyOf(examples);
    places = List.copyOf(places);
  }

  /**
   * Where a wording stood, and in which editions.
   *
   * @param name the number of a rule or section, or {@link #GLOSSARY} and a term
   * @param from the first edition that has it there
   * @param to the last edition that has it there; empty where the newest one has
   * @param printed the number that these editions print, where that is a misprint of the one meant
   */
  record Place(String name, LocalDate from, Optional<LocalDate> to, Optional<String> printed) {

    /** What sorts places as the book does, with the glossary after it: "508.1d". */
    String order() {
      int point = name.indexOf('.');
      boolean oneDigit = point > 0 && (point + 2 == name.length() || name.charAt(point + 2) > '9');
      return oneDigit ? name.substring(0, point) + ".0" + name.substring(point + 1) : name;
    }

    /** As the store writes it: "508.1d since 2023-04-14", "306.3b 2008-10-01 printed 306.b". */
    @Override
    public String toString() {
      String when =
          to.map(last -> last.equals(from) ? from.toString() : from + " to " + last)
              .orElse("since " + from);
      return name + " " + when + printed.map(" printed "::concat).orElse("");
    }
  }
}
