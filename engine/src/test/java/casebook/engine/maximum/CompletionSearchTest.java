package casebook.engine.maximum;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.maximum.near.BoardOrder;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Answer.Completions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What the legal attacks have that include certain attackers, against each attack by itself. */
class CompletionSearchTest {
  private static final int BOARDS = Integer.getInteger("casebook.boards", 2_000);
  private static final int LIMIT = 5;

  @Test
  void they_have_what_every_attack_that_is_judged_by_itself_has() {
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
    Grounds plain = Table.grounds(CostlyBoards.board(seed, random));
    Grounds grounds = random.nextInt(4) == 0 ? plain : CostlyBoards.costing(random, plain);
    AttackSearch search = AttackSearch.on(grounds);
    Funds funds =
        random.nextBoolean()
            ? CostlyBoards.some(random, grounds)
            : CostlyBoards.arbitrary(seed, search);
    boolean pays = random.nextInt(5) > 0;
    List<Attack> legal =
        CostlyBoards.legal(grounds, search).stream()
            .filter(attack -> pays || search.costly(attack).isEmpty())
            .filter(funds::cover)
            .toList();
    var flaws = new ArrayList<String>();
    for (int times = 0; times < 3; times++) {
      Attack given = fewer(random, CostlyBoards.random(grounds, random));
      Completions expected = expected(grounds, legal, given);
      Optional<Completions> found = search.completions(given, _ -> pays, LIMIT, funds);
      if (!found.equals(Optional.of(expected))) {
        flaws.add("seed %d, given %s: %s, not %s".formatted(seed, given, found, expected));
      }
    }
    return flaws;
  }

  private static Attack fewer(SplittableRandom random, Attack attack) {
    int most = random.nextInt(3);
    var few = new LinkedHashMap<Id, Id>();
    attack.targets().entrySet().stream()
        .limit(most)
        .forEach(one -> few.put(one.getKey(), one.getValue()));
    return new Attack(few);
  }

  private static Completions expected(Grounds grounds, List<Attack> legal, Attack given) {
    var order = new BoardOrder(given, grounds.creatures(), grounds.targets());
    List<Attack> all =
        legal.stream()
            .filter(attack -> attack.targets().entrySet().containsAll(given.targets().entrySet()))
            .sorted(Comparator.<Attack>comparingInt(given::changesTo).thenComparing(order))
            .toList();
    var possible = new LinkedHashMap<Id, List<Id>>();
    var must = new LinkedHashMap<Id, List<Id>>();
    for (Id creature : grounds.creatures()) {
      List<Id> targets =
          grounds.targets().stream()
              .filter(target ->
                  all.stream()
                      .anyMatch(attack -> attack.targetOf(creature).equals(Optional.of(target))))
              .toList();
      if (!targets.isEmpty()) {
        possible.put(creature, targets);
        if (all.stream().allMatch(attack -> attack.isAttacker(creature))) {
          must.put(creature, targets);
        }
      }
    }
    return new Completions(possible, must, all.stream().limit(LIMIT).toList(), true);
  }
}
