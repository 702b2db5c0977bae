package casebook.engine.maximum;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Board;
import casebook.engine.force.Grounds;
import casebook.engine.force.Requirement;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModelBuilder;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.model.RequirementGroups;
import casebook.engine.maximum.proof.CertificateBuilder;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.model.RandomBoards;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule508.GroundsOnBoard;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Certificate.Bound;
import casebook.engine.ruling.Certificate.Case;
import casebook.engine.ruling.Certificate.Gain;
import casebook.engine.ruling.Certificate.Part;
import casebook.engine.ruling.Certificate.Slots;
import casebook.engine.ruling.Certificate.Split;
import casebook.engine.ruling.Certificate.Sum;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The maximum is what counting every attack says, and its certificate holds. */
class CertificateTest {
  private static final int BOARDS = 5_000;
  private static final int MOST_ATTACKS = 730;

  /** A board with the costs that are paid on it, its maximum and the certificate of that. */
  private record Certified(
      long seed,
      Grounds grounds,
      Set<Pair> paid,
      List<Requirement> counted,
      long maximum,
      Certificate certificate) {

    List<String> flaws(Certificate changed) {
      return CertificateChecker.flaws(grounds, paid, List.of(), counted, changed);
    }
  }

  private static List<Certified> certified(long seed) {
    Board board = RandomBoards.board(seed, MOST_ATTACKS);
    Grounds grounds = GroundsOnBoard.on(board, Rule506_2a.defendingPlayers(board).orElseThrow());
    var certified = new ArrayList<Certified>();
    for (Set<Pair> paid : List.of(Set.<Pair>of(), AttackModelBuilder.costly(grounds))) {
      AttackModel problem = AttackModelBuilder.build(grounds, paid);
      List<RequirementGroups.Group> groups = RequirementGroups.of(grounds.required()).all();
      long[] worth = new long[groups.size()];
      var counted = new ArrayList<Requirement>();
      for (int group = 0; group < worth.length; group++) {
        if (group == 0 || (seed >> group) % 2 == 0) {
          List<AttackCondition> conditions = groups.get(group).conditions();
          worth[group] = conditions.size();
          grounds.requirements().stream()
              .filter(one -> conditions.contains(one.exists()))
              .forEach(counted::add);
        }
      }
      Kinds kinds = Kinds.of(problem);
      BranchAndBound.Found found = BranchAndBound.of(kinds, worth).orElseThrow();
      var certificate =
          new Certificate(
              Optional.empty(),
              List.of(),
              found.worth(),
              kinds.attack(found.taken()),
              CertificateBuilder.proof(kinds, grounds.restrictions(), worth, found));
      long maximum =
          Layers.of(problem).orElseThrow().rows().keySet().stream()
              .mapToLong(row -> {
                long sum = 0;
                for (int group = 0; group < worth.length; group++) {
                  sum += worth[group] * row.obeyed().get(group);
                }
                return sum;
              })
              .max()
              .orElseThrow();
      certified.add(new Certified(seed, grounds, paid, counted, maximum, certificate));
    }
    return certified;
  }

  private static List<Certified> certified() {
    return LongStream.range(0, BOARDS)
        .parallel()
        .boxed()
        .flatMap(seed -> certified(seed).stream())
        .toList();
  }

  @Test
  void the_maximum_is_that_of_all_attacks_and_its_certificate_holds() {
    var flaws = new ArrayList<String>();
    for (Certified one : certified()) {
      if (one.certificate().total() != one.maximum()) {
        flaws.add("seed %d: %d".formatted(one.seed(), one.certificate().total()));
      }
      one.flaws(one.certificate())
          .forEach(flaw -> flaws.add("seed %d: %s".formatted(one.seed(), flaw)));
    }
    assertThat(flaws).isEmpty();
  }

  @Test
  void certificates_that_were_tampered_with_are_refused() {
    int refused = 0;
    int splits = 0;
    var accepted = new ArrayList<String>();
    for (Certified one : certified()) {
      Certificate certificate = one.certificate();
      splits += certificate.proof() instanceof Split ? 1 : 0;
      var tampered = new ArrayList<Certificate>();
      tampered.add(with(certificate, certificate.total() + 1));
      tampered.add(with(certificate, certificate.total() - 1));
      tampered(certificate.proof()).forEach(proof -> tampered.add(with(certificate, proof)));
      for (Certificate changed : tampered) {
        if (one.flaws(changed).isEmpty()) {
          accepted.add("seed %d: %s".formatted(one.seed(), changed));
        } else {
          refused++;
        }
      }
    }
    assertThat(accepted).isEmpty();
    assertThat(refused).isGreaterThan(2 * BOARDS);
    assertThat(splits).isGreaterThan(BOARDS / 200);
  }

