package casebook.engine.rule508;

import casebook.engine.Cr;
import casebook.engine.force.Grounds;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Finding;
import java.util.List;

/**
 * The chance to activate mana abilities.
 *
 * <p>A board gives the mana that a player has or can make now, so nothing is left to decide here:
 * the step only comes up where the total cost has mana in it.
 */
@Cr(
    rule = "508.1i",
    text =
        """
        If any of the costs require mana, the active player then has a chance to activate mana
        abilities (see rule 605, “Mana Abilities”).
        """)
public final class Rule508_1i {
  private Rule508_1i() {}

  public static List<Finding> findings(Grounds grounds, Costs costs) {
    return costs.total().mana().symbols().isEmpty()
        ? List.of(Finding.doesNotApply(Step.I, List.of()))
        : List.of(Finding.applies(Step.I, List.of(grounds.board().activePlayer())));
  }
}
