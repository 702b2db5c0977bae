package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.TriggerEvent.CreatureAttacks;
import casebook.engine.effect.TriggerEvent.CreaturesAttack;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.rules.Cr;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** "Whenever [a creature] attacks": once for each such creature. */
@Cr(
    rule = "508.3a",
    text =
        """
        An ability that reads “Whenever [a creature] attacks, . . .” triggers if that creature is
        declared as an attacker. Similarly, “Whenever [a creature] attacks [a player, planeswalker,
        or battle], . . .” triggers if that creature is declared as an attacker attacking that
        player or permanent. Such abilities won’t trigger if a creature is put onto the battlefield
        attacking.
        """)
public final class Rule508_3a {
  private Rule508_3a() {}

  /** The creature of each time that it triggers. */
  static List<List<Id>> occasions(
      Declaration declaration, Viewpoint view, CreatureAttacks event, Condition when) {
    return declaration.pairs().stream()
        .filter(pair -> isInCompany(declaration, pair, event.company()))
        .filter(pair -> declaration.matches(view, pair, event.who(), event.whom()))
        .filter(pair -> declaration.holds(view, pair, when))
        .map(pair -> List.of(pair.creature()))
        .toList();
  }

  /**
   * The creatures of each time that it triggers where it speaks of a number of creatures: once for
   * all that are declared together, also where a team attacks together (805.10b).
   */
  static List<List<Id>> occasions(
      Declaration declaration, Viewpoint view, CreaturesAttack event, Condition when) {
    List<Pair> pairs =
        declaration.pairs().stream()
            .filter(pair -> declaration.matches(view, pair, event.who(), event.whom()))
            .toList();
    return Declaration.countedTogether(pairs, event.whom()).stream()
        .filter(counted ->
            !counted.isEmpty()
                && counted.size() >= view.value(event.atLeast())
                && declaration.holds(view, counted.getFirst(), when))
        .map(counted -> counted.stream().map(Pair::creature).toList())
        .toList();
  }

  /** A creature attacks alone if it's the only one that was declared (506.5, 506.6). */
  private static boolean isInCompany(Declaration declaration, Pair pair, Company company) {
    Collection<Id> attacked = declaration.attack().targets().values();
    return switch (company) {
      case ANY -> true;
      case ALONE -> attacked.size() == 1;
      case PLAYER_ALONE ->
          declaration.board().isPlayer(pair.target())
              && Collections.frequency(attacked, pair.target()) == 1;
      case WITH_OTHERS -> attacked.size() > 1;
    };
  }
}
