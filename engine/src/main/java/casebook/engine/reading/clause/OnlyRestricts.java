package casebook.engine.reading.clause;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.word.Cursor;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The most that a sentence can do which can't be read to its end: "~ can't attack …" restricts
 * attacking and does nothing else, as long as no other verb follows.
 */
public final class OnlyRestricts {
  /** Words with which something else than the restriction could be said. */
  private static final Set<String> SAYS_MORE =
      Set.of(
          "and",
          "but",
          "then",
          "instead",
          "though",
          "also",
          "otherwise",
          "can",
          "may",
          "must",
          "attacks",
          "able",
          "has",
          "have",
          "gain",
          "gains",
          "lose",
          "loses",
          "get",
          "gets",
          "become",
          "becomes",
          "is",
          "are",
          "'s",
          "enter",
          "enters",
          "untap",
          "untaps",
          "rather",
          "pays",
          "pay",
          ".",
          ":",
          ";");

  private OnlyRestricts() {}

  /** The restriction without what follows it; nothing where the sentence may do something else. */
  public static List<Effect> in(Cursor c, int from) {
    int start = c.at();
    c.moveTo(from);
    List<Effect> most = c.attempt(() -> read(c)).orElse(List.of());
    c.moveTo(start);
    return most;
  }

  private static Optional<List<Effect>> read(Cursor c) {
    return Subject.read(c)
        .flatMap(Subject::each)
        .filter(OnlyRestricts::isOfTheBoard)
        .filter(_ -> c.accept("can't attack") && saysNothingElse(c))
        .map(who -> List.of(new Effect.CantAttack(who, Whom.ANYTHING, Condition.ALWAYS)));
  }

  private static boolean saysNothingElse(Cursor c) {
    while (!c.atEnd()) {
      boolean isEnd = c.word().equals(".") && c.at() + 1 == c.end();
      if (!isEnd && (SAYS_MORE.contains(c.word()) || c.quoted().isPresent())) {
        return false;
      }
      c.skip();
    }
    return true;
  }

  /** Whether the board alone shows which creatures are meant. */
  private static boolean isOfTheBoard(Filter who) {
    return !Mentions.mentions(
        who,
        part ->
            part instanceof Filter.Affected
                || part instanceof Filter.Target
                || part instanceof Filter.InQuestion
                || part instanceof Filter.HasChosen
                || part instanceof Players.Affected
                || part instanceof Players.DefendingPlayer
                || part instanceof Players.ChosenPlayer
                || part instanceof Players.NearestInChosenDirection);
  }
}
