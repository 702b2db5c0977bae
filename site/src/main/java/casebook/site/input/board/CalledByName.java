package casebook.site.input.board;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.effect.Ability;
import casebook.engine.reading.word.Subtypes;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Whom somebody who writes down what an effect did calls by name: "Grizzly Bears gains haste until
 * end of turn", "creatures Bob controls can't attack". No card has such words of a player or of
 * another object, so that they mean the one that is called so here.
 */
record CalledByName(List<Player> players, List<Permanent> permanents) {
  private static final String THAT_PLAYER = "that player";

  /** Shorter ones of players are words of texts as well: "A". */
  private static final int SHORTEST = 3;

  /** "This creature": then the text is about the object whose text it is. */
  private static final Pattern ITSELF =
      Pattern.compile("\\bthis (?:permanent|creature|artifact|enchantment|land|planeswalker)\\b");

  private static final Pattern SOME_PLAYER =
      Pattern.compile("\\b(?:that|target|chosen|each) (?:player|opponent)\\b");

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
    List<Permanent> named =
        permanents.stream()
            .filter(permanent -> isName(permanent.characteristics().name()))
            .filter(permanent -> isNamed(text, permanent.characteristics().name()))
            .toList();
    return only(named)
        .or(() -> only(named.stream().filter(one -> affects.contains(one.id())).toList()));
  }

  /** The player whom a text calls by name; none where it speaks of another player as well. */
  Optional<Player> player(String text) {
    return SOME_PLAYER.matcher(text.toLowerCase(Locale.ROOT)).find()
        ? Optional.empty()
        : only(
            players.stream()
                .filter(player -> player.name().length() >= SHORTEST)
                .filter(player -> isNamed(text, player.name()))
                .toList());
  }

  /** The text as a card would have it. */
  static String ofThatPlayer(String text, Player player) {
    return named(player.name()).matcher(text).replaceAll(THAT_PLAYER);
  }

  /** The ability with the name of the player again. */
  static Ability ofPlayer(Ability ability, Player player) {
    String text = ability.text().replace(THAT_PLAYER, player.name());
    return new Ability(text, ability.frame(), ability.meaning());
  }

  private static <T> Optional<T> only(List<T> all) {
    return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
  }

  /** A token that is called Goblin has no name that a text could mean alone. */
  private static boolean isName(String name) {
    return Subtypes.of(name.toLowerCase(Locale.ROOT)).isEmpty();
  }

  private static boolean isNamed(String text, String name) {
    return !name.isBlank() && named(name).matcher(text).find();
  }

  private static Pattern named(String name) {
    return Pattern.compile("(?<![\\p{L}-])" + Pattern.quote(name) + "(?![\\p{L}-])");
  }
}
