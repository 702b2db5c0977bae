package casebook.index.text;

import casebook.rules.RuleNumber;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What is indexed as one: a text, once for all editions that have it.
 *
 * @param kind what it is
 * @param number the number that a section, rule or sub-rule is
 * @param rules the rules that it is or belongs to, the most important first
 * @param citations the numbers that its text refers to
 * @param editions the names of the editions that have it, newest first; none for what is not part
 *     of an edition
 * @param title what it is called, or the heading over it
 * @param text what it says
 * @param setting what is said just above it, empty if nothing is
 * @param asked how players ask for it, empty if nothing is known
 * @param ways further ways to ask for a case or short answer, by which it is told from others of
 *     these
 * @param path the path of its page, in each edition if it is part of editions
 */
public record Entry(
    Kind kind,
    Optional<RuleNumber> number,
    List<RuleNumber> rules,
    List<RuleNumber> citations,
    List<String> editions,
    String title,
    String text,
    String setting,
    String asked,
    String ways,
    Path path) {

  /** The path of a page, for the edition in which the entry is shown. */
  public sealed interface Path {

    /** The same page whatever the edition. */
    record Fixed(String href) implements Path {}

    /** A page below that of an edition, as "508.1d" or "508.1d#example-1". */
    record InEdition(String rest) implements Path {}
  }

  /** Rules first, in the order of the book, the newest text of each first. */
  public static final Comparator<Entry> ORDER =
      Comparator.comparing(Entry::kind)
          .thenComparing(entry -> entry.rules().isEmpty())
          .thenComparing(Entry::rules, Entry::firstInBook)
          .thenComparing(entry -> String.join(" ", entry.editions()), Comparator.reverseOrder())
          .thenComparing(Entry::title);

  private static int firstInBook(List<RuleNumber> one, List<RuleNumber> other) {
    return one.isEmpty() || other.isEmpty() ? 0 : one.getFirst().compareTo(other.getFirst());
  }

  public Entry {
    rules = List.copyOf(rules);
    citations = List.copyOf(citations);
    editions = List.copyOf(editions);
  }

  /**
   * What the texts of the same thing in different editions share.
   *
   * @param kind what they are
   * @param name the number, the number and place of an example, or the term of a glossary entry
   */
  public record Slot(Kind kind, String name) {}

  /** The entry's slot; empty for what is not part of an edition. */
  public Optional<Slot> slot() {
    return switch (kind) {
      case GLOSSARY -> Optional.of(new Slot(kind, title));
      case RULE, EXAMPLE ->
          switch (path) {
            case Path.InEdition(String rest) -> Optional.of(new Slot(kind, rest));
            case Path.Fixed _ -> Optional.empty();
          };
      case TOPIC, RULING, CASE, ANSWER, CARD -> Optional.empty();
    };
  }

  /** The same text of other editions. */
  Entry of(List<String> others) {
    return new Entry(
        kind, number, rules, citations, others, title, text, setting, asked, ways, path);
  }

  /** Whether the title is the entry's own, not the heading over it. */
  public boolean hasName() {
    return switch (kind) {
      case RULE -> text.equals(title);
      case GLOSSARY, TOPIC, CASE, ANSWER, CARD -> true;
      case EXAMPLE, RULING -> false;
    };
  }

  /** Whether the entry answers for the edition; what isn't part of one answers for the current. */
  public boolean answersFor(String edition, String current) {
    return editions.isEmpty() ? edition.equals(current) : editions.contains(edition);
  }

  /** The path of its page in the edition. */
  public String href(String edition) {
    return switch (path) {
      case Path.Fixed(String href) -> href;
      case Path.InEdition(String rest) -> "/cr/" + edition + "/" + rest;
    };
  }
}
