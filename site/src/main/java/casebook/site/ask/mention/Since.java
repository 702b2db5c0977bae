package casebook.site.ask.mention;

import casebook.site.ask.scene.Time;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Words for a time before this turn: "since my last turn", "for ages", "from a previous turn". */
final class Since {
  /** How it is said for how long; what begins as something shorter comes before it. */
  private static final List<String> LONG =
      List.of(
          "during my last turn",
          "for quite some time",
          "on my previous turn",
          "since the beginning",
          "for the whole game",
          "in a previous turn",
          "on a previous turn",
          "a couple of turns",
          "for quite a while",
          "in previous turns",
          "on previous turns",
          "for a long time",
          "on my last turn",
          "since the start",
          "a couple turns",
          "the whole game",
          "for some time",
          "several turns",
          "since forever",
          "a few turns",
          "a full turn",
          "for a while",
          "for forever",
          "for a bit",
          "for turns",
          "all game",
          "for ages",
          "a while",
          "forever",
          "a turn");

  /** How it is said that something happened before this turn, nobody knows when. */
  private static final List<String> EARLIER =
      List.of(
          "in the game before this one",
          "earlier in the same game",
          "quite a few turns ago",
          "previously in the game",
          "quite some time ago",
          "earlier in the game",
          "earlier in our game",
          "earlier in this game",
          "in the previous game",
          "the turn before last",
          "early in the game",
          "in an earlier turn",
          "on an earlier turn",
          "quite a while ago",
          "a long while ago",
          "in a previous turn",
          "on a previous turn",
          "in earlier turns",
          "in previous turns",
          "in our last game",
          "in the last game",
          "in my last game",
          "a long time ago",
          "earlier this game",
          "previous game",
          "some time ago",
          "a while ago",
          "way earlier",
          "forever ago",
          "ages ago",
          "long ago",
          "last game",
          "turns ago");

  /** After a number of turns. */
  private static final Set<String> AGO = Set.of("ago", "back", "earlier");

  /** How many turns they are at least. */
  private static final Map<String, OptionalInt> SOME =
      Map.of(
          "few", OptionalInt.of(2),
          "couple", OptionalInt.of(2),
          "several", OptionalInt.of(3),
          "some", OptionalInt.of(2),
          "many", OptionalInt.of(3),
          "multiple", OptionalInt.of(2));

  /** More turns than a round of the table has. */
  private static final int MANY = 100;

  /** What counts turns. */
  private static final Set<String> TURNS = Set.of("turn", "turns", "round", "rounds");

  private static final Set<String> FEW =
      Set.of(
          "a",
          "an",
          "few",
          "several",
          "some",
          "many",
          "couple",
          "of",
          "at",
          "least",
          "full",
          "whole",
          "like",
          "about",
          "multiple",
          "entire");

  /** A turn before this one. */
  private static final Set<String> BEFORE =
      Set.of("last", "previous", "earlier", "prior", "first", "early");

  /** Before the name of a turn. */
  private static final Set<String> WHOSE = Set.of("my", "the", "a", "an", "our");

  /** Where something has been; what begins as something shorter comes before it. */
  private static final List<String> PLACES =
      List.of(
          "on the battlefield under my control",
          "on my side of the board",
          "on the battlefield",
          "on my battlefield",
          "under my control",
          "hanging around",
          "in front of me",
          "sitting there",
          "on the board",
          "on the field",
          "on the table",
          "on my board",
          "on my field",
          "on my side",
          "out there",
          "on board",
          "in play",
          "around",
          "there",
          "here",
          "out");

  private final Nominals words;

  Since(Nominals words) {
    this.words = words;
  }

  /** Whether such words may begin here. */
  static boolean of(Nominals words) {
    return words.word(0).equals("since")
        || words.word(0).equals("from")
        || words.word(0).equals("for");
  }

  /** Goes on past words for the place where something is. */
  static void place(Nominals words) {
    boolean isTaken = false;
    for (int i = 0; i < PLACES.size() && !isTaken; i++) {
      isTaken = words.take(PLACES.get(i).split(" "));
    }
  }

  /** Reads them; the place stays as it is where there are none. */
  boolean read() {
    int from = words.place();
    if (LONG.stream().anyMatch(time -> words.take(time.split(" ")))) {
      words.take("ago");
      return true;
    }
    if (words.take("since") || words.take("from")) {
      if (isTurnBefore()) {
        return true;
      }
    } else if (words.take("for")) {
      if (isCounted()) {
        return true;
      }
    } else if ((isCounted() && (words.take("ago") || words.take("before") || words.take("earlier")))
        || words.take("last", "turn")) {
      return true;
    }
    words.backTo(from);
    return false;
  }

  /**
   * Reads a time before this turn at which something happened: "two turns ago", "long ago". The
   * place stays as it is where there is none.
   */
  Optional<Time> ago() {
    int from = words.place();
    if (EARLIER.stream().anyMatch(time -> words.take(time.split(" ", -1)))) {
      return Optional.of(Time.vague(words.words(from)));
    }
    String first = words.word(words.word(0).equals("a") ? 1 : 0);
    OptionalInt number = Lexicon.number(first);
    OptionalInt many = number.isPresent() ? number : SOME.getOrDefault(first, OptionalInt.empty());
    words.backTo(from);
    if (many.isPresent() && isCounted()) {
      boolean isRound = words.word(-1).startsWith("round") && many.getAsInt() > 1;
      if (words.takeAny(AGO)) {
        return Optional.of(
            new Time(isRound ? OptionalInt.of(MANY) : many, words.words(from), false));
      }
    }
    words.backTo(from);
    return Optional.empty();
  }

  private boolean isCounted() {
    boolean isSome = false;
    while (words.takeAny(FEW) || (isNumber() && takeOne())) {
      isSome = true;
    }
    return isSome && words.takeAny(TURNS);
  }

  private boolean isNumber() {
    return Lexicon.number(words.word(0)).isPresent();
  }

  private boolean takeOne() {
    words.skip();
    return true;
  }

  /** "my last turn", "turn two", "the start of my turn", "two turns ago", "before". */
  private boolean isTurnBefore() {
    if (words.word(0).equals("earlier") && words.word(1).equals("this")) {
      return false;
    }
    if (words.take("before") || words.take("earlier")) {
      boolean isPlural = words.word(-1).equals("earlier") && words.takeAny(TURNS);
      if (!isPlural && (words.take("this", "turn") || words.take("my", "turn"))) {
        words.take("began");
        words.take("started");
      }
      return true;
    }
    int from = words.place();
    if (isCounted() && words.take("ago")) {
      return true;
    }
    words.backTo(from);
    boolean isWhose = words.takeAny(WHOSE);
    if (words.take("start", "of") || words.take("beginning", "of")) {
      boolean isTurn =
          words.take("turn")
              || words.take("my", "turn")
              || words.take("the", "turn")
              || words.take("this", "turn")
              || words.take("the", "game");
      return isTurn || words.takeAny(TURNS);
    }
    if (words.takeAny(BEFORE)) {
      words.takeAny(BEFORE);
      return words.takeAny(TURNS) || words.take("game");
    }
    if (isWhose && words.take("turn", "before")) {
      return true;
    }
    return words.take("turn") && isNumber() && takeOne();
  }
}
