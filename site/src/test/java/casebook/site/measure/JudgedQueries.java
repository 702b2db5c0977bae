package casebook.site.measure;

import casebook.rules.OwnFile;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Queries whose answers are known.
 *
 * @param name what the set is called
 * @param queries its queries, at least one
 */
public record JudgedQueries(String name, List<JudgedQuery> queries) {

  /** The sets that Casebook comes with. */
  private static final List<String> BUILT_IN =
      List.of("tuned on", "kept aside", "voices tuned on", "voices kept aside");

  private static final Pattern BAR = Pattern.compile("\\s+\\|\\s+");
  private static final Pattern SPACE = Pattern.compile("\\s+");

  /** Class, query and grades. */
  private static final int COLUMNS = 3;

  /**
   * @throws IllegalArgumentException if there are none
   */
  public JudgedQueries {
    queries = List.copyOf(queries);
    if (queries.isEmpty()) {
      throw new IllegalArgumentException(name + " has no queries");
    }
  }

  /** The sets that Casebook comes with: the one that the search is tuned on, and the other one. */
  public static List<JudgedQueries> builtIn() {
    return BUILT_IN.stream().map(JudgedQueries::builtIn).toList();
  }

  private static JudgedQueries builtIn(String name) {
    String file = name.replace(' ', '-') + ".txt";
    return read(name, new OwnFile(JudgedQueries.class, file).text());
  }

  /**
   * Reads lines such as {@code jargon | swing | 508.1a:2 508.1:1}; lines that begin with # say
   * nothing.
   *
   * @throws IllegalArgumentException with the line that is none, and why
   */
  public static JudgedQueries read(String name, String text) {
    List<JudgedQuery> queries = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        try {
          queries.add(query(line));
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException(
              "%s, line %d: %s".formatted(name, i + 1, e.getMessage()), e);
        }
      }
    }
    return new JudgedQueries(name, queries);
  }

  private static JudgedQuery query(String line) {
    String[] columns = BAR.split(line, -1);
    if (columns.length != COLUMNS) {
      throw new IllegalArgumentException(
          "expected class | query | rule:grade …, found “" + line + "”");
    }
    QueryClass of =
        QueryClass.named(columns[0])
            .orElseThrow(
                () -> new IllegalArgumentException("there is no class “" + columns[0] + "”"));
    Map<RuleNumber, Integer> grades = new LinkedHashMap<>();
    for (String graded : SPACE.splitAsStream(columns[2]).toList()) {
      int colon = graded.indexOf(':');
      if (colon < 0) {
        throw new IllegalArgumentException("“" + graded + "” has no grade, as in 508.1d:2");
      }
      grades.put(
          RuleNumber.parse(graded.substring(0, colon)),
          Integer.parseInt(graded.substring(colon + 1)));
    }
    return new JudgedQuery(of, columns[1], grades);
  }
}
