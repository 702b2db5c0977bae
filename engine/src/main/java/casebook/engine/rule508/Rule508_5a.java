package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;

/**
 * With several defending players, each attacking creature means its own.
 *
 * <p>That the controller of a spell or ability chooses one where several could be meant is left to
 * that player.
 */
@Cr(
    rule = "508.5a",
    text =
        """
        In a multiplayer game, any rule, object, or effect that refers to a “defending player”
        refers to one specific defending player, not to all of the defending players. If a spell or
        ability could apply to multiple attacking creatures, the appropriate defending player is
        individually determined for each of those attacking creatures. If there are multiple
        defending players that could be chosen, the controller of the spell or ability chooses one.
        """)
public final class Rule508_5a {
  private Rule508_5a() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_5a.class);

  /** Whether there are several players of whom "defending player" means one. */
  public static boolean applies(List<Id> defendingPlayers) {
    return defendingPlayers.size() > 1;
  }
}
