package casebook.engine.layer;

import casebook.engine.board.EffectInForce;
import casebook.engine.board.Permanent;
import casebook.engine.board.Precedence;
import casebook.engine.board.Precedence.Came;
import casebook.engine.board.Since;
import casebook.engine.board.Timestamp;
import java.util.List;

/**
 * When something came, as far as the board tells it (613.7): what was there as the turn began is
 * older than what has resolved this turn, that is older than permanents that came this turn, and
 * those are older than what a move brought.
 *
 * @param least the earliest part of that order that it may belong to
 * @param most the latest
 */
record Stamp(Came what, Timestamp said, int least, int most) {
  private static final int BEFORE_THE_TURN = 0;
  private static final int RESOLVED = 1;
  private static final int THIS_TURN = 2;
  private static final int LAST = 3;

  static Stamp of(Permanent permanent) {
    int when = permanent.own().since() == Since.THIS_TURN ? THIS_TURN : BEFORE_THE_TURN;
    return new Stamp(new Precedence.OfPermanent(permanent.id()), permanent.timestamp(), when, when);
  }

  /** Of something attached, which came to be so not before what it is attached to (613.7e). */
  static Stamp of(Permanent permanent, Permanent holder) {
    Stamp own = of(permanent);
    int when = Math.max(own.least, of(holder).least);
    return new Stamp(own.what, own.said, when, when);
  }

  static Stamp of(EffectInForce effect, int place) {
    boolean isThisTurns = effect.timestamp().turn() == Timestamp.Resolved.THIS_TURN;
    int least = isThisTurns ? RESOLVED : BEFORE_THE_TURN;
    return new Stamp(
        new Precedence.OfEffect(place, effect.source()), effect.timestamp(), least, RESOLVED);
  }

  /** Of counters, which were put on the permanent at any time since it came. */
  static Stamp ofCounters(Permanent permanent) {
    int when = of(permanent).least;
    return new Stamp(new Precedence.OfCounters(permanent.id()), Timestamp.UNSAID, when, THIS_TURN);
  }

  /** Of that it lost its abilities, at any time since it came. */
  static Stamp ofLoss(Permanent permanent) {
    int when = of(permanent).least;
    return new Stamp(new Precedence.OfLoss(permanent.id()), Timestamp.UNSAID, when, THIS_TURN);
  }

  /** Of what is said to have been given to a permanent: later than all else. */
  static Stamp given(Permanent permanent) {
    return new Stamp(new Precedence.OfPermanent(permanent.id()), Timestamp.UNSAID, LAST, LAST);
  }

  /** Whether it came before this turn. */
  boolean isOfAnEarlierTurn() {
    return most == BEFORE_THE_TURN;
  }

  boolean isBefore(Stamp other, List<Precedence> assumed) {
    if (least == LAST && other.least == LAST) {
      return assumed.contains(new Precedence(what, other.what));
    }
    if (least == LAST || other.least == LAST) {
      return least < other.least;
    }
    if (said.move() != other.said.move()) {
      return said.move() < other.said.move();
    }
    if (said.stated().isPresent() && other.said.stated().isPresent()) {
      return said.stated().getAsInt() < other.said.stated().getAsInt();
    }
    return most < other.least || assumed.contains(new Precedence(what, other.what));
  }
}
