package casebook.site.ask.mention;

import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.PartyRef;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads words for players: "I", "my opponent", "player B", "my friend Bob". */
final class PlayerMentions {
  private static final Map<String, PartyRef> PRONOUNS =
      Map.of(
          "i", new PartyRef.Asker(),
          "me", new PartyRef.Asker(),
          "myself", new PartyRef.Asker(),
          "you", new PartyRef.Asker(),
          "he", new PartyRef.Other(),
          "she", new PartyRef.Other(),
          "him", new PartyRef.Other());

  private static final Set<String> PLAYERS_DO =
      Set.of("have", "control", "controlled", "cast", "goaded", "own", "played", "got");

  private static final Set<String> SOMEBODY_DOES =
      Set.of(
          "cast",
          "casts",
          "played",
          "plays",
          "controls",
          "has",
          "goaded",
          "goads",
          "flashed",
          "put",
          "puts",
          "enchanted");

  /** What follows "her" that stands for a player, and says not whose something is. */
  private static final Set<String> AFTER_HER =
      Set.of(
          "with", "at", "now", "this", "if", "and", "or", "instead", "again", ",", ".", "?", "\n");

  /** What follows the number of an opponent. */
  private static final Set<String> AFTER_NUMBER =
      Set.of(
          "has",
          "controls",
          "is",
          "'s",
          "goaded",
          "goads",
          "plays",
          "played",
          "cast",
          "casts",
          "and",
          "with",
          ",",
          ".",
          "?",
          ")",
          "\n");

  private static final Set<String> FRIENDS =
      Set.of(
          "friend",
          "buddy",
          "brother",
          "sister",
          "wife",
          "husband",
          "girlfriend",
          "boyfriend",
          "dad",
          "son",
          "daughter",
          "roommate",
          "mate",
          "cousin",
          "coworker",
          "colleague",
          "neighbor",
          "partner",
          "boss",
          "kid",
          "mom",
          "uncle");

  private final Cursor words;
  private final List<Object> things;

  /**
   * @param things what was read before
   */
  PlayerMentions(Cursor words, List<Object> things) {
    this.words = words;
    this.things = things;
  }

  /** Whether a word stands for somebody near to the one who asks. */
  static boolean isFriend(String word) {
    return FRIENDS.contains(word);
  }

  /** The player that the words here stand for; the place stays as it is where there is none. */
  Optional<PartyRef> read() {
    int from = words.place();
    PartyRef pronoun = PRONOUNS.get(words.word(0));
    if (pronoun != null) {
      words.skip();
      return Optional.of(pronoun);
    }
    if (words.word(0).equals("her") && AFTER_HER.contains(words.word(1))) {
      words.skip();
      return Optional.of(new PartyRef.Other());
    }
    if (isTheyPlayer()) {
      words.skip();
      return Optional.of(new PartyRef.They());
    }
    if (words.take("player") && words.word(0).matches("[a-d1-4]|one|two|three|four")) {
      String name = "player " + words.word(0).toUpperCase(Locale.ROOT);
      words.skip();
      return Optional.of(new PartyRef.Named(name));
    }
    words.backTo(from);
    if (isListed() && words.word(0).matches("[a-d]")) {
      String name = "player " + words.word(0).toUpperCase(Locale.ROOT);
      words.skip();
      return Optional.of(new PartyRef.Named(name));
    }
    if (words.word(0).equals("players")
        && words.word(1).matches("[a-d]")
        && (words.word(2).equals("and") || words.word(2).equals(","))) {
      words.skip();
      String name = "player " + words.word(0).toUpperCase(Locale.ROOT);
      words.skip();
      return Optional.of(new PartyRef.Named(name));
    }
    if (words.take("the", "active", "player")
        || words.take("active", "player")
        || words.take("ap")) {
      return Optional.of(new PartyRef.Role(true));
    }
    if (words.take("the", "nonactive", "player")
        || words.take("nonactive", "player")
        || words.take("nap")) {
      return Optional.of(new PartyRef.Role(false));
    }
    if (isSomebodyWhoDoes()) {
      words.skip();
      return Optional.of(new PartyRef.Opponent(true));
    }
    if (words.take("that", "opponent") || words.take("that", "player")) {
      return Optional.of(new PartyRef.Other());
    }
    if (words.take("the", "other", "player") || words.take("the", "other", "guy")) {
      return Optional.of(new PartyRef.Opponent(false));
    }
    if (words.take("another", "opponent", "(") && words.word(1).equals(")")) {
      String name = "another opponent (" + words.word(0) + ")";
      words.skip();
      words.skip();
      return Optional.of(new PartyRef.Named(name));
    }
    words.backTo(from);
    boolean isMine = words.take("my") || words.take("the") || words.take("your");
    boolean isOne =
        !isMine
            && (words.take("one", "of", "my")
                || words.take("an")
                || words.take("another")
                || words.take("other")
                || words.take("a"));
    if (words.take("opponent") || (isOne && words.take("opponents")) || words.take("oponent")) {
      Optional<String> name = numbered().or(this::named);
      return Optional.of(
          name.<PartyRef>map(PartyRef.Named::new).orElse(new PartyRef.Opponent(isOne)));
    }
    if ((isMine || isOne) && words.takeAny(FRIENDS)) {
      String friend = words.word(-1);
      words.take("of", "mine");
      return Optional.of(new PartyRef.Named(named().orElse("your " + friend)));
    }
    words.backTo(from);
    return named().map(PartyRef.Named::new);
  }

  /** "Someone cast Moat": one of the opponents, who has no name. */
  private boolean isSomebodyWhoDoes() {
    return (words.word(0).equals("someone") || words.word(0).equals("somebody"))
        && SOMEBODY_DOES.contains(words.word(1));
  }

  /** Whether "C" goes on a list that began with "players A and". */
  private boolean isListed() {
    int before = -1;
    while (words.word(before).equals("and")
        || words.word(before).equals(",")
        || words.word(before).matches("[a-d]")) {
      before--;
    }
    return before < -1 && words.word(before).equals("players");
  }

  /** "opponent 1", where it is no number of anything. */
  private Optional<String> numbered() {
    if (words.word(0).matches("[1-4]") && AFTER_NUMBER.contains(words.word(1))) {
      String name = "opponent " + words.word(0);
      words.skip();
      return Optional.of(name);
    }
    return Optional.empty();
  }

  private Optional<String> named() {
    if (words.token().filter(PlayerNames::has).isPresent()) {
      String word = words.word(0);
      words.skip();
      return Optional.of(word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }
    return Optional.empty();
  }

  /** Whether "they" are a player: it is said what only players do, or nothing else is meant. */
  private boolean isTheyPlayer() {
    return words.word(0).equals("they")
        && ((PLAYERS_DO.contains(words.word(1)) && !words.word(2).equals("to"))
            || things.stream()
                .noneMatch(thing -> thing instanceof ObjectMention one && one.plural()));
  }
}
