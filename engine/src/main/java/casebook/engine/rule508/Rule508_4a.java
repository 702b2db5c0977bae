package casebook.engine.rule508;

import casebook.engine.board.Amendment;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule506.Rule506_3;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A creature put onto the battlefield attacking something certain, when that can't be attacked any
 * more.
 *
 * <p>Since April 17, 2026 the rule doesn't ask any more who is certain of it: it says "would be put
 * onto the battlefield attacking", where it said "if the effect … specifies". So it is about a
 * choice of the creature's controller too, and treats what is gone, what is of another kind and
 * what is no defending player's in one breath. All of them it calls "no longer" so: a player's own
 * planeswalker, which nobody could attack, is a choice that 508.4 doesn't allow.
 */
@Cr(
    rule = "508.4a",
    text =
        """
        If a creature would be put onto the battlefield attacking a certain player, and that player
        is no longer in the game, the creature is put onto the battlefield but is never considered
        an attacking creature. The same is true if a creature would be put onto the battlefield
        attacking a planeswalker or battle and that permanent is no longer on the battlefield, is no
        longer a planeswalker or battle, is a planeswalker that is no longer controlled by a
        defending player, or is a battle that is no longer protected by a defending player.
        """)
public final class Rule508_4a {
  private Rule508_4a() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_4a.class);

  /**
   * Whether what the effect named is a player who left the game, or a permanent that is gone, of
   * another kind, or neither controlled nor protected by a defending player.
   */
  public static boolean applies(Board board, List<Id> defendingPlayers, Id target) {
    return board.isPlayer(target)
        ? !board.player(target).inGame()
        : Rule506_2.objection(board, defendingPlayers, target).isPresent();
  }

  /** Whether what its controller chose for the creature could be attacked and can't any more. */
  public static boolean appliesToChoice(Board board, Id target) {
    boolean gone =
        board.isPlayer(target) ? !board.player(target).inGame() : board.permanent(target).isEmpty();
    return (gone || board.combat().lost().contains(target))
        && board.options().has(Amendment.WHOEVER_NAMES_WHAT_IS_GONE);
  }

  /**
   * The planeswalkers and battles, and what was one of them, that could be attacked once and can't
   * be after a move.
   */
  public static Set<Id> lost(Board before, Board after) {
    var lost = new LinkedHashSet<Id>(before.combat().lost());
    before.phasedIn().stream()
        .filter(Rule506_3::canBeAttacked)
        .map(Permanent::id)
        .filter(id -> canBeAttacked(before, id))
        .forEach(lost::add);
    lost.removeIf(id -> !after.permanents().containsKey(id) || canBeAttacked(after, id));
    return lost;
  }

  private static boolean canBeAttacked(Board board, Id target) {
    List<Id> defending = Rule506_2a.defendingPlayers(board).orElseGet(() -> opponents(board));
    return Rule506_2.objection(board, defending, target).isEmpty();
  }

  /** Any of them may be the defending player where none is chosen yet (506.2a). */
  private static List<Id> opponents(Board board) {
    return board.players().keySet().stream()
        .filter(player -> board.areOpponents(board.activePlayer(), player))
        .toList();
  }
}
