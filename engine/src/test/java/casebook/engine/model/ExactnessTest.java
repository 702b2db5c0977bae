package casebook.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.benchmark.Crowd;
import casebook.engine.board.Board;
import casebook.engine.force.Grounds;
import casebook.engine.maximum.AttackSearch;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.Payment;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * The engine's search finds exactly what looking at every declaration finds, on random boards.
 *
 * <p>{@code -Dcasebook.boards=1000000} makes a longer run of it (verdicts, maxima, counts, nearest
 * attacks, marks and certificates), {@code -Dcasebook.seed=N} begins with another board; a failure
 * names the seed of its board and shows the smallest declaration that still fails.
 */
class ExactnessTest {
  private static final int BOARDS = 10_000;
  private static final int DECLARATIONS = 3;

  /** Small enough for ten thousand boards in every build, large enough for all to interact. */
  private static final int MOST_ATTACKS = 128;

  /** One board in so many is larger. */
  private static final int LARGER = 20;

  private static final int MOST_ATTACKS_OF_LARGER = 730;

  /** Runs multiply with each choice that is left: from here on there are too many to follow. */
  private static final int MOST_CHOICES_IN_RUNS = 7;

  private static Board board(long seed) {
    return RandomBoards.board(seed, seed % LARGER == 0 ? MOST_ATTACKS_OF_LARGER : MOST_ATTACKS);
  }

  /** A declaration, and what brute force knows of its board. */
  private record Judged(Declared declared, BruteForce model) {

    static Judged of(Declared declared) {
      return new Judged(declared, new BruteForce(declared.board()));
    }

    List<String> differences() {
      Ruling ruling = declared.ruling();
      var differences = new ArrayList<>(Comparison.differences(declared, ruling, model));
      differences.addAll(ExplanationTest.flaws(declared, ruling, model));
      return differences;
    }

    Judged smallest(Predicate<Judged> fails) {
      return of(Shrinking.smallest(declared, one -> fails.test(of(one))));
    }
  }

  private static List<Judged> judged(long seed) {
    Board board = board(seed);
    var model = new BruteForce(board);
    return Declarations.sample(board, model, seed, DECLARATIONS).stream()
        .map(declared -> new Judged(declared, model))
        .toList();
  }

  @Test
  void everyRulingOnADeclarationIsWhatBruteForceSays() {
    Seeds.ofBuild(BOARDS)
        .check(
            "declarations",
            ExactnessTest::judged,
            Judged::differences,
            Judged::smallest,
            judged -> judged.declared().text());
  }

  /** Few creatures, of which several take all others along. */
  private static List<Judged> judgedDrawing(long seed) {
    var random = new SplittableRandom(seed);
    int opponents = 1 + random.nextInt(2);
    Board board = Crowd.drawing(random, 2 + random.nextInt(6 - 2 * (opponents - 1)), opponents);
    var model = new BruteForce(board);
    return Declarations.sample(board, model, seed, DECLARATIONS).stream()
        .map(declared -> new Judged(declared, model))
        .toList();
  }

  @Test
  void everyRulingOnCreaturesThatTakeOthersAlongIsWhatBruteForceSays() {
    Seeds.ofBuild(BOARDS / 10)
        .check(
            "declarations by creatures that take others along",
            ExactnessTest::judgedDrawing,
            Judged::differences,
            Judged::smallest,
            judged -> judged.declared().text());
  }

  /** What each attack that costs nothing comes to, of all that a board allows. */
  private static List<String> verdicts(BruteForce model, Board board) {
    Grounds grounds = Grounds.on(board, Rule506_2a.defendingPlayers(board).orElseThrow());
    AttackSearch search = AttackSearch.on(grounds);
    var differences = new ArrayList<String>();
    for (Attack attack : model.unrestricted()) {
      boolean isLegal = model.legalWithoutPaying().contains(attack);
      if (search.costly(attack).isEmpty()
          && search.standing(attack, Set.of()).orElseThrow().legal() != isLegal) {
        differences.add(attack + (isLegal ? " is legal" : " is illegal"));
      }
    }
    return differences;
  }

  @Test
  void everyAttackThatCostsNothingIsLegalWhereBruteForceSaysSo() {
    Seeds.ofBuild(BOARDS)
        .check(
            "boards",
            seed -> List.of(board(seed)),
            board -> verdicts(new BruteForce(board), board),
            (board, _) -> board,
            board -> Declared.of(board, Attack.NONE, new Payment.All()).text());
  }

  @Test
  void theProcedureForConditionalRequirementsIsTheSameToldInSetsAndInRuns() {
    List<Procedure> procedures =
        LongStream.range(0, BOARDS / 2)
            .parallel()
            .mapToObj(ExactnessTest::board)
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
  void theRandomBoardsShowEveryStepDecidingAndEveryKindOfEffect() {
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
