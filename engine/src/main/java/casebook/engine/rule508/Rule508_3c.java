package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.TriggerEvent.PlayerAttacksWith;
import casebook.engine.effect.TriggerEvent.PlayerAttacksWithEach;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.rules.Cr;
import java.util.ArrayList;
import java.util.List;

/**
 * "Whenever [a player] attacks with [a creature]".
 *
 * <p>The rule doesn't say how often it triggers where several such creatures attack. 603.2c does:
 * once for each occurrence of the event. "Attacks with a creature" occurs with each such creature,
 * "attacks with one or more creatures" once with all of them.
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

  /** The creature of each time that it triggers: once for each such creature. */
  static List<List<Id>> occasions(
      Declaration declaration, Viewpoint view, PlayerAttacksWithEach event, Condition when) {
    var occasions = new ArrayList<List<Id>>();
    declaration
        .byPlayer()
        .forEach((player, of) -> {
          if (view.is(event.player(), player)) {
            of.pairs().stream()
                .filter(pair -> of.matches(view, pair, event.who(), event.whom()))
                .filter(pair -> of.holds(view, pair, when))
                .forEach(pair -> occasions.add(List.of(pair.creature())));
          }
        });
    return occasions;
  }

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
