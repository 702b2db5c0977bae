package casebook.engine.mana;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The five colors (105.1), in the order of the color pie, each by the letter of its mana symbol.
 */
public enum Color {
  /** White. */
  W("white"),
  /** Blue. */
  U("blue"),
  /** Black. */
  B("black"),
  /** Red. */
  R("red"),
  /** Green. */
  G("green");

  private static final Map<String, Color> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(Color::word, Function.identity()));

  private final String word;

  Color(String word) {
    this.word = word;
  }

  /** The color as texts call it: "white". */
  public String word() {
    return word;
  }

  /** The color that a text calls so, in lower case. */
  public static Optional<Color> of(String word) {
    return Optional.ofNullable(BY_WORD.get(word));
  }
}
