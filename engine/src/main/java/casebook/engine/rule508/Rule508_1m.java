package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.notation.Settled;
import casebook.engine.force.AdditionalTimes;
import casebook.engine.force.AttackKeywords;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.State.Triggered;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.UnreadText;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which abilities trigger on attackers being declared. */
@Cr(
    rule = "508.1m",
    text =
        """
        Any abilities that trigger on attackers being declared trigger.
        """)
public final class Rule508_1m {
  private Rule508_1m() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_1m.class);

  /** Abilities trigger. */
  static Progress step(Progress progress) {
    Declaration declaration = progress.declaration();
    List<Triggered> triggered = Rule508_2b.triggered(progress, declaration);
    List<UnreadText> open = Rule508_2b.open(progress);
    open.addAll(open(declaration.grounds(), declaration.attack()));
    return progress.triggering(triggered, open).found(findings(triggered));
  }

  /**
   * What triggers, in the order in which it is put onto the stack (508.2b).
   *
   * @param grounds of the board on which the creatures have become attacking (508.1k)
   * @param attack the creatures that have, and what each was declared as attacking
   */
  public static List<Triggered> triggered(Grounds grounds, Attack attack) {
    var declaration = new Declaration(grounds, attack);
    var triggered = new ArrayList<Triggered>();
    Set<Id> attackers = attack.targets().keySet();
    for (InForce.Effective effective : grounds.inForce().effects()) {
      trigger(effective.stated().effect())
          .ifPresent(trigger -> {
            for (Triggered one : Rule508_3.triggered(declaration, effective, trigger)) {
              triggered.addAll(AdditionalTimes.of(grounds.inForce(), one, attackers));
            }
          });
    }
    triggered.addAll(byTriggering(grounds, triggered));
    return Rule508_2b.inOrder(grounds.board(), triggered);
  }

  /** What triggers each time that an ability of an attacking creature does. */
  private static List<Triggered> byTriggering(Grounds grounds, List<Triggered> triggered) {
    var more = new ArrayList<Triggered>();
    for (InForce.Effective effective : grounds.inForce().effects()) {
      if (effective.stated().effect() instanceof Effect.Trigger(var event, var when)
          && event instanceof TriggerEvent.AttackingTriggers(var who)
          && effective.view().holds(when)) {
        for (Triggered one : triggered) {
          if (isOfAttacker(one)
              && !effective.view().among(Set.copyOf(one.about()), who).isEmpty()) {
            more.add(
                new Triggered(
                    effective.stated(),
                    effective.view().self(),
                    effective.view().you().orElse(grounds.board().activePlayer()),
                    one.rule(),
                    one.about()));
          }
        }
      }
    }
    return more;
  }

  /** Whether it is an ability of the creature that attacked. */
  private static boolean isOfAttacker(Triggered one) {
    return one.object().filter(object -> one.about().equals(List.of(object))).isPresent();
  }

  /** The abilities that trigger if a condition holds that the case leaves open. */
  static List<UnreadText> open(Grounds grounds, Attack attack) {
    var declaration = new Declaration(grounds, attack);
    var open = new ArrayList<UnreadText>();
    for (InForce.Effective effective : grounds.inForce().effects()) {
      if (effective.stated().effect() instanceof Effect.Trigger(var event, var when)
          && !when.equals(Condition.ALWAYS)
          && !Settled.openIn(when).isEmpty()) {
        var whenever = new Effect.Trigger(event, Settled.assumed(when));
        if (!Rule508_3.triggered(declaration, effective, whenever).isEmpty()) {
          open.add(
              new UnreadText(
                  effective.stated().source(),
                  Settled.asking(effective.stated().text(), Settled.openIn(when))));
        }
      }
    }
    return open;
  }

  /** The abilities that would trigger if the condition after their "if" held (603.4). */
  static Set<Stated> heldBack(Declaration declaration) {
    var heldBack = new HashSet<Stated>();
    for (InForce.Effective effective : declaration.grounds().inForce().effects()) {
      if (effective.stated().effect() instanceof Effect.Trigger(var event, var when)
          && !when.equals(Condition.ALWAYS)) {
        var whenever = new Effect.Trigger(event, Condition.ALWAYS);
        if (!Rule508_3.triggered(declaration, effective, whenever).isEmpty()) {
          heldBack.add(effective.stated());
        }
      }
    }
    return heldBack;
  }

  /** One finding for each time that an ability triggers. */
  public static List<Finding> findings(List<Triggered> triggered) {
    return triggered.isEmpty()
        ? List.of(Finding.doesNotApply(NUMBER, List.of()))
        : triggered.stream()
            .map(one -> Finding.applies(NUMBER, one.about(), one.stated()))
            .toList();
  }

  /** The triggered ability that looks at attacking, if an effect is one or stands for one. */
  static Optional<Effect.Trigger> trigger(Effect effect) {
    if (effect instanceof Effect.Trigger trigger) {
      return Optional.of(trigger);
    }
    return effect instanceof Effect.Keyword keyword
        ? AttackKeywords.meaning(keyword)
        : Optional.empty();
  }
}
