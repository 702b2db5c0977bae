package casebook.engine.maximum;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.force.Requirement;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.LegalAttacks;
import casebook.engine.ruling.Nearest;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Boards whose creatures ask something of each other in groups, and not beyond. */
class ComponentsTest {
  private static final int BOARDS = 60;
  private static final Effect MUST =
      new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);

  /** The effects of the creatures of one group; they name each other by their places in it. */
  private record Group(List<List<Asked>> creatures) {
    static Group random(SplittableRandom random) {
      int size = 2 + random.nextInt(4);
      var creatures = new ArrayList<List<Asked>>();
      for (int creature = 0; creature < size; creature++) {
        var asked = new ArrayList<Asked>();
        for (int times = random.nextInt(3); times > 0; times--) {
          asked.add(new Asked(-1, false));
        }
        for (int times = random.nextInt(3); times > 0; times--) {
          asked.add(new Asked(random.nextInt(size), random.nextInt(3) == 0));
        }
        creatures.add(asked);
      }
      return new Group(creatures);
    }

    void lay(Table table, int number) {
      for (int creature = 0; creature < creatures.size(); creature++) {
        int own = number;
        table.creature(
            name(number, creature),
            "ann",
            creatures.get(creature).stream().map(one -> one.effect(own)).toArray(Effect[]::new));
      }
    }
  }

  /** What is asked of a creature: to attack, or not to do so with or without another. */
  private record Asked(int other, boolean without) {
    Effect effect(int group) {
      if (other < 0) {
        return MUST;
      }
      Condition attacks =
          new Condition.Attack(new Filter.Named(name(group, other)), Amount.of(1), Whom.ANYTHING);
      Condition when = without ? new Condition.Not(attacks) : attacks;
      return new Effect.CantAttack(Filter.SELF, Whom.ANYTHING, when);
    }
  }

  private static String name(int group, int creature) {
    return "g" + group + "c" + creature;
  }

  private static Grounds grounds(List<Group> groups, String... defenders) {
    Table table = Table.of(defenders);
    for (int group = 0; group < groups.size(); group++) {
      groups.get(group).lay(table, group);
    }
    return Table.grounds(table.board());
  }

  private static List<Group> groups(long seed) {
    var random = new SplittableRandom(seed);
    int size = 2 + random.nextInt(9);
    return IntStream.range(0, size).mapToObj(_ -> Group.random(random)).toList();
  }

  private static String[] players(long seed) {
    return seed % 2 == 0 ? new String[] {"ann", "bob"} : new String[] {"ann", "bob", "cid"};
  }

  @Test
  void groups_are_settled_each_by_itself_and_the_certificate_holds() {
    List<String> flaws =
        LongStream.range(0, BOARDS)
            .parallel()
            .boxed()
            .flatMap(seed -> flaws(seed, grounds(groups(seed), players(seed))).stream())
            .toList();
    assertThat(flaws).isEmpty();
  }

  @Test
  void what_every_attack_obeys_is_counted_in_one_part() {
    Effect withNone =
        new Effect.MustAttackWith(
            Players.ANYONE, Amount.of(0), Filter.ANY, Whom.ANYTHING, Condition.ALWAYS);
    Table table = Table.annAndBob().enchantment("decree", "bob", withNone);
    for (int group = 0; group < 3; group++) {
      trios(1).getFirst().lay(table, group);
    }
    assertThat(flaws(0, table.grounds())).isEmpty();
  }

  @Test
  void where_nothing_can_attack_groups_have_one_legal_attack_together() {
    Effect none =
        new Effect.AtMost(Amount.of(0), Filter.ANY, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS);
    Effect with =
        new Effect.MustAttackWith(
            Players.ANYONE, Amount.of(1), Filter.ANY, Whom.ANYTHING, Condition.ALWAYS);
    Table table = Table.annAndBob().enchantment("decree", "bob", none, with);
    for (int group = 0; group < 3; group++) {
      trios(1).getFirst().lay(table, group);
    }
    LegalAttacks legal = AttackSearch.on(table.grounds()).legalAttacks();
    assertThat(legal.atLeast()).isFalse();
    assertThat(legal.count()).isEqualTo(BigInteger.ONE);
    assertThat(flaws(0, table.grounds())).isEmpty();
  }

  private static List<String> flaws(long seed, Grounds grounds) {
    var flaws = new ArrayList<String>();
    AttackSearch search = AttackSearch.on(grounds);
    AttackSearch.Standing standing =
        search.standing(Attack.NONE, Set.of(), AmpleFunds.ENOUGH).orElseThrow();
    int maximum = standing.maximum();
    int expected = IntegerProgram.maximum(grounds);
    if (maximum != expected) {
      flaws.add("seed %d: %d and not %d".formatted(seed, maximum, expected));
    }
    List<Requirement> counted = grounds.requirements();
    Optional<Certificate> certificate =
        search.certificate(Attack.NONE, Set.of(), standing.witness());
    CertificateChecker.flaws(grounds, Set.of(), List.of(), counted, certificate.orElseThrow())
        .forEach(flaw -> flaws.add("seed %d: %s".formatted(seed, flaw)));
    return flaws;
  }

  @Test
  void legal_attacks_are_counted_and_the_nearest_is_found_group_by_group() {
    var flaws = new ArrayList<String>();
    for (long seed = 0; seed < BOARDS; seed++) {
      List<Group> groups = groups(seed);
      BigInteger product = BigInteger.ONE;
      int changes = 0;
      for (Group group : groups) {
        AttackSearch alone = AttackSearch.on(grounds(List.of(group), players(seed)));
        product = product.multiply(alone.legalAttacks().count());
        changes += nearest(alone).changes();
      }
      AttackSearch all = AttackSearch.on(grounds(groups, players(seed)));
      LegalAttacks legal = all.legalAttacks();
      if (legal.atLeast() || !legal.count().equals(product)) {
        flaws.add(
            "seed %d: %d%s and not %d"
                .formatted(seed, legal.count(), legal.atLeast() ? "+" : "", product));
      }
      if (nearest(all).changes() != changes) {
        flaws.add(
            "seed %d: %d changes and not %d".formatted(seed, nearest(all).changes(), changes));
      }
    }
    assertThat(flaws).isEmpty();
  }

  private static Nearest nearest(AttackSearch search) {
    return search.nearest(Attack.NONE, Set.of(), 1, AmpleFunds.ENOUGH).attacks().getFirst();
  }

  @Test
  void hundred_trios_are_as_easy_as_one() {
    Grounds grounds = grounds(trios(100), "ann", "bob");
    AttackSearch search = AttackSearch.on(grounds);
    assertThat(search.standing(Attack.NONE, Set.of(), AmpleFunds.ENOUGH).orElseThrow().maximum())
        .isEqualTo(100);
    assertThat(flaws(0, grounds)).isEmpty();
    assertThat(search.legalAttacks().count()).isEqualTo(BigInteger.valueOf(3).pow(100));
  }

  /** Creatures that must attack and can't if the next one does. */
  private static List<Group> trios(int count) {
    var asked = new ArrayList<List<Asked>>();
    for (int creature = 0; creature < 3; creature++) {
      asked.add(List.of(new Asked(-1, false), new Asked((creature + 1) % 3, false)));
    }
    return IntStream.range(0, count).mapToObj(_ -> new Group(asked)).toList();
  }
}
