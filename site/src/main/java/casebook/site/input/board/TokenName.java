package casebook.site.input.board;

import casebook.site.words.english.English;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The name of a token where a card's name is expected: how a case states that token. */
public final class TokenName {
  private static final Pattern TOKEN =
      Pattern.compile("(?<!\\s)\\s++token$", Pattern.CASE_INSENSITIVE);

  /** Predefined tokens that make mana (111.10a, c, h), with what they do in words of ours. */
  private static final Map<String, String> WITH_MANA =
      Map.of(
          "treasure", "{T}, Sacrifice this artifact: Add one mana of any color.",
          "gold", "Sacrifice this artifact: Add one mana of any color.",
          "powerstone", "{T}: Add {C}.");

  /**
   * Other predefined tokens (111.10b, e to g and later): nothing that they do is about attacking.
   */
  private static final Pattern WITHOUT_MANA =
      Pattern.compile("clue|food|blood|map|junk|incubator", Pattern.CASE_INSENSITIVE);

  private TokenName() {}

  /** What a predefined token of that name does that makes mana; nothing for any other. */
  public static Optional<String> manaText(String name) {
    return Optional.ofNullable(WITH_MANA.get(name.toLowerCase(Locale.ROOT)));
  }

  /** What to write in place of the card; nothing for what looks like no token's name. */
  static Optional<String> inPlaceOf(String card) {
    String name = TOKEN.matcher(card.strip()).replaceFirst("");
    String text = WITH_MANA.get(name.toLowerCase(Locale.ROOT));
    if (text != null || WITHOUT_MANA.matcher(name).matches()) {
      String told = English.capitalized(name.toLowerCase(Locale.ROOT));
      return Optional.of(
          " For a token write {name: %s, types: [artifact], subtypes: [%s]%s} in place of {card: %s}."
              .formatted(told, told, text == null ? "" : ", text: \"" + text + "\"", card));
    }
    boolean isShort = name.split("\\s+").length == 1 || !name.equals(card.strip());
    return isShort
        ? Optional.of(
            " For a token write {name: %s, types: [creature], subtypes: [%s]} and its power, toughness and colors in place of {card: %s}."
                .formatted(
                    name, Stream.of(name.split("\\s+")).collect(Collectors.joining(", ")), card))
        : Optional.empty();
  }
}
