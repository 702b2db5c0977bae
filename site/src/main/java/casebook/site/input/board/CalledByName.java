package casebook.site.input.board;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.effect.Ability;
import casebook.engine.reading.word.Subtypes;
import casebook.rules.work.Cancellation;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Whom somebody who writes down what an effect did calls by name: "Grizzly Bears gains haste until
 * end of turn", "creatures Bob controls can't attack". No card has such words of a player or of
 * another object, so that they mean the one that is called so here.
 */
final class CalledByName {
  private static final String THAT_PLAYER = "that player";

  /** A player whose pronoun a text begins with: "They can't attack you this turn". */
  private static final String THEY_CANT = "they can't ";

  /** Shorter ones of players are words of texts as well: "A". */
  private static final int SHORTEST = 3;

  /** Names of players that are words of texts too. */
  private static final Set<String> WORDS =
      Set.of(
          "all",
          "any",
          "attacking",
          "creature",
          "creatures",
          "each",
          "enchanted",
          "equipped",
          "opponent",
          "opponents",
          "other",
          "permanent",
          "permanents",
          "player",
          "players",
          "target",
          "that",
          "the",
          "this",
          "until",
          "you",
          "your");

  /** "This creature": then the text is about the object whose text it is. */
  private static final Pattern ITSELF =
      Pattern.compile("\\bthis (?:permanent|creature|artifact|enchantment|land|planeswalker)\\b");

  private static final Pattern SOME_PLAYER =
      Pattern.compile("\\b(?:that|target|chosen|each) (?:player|opponent)\\b");

  private final Map<String, List<Player>> players;
  private final Map<String, List<Permanent>> permanents;

  CalledByName(List<Player> players, List<Permanent> permanents) {
    this.players =
        players.stream()
            .filter(one -> one.name().length() >= SHORTEST && isName(one.name()))
            .collect(Collectors.groupingBy(Player::name));
    this.permanents =
        permanents.stream()
            .filter(one -> isName(one.characteristics().name()))
            .collect(Collectors.groupingBy(one -> one.characteristics().name()));
  }

  /**
   * The permanent that a text calls by its name; none where the text speaks of its source, or where
   * several are called so.
   *
   * @param source the name of what made the effect
   * @param affects what the effect was said to affect: one of them is meant before others
   */
  Optional<Permanent> permanent(String text, String source, Set<Id> affects) {
    if (ITSELF.matcher(text.toLowerCase(Locale.ROOT)).find() || isNamed(text, source)) {
      return Optional.empty();
    }
    List<Permanent> named = named(text, permanents);
    return only(named)
        .or(() -> only(named.stream().filter(one -> affects.contains(one.id())).toList()));
  }

  /** The player whom a text calls by name; none where it speaks of another player as well. */
  Optional<Player> player(String text) {
    return SOME_PLAYER.matcher(text.toLowerCase(Locale.ROOT)).find()
        ? Optional.empty()
        : only(named(text, players));
  }

  /** The text as a card would have it. */
  static String ofThatPlayer(String text, Player player) {
    return named(player.name()).matcher(text).replaceAll(THAT_PLAYER);
  }

  /** The text of an effect on a single player, as a card would have it: "That player can't …". */
  static String ofOnePlayer(String text) {
    String words = text.strip().replace('’', '\'');
    return words.regionMatches(true, 0, THEY_CANT, 0, THEY_CANT.length())
        ? "That player can't " + words.substring(THEY_CANT.length())
        : text;
  }

  /** The ability with the name of the player again. */
  static Ability ofPlayer(Ability ability, Player player) {
    String text = ability.text().replace(THAT_PLAYER, player.name());
    return new Ability(text, ability.frame(), ability.meaning());
  }

  private static <T> Optional<T> only(List<T> all) {
    return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
  }

  private static <T> List<T> named(String text, Map<String, List<T>> byName) {
    Cancellation.check();
    return byName.entrySet().stream()
        .filter(one -> isNamed(text, one.getKey()))
        .flatMap(one -> one.getValue().stream())
        .toList();
  }

  /** A token that is called Goblin has no name that a text could mean alone. */
  private static boolean isName(String name) {
    String word = name.toLowerCase(Locale.ROOT);
    return !name.isBlank() && !WORDS.contains(word) && Subtypes.of(word).isEmpty();
  }

  private static boolean isNamed(String text, String name) {
    return !name.isBlank() && text.contains(name) && named(name).matcher(text).find();
  }

  private static Pattern named(String name) {
    return Pattern.compile("(?<![\\p{L}-])" + Pattern.quote(name) + "(?![\\p{L}-])");
  }
}
