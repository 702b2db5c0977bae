package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Combat.Attacked;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.force.Grounds;
import casebook.engine.move.Attack;
import casebook.engine.rule506.Rule506_2b;
import casebook.engine.rule506.Rule506_7;
import casebook.engine.ruling.Finding;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which of the chosen creatures become attacking creatures.
 *
 * <p>The rules don't say whether a creature that was sacrificed or returned to pay a cost was
 * declared as an attacker; we read it as not: it never attacked.
 */
@Cr(
    rule = "508.1k",
    text =
        """
        Each chosen creature still controlled by the active player becomes an attacking creature. It
        remains an attacking creature until it’s removed from combat or the combat phase ends,
        whichever comes first. See rule 506.4.
        """)
public final class Rule508_1k {
  private Rule508_1k() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_1k.class);

  /** The creatures become attacking. */
  static Progress step(Progress progress) {
    Grounds grounds = progress.grounds();
    Attack attack = progress.attack();
    Board paid = progress.bills().after();
    return progress
        .on(
            paid.with(attacking(grounds, paid, attack))
                .with(paid.turn().attackedBy(players(grounds, attack))))
        .found(findings(paid, attack));
  }

  /** The part of an attack that is left once costs were paid: it is what was declared. */
  public static Attack remaining(Board afterPaying, Attack attack) {
    var remaining = new LinkedHashMap<Id, Id>();
    attack
        .targets()
        .forEach((creature, target) -> {
          if (becomesAttacking(afterPaying, creature)) {
            remaining.put(creature, target);
          }
        });
    return Attack.of(remaining);
  }

  /**
   * The combat once the chosen creatures are attacking.
   *
   * @param grounds what the attack was judged by, for which of the creatures had to attack (506.7)
   */
  public static Combat attacking(Grounds grounds, Board afterPaying, Attack attack) {
    Attack remaining = remaining(afterPaying, attack);
    var attacking = new LinkedHashMap<Id, Attacked>();
    remaining
        .targets()
        .forEach((creature, target) ->
            attacking.put(
                creature,
                new Attacked(
                    target, Rule508_5.defendingPlayer(grounds.board(), target).orElseThrow())));
    Combat combat =
        stillFighting(afterPaying)
            .declared(remaining.targets(), attacking, Rule506_7.required(grounds, attack));
    for (Id creature : remaining.attackers()) {
      if (isGone(afterPaying, remaining, creature)) {
        combat = combat.attackingNothing(creature);
      }
    }
    return combat;
  }

  /** What attacked already and was given up as a cost is removed from combat (506.4, 506.4c). */
  private static Combat stillFighting(Board afterPaying) {
    Combat combat = afterPaying.combat();
    for (Map.Entry<Id, Optional<Id>> entry : afterPaying.combat().attacking().entrySet()) {
      if (afterPaying.permanent(entry.getKey()).isEmpty()) {
        combat = combat.without(entry.getKey());
      } else if (entry.getValue().filter(target -> isGone(afterPaying, target)).isPresent()) {
        combat = combat.attackingNothing(entry.getKey());
      }
    }
    return combat;
  }

  /** The players whose creatures are declared: they have attacked (508.6). */
  public static List<Id> players(Grounds grounds, Attack attack) {
    return attack.attackers().stream()
        .flatMap(creature -> grounds.board().permanent(creature).stream())
        .map(Permanent::controller)
        .distinct()
        .toList();
  }

  /** A battle of the active player's own that a cost took is not attacked any more (506.4c). */
  private static boolean isGone(Board afterPaying, Attack attack, Id creature) {
    return attack.targetOf(creature).filter(target -> isGone(afterPaying, target)).isPresent();
  }

  private static boolean isGone(Board afterPaying, Id target) {
    return !afterPaying.isPlayer(target) && afterPaying.permanent(target).isEmpty();
  }

  /** One finding for each chosen creature. */
  public static List<Finding> findings(Board afterPaying, Attack attack) {
    return attack.attackers().stream()
        .map(creature ->
            becomesAttacking(afterPaying, creature)
                ? Finding.applies(NUMBER, List.of(creature))
                : Finding.doesNotApply(NUMBER, List.of(creature)))
        .toList();
  }

  private static boolean becomesAttacking(Board board, Id creature) {
    return board
        .permanent(creature)
        .map(Permanent::controller)
        .filter(Rule506_2b.attackingPlayers(board)::contains)
        .isPresent();
  }
}
