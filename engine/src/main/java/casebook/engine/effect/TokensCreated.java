package casebook.engine.effect;

import casebook.engine.mana.Color;
import java.util.List;
import java.util.Optional;

/**
 * Creature tokens, as the text that creates them describes them (111.3).
 *
 * @param number how many there are; at least so many, where not all is described
 * @param types their card types, in lower case
 * @param subtypes their subtypes, in lower case
 * @param described all else that they are; empty where the text leaves some of it, or their number,
 *     to the board
 */
public record TokensCreated(
    int number, List<String> types, List<String> subtypes, Optional<Described> described) {

  /** A creature of which no more is said: a copy of another one. */
  public static final TokensCreated SOME_CREATURE =
      new TokensCreated(1, List.of("creature"), List.of(), Optional.empty());

  public TokensCreated {
    types = List.copyOf(types);
    subtypes = List.copyOf(subtypes);
  }

  /** The same where something else decides how large they are or how many. */
  public TokensCreated partly() {
    return new TokensCreated(number, types, subtypes, Optional.empty());
  }

  /**
   * What tokens are besides their types.
   *
   * @param keywords the keyword abilities that they have, in lower case
   */
  public record Described(int power, int toughness, List<Color> colors, List<String> keywords) {
    public Described {
      colors = List.copyOf(colors);
      keywords = List.copyOf(keywords);
    }
  }
}
