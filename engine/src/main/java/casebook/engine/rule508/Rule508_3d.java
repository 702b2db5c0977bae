package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.TriggerEvent.PlayerAttacks;
import casebook.engine.meaning.Viewpoint;
import casebook.rules.Cr;
import java.util.ArrayList;
import java.util.List;

/** "Whenever [a player] attacks": once, with however many creatures. */
@Cr(
    rule = "508.3d",
    text =
        """
        An ability that reads “Whenever [a player] attacks, . . .” triggers if one or more creatures
        that player controls are declared as attackers.
        """)
public final class Rule508_3d {
  private Rule508_3d() {}

  /** The creatures with which the player of each time that it triggers attacks. */
  static List<List<Id>> occasions(
      Declaration declaration, Viewpoint view, PlayerAttacks event, Condition when) {
    var occasions = new ArrayList<List<Id>>();
    declaration
        .byPlayer()
        .forEach((player, of) -> {
          if (view.is(event.player(), player)
              && declaration.holds(view, of.pairs().getFirst(), when)) {
            occasions.add(List.copyOf(of.attack().attackers()));
          }
        });
    return occasions;
  }
}
