package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.TriggerEvent.PlayerAttacksPlayer;
import casebook.engine.meaning.Viewpoint;
import casebook.rules.Cr;
import java.util.ArrayList;
import java.util.List;

/** "Whenever [a player] attacks [another player]": once for each player attacked. */
@Cr(
    rule = "508.3e",
    text =
        """
        An ability that reads “Whenever [a player] attacks [another player], . . .” triggers if one
        or more creatures the first player controls are declared as attackers attacking the second
        player. It won’t trigger if a creature is put onto the battlefield attacking or if a
        creature attacks a planeswalker or a battle.
        """)
public final class Rule508_3e {
  private Rule508_3e() {}

  /** The attacked player of each time that it triggers; planeswalkers and battles don't count. */
  static List<List<Id>> occasions(
      Declaration declaration, Viewpoint view, PlayerAttacksPlayer event, Condition when) {
    var occasions = new ArrayList<List<Id>>();
    declaration
        .byPlayer()
        .forEach((player, of) -> {
          if (view.is(event.player(), player)) {
            of.byTarget()
                .forEach((target, pair) -> {
                  if (declaration.board().isPlayer(target)
                      && view.about(pair.creature(), target).is(event.attacked(), target)
                      && declaration.holds(view, pair, when)) {
                    occasions.add(List.of(target));
                  }
                });
          }
        });
    return occasions;
  }
}
