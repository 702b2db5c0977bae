package casebook.engine.reading;

import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the words after "enchant" and "protection" mean, which say what can be attached to what. */
public final class AttachmentText {
  private static final Map<String, Players> PLAYERS =
      Map.of("player", Players.ANYONE, "opponent", Players.OPPONENT);

  private static final String FROM = "from ";
  private static final String ONLY_TO = " can be attached only to ";

  private AttachmentText() {}

  /** What an Aura with "enchant …" can enchant (702.5a); nothing where the words can't be read. */
  public static Optional<Whom> enchanted(String words) {
    Players players = PLAYERS.get(words);
    return players != null
        ? Optional.of(new Whom.ThePlayer(players))
        : noun("a " + words).map(Whom.ThePermanent::new);
  }

  /** What stands after "can be attached only to": nothing where a sentence doesn't say so. */
  public static Optional<String> only(String sentence) {
    int at = sentence.indexOf(ONLY_TO);
    return at < 0
        ? Optional.empty()
        : Optional.of(sentence.substring(at + ONLY_TO.length()).replace(".", ""));
  }

  /** Which permanents a noun phrase means; nothing where it can't be read. */
  public static Optional<Filter> permanents(String phrase) {
    return noun(phrase);
  }

  /**
   * Which permanents have the qualities that "protection from …" names (702.16a); nothing where the
   * words can't be read, or leave a choice.
   */
  public static Optional<Filter> protection(String words) {
    var qualities = new ArrayList<Filter>();
    for (String quality : words.split(" and ", -1)) {
      Optional<Filter> read =
          quality.startsWith(FROM) ? quality(quality.substring(FROM.length())) : Optional.empty();
      if (read.isEmpty()) {
        return Optional.empty();
      }
      qualities.add(read.get());
    }
    return Optional.of(Filters.any(qualities));
  }

  private static Optional<Filter> quality(String words) {
    return switch (words) {
      case "everything" -> Optional.of(Filter.ANY);
      case "each color" ->
          Optional.of(
              Filters.any(
                  Arrays.stream(Color.values()).<Filter>map(Filter.HasColor::new).toList()));
      case "colorless" -> Optional.of(new Filter.IsColorless());
      case "multicolored" -> Optional.of(new Filter.IsMulticolored());
      case "the chosen color" -> Optional.of(new Filter.HasChosen(Filter.Choice.COLOR));
      default ->
          Optional.ofNullable(Words.COLORS.get(words))
              .<Filter>map(Filter.HasColor::new)
              .or(() -> noun(words));
    };
  }

  /** The permanents that a noun phrase means which is all of some words. */
  private static Optional<Filter> noun(String words) {
    Self nobody = Self.of("?", Set.of());
    List<Token> tokens = new Names(nobody).mark(Lexer.tokens(words));
    var c = new Cursor(tokens, new Cursor.Reach(0, tokens.size(), 0));
    return Nouns.read(c).filter(_ -> c.atEnd()).flatMap(Nouns.Noun::each);
  }
}
