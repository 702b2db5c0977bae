package casebook.engine.reading.clause.mana;

import casebook.engine.effect.Effect;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Token;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What stops mana abilities or changes what they make: abilities that can't be activated, lands
 * that become other basic lands (305.7), mana that is produced instead of other mana (106.12).
 */
public final class ManaChanges {
  private static final Set<String> SAYING = Set.of("is", "are", "become", "becomes", "'s");

  private static final Set<String> ENDS = Set.of(",", ".", "with", "and");

  private ManaChanges() {}

  /** Whether what is produced instead of mana is told here ("if a land is tapped for mana, …"). */
  public static boolean beginsAt(Cursor c) {
    int start = c.at();
    boolean replaces = ProducedMana.read(c).isPresent();
    c.moveTo(start);
    return replaces;
  }

  /**
   * A whole clause that is about mana abilities or mana.
   *
   * @param subject what the clause before was said of
   */
  public static Optional<List<Effect>> read(Cursor c, Optional<Subject> subject) {
    return c.first(x -> Activations.read(x, subject), ProducedMana::read);
  }

  /** What is said of permanents or players: land types, what can't be tapped or activated. */
  public static Optional<List<Effect>> said(Cursor c, Subject subject) {
    return switch (subject) {
      case Subject.Permanents(var noun) ->
          noun.each()
              .flatMap(who ->
                  c.first(x -> Activations.cantBeTapped(x, who), x -> BasicLands.read(x, who)));
      case Subject.Persons(var players) ->
          c.first(x -> Activations.forbidden(x, players), x -> Activations.allowed(x, players));
    };
  }

  /**
   * Whether the sentence may stop mana abilities or change their mana, by words that are always
   * used for it.
   */
  public static boolean isOf(List<Token> sentence) {
    for (int index = 0; index < sentence.size(); index++) {
      if (isStopAt(sentence, index) || isLandTypeAt(sentence, index)) {
        return true;
      }
    }
    return says(sentence, "instead", "of")
        && Stream.of("produce", "produces")
            .anyMatch(verb -> sentence.stream().anyMatch(token -> token.is(verb)));
  }

  private static boolean isStopAt(List<Token> sentence, int index) {
    boolean cant = sentence.get(index).is("can't") && index + 1 < sentence.size();
    if (!cant || isAboutOthers(sentence)) {
      return false;
    }
    List<Token> before = sentence.subList(0, index);
    List<Token> after = sentence.subList(index + 1, sentence.size());
    boolean ofAbilities = says(before, "activated", "abilities") && says(after, "be", "activated");
    boolean byPlayers =
        says(after.stream().takeWhile(token -> !token.is(",")).toList(), "activate", "abilities");
    return ofAbilities || byPlayers || (says(after, "be", "tapped") && says(after, "for", "mana"));
  }

  /** Whether the sentence is about other abilities than those that make mana. */
  private static boolean isAboutOthers(List<Token> sentence) {
    return says(sentence, "mana", "abilities")
        || says(sentence, "loyalty", "abilities")
        || says(sentence, "mana", "ability")
        || says(sentence, "of", "cards");
  }

  private static boolean isLandTypeAt(List<Token> sentence, int index) {
    if (!SAYING.contains(sentence.get(index).word())) {
      return false;
    }
    List<Token> before = sentence.subList(0, index);
    List<Token> after = sentence.subList(index + 1, Math.min(sentence.size(), index + 4));
    boolean basic =
        after.stream()
            .takeWhile(token -> !ENDS.contains(token.word()))
            .anyMatch(token -> BasicLands.type(token.word()).isPresent());
    return basic
        && Stream.concat(before.stream(), after.stream())
            .anyMatch(token -> token.is("land") || token.is("lands"))
        && before.stream().noneMatch(token -> token.is("if") || token.is("as"))
        && !(index > 0 && sentence.get(index - 1).is("that"));
  }

  private static boolean says(List<Token> tokens, String first, String second) {
    for (int index = 0; index + 1 < tokens.size(); index++) {
      if (tokens.get(index).is(first) && tokens.get(index + 1).is(second)) {
        return true;
      }
    }
    return false;
  }
}
