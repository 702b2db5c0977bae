package casebook.engine.reading.noun;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Color;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Lexer;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Quotations;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What the words after "enchant" and "protection" mean, which say what can be attached to what. */
public final class AttachmentText {
  private static final Map<String, Players> PLAYERS =
      Map.of("player", Players.ANYONE, "opponent", Players.OPPONENT);

  private static final String IN_GRAVEYARD = " card in a graveyard";
  private static final String FROM = "from ";

  /** What stands between two qualities (702.16g). */
  private static final Pattern ANOTHER = Pattern.compile("(?:,? and |, )(?=from )");

  private AttachmentText() {}

  /**
   * What an Aura with "enchant …" can enchant (702.5a); nothing where the words can't be read. One
   * that enchants a card in a graveyard returns it, and then enchants what it has become.
   */
  public static Optional<Whom> enchanted(String words) {
    Players players = PLAYERS.get(words);
    return players != null
        ? Optional.of(new Whom.ThePlayer(players))
        : noun("a " + words.replace(IN_GRAVEYARD, "")).map(Whom.ThePermanent::new);
  }

  /**
   * "Can be attached only to a legendary creature", "can't be equipped", "can't be enchanted by
   * other Auras": what can't be attached to what.
   */
  public static Optional<List<Effect>> limit(Cursor c, Filter who) {
    if (c.accept("can be attached only to")) {
      return Nouns.read(c)
          .flatMap(Noun::each)
          .map(only -> List.of(cant(who, new Filter.Not(only))));
    }
    if (c.accept("can't be equipped")) {
      return Optional.of(List.of(cant(new Filter.HasSubtype("equipment"), who)));
    }
    if (!c.accept("can't be enchanted")) {
      return Optional.empty();
    }
    Filter aura = new Filter.HasSubtype("aura");
    boolean byOthers = c.accept("by other auras");
    return Optional.of(
        List.of(cant(byOthers ? Filters.all(aura, new Filter.Not(Filter.SELF)) : aura, who)));
  }

  private static Effect cant(Filter attachment, Filter to) {
    return new Effect.CantBeAttached(attachment, to, Condition.ALWAYS);
  }

  /**
   * Which permanents have the qualities that "protection from …" names (702.16a); nothing where the
   * words can't be read, or leave a choice.
   *
   * @param its the colors of what has it: "protection from its colors"
   */
  public static Optional<Filter> protection(String words, Set<Color> its) {
    var qualities = new ArrayList<Filter>();
    for (String quality : ANOTHER.split(words, -1)) {
      Optional<Filter> read =
          quality.startsWith(FROM)
              ? quality(quality.substring(FROM.length()), its)
              : Optional.empty();
      if (read.isEmpty()) {
        return Optional.empty();
      }
      qualities.add(read.get());
    }
    return Optional.of(Filters.any(qualities));
  }

  private static Optional<Filter> quality(String words, Set<Color> its) {
    return switch (words) {
      case "everything" -> Optional.of(Filter.ANY);
      case "each color", "all colors" -> Optional.of(ofColor(List.of(Color.values())));
      case "its colors" -> Optional.of(ofColor(its));
      case "colorless" -> Optional.of(new Filter.IsColorless());
      case "multicolored" -> Optional.of(new Filter.IsMulticolored());
      case "monocolored" ->
          Optional.of(
              Filters.all(
                  new Filter.Not(new Filter.IsColorless()),
                  new Filter.Not(new Filter.IsMulticolored())));
      case "the chosen color", "the last chosen color" ->
          Optional.of(new Filter.HasChosen(Filter.Choice.COLOR));
      // 702.16k
      case "each of your opponents" -> Optional.of(new Filter.ControlledBy(Players.OPPONENT));
      case "the chosen player" -> Optional.of(new Filter.ControlledBy(new Players.ChosenPlayer()));
      default ->
          Color.of(words)
              .<Filter>map(Filter.HasColor::new)
              .or(() -> noun(words))
              .or(() -> noun(words + " permanents"))
              .or(() -> noun("permanents with " + words));
    };
  }

  private static Filter ofColor(Collection<Color> colors) {
    return Filters.any(colors.stream().<Filter>map(Filter.HasColor::new).toList());
  }

  private static Optional<Filter> noun(String words) {
    Self nobody = Self.of("?", Set.of());
    List<Token> tokens = new Names(nobody).mark(Lexer.tokens(words));
    var c = new Cursor(tokens, new Cursor.Reach(0, tokens.size(), Quotations.NONE));
    return Nouns.read(c).filter(_ -> c.atEnd()).flatMap(Noun::each);
  }
}
