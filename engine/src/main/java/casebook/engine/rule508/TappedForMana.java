package casebook.engine.rule508;

import casebook.engine.board.Mana;
import casebook.engine.board.ManaSymbol;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Activated;
import casebook.engine.effect.Effect.ManaCost;
import casebook.engine.effect.Effect.Needs;
import casebook.engine.effect.Effect.ProducesInstead;
import casebook.engine.effect.Effect.Replaced;
import casebook.engine.force.InForce;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

/** What effects leave of a permanent's mana abilities: which can be activated, what they make. */
final class TappedForMana {
  private final InForce inForce;

  TappedForMana(InForce inForce) {
    this.inForce = inForce;
  }

  /** Whether a permanent's mana abilities with such costs can't be activated (602.5). */
  boolean isStopped(Permanent permanent, ManaCost cost) {
    return isStopped(
        permanent,
        which ->
            switch (which) {
              case ALL -> true;
              case TAPPING -> cost.taps();
              case SACRIFICING -> cost.sacrifices();
            });
  }

  /** Whether a permanent's other mana abilities can't be activated. */
  boolean isStopped(Permanent permanent, Needs needs) {
    return isStopped(
        permanent,
        which ->
            which == Activated.ALL
                || (which == Activated.TAPPING && needs == Needs.TO_BE_UNTAPPED));
  }

  private boolean isStopped(Permanent permanent, Predicate<Activated> concerned) {
    for (InForce.Effective effective : inForce.effects()) {
      if (effective.stated().effect() instanceof Effect.CantActivate(var who, var which, var when)
          && concerned.test(which)
          && effective.view().matches(who, permanent)
          && effective.view().holds(when)) {
        return true;
      }
    }
    return false;
  }

  /**
   * What a permanent that is tapped for mana may produce (106.12), where its ability adds one of
   * the choices. Where several effects replace its mana, they do so in board order (616.1 would let
   * its controller choose).
   */
  List<Mana> produced(Permanent permanent, List<Mana> choices) {
    List<Mana> produced = choices;
    for (InForce.Effective effective : inForce.effects()) {
      if (effective.stated().effect() instanceof ProducesInstead instead
          && effective.view().matches(instead.who(), permanent)
          && effective.view().holds(instead.when())) {
        produced = replaced(produced, instead);
      }
    }
    return produced;
  }

  private static List<Mana> replaced(List<Mana> produced, ProducesInstead instead) {
    var choices = new ArrayList<Mana>();
    for (Mana mana : produced) {
      int amount = mana.symbols().size();
      if (amount < instead.atLeast()) {
        choices.add(mana);
      } else {
        for (Mana one : instead.choices()) {
          ManaSymbol symbol = one.symbols().getFirst();
          choices.add(
              new Mana(
                  Collections.nCopies(instead.replaced() == Replaced.TYPE ? amount : 1, symbol)));
        }
      }
    }
    return choices.stream().distinct().toList();
  }
}
