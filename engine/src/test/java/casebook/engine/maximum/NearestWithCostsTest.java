package casebook.engine.maximum;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Nearest;
import casebook.engine.ruling.NearestAttacks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** A near attack may pay some of the costs that the declared one pays, and do without others. */
class NearestWithCostsTest {
  private static final int BOARDS = 2_000;
  private static final int LIMIT = 3;

  private static final Effect ATTACKS =
      new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);

  @Test
  void the_nearest_are_the_same_as_where_every_attack_is_judged_by_what_it_pays() {
    List<String> flaws =
        LongStream.range(0, BOARDS)
            .parallel()
            .boxed()
            .flatMap(seed -> flaws(seed).stream())
            .toList();
    assertThat(flaws).isEmpty();
  }

  private static List<String> flaws(long seed) {
    var random = new SplittableRandom(seed);
    Board board = CostlyBoards.board(seed, random);
    Grounds grounds = CostlyBoards.costing(random, Table.grounds(board));
    AttackSearch search = AttackSearch.on(grounds);
    Funds funds =
        random.nextBoolean()
            ? CostlyBoards.some(random, grounds)
            : CostlyBoards.arbitrary(seed, search);
    List<Attack> legal = CostlyBoards.legal(grounds, search).stream().filter(funds::cover).toList();
    var flaws = new ArrayList<String>();
    for (int times = 0; times < 3; times++) {
      Attack declared = CostlyBoards.random(grounds, random);
      Set<Pair> paid = search.costly(declared);
      paid.removeIf(_ -> random.nextInt(6) == 0);
      var expected = new NearestAttacks(nearest(grounds, search, legal, declared, paid), true);
      NearestAttacks found = search.nearest(declared, paid, LIMIT, funds);
      if (!found.equals(expected)) {
        flaws.add(
            "seed %d, declared %s, paid %s: %s, not %s"
                .formatted(seed, declared, paid, found, expected));
      }
    }
    return flaws;
  }

  private static List<Nearest> nearest(
      Grounds grounds, AttackSearch search, List<Attack> legal, Attack declared, Set<Pair> paid) {
    Comparator<Attack> order = Comparator.comparingInt(declared::changesTo);
    for (Id creature : grounds.creatures()) {
      order = order.thenComparingInt(place(grounds, declared, creature));
    }
    return legal.stream()
        .filter(attack -> paid.containsAll(search.costly(attack)))
        .sorted(order)
        .limit(LIMIT)
        .map(attack -> new Nearest(attack, declared.changesTo(attack)))
        .toList();
  }

  private static ToIntFunction<Attack> place(Grounds grounds, Attack declared, Id creature) {
    List<Id> targets = List.copyOf(grounds.targets());
    return attack ->
        attack.targetOf(creature).equals(declared.targetOf(creature))
            ? targets.size()
            : attack.targetOf(creature).map(targets::indexOf).orElse(-1);
  }

  private static Table taxed(int goblins, int bears) {
    Table table =
        Table.of("ann", "bob")
            .enchantment(
                "tax",
                "bob",
                new Effect.AttackCost(
                    Filter.ANY,
                    new Whom.ThePlayer(Players.YOU),
                    new Cost.PayLife(Amount.of(1)),
                    Condition.ALWAYS));
    for (int number = 1; number <= goblins; number++) {
      table.creature("goblin" + number, "ann", ATTACKS);
    }
    for (int number = 1; number <= bears; number++) {
      table.creature("bears" + number, "ann");
    }
    return table;
  }

  private static Attack attack(int goblins, int bears) {
    var targets = new LinkedHashMap<Id, Id>();
    IntStream.rangeClosed(1, goblins)
        .forEach(number -> targets.put(Table.id("goblin" + number), Table.id("bob")));
    IntStream.rangeClosed(1, bears)
        .forEach(number -> targets.put(Table.id("bears" + number), Table.id("bob")));
    return new Attack(targets);
  }

  /** Funds that pay for this number of attackers. */
  private static Funds forSoMany(int attackers) {
    return CostlyBoards.funds(
        attack -> attack.targets().size() <= attackers, false, _ -> Optional.of("tax"), _ -> false);
  }

  @Test
  void who_can_pay_for_few_of_many_bears_is_told_which_can_stay_at_home() {
    AttackSearch search = AttackSearch.on(Table.grounds(taxed(0, 10).board()));
    Attack declared = attack(0, 10);
    NearestAttacks nearest = search.nearest(declared, search.costly(declared), 3, forSoMany(2));
    assertThat(nearest.isComplete()).isTrue();
    assertThat(nearest.attacks())
        .extracting(near -> List.copyOf(near.attack().attackers()))
        .containsExactly(
            ids("bears9", "bears10"), ids("bears8", "bears10"), ids("bears8", "bears9"));
  }

  private static List<Id> ids(String... names) {
    return Arrays.stream(names).map(Table::id).toList();
  }

  @Test
  void among_many_bears_that_dont_have_to_attack_one_search_is_enough() {
    AttackSearch search = AttackSearch.on(Table.grounds(taxed(0, 64).board()));
    Attack declared = attack(0, 64);
    NearestAttacks nearest = search.nearest(declared, search.costly(declared), 3, forSoMany(63));
    assertThat(nearest.isComplete()).isTrue();
    assertThat(nearest.attacks()).extracting(Nearest::changes).containsExactly(1, 1, 1);
    assertThat(nearest.attacks().getFirst().attack().isAttacker(Table.id("bears1"))).isFalse();
  }

  @Test
  void who_can_pay_for_half_of_forty_goblins_is_told_the_nearest_attacks() {
    AttackSearch search = AttackSearch.on(Table.grounds(taxed(40, 0).board()));
    Attack declared = attack(40, 0);
    NearestAttacks nearest = search.nearest(declared, search.costly(declared), 3, forSoMany(20));
    assertThat(nearest.isComplete()).isTrue();
    assertThat(nearest.attacks()).extracting(Nearest::changes).containsExactly(20, 20, 20);
    assertThat(nearest.attacks()).allSatisfy(near -> assertIsLegal(search, near.attack()));
  }

  private static void assertIsLegal(AttackSearch search, Attack attack) {
    Set<Pair> paid = search.costly(attack);
    assertThat(search.standing(attack, paid, AmpleFunds.ENOUGH).orElseThrow().legal()).isTrue();
  }

  @Test
  void
      where_it_matters_who_attacks_and_too_many_cant_some_are_named_but_not_said_to_be_the_nearest() {
    AttackSearch search = AttackSearch.on(Table.grounds(taxed(40, 0).board()));
    Attack declared = attack(40, 0);
    Funds funds =
        CostlyBoards.funds(
            attack -> attack.targets().size() <= 20, false, _ -> Optional.empty(), _ -> false);
    NearestAttacks nearest = search.nearest(declared, search.costly(declared), 3, funds);
    assertThat(nearest.isComplete()).isFalse();
    assertThat(nearest.attacks())
        .isNotEmpty()
        .allSatisfy(near -> {
          assertThat(near.attack().targets()).hasSizeLessThanOrEqualTo(20);
          assertIsLegal(search, near.attack());
        });
  }
}
