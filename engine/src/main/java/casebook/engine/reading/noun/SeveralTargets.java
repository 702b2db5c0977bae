package casebook.engine.reading.noun;

import casebook.engine.effect.Filter;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Words;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Which target a phrase means where a paragraph has several: "target creature attacks this turn if
 * able and another target creature can't attack this turn".
 */
final class SeveralTargets {
  /** Heads after "target" that mean no permanent. */
  private static final Set<String> ELSEWHERE =
      Set.of(
          "player",
          "players",
          "opponent",
          "opponents",
          "spell",
          "spells",
          "ability",
          "abilities",
          "card",
          "cards",
          "instant",
          "sorcery");

  /** No head stands further from "target" than this ("target nonland artifact creature card"). */
  private static final int LONGEST_PHRASE = 6;

  private SeveralTargets() {}

  /** What "target …" at this place means; nothing where its number among the targets is open. */
  static Optional<Filter> at(Cursor c, int place) {
    int number = 0;
    int of = 0;
    boolean counted = true;
    for (int index = 0; index < c.paragraph().size(); index++) {
      if (meansPermanent(c.paragraph(), index)) {
        of++;
        counted &= isOne(c.paragraph(), index);
        number = index <= place ? of : number;
      }
    }
    if (of <= 1 || isChoice(c)) {
      return Optional.of(new Filter.Affected());
    }
    return counted && number > 0 ? Optional.of(new Filter.Target(number, of)) : Optional.empty();
  }

  /** Whether "that creature" could be any of several targets. */
  static boolean isAnyOf(Cursor c, Filter filter) {
    return filter.equals(new Filter.Affected())
        && !at(c, c.paragraph().size()).equals(Optional.of(new Filter.Affected()));
  }

  /** "The first of the two targets". */
  static Optional<Filter> numbered(Cursor c) {
    if (!c.accept("the")) {
      return Optional.empty();
    }
    Optional<Integer> number = Words.ordinal(c.word());
    c.skip();
    if (number.isEmpty() || !c.accept("of the")) {
      return Optional.empty();
    }
    OptionalInt of = c.number();
    return of.isPresent() && c.accept("targets")
        ? Optional.of(new Filter.Target(number.get(), of.getAsInt()))
        : Optional.empty();
  }

  /** One of several modes or another text was chosen, with its targets alone (700.2, 614). */
  private static boolean isChoice(Cursor c) {
    return c.paragraph().stream()
        .anyMatch(token -> token.is(";") || token.is("choose") || token.is("instead"));
  }

  private static boolean meansPermanent(List<Token> tokens, int index) {
    if (!tokens.get(index).is("target")) {
      return false;
    }
    boolean head = false;
    int end = Math.min(tokens.size(), index + 1 + LONGEST_PHRASE);
    for (int next = index + 1; next < end; next++) {
      String word = tokens.get(next).word();
      if (ELSEWHERE.contains(word)) {
        return false;
      }
      if (Adjectives.head(word).isPresent()) {
        head = true;
      } else if (head || Adjectives.adjective(word).isEmpty()) {
        break;
      }
    }
    return head || tokens.get(Math.max(0, index - 1)).is("any");
  }

  /** Whether the phrase means one target, if any. */
  private static boolean isOne(List<Token> tokens, int target) {
    int before = target - 1;
    if (before >= 0 && tokens.get(before).is("other")) {
      before--;
    }
    if (before < 0) {
      return true;
    }
    Token word = tokens.get(before);
    boolean one = Words.number(word.word()).orElse(1) == 1;
    return one && !word.is("of") && !word.is("x") && !word.is("any") && !word.is("more");
  }
}
