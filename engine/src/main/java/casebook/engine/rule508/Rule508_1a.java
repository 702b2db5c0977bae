package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Pretence;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.move.Attack;
import casebook.engine.rule506.Rule506_2b;
import casebook.engine.rule506.Rule506_3;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Reason.AlsoABattle;
import casebook.engine.ruling.Reason.HasLeft;
import casebook.engine.ruling.Reason.NotACreature;
import casebook.engine.ruling.Reason.NotChoosable;
import casebook.engine.ruling.Reason.NotControlled;
import casebook.engine.ruling.Reason.PhasedOut;
import casebook.engine.ruling.Reason.SummoningSick;
import casebook.engine.ruling.Reason.Tapped;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which creatures can be chosen to attack. */
@Cr(
    rule = "508.1a",
    text =
        """
        The active player chooses which creatures that they control, if any, will attack. The chosen
        creatures must be untapped, they can’t also be battles, and each one must either have haste
        or have been controlled by the active player continuously since the turn began.
        """)
public final class Rule508_1a {
  private Rule508_1a() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_1a.class);

  /** The creatures that attack are chosen. */
  static Progress step(Progress progress) {
    return progress.found(findings(progress.grounds(), progress.attack()));
  }

  /** One finding for each chosen creature. */
  public static List<Finding> findings(Grounds grounds, Attack attack) {
    var findings = new ArrayList<Finding>();
    attack
        .targets()
        .forEach((creature, target) -> {
          List<Id> about = List.of(creature);
          Optional<NotChoosable> objection = objection(grounds.inForce(), creature, target);
          findings.add(
              objection
                  .map(reason -> Finding.disobeyed(reason, about))
                  .orElseGet(() -> Finding.obeyed(NUMBER, about)));
          if (objection.filter(NotACreature.class::isInstance).isPresent()) {
            findings.add(Finding.applies(Rule506_3.NUMBER, about));
          }
        });
    return findings;
  }

  /**
   * Why a creature can't be chosen to attack a target. The target matters only to effects that let
   * a creature attack some players as though it had haste.
   */
  public static Optional<NotChoosable> objection(InForce inForce, Id creature, Id target) {
    Board board = inForce.board();
    Optional<Permanent> there = board.permanent(creature);
    if (there.isEmpty()) {
      return Optional.of(
          board.permanents().containsKey(creature)
              ? new PhasedOut(creature)
              : new HasLeft(creature));
    }
    Permanent permanent = there.get();
    if (!Rule506_3.canAttack(permanent)) {
      return Optional.of(new NotACreature(creature));
    }
    if (!Rule506_2b.attackingPlayers(board).contains(permanent.controller())) {
      return Optional.of(new NotControlled(creature));
    }
    if (permanent.tapped()) {
      return Optional.of(new Tapped(creature));
    }
    if (permanent.isBattle()) {
      return Optional.of(new AlsoABattle(creature));
    }
    if (permanent.since() == Since.THIS_TURN && !hasHaste(inForce, permanent, target)) {
      return Optional.of(new SummoningSick(creature));
    }
    return Optional.empty();
  }

  /**
   * Which of some targets a creature can be chosen to attack: all or none, except where it came
   * under its controller's control this turn.
   */
  public static Set<Id> choosable(InForce inForce, Id creature, Set<Id> targets) {
    for (Id target : targets) {
      if (objection(inForce, creature, target).isPresent()) {
        var choosable = new LinkedHashSet<>(targets);
        choosable.removeIf(one -> objection(inForce, creature, one).isPresent());
        return choosable;
      }
    }
    return targets;
  }

  private static boolean hasHaste(InForce inForce, Permanent creature, Id target) {
    return inForce.has(creature.id(), "haste")
        || asThough(inForce, Pretence.HASTE, creature, target);
  }

  /** Whether an effect lets a creature attack a target as though it had or lacked something. */
  static boolean asThough(InForce inForce, Pretence pretence, Permanent creature, Id target) {
    for (InForce.Effective effective : inForce.effects()) {
      if (effective.stated().effect()
              instanceof Effect.AsThough(var who, var what, var whom, var when)
          && what == pretence) {
        var view = effective.view().about(creature.id(), target);
        if (view.matches(who, creature) && view.covers(whom, target) && view.holds(when)) {
          return true;
        }
      }
    }
    return false;
  }
}
