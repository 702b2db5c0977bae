package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Effect.Pretence;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Caps;
import casebook.engine.force.Restriction.Forbids;
import casebook.engine.layer.Designated;
import casebook.engine.meaning.Asking;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Reason.RestrictionDisobeyed;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Restrictions: effects that say a creature can't attack, or can't unless some condition is met.
 *
 * <p>"Can't attack unless its controller pays" is no restriction that this step checks: whether the
 * cost is paid is settled by 508.1g to 508.1j, and a declaration that doesn't pay fails there.
 */
@Cr(
    rule = "508.1c",
    text =
        """
        The active player checks each creature they control to see whether it’s affected by any
        restrictions (effects that say a creature can’t attack, or that it can’t attack unless some
        condition is met). If any restrictions are being disobeyed, the declaration of attackers is
        illegal.
        """)
public final class Rule508_1c {
  private Rule508_1c() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_1c.class);

  /** Restrictions are checked. */
  static Progress step(Progress progress) {
    return progress.found(findings(progress.grounds(), progress.attack()));
  }

  /**
   * One finding for each restriction on an attacking creature, and one for each effect that says a
   * creature can't attack but restricts none of these.
   */
  public static List<Finding> findings(Grounds grounds, Attack attack) {
    var findings = new ArrayList<Finding>();
    var stated = new LinkedHashSet<Stated>();
    for (Restriction restriction : grounds.restrictions()) {
      List<Id> about = bound(restriction, attack);
      if (!about.isEmpty()) {
        stated.add(restriction.stated());
        findings.add(
            obeyed(restriction, attack)
                ? Finding.obeyed(NUMBER, about, restriction.stated())
                : Finding.disobeyed(
                    new RestrictionDisobeyed(restriction.stated(), about),
                    about,
                    restriction.stated()));
      }
    }
    for (Restriction restriction : grounds.restrictions()) {
      List<Id> about = attackers(restriction, attack);
      if (!about.isEmpty() && stated.add(restriction.stated())) {
        findings.add(Finding.obeyed(NUMBER, about, restriction.stated()));
      }
    }
    for (InForce.Effective effective : grounds.inForce().effects()) {
      if (couldRestrict(effective, attack) && stated.add(effective.stated())) {
        findings.add(
            Finding.doesNotApply(
                NUMBER, List.copyOf(attack.targets().keySet()), effective.stated()));
      }
    }
    return findings;
  }

  /** The attacking creatures that a restriction is about, whatever they attack. */
  private static List<Id> attackers(Restriction restriction, Attack attack) {
    return switch (restriction) {
      case Forbids(var _, var creature, var _, var _) ->
          attack.isAttacker(creature) ? List.of(creature) : List.of();
      case Caps caps -> attack.attackers().stream().filter(caps.creatures()::contains).toList();
    };
  }

  /**
   * Whether an effect restricts attacks, and is not about one object alone that doesn't attack
   * ("this creature", "enchanted creature").
   */
  private static boolean couldRestrict(InForce.Effective effective, Attack attack) {
    if (attack.targets().isEmpty()) {
      return false;
    }
    return switch (effective.stated().effect()) {
      case Effect.CantAttack(var who, var _, var _) ->
          !Filter.isOneObject(who)
              || !effective.view().among(attack.targets().keySet(), who).isEmpty();
      case Effect.AtMost _ -> true;
      case Effect.Keyword(var name, var _) when name.equals("defender") ->
          effective.view().self().filter(attack.targets()::containsKey).isPresent();
      case Effect.Detained _,
          Effect.Requiring _,
          Effect.Costing _,
          Effect.Permitting _,
          Effect.Indirect _ ->
          false;
    };
  }

  /** Whether an attack obeys a restriction. */
  public static boolean obeyed(Restriction restriction, Attack attack) {
    return switch (restriction) {
      case Forbids(var _, var creature, var targets, var when) ->
          !attack.isAttackOn(targets, creature) || !when.holds(attack);
      case Caps caps -> {
        int counted = attack.count(caps.creatures(), caps.targets()) - again(caps, attack);
        yield counted == 0 || caps.spent() + counted <= caps.count() || !caps.when().holds(attack);
      }
    };
  }

  /** How many of the creatures that a limit has counted already attack again. */
  private static int again(Caps caps, Attack attack) {
    if (caps.already().isEmpty()) {
      return 0;
    }
    var again = new LinkedHashSet<>(caps.already());
    again.retainAll(caps.creatures());
    return attack.count(again, caps.targets());
  }

  /** The attacking creatures that a restriction looks at. */
  private static List<Id> bound(Restriction restriction, Attack attack) {
    return switch (restriction) {
      case Forbids(var _, var creature, var targets, var _) ->
          attack.isAttackOn(targets, creature) ? List.of(creature) : List.of();
      case Caps caps ->
          attack.targets().entrySet().stream()
              .filter(entry ->
                  caps.creatures().contains(entry.getKey())
                      && caps.targets().contains(entry.getValue()))
              .map(Map.Entry::getKey)
              .toList();
    };
  }

  /** The restrictions in force on these creatures attacking these targets. */
  public static List<Restriction> restrictions(
      InForce inForce, Set<Id> creatures, Set<Id> targets) {
    var restrictions = new ArrayList<Restriction>();
    var asking = new Asking(creatures, targets);
    for (InForce.Effective effective : inForce.effects()) {
      Stated stated = effective.stated();
      Viewpoint view = effective.view();
      if (stated.effect() instanceof Effect.Keyword(var name, var _) && name.equals("defender")) {
        view.self()
            .filter(creatures::contains)
            .ifPresent(
                creature -> restrictions.addAll(defender(inForce, stated, creature, targets)));
      }
      if (!(stated.effect() instanceof Effect.Restricting restricting)) {
        continue;
      }
      switch (restricting) {
        case Effect.CantAttack(var who, var whom, var when) -> {
          var settled = asking.settle(view, when);
          for (Id creature : asking.among(view, who)) {
            var forbidden = new LinkedHashMap<AttackCondition, Set<Id>>();
            for (Id target : asking.concerned(view, creature, who, whom)) {
              forbidden
                  .computeIfAbsent(settled.apply(creature, target), _ -> new LinkedHashSet<>())
                  .add(target);
            }
            forbidden.forEach(
                (condition, of) -> restrictions.add(new Forbids(stated, creature, of, condition)));
          }
        }
        case Effect.AtMost(var count, var who, var whom, var period, var when) -> {
          AttackCondition limits = view.settle(when, creatures, targets);
          if (!limits.equals(AttackCondition.Known.FALSE)) {
            Set<Id> capped = view.among(creatures, who);
            for (Set<Id> counted : countedTogether(view, whom, targets)) {
              Set<Id> already =
                  already(
                      inForce,
                      view,
                      who,
                      whom instanceof Whom.Each ? counted::contains : one -> view.covers(whom, one),
                      period);
              restrictions.add(
                  new Caps(
                      stated, view.value(count), already.size(), capped, counted, already, limits));
            }
          }
        }
        case Effect.Detained detained -> {
          for (Id creature : Designated.detained(effective.held(), detained, view)) {
            if (creatures.contains(creature)) {
              restrictions.add(new Forbids(stated, creature, targets, AttackCondition.Known.TRUE));
            }
          }
        }
      }
    }
    restrictions.addAll(detained(inForce, creatures, targets));
    return restrictions;
  }

  /** 702.3b, except where the creature can attack as though it didn't have defender. */
  private static List<Restriction> defender(
      InForce inForce, Stated stated, Id creature, Set<Id> targets) {
    Permanent permanent = inForce.board().permanent(creature).orElseThrow();
    var forbidden = new LinkedHashSet<Id>();
    for (Id target : targets) {
      if (!Rule508_1a.asThough(inForce, Pretence.NO_DEFENDER, permanent, target)) {
        forbidden.add(target);
      }
    }
    return forbidden.isEmpty()
        ? List.of()
        : List.of(new Forbids(stated, creature, forbidden, AttackCondition.Known.TRUE));
  }

  /** 701.35a: a detained permanent can't attack. */
  private static List<Restriction> detained(InForce inForce, Set<Id> creatures, Set<Id> targets) {
    var restrictions = new ArrayList<Restriction>();
    for (Id creature : creatures) {
      if (inForce.board().permanent(creature).orElseThrow().is(Designation.DETAINED)) {
        var stated = new Stated(Source.of(creature), "", new Effect.Detained(Filter.SELF));
        restrictions.add(new Forbids(stated, creature, targets, AttackCondition.Known.TRUE));
      }
    }
    return restrictions;
  }

  /** The targets over which attackers are counted together: all that are meant, or each of them. */
  private static List<Set<Id>> countedTogether(Viewpoint view, Whom whom, Set<Id> targets) {
    Set<Id> covered = view.covered(whom, targets);
    return whom instanceof Whom.Each ? covered.stream().map(Set::of).toList() : List.of(covered);
  }

  /** The creatures that used up a part of a turn's limit in its earlier combats. */
  private static Set<Id> already(
      InForce inForce, Viewpoint view, Filter who, Predicate<Id> counted, Period period) {
    var already = new LinkedHashSet<Id>();
    if (period == Period.TURN) {
      for (Permanent permanent : inForce.board().attackedEarlierThisTurn()) {
        if (view.matches(who, permanent)
            && permanent.attackedThisTurn().stream().anyMatch(counted)) {
          already.add(permanent.id());
        }
      }
    }
    return already;
  }
}
