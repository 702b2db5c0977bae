package casebook.index;

import casebook.rules.RuleRange;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a reader's query asks for.
 *
 * @param numbers rule numbers and ranges of them
 * @param impossible what looks like rule numbers but can't be, as written ("508.1l")
 * @param phrases what was put in quotes
 * @param words everything else in its order, separated by spaces
 */
record Question(
    List<RuleRange> numbers, List<String> impossible, List<String> phrases, String words) {

  Question {
    numbers = List.copyOf(numbers);
    impossible = List.copyOf(impossible);
    phrases = List.copyOf(phrases);
  }

  /** Whether it asks for nothing but numbers. */
  boolean isOnlyNumbers() {
    return phrases.isEmpty() && words.isEmpty();
  }

  /** Whether the range only says where to look for the words: a section that is asked with some. */
  boolean isScope(RuleRange range) {
    return range.from().ordinal() == 0 && !isOnlyNumbers();
  }

  /** The same question with other words. */
  Question withWords(String others) {
    return new Question(numbers, impossible, phrases, others);
  }

  /** The question in its usual form: numbers first, then phrases in quotes, then words. */
  @Override
  public String toString() {
    return Stream.of(
            numbers.stream().map(RuleRange::toString),
            impossible.stream(),
            phrases.stream().map(phrase -> "\"" + phrase + "\""),
            Stream.of(words).filter(text -> !text.isEmpty()))
        .flatMap(part -> part)
        .collect(Collectors.joining(" "));
  }
}
