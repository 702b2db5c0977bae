package casebook.engine.maximum;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Board;
import casebook.engine.force.Grounds;
import casebook.engine.maximum.Families.Family;
import casebook.engine.maximum.bound.Face;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModelBuilder;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.model.RequirementGroups;
import casebook.engine.maximum.rounds.RoundsByMaxima;
import casebook.engine.maximum.rounds.RoundsOverProfiles;
import casebook.engine.model.RandomBoards;
import casebook.engine.move.Attack;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule508.GroundsOnBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The rounds of conditional requirements come out as where every attack is counted. */
class RoundsByMaximaTest {
  private static final int BOARDS = 4_000;
  private static final int MOST_ATTACKS = 730;

  /** How an attack of each kind stands, told in both ways. */
  private record Told(
      String board,
      AttackProfile row,
      RoundsByMaxima.Standing counted,
      Optional<RoundsByMaxima.Standing> solved) {

    boolean isDifferent() {
      return solved.filter(one -> !one.equals(counted)).isPresent();
    }
  }

  /** How an attack stands among all others, told over their rows. */
  private static RoundsByMaxima.Standing counted(
      AttackProfile row, Set<AttackProfile> rows, List<Integer> givenNone, boolean isLegalLater) {
    List<Integer> own = row.existing();
    int first = most(rows, givenNone);
    if (row.score(givenNone) < first) {
      int most = most(rows, own);
      return row.score(own) < most
          ? new RoundsByMaxima.Standing(false, own, row.score(own), most)
          : new RoundsByMaxima.Standing(false, givenNone, row.score(givenNone), first);
    }
    int most =
        rows.stream()
            .filter(one -> one.score(givenNone) == first)
            .mapToInt(one -> one.score(own))
            .max()
            .orElse(0);
    boolean isLegal = row.score(givenNone) > first || row.score(own) >= most || isLegalLater;
    return new RoundsByMaxima.Standing(
        isLegal, own, row.score(own), isLegal ? row.score(own) : most);
  }

  private static int most(Set<AttackProfile> rows, List<Integer> times) {
    return rows.stream().mapToInt(row -> row.score(times)).max().orElse(0);
  }

  private static List<Told> told(String name, Grounds grounds) {
    AttackModel problem = AttackModelBuilder.build(grounds, Set.of());
    if (problem.groups() == 1) {
      return List.of();
    }
    int[] sizes = RequirementGroups.of(grounds.required()).sizes();
    Kinds kinds = Kinds.of(problem);
    AttackProfile none = kinds.profile(Face.whole(kinds).member());
    var rows = Layers.of(problem).orElseThrow().rows().keySet();
    var rounds = new RoundsOverProfiles(rows, none.existing());
    var solved = new RoundsByMaxima(kinds, none.existing(), sizes, rounds::run);
    var told = new ArrayList<Told>();
    for (AttackProfile row : rows) {
      told.add(
          new Told(
              name,
              row,
              counted(row, rows, none.existing(), rounds.run(row).orElseThrow().isLegal()),
              solved.solved(row).map(RoundsByMaxima.Solved::standing)));
    }
    return told;
  }

  @Test
  void every_attack_on_a_random_board_stands_as_where_all_are_counted() {
    List<Told> told =
        LongStream.range(0, BOARDS)
            .parallel()
            .boxed()
            .flatMap(seed -> {
              Board board = RandomBoards.board(seed, MOST_ATTACKS);
              Grounds grounds =
                  GroundsOnBoard.on(board, Rule506_2a.defendingPlayers(board).orElseThrow());
              return told("seed " + seed, grounds).stream();
            })
            .toList();
    assertThat(told).hasSizeGreaterThan(BOARDS / 4);
    assertThat(told.stream().filter(Told::isDifferent).map(Told::toString).limit(3).toList())
        .isEmpty();
    long unsettled = told.stream().filter(one -> one.solved().isEmpty()).count();
    assertThat(unsettled).isLessThan(told.size() / 20);
  }

  @Test
  void creatures_that_draw_all_others_stand_as_where_all_attacks_are_counted() {
    var told = new ArrayList<Told>();
    for (int creatures = 2; creatures <= 11; creatures++) {
      told.addAll(told("all " + creatures, Families.of(Family.EACH_DRAWS_ALL, creatures, 1, 0)));
      told.addAll(told("magnets " + creatures, Families.of(Family.MAGNETS, creatures, 2, 0)));
    }
    assertThat(told.stream().filter(Told::isDifferent).map(Told::toString).limit(3).toList())
        .isEmpty();
    assertThat(told).allSatisfy(one -> assertThat(one.solved()).isPresent());
  }

  @Test
  void thousands_of_creatures_are_settled() {
    Grounds grounds = Families.of(Family.TOKENS, 10_000, 5, 508);
    AttackSearch search = AttackSearch.on(grounds);
    AttackSearch.Standing standing =
        search.standing(Attack.NONE, Set.of(), AmpleFunds.ENOUGH).orElseThrow();
    assertThat(standing.legal()).isFalse();
    assertThat(standing.maximum()).isGreaterThan(1_000);
    assertThat(
            search.standing(standing.witness(), Set.of(), AmpleFunds.ENOUGH).orElseThrow().legal())
        .isTrue();
    assertThat(search.certificate(Attack.NONE, Set.of(), standing.witness()).orElseThrow().total())
        .isEqualTo(standing.maximum());
  }
}
