package casebook.engine.reading.condition;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.TokensCreated;
import casebook.engine.effect.TokensCreated.Described;
import casebook.engine.mana.Color;
import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.noun.PowerAndToughness;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.Subtypes;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** "Create two 1/1 red Goblin creature tokens with haste" (111.3). */
final class CreatedTokens {
  private static final Set<String> CREATE = Set.of("create", "creates");
  private static final Set<String> TOKENS = Set.of("token", "tokens");

  /** Words before "token" that add nothing to what the token is. */
  private static final Set<String> PASSED_OVER = Set.of("and", ",", "colorless");

  /** What follows a comma where more is said of the tokens, or of creatures that they are among. */
  private static final String[] MORE = {"then", "where", "and", "except", "plus"};

  private final Cursor c;
  private final List<String> types = new ArrayList<>();
  private final List<String> subtypes = new ArrayList<>();
  private final List<Color> colors = new ArrayList<>();
  private final List<String> keywords = new ArrayList<>();
  private Optional<PowerAndToughness> size = Optional.empty();

  /** Whether something is said of them that isn't understood, or that the board decides. */
  private boolean isOpen;

  private CreatedTokens(Cursor c) {
    this.c = c;
  }

  /** The creature tokens that are created first from here on; the cursor stays where it is. */
  static Optional<TokensCreated> first(Cursor c) {
    int start = c.at();
    c.moveTo(c.find(CREATE));
    Optional<TokensCreated> tokens = read(c);
    c.moveTo(start);
    return tokens;
  }

  /** Moves past "create a 1/1 red Goblin creature token" and says what is created. */
  static Optional<TokensCreated> read(Cursor c) {
    return c.attempt(
        () -> c.acceptOneOf(CREATE).isPresent() ? new CreatedTokens(c).tokens() : Optional.empty());
  }

  private Optional<TokensCreated> tokens() {
    int number = number();
    int head = c.find(TOKENS);
    while (c.at() < head) {
      if (c.word().equals(".")) {
        return Optional.empty();
      }
      kind();
    }
    if (c.atEnd()) {
      return Optional.empty();
    }
    c.skip();
    if (c.accept("with")) {
      abilities();
    }
    isOpen |= !ends() || !types.contains("creature") || size.filter(one -> !one.hasX()).isEmpty();
    if (!types.contains("creature")) {
      return c.looksAt("that") ? Optional.of(TokensCreated.SOME_CREATURE) : Optional.empty();
    }
    return Optional.of(
        new TokensCreated(
            number, types, subtypes, isOpen ? Optional.empty() : Optional.of(described())));
  }

  private int number() {
    if (c.acceptAny("a", "an")) {
      return 1;
    }
    OptionalInt number = c.number();
    isOpen |= number.isEmpty();
    return number.orElse(1);
  }

  /** One word of what stands before "token". */
  private void kind() {
    Optional<PowerAndToughness> stated = PowerAndToughness.read(c);
    if (stated.isPresent()) {
      size = stated;
      return;
    }
    String word = c.word();
    c.skip();
    Optional<Color> color = Color.of(word);
    Optional<String> subtype = Subtypes.of(word);
    color.ifPresent(colors::add);
    if (Words.PERMANENT_TYPES.containsKey(word)) {
      types.add(Words.PERMANENT_TYPES.get(word));
    } else if (subtype.isPresent()) {
      subtypes.add(subtype.get());
    } else {
      isOpen |= color.isEmpty() && !PASSED_OVER.contains(word);
    }
  }

  /** Keyword abilities without a parameter, and texts that say nothing of attacking. */
  private void abilities() {
    int end = c.at();
    while (ability()) {
      end = c.at();
      c.acceptAny(", and", "and", ",");
    }
    c.moveTo(end);
  }

  private boolean ability() {
    if (!c.atEnd() && c.token(c.at()).kind() == Token.Kind.QUOTE) {
      List<Ability> quoted = c.quotations().read(c.token(c.at()).word(), Self.UNNAMED);
      isOpen |= !quoted.stream().allMatch(one -> one.meaning() instanceof Meaning.Irrelevant);
      c.skip();
      return true;
    }
    Optional<Effect> read = Keywords.read(c);
    if (read.isPresent() && read.get() instanceof Effect.Keyword(var name, var parameter)) {
      keywords.add(name);
      isOpen |= parameter.isPresent();
    }
    return read.isPresent();
  }

  /** Whether no more is said of the tokens in this sentence. */
  private boolean ends() {
    if (c.atEnd() || c.looksAt(".")) {
      return true;
    }
    return c.looksAt(",") && !isMore();
  }

  private boolean isMore() {
    int comma = c.at();
    c.skip();
    boolean isMore = c.looksAtAny(MORE);
    c.moveTo(comma);
    return isMore;
  }

  private Described described() {
    PowerAndToughness stated = size.orElseThrow();
    return new Described(
        value(stated.said().group(2)), value(stated.said().group(4)), colors, keywords);
  }

  private static int value(String digits) {
    return Integer.parseInt(digits);
  }
}
