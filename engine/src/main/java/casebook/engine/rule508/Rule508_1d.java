package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.force.Required;
import casebook.engine.force.Required.OfEach;
import casebook.engine.force.Requirement;
import casebook.engine.force.Requirement.AttackWith;
import casebook.engine.force.Requirement.Attacks;
import casebook.engine.layer.Designated;
import casebook.engine.maximum.AttackSearch;
import casebook.engine.meaning.Asking;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.move.Attack;
import casebook.engine.rule506.Rule506_2b;
import casebook.engine.ruling.Excuse;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Reason.TooFewObeyed;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Requirements;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Requirements: effects that say a creature attacks if able, or attacks if some condition is met.
 *
 * <p>The rule speaks of the number of requirements as though each were about one creature. We read
 * one effect that applies to several creatures as making one requirement for each of them. "If
 * able" adds nothing: what is possible is what the maximum is for.
 */
@Cr(
    rule = "508.1d",
    text =
        """
        The active player checks each creature they control to see whether it’s affected by any
        requirements (effects that say a creature attacks if able, or that it attacks if some
        condition is met). If the number of requirements that are being obeyed is fewer than the
        maximum possible number of requirements that could be obeyed without disobeying any
        restrictions, the declaration of attackers is illegal. If a creature can’t attack unless a
        player pays a cost, that player is not required to pay that cost, even if attacking with
        that creature would increase the number of requirements being obeyed. If a requirement that
        says a creature attacks if able during a certain turn refers to a turn with multiple combat
        phases, the creature attacks if able during each declare attackers step in that turn.
        """)
