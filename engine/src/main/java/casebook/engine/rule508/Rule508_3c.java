package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.TriggerEvent.PlayerAttacksWith;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.rules.Cr;
import java.util.ArrayList;
import java.util.List;

/**
 * "Whenever [a player] attacks with [a creature]".
 *
 * <p>The rule doesn't say how often it triggers where several such creatures attack. We read it as
 * once: what the player does, attacking with such creatures, happens once.
 */
@Cr(
    rule = "508.3c",
    text =
        """
        An ability that reads “Whenever [a player] attacks with [a creature], . . .” triggers if a
        creature that player controls is declared as an attacker.
        """)
public final class Rule508_3c {
  private Rule508_3c() {}

  /** The creatures of each time that it triggers: once for an attacking player. */
  static List<List<Id>> occasions(
      Declaration declaration, Viewpoint view, PlayerAttacksWith event, Condition when) {
    var occasions = new ArrayList<List<Id>>();
    declaration
        .byPlayer()
        .forEach((player, of) -> {
          List<Pair> pairs =
              of.pairs().stream()
                  .filter(pair -> of.matches(view, pair, event.who(), event.whom()))
                  .toList();
          for (List<Pair> counted : Declaration.countedTogether(pairs, event.whom())) {
            if (!counted.isEmpty()
                && view.is(event.player(), player)
                && counted.size() >= view.value(event.atLeast())
                && of.holds(view, counted.getFirst(), when)) {
              occasions.add(counted.stream().map(Pair::creature).toList());
            }
          }
        });
    return occasions;
  }
}