  /** Sometimes what is said of one case holds in the other too; mostly it doesn't. */
  @Test
  void certificates_with_a_case_left_out_are_refused() {
    int refused = 0;
    int accepted = 0;
    for (Certified one : certified()) {
      if (one.certificate().proof() instanceof Split(var _, var together, var otherwise)) {
        for (Case left : List.of(together, otherwise)) {
          if (one.flaws(with(one.certificate(), left)).isEmpty()) {
            accepted++;
          } else {
            refused++;
          }
        }
      }
    }
    assertThat(refused).isGreaterThan(BOARDS / 200);
    assertThat(accepted).isLessThan(refused / 2);
  }

  private static Certificate with(Certificate certificate, long total) {
    return new Certificate(
        certificate.earlier(),
        certificate.rounds(),
        total,
        certificate.witness(),
        certificate.proof());
  }

  private static Certificate with(Certificate certificate, Case proof) {
    return new Certificate(
        certificate.earlier(),
        certificate.rounds(),
        certificate.total(),
        certificate.witness(),
        proof);
  }

  /** The proof with one thing in it changed. */
  private static List<Case> tampered(Case proof) {
    var tampered = new ArrayList<Case>();
    switch (proof) {
      case Split(var company, var together, var otherwise) -> {
        tampered(together).forEach(one -> tampered.add(new Split(company, one, otherwise)));
        tampered(otherwise).forEach(one -> tampered.add(new Split(company, together, one)));
      }
      case Sum(var parts) -> {
        for (int index = 0; index < parts.size(); index++) {
          Part part = parts.get(index);
          for (Case one : tampered(part.proof())) {
            tampered.add(with(parts, index, new Part(part.creatures(), part.total(), one)));
          }
          tampered.add(
              with(parts, index, new Part(part.creatures(), part.total() - 1, part.proof())));
          tampered.add(
              with(
                  parts,
                  index,
                  new Part(
                      part.creatures().subList(1, part.creatures().size()),
                      part.total(),
                      part.proof())));
        }
      }
      case Certificate.Never _ -> {}
      case Bound(var slots, var barred, var gains, long ofPlayers, long total) -> {
        tampered.add(new Bound(slots, barred, gains, ofPlayers, total - 1));
        for (int index = 0; index < slots.size(); index++) {
          Slots one = slots.get(index);
          var cheaper = new ArrayList<>(slots);
          cheaper.set(
              index,
              new Slots(
                  one.creatures(), one.targets(), one.price() - 1, one.count() + 1, one.stated()));
          tampered.add(new Bound(cheaper, barred, gains, ofPlayers, total));
        }
        for (int index = 0; index < gains.size(); index++) {
          Gain one = gains.get(index);
          var less = new ArrayList<>(gains);
          less.set(index, new Gain(one.creatures(), one.brings(), one.price() + 1));
          tampered.add(new Bound(slots, barred, less, ofPlayers, total));
        }
      }
    }
    return tampered;
  }

  private static Sum with(List<Part> parts, int index, Part changed) {
    var others = new ArrayList<>(parts);
    others.set(index, changed);
    return new Sum(others);
  }

  /** What every attack is bounded by can't be less than what the witness obeys. */
  @Test
  void no_cheaper_slots_and_no_smaller_gains_prove_less() {
    int refused = 0;
    for (Certified one : certified()) {
      if (one.certificate().proof()
          instanceof Bound(var slots, var barred, var gains, long players, long all)) {
        for (int index = 0; index < slots.size(); index++) {
          Slots of = slots.get(index);
          var cheaper = new ArrayList<>(slots);
          cheaper.set(
              index,
              new Slots(of.creatures(), of.targets(), of.price() - 1, of.count(), of.stated()));
          if (of.count() > 0) {
            var less = new Bound(cheaper, barred, gains, players, all - of.count());
            assertThat(one.flaws(with(one.certificate(), less))).isNotEmpty();
            refused++;
          }
        }
        for (int index = 0; index < gains.size(); index++) {
          Gain of = gains.get(index);
          var smaller = new ArrayList<>(gains);
          smaller.set(index, new Gain(of.creatures(), of.brings(), of.price() + 1));
          var less = new Bound(slots, barred, smaller, players, all - of.creatures().size());
          assertThat(one.flaws(with(one.certificate(), less))).isNotEmpty();
          refused++;
        }
      }
    }
    assertThat(refused).isGreaterThan(BOARDS / 2);
  }
}
