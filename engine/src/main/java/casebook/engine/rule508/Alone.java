package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.TriggerEvent.CreatureAttacks;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.rule506.Rule506_5;
import casebook.engine.rule506.Rule506_6;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Stated;
import casebook.rules.RuleNumber;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What "attacks alone" (506.5) and "attacks a player alone" (506.6) mean for a declaration,
 * wherever a restriction, requirement, cost or trigger says so.
 */
final class Alone {
  private final Grounds grounds;
  private final Attack attack;
  private final List<Finding> findings = new ArrayList<>();
  private final Set<Stated> told = new LinkedHashSet<>();
  private final IdentityHashMap<Object, Asks> asking = new IdentityHashMap<>();

  private Alone(Grounds grounds, Attack attack) {
    this.grounds = grounds;
    this.attack = attack;
  }

  /**
   * One finding for each effect that says so and came up.
   *
   * @param cameUp what was found of the declaration
   */
  static List<Finding> findings(Grounds grounds, Attack attack, List<Finding> cameUp) {
    var alone = new Alone(grounds, attack);
    for (Finding finding : cameUp) {
      Cancellation.check();
      finding.stated().ifPresent(stated -> alone.add(stated, finding.about()));
    }
    for (InForce.Effective effective : grounds.inForce().effects()) {
      Rule508_1m.trigger(effective.stated().effect())
          .ifPresent(trigger -> alone.add(effective, trigger));
    }
    return alone.findings;
  }

  private void add(InForce.Effective effective, Effect.Trigger trigger) {
    if (trigger.event() instanceof CreatureAttacks event) {
      var declaration = new Declaration(grounds, attack);
      List<Id> meant =
          declaration.pairs().stream()
              .filter(
                  pair -> declaration.matches(effective.view(), pair, event.who(), event.whom()))
              .map(Pair::creature)
              .toList();
      if (!meant.isEmpty()) {
        add(effective.stated(), meant);
      }
    }
  }

  /** What an effect asks for; those of a stack share theirs. */
  private record Asks(boolean attacksAlone, boolean attacksPlayerAlone) {
    static Asks of(Object says) {
      return new Asks(
          Mentions.mentions(
              says, part -> part == Company.ALONE || part instanceof Condition.AttacksAlone),
          Mentions.mentions(
              says,
              part ->
                  part == Company.PLAYER_ALONE || part instanceof Condition.AttacksPlayerAlone));
    }
  }

  private void add(Stated stated, List<Id> about) {
    Object says =
        Rule508_1m.trigger(stated.effect()).<Object>map(trigger -> trigger).orElse(stated.effect());
    if (!told.add(stated)) {
      return;
    }
    Asks asks = asking.computeIfAbsent(says, Asks::of);
    if (asks.attacksAlone()) {
      add(Rule506_5.NUMBER, stated, about, attack.targets().size() == 1);
    }
    if (asks.attacksPlayerAlone()) {
      add(Rule506_6.NUMBER, stated, about, about.stream().anyMatch(this::attacksPlayerAlone));
    }
  }

  private boolean attacksPlayerAlone(Id creature) {
    return Optional.ofNullable(attack.targets().get(creature))
        .filter(grounds.board()::isPlayer)
        .filter(player -> Collections.frequency(attack.targets().values(), player) == 1)
        .isPresent();
  }

  private void add(RuleNumber rule, Stated stated, List<Id> about, boolean isSo) {
    findings.add(
        isSo && about.stream().anyMatch(attack::isAttacker)
            ? Finding.applies(rule, about, stated)
            : Finding.doesNotApply(rule, about, stated));
  }
}
