package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Reason.ChosenTooOften;
import casebook.engine.ruling.Reason.ChosenWithoutAttacking;
import casebook.engine.ruling.Reason.NoSuchOptionalCost;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which optional costs are chosen to be paid as creatures attack, such as exerting a creature
 * (701.43) or enlisting another (702.154).
 */
@Cr(
    rule = "508.1g",
    text =
        """
        If there are any optional costs to attack with the chosen creatures (expressed as costs a
        player may pay “as” a creature attacks), the active player chooses which, if any, they will
        pay.
        """)
public final class Rule508_1g {
  private Rule508_1g() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_1g.class);

  /** Optional costs are chosen. */
  static Progress step(Progress progress) {
    return progress.found(findings(progress.grounds(), progress.move()));
  }

  /**
   * One optional cost of one creature, which can be chosen once.
   *
   * @param effect its place among the effects in force: two instances may be equal
   */
  private record Offer(int effect, Id creature) {}

  /** A choice, and the cost that it chooses where there is such a cost. */
  private record Choice(OptionalPayment payment, Optional<CostItem> item) {}

  /** The optional costs that can be chosen for a creature as it attacks, whatever it attacks. */
  public static List<Effect.OptionalCost> offers(InForce inForce, Id creature) {
    var offers = new ArrayList<Effect.OptionalCost>();
    for (InForce.Effective effective : inForce.effects()) {
      if (effective.stated().effect() instanceof Effect.OptionalCost offered
          && isFor(effective, offered, creature)) {
        offers.add(offered);
      }
    }
    return offers;
  }

  private static boolean isFor(
      InForce.Effective effective, Effect.OptionalCost offered, Id creature) {
    return !effective.view().among(Set.of(creature), offered.who()).isEmpty();
  }

  /** The chosen costs, in the order in which they were chosen. */
  public static List<CostItem> chosen(Grounds grounds, DeclareAttackers move) {
    return choices(grounds, move).stream().flatMap(choice -> choice.item().stream()).toList();
  }

  /**
   * One finding for each choice: a creature can't pay for what it doesn't offer. Where nothing is
   * chosen, one about the chosen creatures that have an optional cost.
   */
  public static List<Finding> findings(Grounds grounds, DeclareAttackers move) {
    var findings = new ArrayList<Finding>();
    for (Choice choice : choices(grounds, move)) {
      Id creature = choice.payment().attacker();
      List<Id> about = List.of(creature);
      findings.add(
          choice
              .item()
              .map(item -> Finding.applies(NUMBER, about, item.stated()))
              .orElseGet(() ->
                  Finding.disobeyed(notOffered(grounds, move.attack(), choice.payment()), about)));
    }
    return findings.isEmpty() ? List.of(nothingChosen(grounds, move)) : findings;
  }

  private static Finding nothingChosen(Grounds grounds, DeclareAttackers move) {
    var offered = new HashSet<Id>();
    for (InForce.Effective effective : grounds.inForce().effects()) {
      if (effective.stated().effect() instanceof Effect.OptionalCost cost) {
        offered.addAll(effective.view().among(move.attack().attackers(), cost.who()));
      }
    }
    List<Id> offering = move.attack().attackers().stream().filter(offered::contains).toList();
    return offering.isEmpty()
        ? Finding.doesNotApply(NUMBER, List.of())
        : Finding.applies(NUMBER, offering);
  }

  /** Why a choice chooses no cost. */
  private static Reason notOffered(Grounds grounds, Attack attack, OptionalPayment payment) {
    Id creature = payment.attacker();
    if (offers(grounds.inForce(), creature).stream()
        .noneMatch(offered -> offered.name().equalsIgnoreCase(payment.cost()))) {
      return new NoSuchOptionalCost(creature, payment.cost());
    }
    return attack.isAttacker(creature)
        ? new ChosenTooOften(creature, payment.cost())
        : new ChosenWithoutAttacking(creature, payment.cost());
  }

  /** Whether a locked-in cost is the optional one that a choice names. */
  static boolean names(OptionalPayment payment, CostItem item) {
    return item.target().isEmpty()
        && item.creature().equals(payment.attacker())
        && item.stated().effect() instanceof Effect.OptionalCost offered
        && offered.name().equalsIgnoreCase(payment.cost());
  }

  /** Each instance of an optional cost is paid at most once (702.154d). */
  private static List<Choice> choices(Grounds grounds, DeclareAttackers move) {
    var taken = new LinkedHashSet<Offer>();
    var choices = new ArrayList<Choice>();
    for (OptionalPayment payment : move.optional()) {
      Optional<CostItem> item =
          move.attack()
              .targetOf(payment.attacker())
              .flatMap(target -> take(grounds, move.attack(), payment, target, taken));
      choices.add(new Choice(payment, item));
    }
    return choices;
  }

  private static Optional<CostItem> take(
      Grounds grounds, Attack attack, OptionalPayment payment, Id target, Set<Offer> taken) {
    Id creature = payment.attacker();
    List<InForce.Effective> effects = grounds.inForce().effects();
    for (int i = 0; i < effects.size(); i++) {
      InForce.Effective effective = effects.get(i);
      if (effective.stated().effect() instanceof Effect.OptionalCost offered
          && offered.name().equalsIgnoreCase(payment.cost())
          && isFor(effective, offered, creature)
          && taken.add(new Offer(i, creature))) {
        Price price =
            new Prices(new PaymentLimits(grounds.inForce()))
                .of(effective.view().about(creature, target), creature, offered.cost());
        return Optional.of(
            new CostItem(
                creature,
                Optional.empty(),
                effective.stated(),
                Prices.without(attack, price),
                true));
      }
    }
    return Optional.empty();
  }
}
