package casebook.engine.maximum;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.force.Required;
import casebook.engine.force.Requirement;
import casebook.engine.maximum.model.AttackModelBuilder;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Certificate.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Where requirements are conditional, every legal attack has a certificate for all its rounds. */
class RoundsCertificateTest {
  private static final int BOARDS = 1_000;
  private static final int MOST_LEGAL = 40;

  private record Certified(
      long seed,
      Grounds grounds,
      Attack attack,
      List<Requirement> first,
      List<Requirement> counted,
      Optional<Certificate> certificate) {

    boolean isOfALaterRound() {
      return certificate.filter(one -> !one.rounds().isEmpty()).isPresent();
    }

    List<String> flaws(Certificate changed) {
      List<Requirement> earlier = changed.earlier().isPresent() ? first : List.of();
      return CertificateChecker.flaws(grounds, Set.of(), earlier, counted, changed);
    }
  }

  /** A few creatures of which each takes some others along, and fewer can attack. */
  private static Grounds grounds(long seed) {
    var random = new SplittableRandom(seed);
    int creatures = 2 + random.nextInt(4);
    Table table = random.nextBoolean() ? Table.of("ann", "bob") : Table.of("ann", "bob", "cid");
    for (int creature = 0; creature < creatures; creature++) {
      var effects = new ArrayList<Effect>();
      for (int times = random.nextInt(4); times > 0; times--) {
        effects.add(takesAlong("c" + random.nextInt(creatures)));
      }
      table.creature("c" + creature, "ann", effects.toArray(Effect[]::new));
    }
    Amount most = Amount.of(1 + random.nextInt(2));
    table.enchantment(
        "limit",
        "bob",
        new Effect.AtMost(most, Filter.ANY, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS));
    return Table.grounds(table.board());
  }

  private static Effect takesAlong(String other) {
    return new Effect.MustAttack(
        new Filter.Named(other),
        Whom.ANYTHING,
        new Condition.Attack(Filter.SELF, Amount.of(1), Whom.ANYTHING));
  }

  private static List<Certified> certified(long seed) {
    Grounds grounds = grounds(seed);
    var certified = new ArrayList<Certified>();
    if (AttackModelBuilder.build(grounds, Set.of()).groups() > 1) {
      AttackSearch search = AttackSearch.on(grounds);
      List<Requirement> first = Required.existing(grounds.required(), Attack.NONE);
      for (Attack attack : search.legal(MOST_LEGAL).attacks()) {
        certified.add(
            new Certified(
                seed,
                grounds,
                attack,
                first,
                Required.existing(grounds.required(), attack),
                search.certificate(attack, Set.of(), attack)));
      }
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
  void every_legal_attack_has_a_certificate_that_holds() {
    List<Certified> all = certified();
    var flaws = new ArrayList<String>();
    int without = 0;
    for (Certified one : all) {
      without += one.certificate().isEmpty() ? 1 : 0;
      one.certificate()
          .map(one::flaws)
          .ifPresent(
              found -> found.forEach(flaw -> flaws.add("seed %d: %s".formatted(one.seed(), flaw))));
    }
    assertThat(flaws).isEmpty();
    assertThat(all.stream().filter(Certified::isOfALaterRound)).hasSizeGreaterThan(BOARDS / 100);
    assertThat(without).isLessThan(all.size() / 100);
  }

  /** A round counts for what it is worth, goes by an attack that is open, and has a maximum. */
  @Test
  void rounds_that_were_tampered_with_are_refused() {
    for (Certified one : certified()) {
      if (one.isOfALaterRound()) {
        Certificate certificate = one.certificate().orElseThrow();
        List<Round> rounds = certificate.rounds();
        Round last = rounds.getLast();
        assertThat(one.flaws(with(certificate, rounds.subList(0, rounds.size() - 1)))).isNotEmpty();
        var worthless = new Round(last.given(), 1, last.maximum());
        assertThat(one.flaws(with(certificate, changed(rounds, worthless)))).isNotEmpty();
        var less = new Round(last.given(), last.worth(), last.maximum() - 1);
        assertThat(one.flaws(with(certificate, changed(rounds, less)))).isNotEmpty();
      }
    }
  }

  private static List<Round> changed(List<Round> rounds, Round last) {
    var others = new ArrayList<>(rounds);
    others.set(rounds.size() - 1, last);
    return others;
  }

  private static Certificate with(Certificate certificate, List<Round> rounds) {
    return new Certificate(
        certificate.earlier(),
        rounds,
        certificate.total(),
        certificate.witness(),
        certificate.proof());
  }
}
