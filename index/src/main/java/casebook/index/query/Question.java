package casebook.index.query;

import casebook.index.text.Entry;
import casebook.rules.RuleNumber;
import casebook.rules.RuleRange;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a reader's query asks for.
 *
 * @param numbers rule numbers and ranges of them
 * @param exactly those of them that have a point at their end: without what is below them
 * @param instead numbers that are searched for those that don't exist or that have another number
 *     today, the likeliest first
 * @param edition the edition that a number is asked of ("508.1d@2024"), as it is written
 * @param impossible what looks like rule numbers but can't be, as written ("508.1l")
 * @param phrases what was put in quotes
 * @param words everything else in its order, separated by spaces
 */
public record Question(
    List<RuleRange> numbers,
    Set<RuleRange> exactly,
    List<RuleNumber> instead,
    List<String> impossible,
    Optional<String> edition,
    List<String> phrases,
    String words) {

  public Question {
    numbers = List.copyOf(numbers);
    exactly = Set.copyOf(exactly);
    instead = List.copyOf(instead);
    impossible = List.copyOf(impossible);
    phrases = List.copyOf(phrases);
  }

  /** Whether it asks for nothing but numbers. */
  boolean isOnlyNumbers() {
    return phrases.isEmpty() && words.isEmpty();
  }

  /** Whether it asks for nothing but words. */
  public boolean isOnlyWords() {
    return phrases.isEmpty() && numbers.isEmpty() && instead.isEmpty();
  }

  /** Whether the range only says where to look for the words: a section that is asked with some. */
  public boolean isScope(RuleRange range) {
    return range.from().ordinal() == 0 && !isOnlyNumbers();
  }

  /** Whether something belongs to a section that only says where to look for the words. */
  public boolean isInScope(Entry entry) {
    return numbers.stream()
        .filter(this::isScope)
        .anyMatch(range -> entry.rules().stream().anyMatch(range::contains));
  }

  /** The same question without its words and phrases. */
  public Question onlyNumbers() {
    return new Question(numbers, exactly, instead, impossible, edition, List.of(), "");
  }

  /** The same question with other words. */
  public Question withWords(String others) {
    return new Question(numbers, exactly, instead, impossible, edition, phrases, others);
  }

  /** The same question with other phrases. */
  public Question withPhrases(List<String> others) {
    return new Question(numbers, exactly, instead, impossible, edition, others, words);
  }

  /** The same question, which looks up these numbers too. */
  public Question alsoFor(List<RuleNumber> others) {
    return new Question(numbers, exactly, others, impossible, edition, phrases, words);
  }

  /** Whether a number is of the range, or belongs to one of it where that is wanted. */
  public boolean covers(RuleRange range, RuleNumber number) {
    return exactly.contains(range) ? range.from().equals(number) : range.contains(number);
  }

  /** The question in its usual form: numbers first, then phrases in quotes, then words. */
  @Override
  public String toString() {
    return Stream.of(
            numbers.stream().map(this::written),
            impossible.stream(),
            phrases.stream().map(phrase -> "\"" + phrase + "\""),
            Stream.of(words).filter(text -> !text.isEmpty()))
        .flatMap(part -> part)
        .collect(Collectors.joining(" "));
  }

  private String written(RuleRange range) {
    return range
        + (exactly.contains(range) ? "." : "")
        + edition.map(name -> "@" + name).orElse("");
  }
}
