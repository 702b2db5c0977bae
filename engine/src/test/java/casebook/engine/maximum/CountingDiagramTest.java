package casebook.engine.maximum;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.benchmark.Crowd;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.maximum.Families.Family;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.diagram.CountingDiagram;
import casebook.engine.maximum.diagram.ReducedCostFixing;
import casebook.engine.maximum.diagram.ReducedCostFixing.ReducedModel;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModelBuilder;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.model.RequirementGroups;
import casebook.engine.model.RandomBoards;
import casebook.engine.move.Attack;
import casebook.engine.rule508.Rule508_1c;
import casebook.engine.ruling.LegalAttacks;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Counting class by class finds what counting creature by creature finds. */
class CountingDiagramTest {
  private static final int BOARDS = 4_000;
  private static final int CROWDS = 600;
  private static final int MOST_ATTACKS = 730;
  private static final int MOST_CREATURES = 9;
  private static final long ENOUGH = 10_000_000;

  private static Stream<Grounds> grounds(long seed) {
    var random = new SplittableRandom(seed);
    Board crowd = Crowd.random(random, 1 + random.nextInt(MOST_CREATURES), 1 + random.nextInt(2));
    return seed < CROWDS
        ? Stream.of(Table.grounds(crowd), Table.grounds(RandomBoards.board(seed, MOST_ATTACKS)))
        : Stream.of(Table.grounds(RandomBoards.board(seed, MOST_ATTACKS)));
  }

  private static List<String> flaws(Grounds grounds) {
    AttackModel problem = AttackModelBuilder.build(grounds, Set.of());
    Kinds kinds = Kinds.of(problem);
    Map<AttackProfile, BigInteger> expected = Layers.of(problem).orElseThrow().rows();
    ReducedModel whole =
        ReducedCostFixing.reduced(kinds, new boolean[kinds.options().length], new long[0]);
    CountingDiagram census = CountingDiagram.of(whole, ENOUGH).orElseThrow();
    Map<AttackProfile, BigInteger> rows = census.rows();
    var flaws = new ArrayList<String>();
    for (AttackProfile row : rows.keySet()) {
      Attack example = kinds.attack(census.example(kinds, Set.of(row)).orElseThrow());
      boolean isPossible =
          grounds.restrictions().stream().allMatch(one -> Rule508_1c.obeyed(one, example));
      if (!isPossible || !RequirementGroups.of(grounds.required()).row(example).equals(row)) {
        flaws.add(example + " is no example of " + row);
      }
    }
    if (problem.groups() > 1 && !rows.equals(expected)) {
      flaws.add(rows + " are not " + expected);
    }
    if (problem.groups() == 1) {
      BigInteger best =
          expected.entrySet().stream()
              .max(Comparator.comparing(one -> one.getKey().obeyed().getFirst()))
              .orElseThrow()
              .getValue();
      LegalAttacks legal = AttackSearch.on(grounds).legalAttacks();
      if (legal.atLeast() || !legal.count().equals(best)) {
        flaws.add(legal.count() + " is not " + best);
      }
      long[] worth = BranchAndBound.worth(kinds, new long[] {1});
      ReducedModel ways = ReducedCostFixing.reduced(kinds, new boolean[worth.length], worth);
      BigInteger other = CountingDiagram.of(ways, ENOUGH).orElseThrow().countOfBest();
      if (!other.equals(best)) {
        flaws.add("without a proof " + other + " is not " + best);
      }
    }
    return flaws;
  }

  /** Both attack one of three players each, or neither attacks. */
  @Test
  void creatures_that_take_each_other_along_are_counted_whichever_comes_first() {
    Filter another = new Filter.Both(List.of(Filter.CREATURE, new Filter.Not(Filter.SELF)));
    Effect withAnother =
        new Effect.MustAttack(
            Filter.SELF, Whom.ANYTHING, new Condition.Attack(another, Amount.of(1), Whom.ANYTHING));
    Table table = Table.of("ann", "bob", "cid", "dan");
    table.creature("ogre", "ann", withAnother).creature("imp", "ann", withAnother);
    LegalAttacks legal = AttackSearch.on(table.grounds()).legalAttacks();
    assertThat(legal.count()).isEqualTo(BigInteger.TEN);
  }

