package casebook.index.lucene;

import casebook.index.query.Query;
import casebook.index.text.Kind;
import casebook.rules.RuleNumber;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a hit can be chosen by.
 *
 * @param kind what it is
 * @param sections the sections of the rules that it is or belongs to, in order
 * @param editions the names of the editions that it answers for
 * @param having whether there are rulings on it, or it is one
 */
public record Sorting(
    Kind kind, List<RuleNumber> sections, List<String> editions, Query.Having having) {

  private static final String SPACE = " ";

  public Sorting {
    sections = List.copyOf(sections);
    editions = List.copyOf(editions);
  }

  /** The sections that these rules belong to, each once and in order. */
  public static List<RuleNumber> sections(Collection<RuleNumber> rules) {
    return rules.stream().map(RuleNumber::section).distinct().sorted().toList();
  }

  /** The same, answering for other editions. */
  public Sorting of(List<String> others) {
    return new Sorting(kind, sections, others, having);
  }

  /** Kind, whether there are rulings, and sections, in one line. */
  String written() {
    return kind
        + SPACE
        + having
        + sections.stream().map(section -> SPACE + section).collect(Collectors.joining());
  }

  /** Reads such a line. */
  static Sorting read(String written) {
    List<String> parts = Arrays.asList(written.split(SPACE, -1));
    return new Sorting(
        Kind.valueOf(parts.getFirst()),
        parts.stream().skip(2).map(RuleNumber::parse).toList(),
        List.of(),
        Query.Having.valueOf(parts.get(1)));
  }
}
