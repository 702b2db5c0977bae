package casebook.engine.reading.clause.mana;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.mana.Mana;
import casebook.engine.reading.word.Cursor;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Mana that is added besides the mana that a permanent produces (605.1b): "Whenever enchanted land
 * is tapped for mana, its controller adds an additional {G}".
 */
public final class ManaBesides {
  private ManaBesides() {}

  /**
   * The ability at the cursor, up to its end.
   *
   * @param when the condition that stands before it
   */
  public static Optional<Effect> read(Cursor c, Condition when) {
    return c.attempt(() -> {
      c.accept("until end of turn ,");
      if (!c.acceptAny("whenever", "when")) {
        return Optional.empty();
      }
      Optional<Filter> who = ProducedMana.tapped(c);
      if (who.isEmpty() || !c.accept("for mana ,") || !isAddedByItsController(c, who.get())) {
        return Optional.empty();
      }
      c.accept("an additional");
      Optional<List<Mana>> choices = ofItsTypes(c).or(() -> AddedMana.choices(c));
      c.accept("to your mana pool");
      c.accept("to their mana pool");
      c.accept(".");
      return choices
          .filter(_ -> c.atEnd())
          .map(mana -> new Effect.AddsManaBesides(who.get(), mana, when));
    });
  }

  /** Who adds it must be the player whose permanent was tapped. */
  private static boolean isAddedByItsController(Cursor c, Filter who) {
    if (c.acceptAny("its controller adds", "that player adds")) {
      return true;
    }
    return c.acceptAny("you add", "add")
        && Mentions.mentions(who, new Filter.ControlledBy(Players.YOU));
  }

  /** "One mana of any type that land produced". */
  private static Optional<List<Mana>> ofItsTypes(Cursor c) {
    return c.attempt(() -> {
      if (!c.accept("one mana of any type that")) {
        return Optional.empty();
      }
      c.moveTo(c.find(Set.of("produced", ".", ",", "for")));
      return c.accept("produced") ? Optional.of(List.of()) : Optional.empty();
    });
  }
}
