package casebook.rules;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

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

  private static final Map<String, LocalDate> DAYS = new ConcurrentHashMap<>();

  Wording {
    examples = List.copyOf(examples);
    places = List.copyOf(places);
  }

  /** A date as a store writes it; the same few stand in it over and over. */
  static LocalDate day(String written) {
    return DAYS.computeIfAbsent(
        written,
        day ->
            LocalDate.of(
                Integer.parseInt(day, 0, 4, 10),
                Integer.parseInt(day, 5, 7, 10),
                Integer.parseInt(day, 8, 10, 10)));
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
    /**
     * Reads what {@link #toString} writes; empty for a line that isn't a place.
     *
     * @throws IllegalArgumentException with the line, if it is one without its dates
     */
    static Optional<Place> find(String line) {
      if (!line.startsWith(GLOSSARY) && !Character.isDigit(line.charAt(0))) {
        return Optional.empty();
      }
      var words = new ArrayList<String>(List.of(line.split(" ", -1)));
      Optional<String> printed = takeAfter("printed", words);
      Optional<String> since = takeAfter("since", words);
      Optional<String> last = takeAfter("to", words);
      String first = since.isPresent() ? since.get() : words.removeLast();
      if (words.isEmpty() || first.length() != 10) {
        throw new IllegalArgumentException(line);
      }
      Optional<String> to =
          since.isPresent() ? Optional.empty() : last.or(() -> Optional.of(first));
      return Optional.of(
          new Place(String.join(" ", words), day(first), to.map(Wording::day), printed));
    }

    private static Optional<String> takeAfter(String name, List<String> words) {
      int size = words.size();
      if (size < 3 || !words.get(size - 2).equals(name)) {
        return Optional.empty();
      }
      String taken = words.removeLast();
      words.removeLast();
      return Optional.of(taken);
    }

    /** What sorts places as the book does, with the glossary after it: "508.1d". */
    String order() {
      int point = name.indexOf('.');
      boolean oneDigit = point > 0 && (point + 2 == name.length() || name.charAt(point + 2) > '9');
      return oneDigit
          ? name.substring(0, point).concat(".0").concat(name.substring(point + 1))
          : name;
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
