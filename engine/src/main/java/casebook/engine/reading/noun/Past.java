package casebook.engine.reading.noun;

import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import java.util.Optional;

/** What a permanent did, or what became of it, before now. */
public final class Past {
  private Past() {}

  /** What a permanent did: "attacked this turn". */
  public static Optional<Filter> read(Cursor c) {
    if (c.acceptAny(
        "attacked during their controller 's last turn",
        "attacked during its controller 's last turn",
        "attacked during your last turn",
        "attacked during its last turn")) {
      return Optional.of(new Filter.AttackedLastTurn());
    }
    if (c.accept("attacked earlier this turn")) {
      return Optional.of(new Filter.AttackedEarlierThisTurn());
    }
    if (c.accept("didn't attack earlier this turn")) {
      return Optional.of(new Filter.Not(new Filter.AttackedEarlierThisTurn()));
    }
    if (c.acceptAny("attacked this turn", "has attacked this turn")) {
      return Optional.of(new Filter.AttackedThisTurn());
    }
    if (c.acceptAny("didn't attack this turn", "hasn't attacked this turn")) {
      return Optional.of(new Filter.Not(new Filter.AttackedThisTurn()));
    }
    if (c.acceptAny("came under your control this turn")) {
      return Optional.of(
          Filters.all(new Filter.CameThisTurn(), new Filter.ControlledBy(Players.YOU)));
    }
    if (c.acceptAny(
        "came under its controller 's control this turn",
        "came under their controller 's control this turn")) {
      return Optional.of(new Filter.CameThisTurn());
    }
    if (c.acceptAny("entered", "came into play")) {
      c.accept("the battlefield");
      Filter entered = new Filter.EnteredThisTurn();
      Filter meant =
          c.accept("under your control")
              ? Filters.all(entered, new Filter.ControlledBy(Players.YOU))
              : entered;
      return c.accept("this turn") ? Optional.of(meant) : Optional.empty();
    }
    return Optional.empty();
  }
}
