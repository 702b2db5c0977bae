package casebook.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.benchmark.Crowd;
import casebook.engine.board.Board;
import casebook.engine.force.Grounds;
import casebook.engine.maximum.AmpleFunds;
import casebook.engine.maximum.AttackSearch;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.Payment;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule508.GroundsOnBoard;
import casebook.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The engine's search finds exactly what looking at every declaration finds, on random boards.
 *
 * <p>{@code -Dcasebook.boards=1000000} makes a longer run of it (verdicts, maxima, counts, nearest
 * attacks, marks and certificates), {@code -Dcasebook.seed=N} begins with another board; a failure
 * names the seed of its board and shows the smallest declaration that still fails.
 */
@Tag("long")
class ExactnessTest {
  private static final int BOARDS = 10_000;
  private static final int DECLARATIONS = 3;

  /** Small enough for ten thousand boards in every build, large enough for all to interact. */
  private static final int MOST_ATTACKS = 128;

  /** One board in this number is larger. */
  private static final int LARGER = 20;

  private static final int MOST_ATTACKS_OF_LARGER = 730;

  /** Runs multiply with each choice that is left: from here on there are too many to follow. */
  private static final int MOST_CHOICES_IN_RUNS = 7;

  private static Board board(long seed) {
    return RandomBoards.board(seed, seed % LARGER == 0 ? MOST_ATTACKS_OF_LARGER : MOST_ATTACKS);
  }

  /** Declarations on a board, and what brute force knows of it. */
  private record Judged(Board board, List<Declared> declarations, BruteForce model) {

    static Judged of(Board board, long seed) {
      var model = new BruteForce(board);
      return new Judged(board, Declarations.sample(board, model, seed, DECLARATIONS), model);
    }

    static Judged of(Declared one) {
      return new Judged(one.board(), List.of(one), new BruteForce(one.board()));
    }

    List<String> differences() {
      List<String> differences = verdicts();
      for (Declared declared : declarations) {
        Ruling ruling = declared.ruling();
        differences.addAll(Comparison.differences(declared, ruling, model));
        differences.addAll(ExplanationTest.flaws(declared, ruling, model));
      }
      return differences;
    }

    /** What each attack that costs nothing comes to, of all that the board allows. */
    private List<String> verdicts() {
      Grounds grounds = GroundsOnBoard.on(board, Rule506_2a.defendingPlayers(board).orElseThrow());
      AttackSearch search = AttackSearch.on(grounds);
      var differences = new ArrayList<String>();
      for (Attack attack : model.unrestricted()) {
        boolean isLegal = model.legalWithoutPaying().contains(attack);
        if (search.costly(attack).isEmpty()
            && search.standing(attack, Set.of(), AmpleFunds.ENOUGH).orElseThrow().legal()
                != isLegal) {
          differences.add(attack + (isLegal ? " is legal" : " is illegal"));
        }
      }
      return differences;
    }

    /** The smallest board on which a declaration is still judged differently, or some attack. */
    Judged smallest(Predicate<Judged> fails) {
      return Stream.concat(
              declarations.stream(), Stream.of(Declared.of(board, Attack.NONE, new Payment.All())))
          .filter(one -> fails.test(of(one)))
          .findFirst()
          .map(failing -> of(Shrinking.smallest(failing, one -> fails.test(of(one)))))
          .orElse(this);
    }

    String text() {
      return declarations.stream().map(Declared::text).collect(Collectors.joining("\n"));
    }
  }

  private static void check(String what, long boards, LongFunction<Board> board) {
    Seeds.ofBuild(boards)
        .check(
            what,
            seed -> List.of(Judged.of(board.apply(seed), seed)),
            Judged::differences,
            Judged::smallest,
            Judged::text);
  }

  @Test
  void every_ruling_on_a_declaration_and_every_attack_is_as_brute_force_says() {
    check("boards", BOARDS, ExactnessTest::board);
  }

  /** Few creatures, of which several take all others along. */
  private static Board drawing(long seed) {
    var random = new SplittableRandom(seed);
    int opponents = 1 + random.nextInt(2);
    return Crowd.drawing(random, 2 + random.nextInt(6 - 2 * (opponents - 1)), opponents);
  }

  @Test
  void where_creatures_take_others_along_every_ruling_is_as_brute_force_says() {
    check("boards with creatures that take others along", BOARDS / 10, ExactnessTest::drawing);
  }

  @Test
  void the_procedure_for_conditional_requirements_is_the_same_told_in_sets_and_in_runs() {
    List<Procedure> procedures =
        LongStream.range(0, BOARDS / 4)
            .parallel()
            .mapToObj(seed -> RandomBoards.conditional(seed, MOST_ATTACKS))
            .map(BruteForce::new)
            .filter(BruteForce::hasConditionalRequirements)
            .map(BruteForce::procedure)
            .filter(procedure -> procedure.firstChoices().size() <= MOST_CHOICES_IN_RUNS)
            .toList();
    assertThat(procedures).hasSizeGreaterThan(BOARDS / 100);
    assertThat(procedures)
        .allSatisfy(
            procedure -> assertThat(procedure.legalInRuns()).isEqualTo(procedure.legalInSets()));
  }

  @Test
  void the_random_boards_show_every_step_deciding_and_every_kind_of_effect() {
    Map<String, Integer> decisions = new TreeMap<>();
    Set<String> effects = new TreeSet<>();
    for (long seed = 0; seed < BOARDS / 10; seed++) {
      Board board = board(seed);
      var model = new BruteForce(board);
      Statement.inForce(board)
          .forEach(statement -> effects.add(statement.effect().getClass().getSimpleName()));
      for (Declared declared : Declarations.sample(board, model, seed, DECLARATIONS)) {
        String decision = model.judge(declared.move()).decidedBy().orElse(legal(declared.move()));
        decisions.merge(decision, 1, Integer::sum);
      }
    }
    assertThat(decisions)
        .containsOnlyKeys(
            "legal",
            "legal in bands",
            "legal with optional costs",
            "508.1a",
            "508.1b",
            "508.1c",
            "508.1d",
            "508.1e",
            "508.1g",
            "508.1j")
        .allSatisfy((_, times) -> assertThat(times).isGreaterThan(10));
    assertThat(effects)
        .contains(
            "AsThough",
            "AtMost",
            "AttackCost",
            "CantAttack",
            "Detained",
            "Gives",
            "Goaded",
            "Keyword",
            "MustAttack",
            "MustAttackWith",
            "OptionalCost",
            "Takes",
            "TakesAll");
  }

  private static String legal(DeclareAttackers move) {
    if (!move.bands().isEmpty()) {
      return "legal in bands";
    }
    return move.optional().isEmpty() ? "legal" : "legal with optional costs";
  }
}
