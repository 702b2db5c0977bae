package casebook.site.words.ruling;

import static casebook.site.words.TestBoards.ARBITER;
import static casebook.site.words.TestBoards.BEARS;
import static casebook.site.words.TestBoards.BEARS_2;
import static casebook.site.words.TestBoards.BOB;
import static casebook.site.words.TestBoards.GOBLIN;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Certificate.Barred;
import casebook.engine.ruling.Certificate.Bound;
import casebook.engine.ruling.Certificate.Case;
import casebook.engine.ruling.Certificate.Company;
import casebook.engine.ruling.Certificate.Earlier;
import casebook.engine.ruling.Certificate.Gain;
import casebook.engine.ruling.Certificate.Never;
import casebook.engine.ruling.Certificate.Part;
import casebook.engine.ruling.Certificate.Round;
import casebook.engine.ruling.Certificate.Slots;
import casebook.engine.ruling.Certificate.Split;
import casebook.engine.ruling.Certificate.Sum;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.site.words.TestBoards;
import casebook.site.words.ruling.CertificateWords.Sentence;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CertificateWordsTest {
  private static final CertificateWords WORDS =
      new CertificateWords(Names.on(TestBoards.board()), Set.of(BOB));

  private static final Attack BOTH = Attack.of(Map.of(GOBLIN, BOB, BEARS, BOB));

  private static Case one(Id creature) {
    return new Bound(
        List.of(), List.of(), List.of(new Gain(List.of(creature), List.of(1L), 0)), 0, 1);
  }

  private static List<String> told(Certificate certificate) {
    return WORDS.sentences(certificate).stream()
        .map((Sentence sentence) -> sentence.depth() + " " + sentence.text())
        .toList();
  }

  @Test
  void parts_are_told_one_by_one_and_summed_up() {
    var parts =
        new Sum(
            List.of(
                new Part(List.of(GOBLIN), 1, one(GOBLIN)),
                new Part(List.of(BEARS), 1, one(BEARS))));
    List<String> told = told(new Certificate(Optional.empty(), List.of(), 2, BOTH, parts));
    assertThat(told.getFirst())
        .endsWith(
            "can be looked at apart from the others: with it at most 1 can be obeyed (508.1d).");
    assertThat(told).contains("1 That is at most 1 (508.1d).", "0 Together: 1 + 1 = 2 (508.1d).");
    assertThat(told.getLast()).startsWith("0 So no attack comes to more than 2");
  }

  @Test
  void later_rounds_are_told_in_order() {
    var round = new Round(Attack.of(Map.of(GOBLIN, BOB)), 2, 1);
    var earlier = Optional.of(new Earlier(4, 1));
    var bound =
        new Bound(
            List.of(), List.of(), List.of(new Gain(List.of(BEARS), List.of(4L, 2L, 1L), 0)), 0, 7);
    List<String> told = told(new Certificate(earlier, List.of(round), 7, BOTH, bound));
    assertThat(told.get(0))
        .startsWith("0 The requirements that exist with no attackers come first");
    assertThat(told.get(1))
        .startsWith("0 Then come those that exist given ")
        .endsWith("one of them can be obeyed, and each is counted as 2 (508.1d).");
  }

  private static final Stated RESTRICTION =
      new Stated(
          new Source("Silent Arbiter", Optional.of(ARBITER)),
          "",
          new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS));

  @Test
  void what_a_creature_brings_it_pays_for_its_slot_from() {
    var slots =
        new Slots(Set.of(GOBLIN, BEARS, BEARS_2), Set.of(BOB), 1, 1, Optional.of(RESTRICTION));
    var gains =
        List.of(
            new Gain(List.of(GOBLIN), List.of(1L, 1L), 1),
            new Gain(List.of(BEARS), List.of(1L), 1),
            new Gain(List.of(BEARS_2), List.of(), 0));
    var bound = new Bound(List.of(slots), List.of(), gains, 0, 2);
    assertThat(told(new Certificate(Optional.empty(), List.of(), 2, BOTH, bound)).subList(1, 5))
        .containsExactly(
            "0 At best Crazed Goblin brings 1 + 1 = 2 and pays 1, which leaves 1 (508.1d).",
            "0 At best Grizzly Bears #1 brings 1 and pays 1, which leaves nothing (508.1d).",
            "0 No other creature brings more than it pays (508.1d).",
            "0 Together: 1 + 1 = 2 (508.1d).");
  }

  @Test
  void what_cant_attack_in_a_case_is_said_and_why() {
    var company = new Company(2, Set.of(GOBLIN, BEARS), Set.of(BOB));
    var barred = List.of(new Barred(List.of(BEARS), Set.of(BOB), List.of(RESTRICTION)));
    var split =
        new Split(
            company,
            new Never(company, barred),
            new Bound(
                List.of(),
                barred,
                List.of(
                    new Gain(List.of(GOBLIN), List.of(1L), 0),
                    new Gain(List.of(BEARS), List.of(), 0)),
                0,
                1));
    List<String> told = told(new Certificate(Optional.empty(), List.of(), 1, BOTH, split));
    assertThat(told.get(0)).startsWith("0 If ").endsWith(" attack (508.1d):");
    assertThat(told.subList(1, 6))
        .containsExactly(
            "1 Grizzly Bears #1 can't attack in this case (Silent Arbiter, 508.1c).",
            told.get(0).replace("0 If ", "1 But ").replace(" (508.1d):", "")
                + " in this case: so there is no such attack (508.1c).",
            "0 If not (508.1d):",
            "1 Grizzly Bears #1 can't attack in this case (Silent Arbiter, 508.1c).",
            "1 At best Crazed Goblin brings 1 (508.1d).");
  }

  @Test
  void like_gains_are_one_sentence() {
    var gains =
        IntStream.range(0, 100)
            .mapToObj(one -> new Gain(List.of(new Id("w" + one)), List.of(1L), 0))
            .toList();
    var bound = new Bound(List.of(), List.of(), gains, 0, 100);
    assertThat(told(new Certificate(Optional.empty(), List.of(), 100, BOTH, bound)))
        .hasSize(3)
        .startsWith("0 At best w0, w1, w2, w3 and 96 more bring 1 each, 100 in all (508.1d).");
  }

  @Test
  void earlier_requirements_that_nothing_counts_for_are_not_spoken_of() {
    var certificate =
        new Certificate(Optional.of(new Earlier(4, 0)), List.of(), 1, BOTH, one(GOBLIN));
    assertThat(told(certificate)).first().isEqualTo("0 At best Crazed Goblin brings 1 (508.1d).");
  }

  @Test
  void a_maximum_of_nothing_is_told_without_arithmetic() {
    var nothing = new Bound(List.of(), List.of(), List.of(), 0, 0);
    assertThat(told(new Certificate(Optional.empty(), List.of(), 0, Attack.NONE, nothing)))
        .containsExactly(
            "0 Without paying a cost, no attack can obey any of the requirements (508.1d).");
  }
}