  @Test
  void class_by_class_as_many_are_found_as_creature_by_creature() {
    List<String> flaws =
        LongStream.range(0, BOARDS)
            .parallel()
            .boxed()
            .flatMap(seed ->
                grounds(seed).flatMap(one -> flaws(one).stream()).map(one -> seed + ": " + one))
            .limit(3)
            .toList();
    assertThat(flaws).isEmpty();
  }

  private static BigInteger count(Grounds grounds) {
    LegalAttacks legal = AttackSearch.on(grounds).legalAttacks();
    assertThat(legal.atLeast()).isFalse();
    return legal.count();
  }

  private static BigInteger choose(int of, int many) {
    BigInteger ways = BigInteger.ONE;
    for (int one = 0; one < many; one++) {
      ways = ways.multiply(BigInteger.valueOf(of - one)).divide(BigInteger.valueOf(one + 1));
    }
    return ways;
  }

  /** Two of the creatures that must attack can attack each opponent. */
  @Test
  void tokens_that_share_out_slots_are_counted_exactly() {
    int creatures = 3_000;
    int must = creatures - creatures / 3;
    BigInteger expected = choose(must, 2).multiply(choose(must - 2, 2));
    assertThat(count(Table.grounds(Crowd.CAPS.board(creatures, 2)))).isEqualTo(expected);
  }

  /** Nobody must attack: each creature may stay at home or attack any of the opponents. */
  @Test
  void creatures_of_which_nothing_is_asked_are_counted_exactly() {
    Board board = Crowd.COSTS.board(1_000, 3);
    Board free = board.without(List.of(new Id("enchantment1"), new Id("enchantment2")));
    // Half of them must attack one of the two opponents who ask for no mana.
    BigInteger expected = BigInteger.TWO.pow(500).multiply(BigInteger.valueOf(3).pow(500));
    assertThat(count(Table.grounds(free))).isEqualTo(expected);
  }

  /** Each opponent asks for one attacker and takes two. */
  @Test
  void attacks_on_each_opponent_with_at_least_one_are_counted_exactly() {
    BigInteger count = count(Table.grounds(Crowd.SETS.board(2_000, 3)));
    int must = 400;
    BigInteger expected =
        choose(must, 2).multiply(choose(must - 2, 2)).multiply(choose(must - 4, 2));
    assertThat(count).isEqualTo(expected);
  }

  /** Each takes all others along and two can attack: none of them attacks, or any two. */
  @Test
  void creatures_that_take_all_others_along_are_counted_exactly() {
    for (int creatures : List.of(6, 12)) {
      BigInteger pairs = choose(creatures, 2).multiply(BigInteger.valueOf(3 * 3));
      assertThat(count(Table.grounds(Crowd.OTHERS.board(creatures, 3))))
          .isEqualTo(pairs.add(BigInteger.ONE));
    }
  }

  @Test
  void the_count_of_many_tokens_is_reached() {
    for (int creatures : List.of(8, 64, 1_000)) {
      assertThat(count(Families.of(Family.TOKENS, creatures, 1, 508))).isPositive();
    }
  }

  /** What isn't counted exactly is said to be a lower bound. */
  @Test
  void boards_on_which_all_creatures_differ_in_much_are_not_counted() {
    Map<Integer, Boolean> atLeast = new LinkedHashMap<>();
    for (int creatures : List.of(8, 400)) {
      Grounds grounds = Families.of(Family.COMPANY, creatures, 4, 508);
      atLeast.put(creatures, AttackSearch.on(grounds).legalAttacks().atLeast());
    }
    assertThat(atLeast).containsEntry(8, false).containsEntry(400, true);
    assertThat(Attack.NONE.attackers()).isEmpty();
  }
}