public final class Rule508_1d {
  private Rule508_1d() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_1d.class);

  /** Requirements are counted. */
  static Progress step(Progress progress) {
    Grounds grounds = progress.grounds();
    return progress
        .search()
        .standing(progress.attack(), progress.paid(), progress.funds())
        .map(standing -> {
          List<RequirementItem> items = items(standing.counted(), grounds, progress.attack());
          return progress
              .standing(standing, ledger(standing, items))
              .found(findings(grounds, standing, items));
        })
        .orElseGet(progress::tooLarge);
  }

  /** The ledger of a declaration, of which the search says how it stands. */
  private static Requirements ledger(AttackSearch.Standing standing, List<RequirementItem> items) {
    return new Requirements(standing.obeyed(), standing.maximum(), new AlikeItems().counted(items));
  }

  /**
   * One finding for each requirement that counts; those that are ignored are disobeyed. And one for
   * each effect that says a creature attacks if able but makes no requirement here.
   *
   * @param items the requirements that count
   */
  private static List<Finding> findings(
      Grounds grounds, AttackSearch.Standing standing, List<RequirementItem> items) {
    var findings = new ArrayList<Finding>();
    var seen = new HashSet<Stated>();
    Optional<TooFewObeyed> reason = reason(standing, items);
    for (RequirementItem item : items) {
      Cancellation.check();
      List<Id> about = item.creature().stream().toList();
      Stated stated = item.stated();
      seen.add(stated);
      if (item.obeyed()) {
        findings.add(Finding.obeyed(NUMBER, about, stated));
      } else if (reason.isPresent()) {
        findings.add(Finding.disobeyed(reason.get(), about, stated));
      } else {
        findings.add(Finding.applies(NUMBER, about, stated));
      }
    }
    for (InForce.Effective effective : grounds.inForce().effects()) {
      if (couldRequire(effective, grounds.creatures()) && seen.add(effective.stated())) {
        findings.add(Finding.doesNotApply(NUMBER, List.of(), effective.stated()));
      }
    }
    return findings;
  }

  /**
   * Whether an effect requires attacks, and is not about one object alone that is none of the
   * attacking player's creatures ("this creature", "enchanted creature").
   */
  private static boolean couldRequire(InForce.Effective effective, Set<Id> creatures) {
    return switch (effective.stated().effect()) {
      case Effect.MustAttack(var who, var _, var _) -> concerns(effective, who, creatures);
      case Effect.MustAttackWith _ -> true;
      case Effect.Goaded(var who, var _) -> concerns(effective, who, creatures);
      case Effect.Restricting _, Effect.Costing _, Effect.Permitting _, Effect.Indirect _ -> false;
    };
  }

  private static boolean concerns(InForce.Effective effective, Filter who, Set<Id> creatures) {
    return !Filter.isOneObject(who) || !effective.view().among(creatures, who).isEmpty();
  }

  private static Optional<TooFewObeyed> reason(
      AttackSearch.Standing standing, List<RequirementItem> items) {
    if (standing.legal()) {
      return Optional.empty();
    }
    var ignored = new ArrayList<RequirementItem>();
    for (int index = 0; index < items.size(); index++) {
      RequirementItem item = items.get(index);
      if (!item.obeyed() && standing.counted().get(index).isObeyedBy(standing.witness())) {
        ignored.add(item);
      }
    }
    return Optional.of(
        new TooFewObeyed(
            standing.obeyed(),
            standing.maximum(),
            items.size(),
            new AlikeItems().counted(ignored),
            standing.witness()));
  }

  /** Requirements as items of the ledger of a declaration, each by itself. */
  public static List<RequirementItem> items(
      List<Requirement> requirements, Grounds grounds, Attack attack) {
    var items = new ArrayList<RequirementItem>(requirements.size());
    var excuses = new Excuses(grounds, attack);
    for (Requirement requirement : requirements) {
      Cancellation.check();
      items.add(item(requirement, grounds, excuses, requirement.isObeyedBy(attack)));
    }
    return items;
  }

  private static RequirementItem item(
      Requirement requirement, Grounds grounds, Excuses excuses, boolean obeyed) {
    boolean anything = requirement.targets().containsAll(grounds.targets());
    Optional<Excuse> excuse = obeyed ? Optional.empty() : excuses.of(requirement);
    return switch (requirement) {
      case Attacks(var stated, var creature, var targets, var _) ->
          new RequirementItem(Optional.of(creature), stated, targets, anything, 1, obeyed, excuse);
      case AttackWith(var stated, int count, var _, var targets, var _) ->
          new RequirementItem(Optional.empty(), stated, targets, anything, count, obeyed, excuse);
    };
  }

  /** What is required of these creatures. */
  public static List<Required> required(
      InForce inForce, List<Id> defendingPlayers, Set<Id> creatures, Set<Id> targets) {
    var required = new ArrayList<Required>();
    var goads = new ArrayList<Goad>();
    var asking = new Asking(creatures, targets);
    for (InForce.Effective effective : inForce.effects()) {
      Stated stated = effective.stated();
      Viewpoint view = effective.view();
      if (!(stated.effect() instanceof Effect.Requiring requiring)) {
        continue;
      }
      switch (requiring) {
        case Effect.MustAttack(var who, var whom, var when) -> {
          Set<Id> meant = view.among(creatures, who);
          if (meant.size() > 1 && asking.isSameForAll(whom) && asking.isSameForAll(when)) {
            AttackCondition exists = view.settle(when, creatures, targets);
            if (!exists.equals(AttackCondition.Known.FALSE)) {
              required.add(new OfEach(stated, meant, view.covered(whom, targets), exists));
            }
          } else {
            var settled = asking.settle(view, when);
            for (Id creature : meant) {
              AttackCondition exists = settled.apply(creature, creature);
              if (!exists.equals(AttackCondition.Known.FALSE)) {
                required.add(
                    new Attacks(stated, creature, view.covered(creature, whom, targets), exists));
              }
            }
          }
        }
        case Effect.MustAttackWith(var player, var count, var who, var whom, var when) -> {
          AttackCondition exists = view.settle(when, creatures, targets);
          for (Id attacking : Rule506_2b.attackingPlayers(inForce.board())) {
            if (view.is(player, attacking) && !exists.equals(AttackCondition.Known.FALSE)) {
              required.add(
                  new AttackWith(
                      stated,
                      view.value(count),
                      controlled(inForce.board(), attacking, view.among(creatures, who)),
                      view.covered(whom, targets),
                      exists));
            }
          }
        }
        case Effect.Goaded goad -> {
          for (Id creature : Designated.goaded(effective.held(), goad, view)) {
            if (creatures.contains(creature)) {
              view.you()
                  .ifPresent(player -> goads.add(new Goad(stated, goad.who(), creature, player)));
            }
          }
        }
      }
    }
    goads.addAll(designated(inForce, creatures));
    required.addAll(goaded(goads, defendingPlayers, targets));
    return required;
  }

  /** A player attacks with creatures that the player controls (805.10a). */
  private static Set<Id> controlled(Board board, Id player, Set<Id> creatures) {
    var controlled = new LinkedHashSet<>(creatures);
    controlled.removeIf(
        creature -> !board.permanent(creature).orElseThrow().controller().equals(player));
    return controlled;
  }

  /** A player has goaded a creature (701.15a). */
  private record Goad(Stated stated, Filter who, Id creature, Id player) {

    /** The second half of what goading asks: attack a player other than the one that goaded it. */
    Stated elsewhere() {
      var other = new Whom.ThePlayer(new Players.Not(Players.YOU));
      return new Stated(
          stated.source(), stated.text(), new Effect.MustAttack(who, other, Condition.ALWAYS));
    }
  }

  private static List<Goad> designated(InForce inForce, Set<Id> creatures) {
    var goads = new ArrayList<Goad>();
    for (Id creature : creatures) {
      Permanent permanent = inForce.board().permanent(creature).orElseThrow();
      for (Id player : permanent.goadedBy()) {
        var stated =
            new Stated(
                Source.named(player.value()), "", new Effect.Goaded(Filter.SELF, Condition.ALWAYS));
        goads.add(new Goad(stated, Filter.SELF, creature, player));
      }
    }
    return goads;
  }

  /**
   * 701.15b: a goaded creature attacks if able, and attacks a player other than the one that goaded
   * it if able: two requirements. 701.15d: the same player goading it again makes no more.
   */
  private static List<Requirement> goaded(
      List<Goad> goads, List<Id> defendingPlayers, Set<Id> targets) {
    var requirements = new ArrayList<Requirement>();
    var seen = new LinkedHashSet<List<Id>>();
    for (Goad goad : goads) {
      if (seen.add(List.of(goad.creature(), goad.player()))) {
        var others = new LinkedHashSet<>(defendingPlayers);
        others.remove(goad.player());
        requirements.add(
            new Attacks(goad.stated(), goad.creature(), targets, AttackCondition.Known.TRUE));
        requirements.add(
            new Attacks(goad.elsewhere(), goad.creature(), others, AttackCondition.Known.TRUE));
      }
    }
    return requirements;
  }
}
