package casebook.site.words;

import static casebook.site.words.TestBoards.ANN;
import static casebook.site.words.TestBoards.ARBITER;
import static casebook.site.words.TestBoards.BEARS;
import static casebook.site.words.TestBoards.BEARS_2;
import static casebook.site.words.TestBoards.BOB;
import static casebook.site.words.TestBoards.CID;
import static casebook.site.words.TestBoards.GOBLIN;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Mana;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Excuse;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.OfPermanents;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.rules.RuleNumber;
import casebook.site.words.ruling.AttackWords;
import casebook.site.words.ruling.FindingWords;
import casebook.site.words.ruling.Names;
import casebook.site.words.ruling.PriceWords;
import casebook.site.words.ruling.RequirementWords;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RulingWordsTest {
  private static final Names NAMES = Names.on(TestBoards.board());
  private static final AttackWords ATTACKS = new AttackWords(NAMES);
  private static final FindingWords FINDINGS = new FindingWords(NAMES);

  private static final Stated MUST =
      new Stated(
          Source.of(GOBLIN),
          "",
          new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS));

  private static Attack attack(Id... pairs) {
    var targets = new LinkedHashMap<Id, Id>();
    for (int index = 0; index < pairs.length; index += 2) {
      targets.put(pairs[index], pairs[index + 1]);
    }
    return new Attack(targets);
  }

  @Test
  void a_name_that_two_permanents_have_comes_with_the_id() {
    assertThat(NAMES.of(GOBLIN)).isEqualTo("Crazed Goblin");
    assertThat(NAMES.of(BEARS_2)).isEqualTo("Grizzly Bears #2");
    assertThat(NAMES.of(ANN)).isEqualTo("Ann");
    assertThat(NAMES.of(new Id("gone"))).isEqualTo("gone");
    assertThat(NAMES.of(Source.named("Disrupt Decorum"))).isEqualTo("Disrupt Decorum");
  }

  @Test
  void an_attack_is_a_row_of_arrows() {
    assertThat(ATTACKS.arrows(attack(GOBLIN, BOB, BEARS, CID)))
        .isEqualTo("Crazed Goblin → Bob, Grizzly Bears #1 → Cid");
    assertThat(ATTACKS.arrows(Attack.NONE)).isEqualTo("No attack");
  }

  @Test
  void an_attack_is_the_subject_of_a_sentence() {
    assertThat(ATTACKS.described(attack(GOBLIN, BOB, BEARS, CID)))
        .isEqualTo("attacking Bob with Crazed Goblin and Cid with Grizzly Bears #1");
    assertThat(ATTACKS.described(Attack.NONE)).isEqualTo("attacking with nothing");
  }

  @Test
  void many_permanents_of_one_name_are_counted() {
    List<Permanent> rats =
        IntStream.rangeClosed(1, 5)
            .mapToObj(number -> TestBoards.creature(new Id("rats#" + number), ANN, "Typhoid Rats"))
            .toList();
    Board board = TestBoards.board().withAll(rats);
    var targets = new LinkedHashMap<Id, Id>();
    rats.forEach(one -> targets.put(one.id(), BOB));
    assertThat(new AttackWords(Names.on(board)).arrows(new Attack(targets)))
        .isEqualTo("5 × Typhoid Rats → Bob");
  }

  @Test
  void one_of_a_stack_is_any_of_it_unless_something_is_about_that_one() {
    List<Permanent> rats =
        IntStream.rangeClosed(1, 5)
            .mapToObj(number -> TestBoards.creature(new Id("rats#" + number), ANN, "Typhoid Rats"))
            .toList();
    Board board = TestBoards.board().withAll(rats);
    Id third = new Id("rats#3");
    var attack = new Attack(new LinkedHashMap<>(Map.of(third, BOB)));
    Names alike = Names.on(board);
    assertThat(new AttackWords(alike).arrows(attack)).isEqualTo("one of 5 × Typhoid Rats → Bob");
    assertThat(alike.several(third, 5)).isEqualTo("5 × Typhoid Rats");
    Names apart = Names.on(board, List.of(), Set.of(new Id("rats#1")), RuleNumber::toString);
    assertThat(new AttackWords(apart).arrows(attack)).isEqualTo("Typhoid Rats #3 → Bob");
    assertThat(apart.alike(List.of(third, new Id("rats#4")))).hasSize(2);
    assertThat(alike.alike(List.of(third, new Id("rats#4")))).containsExactly("2 × Typhoid Rats");
  }

  @Test
  void a_price_lists_its_parts() {
    var islands =
        new Price.OfPermanents(
            Price.Action.SACRIFICE,
            2,
            new Filter.HasSubtype("island"),
            List.of(),
            Optional.empty());
    var counter =
        new Price.OfPermanents(
            Price.Action.REMOVE_COUNTERS, 1, Filter.SELF, List.of(GOBLIN), Optional.of("+1/+1"));
    assertThat(PriceWords.of(Price.NOTHING)).isEqualTo("{0}");
    assertThat(PriceWords.of(new Price(Mana.of("{2}{G}"), 2, 0, 1, 2, List.of(islands))))
        .isEqualTo(
            "{2}{G}, 2 life, discarding a card, exiling two cards from the graveyard and"
                + " sacrificing two Islands");
    assertThat(PriceWords.of(new Price(Mana.NONE, 0, 2, 0, 0, List.of(counter))))
        .isEqualTo("2 {E} and removing a +1/+1 counter from this creature");
  }

  @Test
  void a_requirement_says_who_must_attack_what() {
    RequirementWords words = new RequirementWords(NAMES);
    assertThat(words.sentence(item(Optional.of(GOBLIN), true, 1, BOB, CID)))
        .isEqualTo("Crazed Goblin must attack (by its own text)");
    assertThat(words.demand(item(Optional.of(GOBLIN), false, 1, BOB, CID)))
        .isEqualTo("Crazed Goblin must attack Bob or Cid");
    assertThat(words.demand(item(Optional.empty(), false, 2, BOB)))
        .isEqualTo("at least two creatures must attack Bob");
    assertThat(words.demand(item(Optional.of(GOBLIN), false, 1)))
        .isEqualTo("Crazed Goblin must attack something that isn't here");
  }

  @Test
  void alike_requirements_of_a_stack_are_told_with_their_count() {
    RequirementWords words = new RequirementWords(NAMES);
    RequirementItem alike = item(Optional.of(GOBLIN), true, 1, BOB).times(12);
    assertThat(words.line(alike))
        .isEqualTo("12 × Crazed Goblin must attack (each by its own text)");
  }

  @Test
  void what_a_creature_must_do_is_said_once_with_each_that_says_so() {
    Stated goading = new Stated(new Source("cid", Optional.empty()), "", MUST.effect());
    RequirementItem goaded = stated(goading, true);
    RequirementItem toBob = stated(goading, false, BOB);
    RequirementWords words = new RequirementWords(NAMES);
    assertThat(words.commands(List.of(goaded, toBob)))
        .extracting(RequirementWords.Command::words)
        .containsExactly(
            "Crazed Goblin must attack if able and must attack Bob if able (goaded by Cid)");
    assertThat(words.commands(List.of(stated(MUST, true), goaded, toBob)))
        .extracting(RequirementWords.Command::words)
        .containsExactly(
            "Crazed Goblin must attack if able (by its own text and goaded by Cid) and must attack"
                + " Bob if able (goaded by Cid)");
  }

  private static RequirementItem stated(Stated stated, boolean anything, Id... targets) {
    return new RequirementItem(
        Optional.of(GOBLIN), stated, Set.of(targets), anything, 1, false, Optional.empty());
  }

  @Test
  void what_is_paid_for_several_creatures_is_told_together() {
    OfPermanents land =
        new OfPermanents(
            Price.Action.SACRIFICE, 1, new Filter.HasType("land"), List.of(), Optional.empty());
    assertThat(PriceWords.of(new Price(Mana.NONE, 0, 0, 0, 0, List.of(land, land))))
        .isEqualTo("sacrificing two lands");
  }

  @Test
  void a_requirement_that_a_cost_excuses_says_so() {
    RequirementWords words = new RequirementWords(NAMES);
    Stated cost =
        new Stated(
            Source.of(ARBITER),
            "",
            new Effect.AttackCost(
                Filter.CREATURE, Whom.ANYTHING, new Cost.PayLife(Amount.of(1)), Condition.ALWAYS));
    RequirementItem excused =
        new RequirementItem(
            Optional.of(GOBLIN),
            MUST,
            Set.of(BOB),
            true,
            1,
            false,
            Optional.of(new Excuse.CostsToAttack(List.of(cost, cost))));
    assertThat(words.line(excused))
        .isEqualTo(
            "Crazed Goblin must attack (by its own text); excused: nobody is made to pay what it costs"
                + " (Silent Arbiter)");
    assertThat(words.excuse(item(Optional.of(GOBLIN), true, 1, BOB))).isEmpty();
  }

  private static RequirementItem item(
      Optional<Id> creature, boolean anything, int atLeast, Id... targets) {
    return new RequirementItem(
        creature,
        MUST,
        new LinkedHashSet<>(List.of(targets)),
        anything,
        atLeast,
        false,
        Optional.empty());
  }

  @Test
  void a_finding_says_what_the_sub_rule_says_of_a_creature() {
    RuleNumber choice = RuleNumber.parse("508.1a");
    RuleNumber requirements = RuleNumber.parse("508.1d");
    assertThat(FINDINGS.sentence(Finding.obeyed(choice, List.of(BEARS))))
        .isEqualTo("Grizzly Bears #1 can be chosen to attack (508.1a).");
    assertThat(FINDINGS.sentence(Finding.disobeyed(new Reason.Tapped(BEARS), List.of(BEARS))))
        .isEqualTo("Grizzly Bears #1 can't be chosen to attack: it is tapped (508.1a).");
    assertThat(FINDINGS.sentence(Finding.obeyed(RuleNumber.parse("508.1b"), List.of(GOBLIN, BOB))))
        .isEqualTo("Crazed Goblin is announced as attacking Bob (508.1b).");
    assertThat(FINDINGS.sentence(Finding.obeyed(requirements, List.of(GOBLIN), MUST)))
        .isEqualTo("Crazed Goblin attacks each combat if able: obeyed (508.1d).");
    assertThat(
            FINDINGS.sentence(Finding.applies(RuleNumber.parse("508.1k"), List.of(GOBLIN, BEARS))))
        .isEqualTo("Crazed Goblin and Grizzly Bears #1 become attacking creatures (508.1k).");
    assertThat(FINDINGS.sentence(Finding.doesNotApply(RuleNumber.parse("508.5"), List.of(ARBITER))))
        .isEqualTo("Silent Arbiter attacks nobody and attacked nobody (508.5).");
  }

  @Test
  void a_cost_is_chosen_counted_and_paid() {
    var tax =
        new Stated(
            Source.of(ARBITER),
            "",
            new Effect.AttackCost(
                Filter.CREATURE,
                new Whom.ThePlayer(Players.YOU),
                new Cost.PayMana(Mana.of("{2}"), Amount.of(0)),
                Condition.ALWAYS));
    var exert =
        new Stated(
            Source.of(GOBLIN), "", new Effect.OptionalCost(Filter.SELF, "exert", new Cost.Exert()));
    assertThat(FINDINGS.sentence(Finding.applies(RuleNumber.parse("508.1h"), List.of(GOBLIN), tax)))
        .startsWith("The cost of attacking with Crazed Goblin includes what Silent Arbiter asks: ");
    assertThat(FINDINGS.sentence(Finding.obeyed(RuleNumber.parse("508.1j"), List.of(GOBLIN), tax)))
        .startsWith("What Silent Arbiter asks for attacking with Crazed Goblin is paid: ");
    assertThat(
            FINDINGS.sentence(Finding.applies(RuleNumber.parse("508.1g"), List.of(GOBLIN), exert)))
        .startsWith("This optional cost is chosen: ")
        .endsWith("may exert Crazed Goblin as it attacks (508.1g).");
  }

  @Test
  void a_goad_names_the_player_and_what_is_not_obeyed_says_that_nothing_obeys_more() {
    RuleNumber requirements = RuleNumber.parse("508.1d");
    var goad =
        new Stated(Source.named(BOB.value()), "", new Effect.Goaded(Filter.SELF, Condition.ALWAYS));
    assertThat(FINDINGS.sentence(Finding.obeyed(requirements, List.of(GOBLIN), goad)))
        .isEqualTo("Crazed Goblin is goaded by Bob: obeyed (508.1d).");
    assertThat(FINDINGS.sentence(Finding.applies(requirements, List.of(GOBLIN), MUST)))
        .isEqualTo(
            "Crazed Goblin attacks each combat if able: need not be obeyed, as no attack obeys more"
                + " (508.1d).");
  }
}
