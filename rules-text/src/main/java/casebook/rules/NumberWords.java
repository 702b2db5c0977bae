package casebook.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The numbers that texts write as words, from zero to twenty. */
public final class NumberWords {
  private static final List<String> WORDS =
      List.of(
          "zero",
          "one",
          "two",
          "three",
          "four",
          "five",
          "six",
          "seven",
          "eight",
          "nine",
          "ten",
          "eleven",
          "twelve",
          "thirteen",
          "fourteen",
          "fifteen",
          "sixteen",
          "seventeen",
          "eighteen",
          "nineteen",
          "twenty");

  private static final Map<String, Integer> VALUES = new HashMap<>();

  static {
    WORDS.forEach(word -> VALUES.put(word, VALUES.size()));
  }

  private NumberWords() {}

  /** The number that a word in lower case stands for. */
  public static OptionalInt value(String word) {
    Integer value = VALUES.get(word);
    return value == null ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /** The word for a number from zero to twenty. */
  public static String word(int number) {
    return WORDS.get(number);
  }
}
