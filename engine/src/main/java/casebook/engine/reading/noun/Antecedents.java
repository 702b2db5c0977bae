package casebook.engine.reading.noun;

import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Subtypes;
import casebook.engine.reading.word.Token;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What "it" and "they" stand for, sought backwards from where they stand in the paragraph. */
public final class Antecedents {
  private static final Set<String> OBJECTS =
      Set.of(
          "creature",
          "creatures",
          "permanent",
          "permanents",
          "token",
          "tokens",
          "card",
          "cards",
          "artifact",
          "artifacts",
          "land",
          "lands",
          "vehicle",
          "vehicles",
          "planeswalker",
          "enchantment",
          "copy");

  private static final Set<String> PLAYERS = Set.of("player", "opponent", "players", "opponents");

  private static final Set<String> POINTERS = Set.of("target", "that", "those", "the", "chosen");

  private static final Set<String> SAYING = Set.of("is", "are", "becomes", "become");

  /** Keywords that no player has. */
  private static final Set<String> OF_CREATURES = Set.of("haste", "vigilance", "defender");

  /** No determiner stands further from its noun than this ("target nonland artifact creature"). */
  private static final int LONGEST_NOUN = 5;

  private Antecedents() {}

  /**
   * The object that "it", "he" or "she" at this place stands for; where nothing stands before it,
   * what the effect was said to affect.
   */
  public static Optional<Filter> object(Cursor c, int place) {
    if (c.subject().isPresent()) {
      return c.subject();
    }
    if (c.topic().isPresent() && !isSpell(c, c.topic())) {
      return c.topic();
    }
    List<Token> tokens = c.paragraph();
    for (int index = place - 1; index >= 0; index--) {
      Optional<Filter> found = objectAt(tokens, index);
      if (found.isPresent() && !isSpell(c, found)) {
        return found;
      }
    }
    return Optional.of(new Filter.Affected());
  }

  /** "If this spell was kicked, … it gains haste": what gains it is no spell. */
  private static boolean isSpell(Cursor c, Optional<Filter> found) {
    return c.self().isSpell() && found.equals(Optional.of(Filter.SELF));
  }

  /** "Those creatures": those that the sentence before described, or what was pointed at. */
  static Filter those(Cursor c) {
    return c.subject().isEmpty()
        ? c.previous().orElse(new Filter.Affected())
        : new Filter.Affected();
  }

  /**
   * The objects that "they" at this place stands for: what the sentence before was said of, or what
   * the effect was said to affect.
   */
  public static Optional<Filter> objects(Cursor c, int place) {
    if (c.subject().isEmpty() && c.previous().isPresent()) {
      return c.previous();
    }
    return object(c, place);
  }

  /**
   * What "other" at this place excepts: what was pointed at last before it ("target creature"), or
   * the object itself.
   */
  static Filter other(Cursor c, int place) {
    if (Narrowing.isEach(c.subject())) {
      return c.subject().orElseThrow();
    }
    List<Token> tokens = c.paragraph();
    for (int index = place - 1; index >= 0; index--) {
      Token token = tokens.get(index);
      if (token.kind() == Token.Kind.SELF) {
        return Filter.SELF;
      }
      if (token.is("target") || token.is("chosen")) {
        return new Filter.Affected();
      }
      boolean attached = token.is("enchanted") || token.is("equipped");
      if (attached && OBJECTS.contains(tokens.get(index + 1).word())) {
        return new Filter.Attached();
      }
    }
    return Filter.SELF;
  }

  /** The player that "they" at this place stands for, if no object stands nearer. */
  static Optional<Players> player(Cursor c, int place) {
    if (gainsAbility(c.paragraph(), place)) {
      return Optional.empty();
    }
    return c.player().isPresent() || c.subject().isPresent() ? c.player() : spokenOf(c, place);
  }

  /**
   * The player that was spoken of last before this place. "For as long as they control it" means
   * that player, and not whoever controls it: that would always be so.
   */
  static Optional<Players> spokenOf(Cursor c, int place) {
    List<Token> tokens = c.paragraph();
    boolean controlling = place + 1 < tokens.size() && tokens.get(place + 1).is("control");
    for (int index = place - 1; index >= 0; index--) {
      boolean owner =
          index + 1 < tokens.size() && tokens.get(index + 1).word().startsWith("control");
      if (PLAYERS.contains(tokens.get(index).word()) && !owner) {
        boolean enchanted = index > 0 && tokens.get(index - 1).is("enchanted");
        return Optional.of(enchanted ? new Players.EnchantedPlayer() : new Players.Affected());
      }
      if (!controlling && isPlural(tokens, index)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** "They gain haste", "they gain "This creature …"": no player does. */
  private static boolean gainsAbility(List<Token> tokens, int they) {
    if (they + 2 >= tokens.size() || !tokens.get(they + 1).is("gain")) {
      return false;
    }
    Token gained = tokens.get(they + 2);
    return gained.kind() == Token.Kind.QUOTE || OF_CREATURES.contains(gained.word());
  }

  private static boolean isPlural(List<Token> tokens, int index) {
    String word = tokens.get(index).word();
    boolean object = word.equals("creatures") || word.equals("tokens") || word.equals("permanents");
    return object && !isCounted(tokens, index);
  }

  private static Optional<Filter> objectAt(List<Token> tokens, int index) {
    Token token = tokens.get(index);
    if (token.kind() == Token.Kind.SELF) {
      if (index > 0 && tokens.get(index - 1).is("into")) {
        return Optional.of(new Filter.Affected());
      }
      boolean copied =
          index > 1 && tokens.get(index - 2).is("copy") && tokens.get(index - 1).is("of");
      return copied ? Optional.empty() : Optional.of(Filter.SELF);
    }
    if (isPredicate(tokens, index)) {
      return Optional.empty();
    }
    boolean elsewhere =
        token.word().startsWith("card")
            && index + 1 < tokens.size()
            && tokens.get(index + 1).is("in");
    boolean noun =
        token.kind() == Token.Kind.WORD
            && !elsewhere
            && (OBJECTS.contains(token.word()) || Subtypes.of(token.word()).isPresent());
    if (noun && index > 0) {
      Token before = tokens.get(index - 1);
      if (before.is("enchanted") || before.is("equipped") || before.is("fortified")) {
        return Optional.of(new Filter.Attached());
      }
    }
    return noun && !isCounted(tokens, index)
        ? Optional.of(new Filter.Affected())
        : Optional.empty();
  }

  /** Whether the noun is what is said of something else ("… is a red Frog creature"). */
  private static boolean isPredicate(List<Token> tokens, int index) {
    for (int back = index - 1; back > 0 && back >= index - LONGEST_NOUN; back--) {
      Token token = tokens.get(back);
      if (POINTERS.contains(token.word())) {
        return false;
      }
      if (token.is("a") || token.is("an")) {
        return SAYING.contains(tokens.get(back - 1).word());
      }
    }
    return false;
  }

  /** Whether the noun only says how many or which others ("for each creature you control"). */
  private static boolean isCounted(List<Token> tokens, int index) {
    for (int back = index - 1; back >= 0 && back >= index - LONGEST_NOUN; back--) {
      Token token = tokens.get(back);
      if (POINTERS.contains(token.word())) {
        return false;
      }
      if (token.is("each") || token.is("of") || token.is("control") || token.is("controls")) {
        return back == 0 || !tokens.get(back - 1).is("each") || token.is("of");
      }
    }
    return false;
  }
}
