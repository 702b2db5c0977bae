package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.TriggerEvent.AreAttacked;
import casebook.engine.effect.TriggerEvent.IsAttacked;
import casebook.engine.meaning.Viewpoint;
import casebook.rules.Cr;
import java.util.ArrayList;
import java.util.List;

/** "Whenever [a player, planeswalker, or battle] is attacked": once, by however many creatures. */
@Cr(
    rule = "508.3b",
    text =
        """
        An ability that reads “Whenever [a player, planeswalker, or battle] is attacked, . . .”
        triggers if one or more creatures are declared as attackers attacking that player or
        permanent. It won’t trigger if a creature is put onto the battlefield attacking that player
        or permanent.
        """)
public final class Rule508_3b {
  private Rule508_3b() {}

  /** The player or permanent of each time that it triggers. */
  static List<List<Id>> occasions(
      Declaration declaration, Viewpoint view, IsAttacked event, Condition when) {
    var occasions = new ArrayList<List<Id>>();
    declaration
        .byTarget()
        .forEach((target, pair) -> {
          if (view.about(pair.creature(), target).covers(event.whom(), target)
              && declaration.holds(view, pair, when)) {
            occasions.add(List.of(target));
          }
        });
    return occasions;
  }

  /** All of them together, if there are any: "one or more". */
  static List<List<Id>> occasions(
      Declaration declaration, Viewpoint view, AreAttacked event, Condition when) {
    List<Id> attacked =
        occasions(declaration, view, new IsAttacked(event.whom()), when).stream()
            .flatMap(List::stream)
            .toList();
    return attacked.isEmpty() ? List.of() : List.of(attacked);
  }
}
