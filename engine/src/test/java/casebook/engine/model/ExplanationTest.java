package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.force.Required;
import casebook.engine.force.Requirement;
import casebook.engine.maximum.CertificateChecker;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule508.GroundsOnBoard;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Explanation;
import casebook.engine.ruling.Mark;
import casebook.engine.ruling.Requirements;
import casebook.engine.ruling.Ruling;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is said of a declaration beyond the ruling holds on every random board. */
@Tag("long")
class ExplanationTest {
  private static final int BOARDS = 2_000;
  private static final int DECLARATIONS = 3;
  private static final int MOST_ATTACKS = 256;

  private static List<Declared> declarations(long seed) {
    Board board = RandomBoards.board(seed, MOST_ATTACKS);
    return Declarations.sample(board, new BruteForce(board), seed, DECLARATIONS);
  }

  @Test
  void every_creature_is_marked_as_the_legal_attacks_have_it_and_every_certificate_holds() {
    Seeds.ofBuild(BOARDS)
        .check(
            ExplanationTest::declarations,
            declared -> flaws(declared, declared.ruling(), new BruteForce(declared.board())));
  }

  /** What is wrong about the marks and the certificate of a ruling. */
  static List<String> flaws(Declared declared, Ruling ruling, BruteForce model) {
    var flaws = new ArrayList<String>();
    Explanation explanation = ruling.explanation().orElseThrow();
    Set<Attack> legal = model.legalWithoutPaying();
    Map<Id, Mark> expected = new LinkedHashMap<>();
    for (Id creature : model.attacking().creatures()) {
      long attacking = legal.stream().filter(one -> one.isAttacker(creature)).count();
      expected.put(
          creature,
          attacking == 0
              ? Mark.CANT_ATTACK
              : attacking == legal.size() ? Mark.MUST_ATTACK : Mark.MAY_ATTACK);
    }
    if (!explanation.marks().equals(expected)) {
      flaws.add("marks " + explanation.marks() + ", not " + expected);
    }
    explanation
        .certificate()
        .ifPresent(certificate ->
            flaws.addAll(flaws(declared, ruling.requirements().orElseThrow(), certificate)));
    return flaws;
  }

  private static List<String> flaws(
      Declared declared, Requirements ledger, Certificate certificate) {
    Board board = declared.board();
    Grounds grounds = GroundsOnBoard.on(board, Rule506_2a.defendingPlayers(board).orElseThrow());
    var paid = new LinkedHashSet<Pair>();
    for (CostToAttack cost : grounds.costs()) {
      for (Id target : cost.targets()) {
        if (declared.attack().targetOf(cost.creature()).equals(Optional.of(target))
            && declared.move().payment().covers(cost.creature(), target)) {
          paid.add(new Pair(cost.creature(), target));
        }
      }
    }
    List<Requirement> first = Required.existing(grounds.required(), Attack.NONE);
    List<Requirement> counted = Required.existing(grounds.required(), declared.attack());
    List<String> flaws = CertificateChecker.flaws(grounds, paid, first, counted, certificate);
    if (!flaws.isEmpty() && certificate.earlier().isEmpty()) {
      flaws = CertificateChecker.flaws(grounds, paid, List.of(), first, certificate);
    }
    long earlier =
        certificate.earlier().map(one -> one.worth() * one.maximum()).orElse(0L)
            + certificate.rounds().stream().mapToLong(one -> one.worth() * one.maximum()).sum();
    var all = new ArrayList<>(flaws);
    // A declaration that doesn't pay may obey more than any attack that does without what it costs.
    if (certificate.total() != ledger.maximum() + earlier && ledger.obeyed() < ledger.maximum()) {
      all.add("total " + certificate.total() + " of " + ledger.maximum() + " after " + earlier);
    }
    return all;
  }

  @Test
  void what_makes_a_declaration_illegal_and_what_blocks_a_requirement_is_named() {
    Seeds.ofBuild(BOARDS)
        .check(
            ExplanationTest::declarations,
            declared -> {
              Ruling ruling = declared.ruling();
              Explanation explanation = explanation(declared);
              var flaws = new ArrayList<String>();
              Optional<RuleNumber> decidedBy = ruling.decidedBy();
              boolean isConditional = new BruteForce(declared.board()).hasConditionalRequirements();
              if (decidedBy.equals(Optional.of(RuleNumber.parse("508.1c")))
                  && explanation.conflict().orElseThrow().restrictions().size() != 1) {
                flaws.add("508.1c: " + explanation.conflict());
              }
              if (decidedBy.equals(Optional.of(RuleNumber.parse("508.1d")))
                  && !isConditional
                  && (explanation.conflict().isEmpty()
                      || explanation.conflict().get().requirements().isEmpty()
                      || explanation.conflict().get().requirements().stream()
                          .anyMatch(item -> item.obeyed()))) {
                flaws.add("508.1d: " + explanation.conflict());
              }
              if (decidedBy.equals(Optional.of(RuleNumber.parse("508.1j")))) {
                // What isn't paid for can obey more than any attack that does without.
                return flaws;
              }
              explanation
                  .blocked()
                  .forEach(blocked -> {
                    boolean isAskedOfSomething = !blocked.requirement().targets().isEmpty();
                    if (blocked.by().isEmpty()
                        && isAskedOfSomething
                        && blocked.requirement().creature().isPresent()
                        && !isConditional) {
                      flaws.add("nothing blocks " + blocked.requirement());
                    }
                  });
              return flaws;
            });
  }

  private static Explanation explanation(Declared declared) {
    return declared.ruling().explanation().orElseThrow();
  }
}
