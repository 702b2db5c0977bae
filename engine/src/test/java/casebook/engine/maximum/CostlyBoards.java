package casebook.engine.maximum;

import casebook.engine.benchmark.Crowd;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.model.RandomBoards;
import casebook.engine.move.Attack;
import casebook.engine.rule508.Rule508_1c;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;

/** Random boards on which attacks cost something, and what the costs can be paid with. */
final class CostlyBoards {
  private static final int MOST_ATTACKS = 730;

  private CostlyBoards() {}

  /** A board with few enough attacks to look at each. */
  static Board board(long seed, SplittableRandom random) {
    return switch (random.nextInt(3)) {
      case 0 -> RandomBoards.board(seed, MOST_ATTACKS);
      case 1 -> Crowd.drawing(random, 2 + random.nextInt(4), 2);
      default -> Crowd.random(random, 2 + random.nextInt(5), 1 + random.nextInt(2));
    };
  }

  /** The grounds where most attacks cost something. */
  static Grounds costing(SplittableRandom random, Grounds grounds) {
    var stated =
        new Stated(
            Source.named("tax"),
            "",
            new Effect.AttackCost(
                Filter.ANY, Whom.ANYTHING, new Cost.PayLife(Amount.of(1)), Condition.ALWAYS));
    var costs = new ArrayList<CostToAttack>();
    for (Id creature : grounds.creatures()) {
      for (Id target : grounds.targets()) {
        if (random.nextInt(4) > 0) {
          costs.add(new CostToAttack(stated, creature, Set.of(target), Price.NOTHING));
        }
      }
    }
    return new Grounds(
        grounds.inForce(),
        grounds.defendingPlayers(),
        grounds.creatures(),
        grounds.targets(),
        grounds.choosable(),
        grounds.restrictions(),
        grounds.required(),
        costs);
  }

  /** Attacks cost different amounts; some creatures that don't attack may bring in a little. */
  static Funds some(SplittableRandom random, Grounds grounds) {
    var prices = new LinkedHashMap<Pair, Integer>();
    grounds
        .costs()
        .forEach(cost ->
            cost.targets()
                .forEach(target ->
                    prices.put(new Pair(cost.creature(), target), 1 + random.nextInt(2))));
    var makers = new LinkedHashSet<>(grounds.creatures());
    boolean canHelp = random.nextBoolean();
    makers.removeIf(_ -> !canHelp || random.nextInt(3) > 0);
    int funds = random.nextInt(8);
    return funds(
        attack -> price(prices, attack) <= funds + left(makers, attack),
        false,
        cost -> makers.isEmpty() ? Optional.of(prices.getOrDefault(cost, 0)) : Optional.empty(),
        makers::contains);
  }

  static int price(Map<Pair, Integer> prices, Attack attack) {
    return prices.entrySet().stream()
        .filter(one ->
            attack.targetOf(one.getKey().creature()).equals(Optional.of(one.getKey().target())))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  static int left(Set<Id> makers, Attack attack) {
    return (int) makers.stream().filter(one -> !attack.isAttacker(one)).count();
  }

  /** Some attacks can be paid for and others can't, without any order. */
  static Funds arbitrary(long seed, AttackSearch search) {
    return funds(
        attack ->
            search.costly(attack).isEmpty()
                || new SplittableRandom(seed + attack.hashCode()).nextInt(3) > 0,
        true,
        _ -> Optional.empty(),
        _ -> true);
  }

  static Funds funds(
      Predicate<Attack> cover,
      boolean mayMoreBeCheaper,
      Function<Pair, Optional<Object>> sorts,
      Predicate<Id> mayHelp) {
    return new Funds() {
      @Override
      public boolean cover(Attack attack) {
        return cover.test(attack);
      }

      @Override
      public boolean mayCoverAtLeast(Attack attack) {
        return mayMoreBeCheaper || cover(attack);
      }

      @Override
      public Optional<Object> sortOf(Pair cost) {
        return sorts.apply(cost);
      }

      @Override
      public boolean mayHelp(Id creature) {
        return mayHelp.test(creature);
      }
    };
  }

  /** Every attack that is legal if all that it costs is paid. */
  static List<Attack> legal(Grounds grounds, AttackSearch search) {
    List<Map<Id, Id>> all = new ArrayList<>(List.of(new LinkedHashMap<>()));
    for (Map.Entry<Id, Set<Id>> entry : grounds.choosable().entrySet()) {
      for (Map<Id, Id> one : List.copyOf(all)) {
        for (Id target : entry.getValue()) {
          var more = new LinkedHashMap<>(one);
          more.put(entry.getKey(), target);
          all.add(more);
        }
      }
    }
    return all.stream()
        .map(Attack::of)
        .filter(attack ->
            grounds.restrictions().stream().allMatch(one -> Rule508_1c.obeyed(one, attack)))
        .filter(attack ->
            search.standing(attack, search.costly(attack), AmpleFunds.ENOUGH).orElseThrow().legal())
        .toList();
  }

  static Attack random(Grounds grounds, SplittableRandom random) {
    List<Id> targets = List.copyOf(grounds.targets());
    var attack = new LinkedHashMap<Id, Id>();
    for (Id creature : grounds.creatures()) {
      if (random.nextInt(4) > 0 && !targets.isEmpty()) {
        attack.put(creature, targets.get(random.nextInt(targets.size())));
      }
    }
    return new Attack(attack);
  }
}
