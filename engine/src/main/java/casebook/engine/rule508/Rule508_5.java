package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Combat.Attacked;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.Optional;

/** Which player "defending player" means for an attacking creature. */
@Cr(
    rule = "508.5",
    text =
        """
        If an ability of an attacking creature refers to a defending player, or a spell or ability
        refers to both an attacking creature and a defending player, then unless otherwise
        specified, the defending player it’s referring to is the player that creature is attacking,
        the controller of the planeswalker that creature is attacking, or the protector of the
        battle that creature is attacking. If that creature is no longer attacking, the defending
        player it’s referring to is the player that creature was attacking before it was removed
        from combat, the controller of the planeswalker that creature was attacking before it was
        removed from combat, or the protector of the battle that creature was attacking before it
        was removed from combat.
        """)
public final class Rule508_5 {
  private Rule508_5() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_5.class);

  /**
   * The player attacked, the controller of the planeswalker, or the protector of the battle; of a
   * permanent that is both a planeswalker and a battle, its protector (310.8d).
   */
  public static Optional<Id> defendingPlayer(Board board, Id target) {
    if (board.isPlayer(target)) {
      return Optional.of(target);
    }
    return board.permanent(target).flatMap(Rule508_5::defendingPlayer);
  }

  /** The player who is attacked where a permanent is; empty where it can't be attacked. */
  public static Optional<Id> defendingPlayer(Permanent attacked) {
    Optional<Id> controller =
        attacked.isPlaneswalker() ? Optional.of(attacked.controller()) : Optional.empty();
    return attacked.isBattle() ? attacked.protector().or(() -> controller) : controller;
  }

  /**
   * The defending player that a creature means: of one that attacks, by what it attacks now; of one
   * that doesn't attack any more, or attacks nothing (506.4c), by what it attacked last.
   */
  public static Optional<Id> meantBy(Board board, Id creature) {
    Combat combat = board.combat();
    return combat
        .attacking()
        .getOrDefault(creature, Optional.empty())
        .flatMap(target -> defendingPlayer(board, target))
        .or(() ->
            Optional.ofNullable(combat.lastAttacked().get(creature))
                .map(Attacked::defendingPlayer));
  }
}
