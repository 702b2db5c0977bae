package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.meaning.Asking;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Stated;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import casebook.rules.work.Cancellation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;

/** The total cost to attack, locked in once it is determined. */
@Cr(
    rule = "508.1h",
    text =
        """
        If any of the chosen creatures require paying costs to attack, or if any optional costs to
        attack were chosen, the active player determines the total cost to attack. Costs may include
        paying mana, tapping permanents, sacrificing permanents, discarding cards, and so on. Once
        the total cost is determined, it becomes “locked in.” If effects would change the total cost
        after this time, ignore this change.
        """)
public final class Rule508_1h {
  private Rule508_1h() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_1h.class);

  /** The total cost is determined; it is locked in. */
  static Progress step(Progress progress) {
    Costs costs = total(progress.grounds(), progress.move());
    return progress.costing(costs).found(findings(costs));
  }

  /** The costs that these creatures' attacks on these targets require. */
  public static List<CostToAttack> costs(InForce inForce, Set<Id> creatures, Set<Id> targets) {
    var costs = new ArrayList<CostToAttack>();
    var asking = new Asking(creatures, targets);
    var prices = new Prices(new PaymentLimits(inForce));
    for (InForce.Effective effective : inForce.effects()) {
      Stated stated = effective.stated();
      Viewpoint view = effective.view();
      if (stated.effect() instanceof Effect.AttackCost(var who, var whom, var cost, var when)) {
        var settled = asking.settle(view, when);
        for (Id creature : asking.among(view, who)) {
          var byPrice = new LinkedHashMap<Price, Set<Id>>();
          for (Id target : asking.concerned(view, creature, who, whom)) {
            if (!settled.apply(creature, target).equals(AttackCondition.Known.FALSE)) {
              Price price = prices.of(view.about(creature, target), creature, cost);
              byPrice.computeIfAbsent(price, _ -> new LinkedHashSet<>()).add(target);
            }
          }
          byPrice.forEach((price, of) -> costs.add(new CostToAttack(stated, creature, of, price)));
        }
      }
    }
    return costs;
  }

  /**
   * The total cost of a declaration: what the creatures' attacks on their targets require, as far
   * as the declaration pays it, and the optional costs that it chose. It is determined once, after
   * attackers were tapped (508.1f) and before anything is paid.
   */
  public static Costs total(Grounds grounds, DeclareAttackers move) {
    List<CostToAttack> required = required(grounds, move.attack());
    return total(
        grounds,
        move,
        required,
        required.isEmpty() ? List.of() : onceTapped(grounds, move.attack()));
  }

  /** The total cost where no cost asks what is tapped. */
  static Costs totalWithoutTapping(Grounds grounds, DeclareAttackers move) {
    return total(grounds, move, required(grounds, move.attack()), List.of());
  }

  private static List<CostToAttack> required(Grounds grounds, Attack attack) {
    return grounds.costs().stream()
        .filter(cost -> attack.isAttackOn(cost.targets(), cost.creature()))
        .toList();
  }

  private static Costs total(
      Grounds grounds,
      DeclareAttackers move,
      List<CostToAttack> required,
      List<CostToAttack> then) {
    Attack attack = move.attack();
    Map<Asked, Queue<Price>> prices = prices(attack, then);
    var items = new ArrayList<CostItem>();
    for (CostToAttack cost : required) {
      Cancellation.check();
      Id target = attack.targetOf(cost.creature()).orElseThrow();
      Queue<Price> once = prices.get(Asked.in(cost));
      Price price = once == null || once.isEmpty() ? cost.price() : once.remove();
      items.add(required(cost, target, Prices.without(attack, price), move));
    }
    items.addAll(Rule508_1g.chosen(grounds, move));
    List<Price> paid = items.stream().filter(CostItem::paid).map(CostItem::price).toList();
    return new Costs(Price.sum(paid), items);
  }

  /** The costs that an attack requires, as they are once attackers are tapped. */
  private static List<CostToAttack> onceTapped(Grounds grounds, Attack attack) {
    var tapped = InForce.on(Rule508_1f.tap(grounds, attack));
    return costs(tapped, grounds.creatures(), grounds.targets());
  }

  /** What a sentence asks of a creature for what it attacks. */
  private record Asked(Stated stated, Id creature) {
    static Asked in(CostToAttack cost) {
      return new Asked(cost.stated(), cost.creature());
    }
  }

  /**
   * What each cost of an attack comes to at another time. Costs with the same words keep their
   * order, such as two of War Tax with another X.
   */
  private static Map<Asked, Queue<Price>> prices(Attack attack, List<CostToAttack> costs) {
    var prices = new HashMap<Asked, Queue<Price>>();
    for (CostToAttack cost : costs) {
      if (attack.isAttackOn(cost.targets(), cost.creature())) {
        prices.computeIfAbsent(Asked.in(cost), _ -> new ArrayDeque<>(1)).add(cost.price());
      }
    }
    return prices;
  }

  private static CostItem required(
      CostToAttack cost, Id target, Price price, DeclareAttackers move) {
    return new CostItem(
        cost.creature(),
        Optional.of(target),
        cost.stated(),
        price,
        move.payment().covers(cost.creature(), target));
  }

  /** One finding for each cost, required or chosen. */
  public static List<Finding> findings(Costs costs) {
    return costs.items().isEmpty()
        ? List.of(Finding.doesNotApply(NUMBER, List.of()))
        : costs.items().stream()
            .map(item -> Finding.applies(NUMBER, List.of(item.creature()), item.stated()))
            .toList();
  }
}
