package casebook.engine.maximum;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.benchmark.Crowd;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModelBuilder;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.model.RequirementGroups;
import casebook.engine.maximum.near.NearestSearch;
import casebook.engine.maximum.rounds.RoundsOverProfiles;
import casebook.engine.model.RandomBoards;
import casebook.engine.move.Attack;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule508.GroundsOnBoard;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Nearest;
import casebook.engine.ruling.NearestAttacks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The nearest attacks are the same, and in the same order, as where every attack is counted. */
class NearestSearchTest {
  private static final int BOARDS = 3_000;
  private static final int MOST_ATTACKS = 730;
  private static final int LIMIT = 6;

  @Test
  void the_nearest_are_the_same_as_where_every_attack_is_counted() {
    List<String> flaws =
        LongStream.range(0, BOARDS)
            .parallel()
            .boxed()
            .flatMap(seed -> flaws(seed).stream())
            .toList();
    assertThat(flaws).isEmpty();
  }

  private static List<String> flaws(long seed) {
    Board board = RandomBoards.board(seed, MOST_ATTACKS);
    Grounds grounds = GroundsOnBoard.on(board, Rule506_2a.defendingPlayers(board).orElseThrow());
    AttackModel problem = AttackModelBuilder.build(grounds, AttackModelBuilder.costly(grounds));
    long[] worth = new long[problem.groups()];
    worth[0] = 1;
    var random = new SplittableRandom(seed);
    long most = BranchAndBound.of(Kinds.of(problem), worth).orElseThrow().worth();
    Layers layers = Layers.of(problem).orElseThrow();
    var rows = new LinkedHashSet<>(layers.rows().keySet());
    rows.removeIf(row -> row.obeyed().getFirst() < most);
    var flaws = new ArrayList<String>();
    for (Attack declared : List.of(Attack.NONE, random(grounds, random), random(grounds, random))) {
      for (Set<Id> kept : List.of(Set.<Id>of(), some(problem, declared, random))) {
        List<Attack> expected = layers.nearest(declared, rows, kept, LIMIT);
        List<Attack> found =
            new NearestSearch(Kinds.of(problem), worth, most, declared, kept)
                .attacks(LIMIT, NearestSearch.Wanted.ALL)
                .attacks();
        if (!found.equals(expected)) {
          flaws.add(
              "seed %d, declared %s, kept %s: %s, not %s"
                  .formatted(seed, declared, kept, found, expected));
        }
      }
    }
    return flaws;
  }

  private static Attack random(Grounds grounds, SplittableRandom random) {
    var targets = new LinkedHashMap<Id, Id>();
    for (Id creature : grounds.creatures()) {
      if (random.nextBoolean() && !grounds.targets().isEmpty()) {
        targets.put(
            creature, List.copyOf(grounds.targets()).get(random.nextInt(grounds.targets().size())));
      }
    }
    return new Attack(targets);
  }

  private static Set<Id> some(AttackModel problem, Attack declared, SplittableRandom random) {
    var some = new LinkedHashSet<Id>();
    for (Id creature : problem.creatures()) {
      if (random.nextInt(3) == 0 && declared.isAttacker(creature)) {
        some.add(creature);
      }
    }
    return some;
  }

  @Test
  void the_nearest_legal_ones_are_the_same_as_where_every_attack_is_judged() {
    List<String> flaws =
        LongStream.range(0, BOARDS)
            .parallel()
            .boxed()
            .flatMap(seed -> legalFlaws(seed).stream())
            .toList();
    assertThat(flaws).isEmpty();
  }

  private static List<String> legalFlaws(long seed) {
    var random = new SplittableRandom(seed);
    Board board =
        switch ((int) (seed % 3)) {
          case 0 -> RandomBoards.board(seed, MOST_ATTACKS);
          case 1 -> Crowd.drawing(random, 2 + random.nextInt(5), 2);
          default -> allOrNone(1 + random.nextInt(6), 1 + random.nextInt(3));
        };
    Grounds grounds = Table.grounds(board);
    RequirementGroups groups = RequirementGroups.of(grounds.required());
    AttackModel problem = AttackModelBuilder.build(grounds, AttackModelBuilder.costly(grounds));
    var among = new MeasuredAttacks(problem, groups.sizes(), groups::row);
    Layers layers = Layers.of(problem).orElseThrow();
    List<Integer> givenNone = groups.row(Attack.NONE).existing();
    Set<AttackProfile> legal =
        new RoundsOverProfiles(layers.rows().keySet(), givenNone).legal().orElseThrow();
    var flaws = new ArrayList<String>();
    for (Attack declared : List.of(Attack.NONE, random(grounds, random), random(grounds, random))) {
      for (Set<Id> kept : List.of(Set.<Id>of(), some(problem, declared, random))) {
        var expected = new Answer.Attacks(layers.nearest(declared, legal, kept, LIMIT), true);
        Answer.Attacks found = among.nearest(declared, kept, LIMIT, _ -> true);
        if (!found.equals(expected)) {
          flaws.add(
              "seed %d, declared %s, kept %s: %s, not %s"
                  .formatted(seed, declared, kept, found, expected));
        }
      }
    }
    return flaws;
  }

