package casebook.engine.rule508;

import casebook.engine.Cr;
import casebook.engine.board.Id;
import casebook.engine.effect.TriggerEvent.AttacksUnblocked;
import java.util.List;

/** "Whenever [a creature] attacks and isn't blocked": not before blockers are declared. */
@Cr(
    rule = "508.3f",
    text =
        """
        An ability that reads “Whenever [a creature] attacks and isn’t blocked, . . .” triggers
        during the declare blockers step, not the declare attackers step. See rule 509.3g.
        """)
public final class Rule508_3f {
  private Rule508_3f() {}

  /** Never as attackers are declared, whichever creatures it means. */
  static List<List<Id>> occasions(AttacksUnblocked event) {
    return List.of();
  }
}
