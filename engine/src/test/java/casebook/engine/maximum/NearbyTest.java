package casebook.engine.maximum;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.benchmark.Crowd;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.model.RandomBoards;
import casebook.engine.move.Attack;
import casebook.engine.rule506.Rule506_2a;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The nearest attacks are the same, and in the same order, as where every attack is counted. */
class NearbyTest {
  private static final int BOARDS = 3_000;
  private static final int MOST_ATTACKS = 730;
  private static final int LIMIT = 6;

  @Test
  void theNearestAreTheSameAsWhereEveryAttackIsCounted() {
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
    Grounds grounds = Grounds.on(board, Rule506_2a.defendingPlayers(board).orElseThrow());
    Problem problem = ProblemBuilder.build(grounds, Options.costly(grounds));
    long[] worth = new long[problem.groups()];
    worth[0] = 1;
    var random = new SplittableRandom(seed);
    long most = Maximum.of(Kinds.of(problem), worth).orElseThrow().worth();
    Layers layers = Layers.of(problem).orElseThrow();
    var rows = new LinkedHashSet<>(layers.rows().keySet());
    rows.removeIf(row -> row.obeyed().getFirst() < most);
    var flaws = new ArrayList<String>();
    for (Attack declared : List.of(Attack.NONE, random(grounds, random), random(grounds, random))) {
      for (Set<Id> kept : List.of(Set.<Id>of(), some(problem, declared, random))) {
        List<Attack> expected = layers.nearest(declared, rows, kept, LIMIT);
        List<Attack> found =
            new Nearby(Kinds.of(problem), worth, most, declared, kept)
                .attacks(LIMIT, Nearby.Wanted.ALL);
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

  private static Set<Id> some(Problem problem, Attack declared, SplittableRandom random) {
    var some = new LinkedHashSet<Id>();
    for (Id creature : problem.creatures()) {
      if (random.nextInt(3) == 0 && declared.isAttacker(creature)) {
        some.add(creature);
      }
    }
    return some;
  }

  @Test
  void amongManyCreaturesThatTakeAllOthersAlongTheNearestAreFound() {
    AttackSearch search = AttackSearch.on(Table.grounds(Crowd.OTHERS.board(128, 3)));
    List<Attack> legal = search.legal(5);
    assertThat(legal).hasSize(5).startsWith(Attack.NONE);
    assertThat(legal.stream().skip(1))
        .allSatisfy(attack -> {
          assertThat(attack.attackers()).hasSize(2);
          assertThat(search.standing(attack, Set.of()).orElseThrow().legal()).isTrue();
        });
  }
}
