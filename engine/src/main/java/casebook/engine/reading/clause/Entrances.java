package casebook.engine.reading.clause;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.reading.condition.Relevance;
import casebook.engine.reading.noun.Links;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.noun.Targets;
import casebook.engine.reading.word.Cursor;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Creatures that are put onto the battlefield attacking (508.4). */
final class Entrances {
  private static final Filter THEY = new Filter.Affected();

  /** What "the same player or planeswalker" is was settled as the effect happened. */
  private static final Whom SETTLED =
      new Whom.Either(
          List.of(new Whom.ThePlayer(new Players.Affected()), new Whom.ThePermanent(THEY)));

  private Entrances() {}

  /** "Put a creature card from your hand onto the battlefield tapped and attacking". */
  static Optional<List<Effect>> read(Cursor c) {
    return put(c);
  }

  private static Optional<List<Effect>> put(Cursor c) {
    if (!c.looksAtAny("put", "return")) {
      PlayerNouns.read(c);
      c.accept("may");
    }
    if (!c.acceptAny("put", "puts", "return", "returns")) {
      return Optional.empty();
    }
    int attacking = c.find(Set.of("attacking"));
    while (attacking < c.end() && !Relevance.isEntrance(c, attacking)) {
      c.moveTo(attacking + 1);
      attacking = c.find(Set.of("attacking"));
    }
    if (attacking == c.end()) {
      return Optional.empty();
    }
    c.moveTo(attacking + 1);
    Optional<List<Effect>> entered = entered(c, THEY);
    if (c.looksAt("and the rest") && Relevance.isSilent(c, c.at(), c.end())) {
      c.moveTo(c.end());
    }
    return entered;
  }

  /** "Enters tapped and attacking", "is attacking that player", said of a subject. */
  static Optional<List<Effect>> of(Cursor c, Filter who) {
    if (c.acceptAny("enters", "enter", "comes", "come")) {
      c.acceptAny("the battlefield", "into play");
    } else if (!c.acceptAny("is", "are", "'s", "'re", "becomes", "become")) {
      return Optional.empty();
    } else {
      if (!c.looksAt("tapped and") && !Filter.isOneObject(who)) {
        return Optional.empty();
      }
    }
    return c.acceptAny("tapped and attacking", "attacking") ? entered(c, who) : Optional.empty();
  }

  /** A token that the text names, and that no noun phrase means. */
  static Optional<List<Effect>> named(Cursor c) {
    int enters = c.find(Set.of("enters", "enter"));
    if (enters == c.end() || !Relevance.isSilent(c, c.at(), enters)) {
      return Optional.empty();
    }
    c.moveTo(enters);
    return of(c, THEY);
  }

  /** What follows "attacking": what is attacked, and what else is said of the entrance. */
  static Optional<List<Effect>> entered(Cursor c, Filter who) {
    Whom whom = whom(c);
    if (!atEnd(c)) {
      int end = Links.next(c);
      if (!Relevance.isSilent(c, c.at(), end)) {
        return Optional.empty();
      }
      c.moveTo(end);
    }
    return Optional.of(List.of(new Effect.EntersAttacking(who, whom, Condition.ALWAYS)));
  }

  private static boolean atEnd(Cursor c) {
    return c.atEnd() || c.looksAtAny(",", "and", ".");
  }

  private static Whom whom(Cursor c) {
    if (!c.acceptAny(
        "the same player , planeswalker , or battle",
        "the same player or planeswalker",
        "the same player",
        "the player or planeswalker",
        "the planeswalker or player",
        "that player or planeswalker")) {
      return Targets.read(c).orElse(Whom.ANYTHING);
    }
    if (!atEnd(c)) {
      c.moveTo(Links.next(c));
    }
    return SETTLED;
  }
}
