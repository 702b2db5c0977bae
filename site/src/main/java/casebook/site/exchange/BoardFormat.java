package casebook.site.exchange;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A format in which a board can be written. */
public enum BoardFormat {
  /** A case of Casebook in YAML. */
  YAML,

  /** A case of Casebook in JSON. */
  JSON,

  /** A game state or a puzzle of Forge. */
  FORGE,

  /** A list of cards, as Cockatrice, XMage, MTGO and Arena write them, or as links to Scryfall. */
  CARDS;

  /** The beginning of a player's keys in Forge's game states. */
  static final String FORGE_PLAYER = "(human|ai|p\\d)";

  private static final Pattern OF_FORGE =
      Pattern.compile(
          "^[ \\t]*+(\\[(state|metadata)][ \\t]*+$|(activeplayer|activephase|"
              + FORGE_PLAYER
              + "(life|play|battlefield|hand|library))[ \\t]*+=)",
          Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);

  private static final Pattern OF_YAML =
      Pattern.compile(
          "^(---|players|permanents|moves|title|edition|activePlayer)\\b", Pattern.MULTILINE);

  /** The format with a name. */
  public static Optional<BoardFormat> named(String name) {
    return Arrays.stream(values())
        .filter(format -> format.toString().equalsIgnoreCase(name))
        .findFirst();
  }

  /** The names of all formats. */
  public static List<String> names() {
    return Arrays.stream(values()).map(BoardFormat::toString).toList();
  }

  /** Guesses the format of a text. */
  public static BoardFormat of(String text) {
    if (text.stripLeading().startsWith("{")) {
      return JSON;
    }
    if (OF_FORGE.matcher(text).find()) {
      return FORGE;
    }
    return OF_YAML.matcher(text).find() ? YAML : CARDS;
  }

  /** Whether it is a case as Casebook itself reads it. */
  public boolean isCase() {
    return this == YAML || this == JSON;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