  /** Bears that attack all or not at all, of which at most this number can attack Bob. */
  private static Board allOrNone(int bears, int most) {
    Table table =
        stating(
            stating(
                Table.of("ann", "bob", "cat"),
                "cat",
                "If a creature an opponent controls attacks, all creatures that opponent controls"
                    + " attack if able."),
            "bob",
            "No more than %d creatures can attack you each combat.".formatted(most));
    for (int number = 1; number <= bears; number++) {
      table.creature("bears" + number, "ann");
    }
    return table.board();
  }

  private static Table stating(Table table, String controller, String text) {
    return table
        .enchantment("rule of " + controller, controller)
        .which(permanent -> permanent.abilities(CardText.read(text, Self.UNNAMED)));
  }

  @Test
  void among_many_bears_that_attack_all_or_not_at_all_the_nearest_are_found() {
    int bears = 40;
    AttackSearch search = AttackSearch.on(Table.grounds(allOrNone(bears, 2)));
    Attack declared = Table.attack("bears1", "bob", "bears2", "cat", "bears3", "cat");
    NearestAttacks nearest = search.nearest(declared, Set.of(), 3, AmpleFunds.ENOUGH);
    // None, or all: the others join those that attack Cat, but one can join the one at Bob.
    assertThat(nearest.isComplete()).isTrue();
    assertThat(nearest.attacks())
        .containsExactly(
            new Nearest(Attack.NONE, 3),
            new Nearest(allAt(bears, 1, 4), bears - 3),
            new Nearest(allAt(bears, 1, 5), bears - 3));
    assertThat(nearest.attacks())
        .allSatisfy(near ->
            assertThat(
                    search
                        .standing(near.attack(), Set.of(), AmpleFunds.ENOUGH)
                        .orElseThrow()
                        .legal())
                .isTrue());
  }

  /** All bears attack, some of them Bob, the others Cat. */
  private static Attack allAt(int bears, int... atBob) {
    var targets = new LinkedHashMap<Id, Id>();
    for (int number = 1; number <= bears; number++) {
      int one = number;
      boolean isAtBob = IntStream.of(atBob).anyMatch(at -> at == one);
      targets.put(Table.id("bears" + number), Table.id(isAtBob ? "bob" : "cat"));
    }
    return new Attack(targets);
  }

  @Test
  void where_the_search_is_given_up_the_nearest_are_not_said_to_be_complete() {
    AttackSearch search = AttackSearch.on(Table.grounds(allOrNone(1_000, 2)));
    NearestAttacks nearest = search.nearest(Attack.NONE, Set.of(), 3, AmpleFunds.ENOUGH);
    assertThat(nearest.attacks()).containsExactly(new Nearest(Attack.NONE, 0));
    assertThat(nearest.isComplete()).isFalse();
  }

  @Test
  void among_dozen_creatures_that_take_all_others_along_the_nearest_are_found() {
    AttackSearch search = AttackSearch.on(Table.grounds(Crowd.OTHERS.board(12, 3)));
    List<Attack> legal = search.legal(5).attacks();
    assertThat(legal).hasSize(5).startsWith(Attack.NONE);
    assertThat(legal.stream().skip(1))
        .allSatisfy(attack -> {
          assertThat(attack.attackers()).hasSize(2);
          assertThat(search.standing(attack, Set.of(), AmpleFunds.ENOUGH).orElseThrow().legal())
              .isTrue();
        });
  }

  @Test
  void among_more_than_dozen_creatures_that_take_all_others_along_there_may_be_nearer_ones() {
    AttackSearch search = AttackSearch.on(Table.grounds(Crowd.OTHERS.board(128, 3)));
    assertThat(search.legal(5)).isEqualTo(new Answer.Attacks(List.of(Attack.NONE), false));
    assertThat(search.legalAttacks().atLeast()).isTrue();
    assertThat(search.standing(Attack.NONE, Set.of(), AmpleFunds.ENOUGH).orElseThrow().legal())
        .isTrue();
  }
}
