package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.rule508.Declaring.decision;
import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Id;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Activated;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.ManaCost;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Needs;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Mana;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Reason.CannotPay;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.UnreadText;
import casebook.engine.ruling.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.1i: the mana that is paid is made by permanents that didn't tap as they attacked. */
class Rule508_1iTest {
  private static final Effect TWO =
      new Effect.AttackCost(
          Filter.ANY,
          Whom.ANYTHING,
          new Cost.PayMana(Mana.of("{2}"), Amount.of(0)),
          Condition.ALWAYS);
  private static final Effect VIGILANCE = new Effect.Keyword("vigilance", Optional.empty());

  /** Bears that attack past a tax of {2}, with a Forest at home. */
  private static Table taxed() {
    return Table.annAndBob()
        .enchantment("tax", "bob", TWO)
        .creature("bears", "ann")
        .land("forest", "ann")
        .being(is -> is.withSubtypes(Set.of("forest")));
  }

  /** The same with a creature that is tapped for {G}. */
  private static Table withElves(Effect... abilities) {
    return taxed()
        .creature("elves", "ann", abilities)
        .which(one -> one.gains(List.of(taps("{G}"))));
  }

  private static Ability taps(String... choices) {
    return ability(
        Effect.AddsMana.once(ManaCost.TAP, List.of(choices).stream().map(Mana::of).toList()));
  }

  private static Ability ability(Effect effect) {
    return new Ability("", Frame.ACTIVATED, new Meaning.Read(List.of(effect)));
  }

  private static List<Finding> findings(Ruling ruling) {
    return ruling.findings().stream().filter(one -> one.rule().equals(Rule508_1i.NUMBER)).toList();
  }

  @Test
  @Applies("508.1i")
  void lands_and_creatures_at_home_make_the_mana() {
    Ruling ruling = ruling(withElves(), "bears", "bob");
    assertThat(ruling.decidedBy()).isEmpty();
    assertThat(findings(ruling))
        .containsExactly(Finding.applies(Rule508_1i.NUMBER, ids("ann", "forest", "elves")));
    assertThat(ruling.state().tapped()).isEqualTo(ids("bears"));
  }

  @Test
  @DoesNotApply("508.1i")
  void where_no_cost_requires_mana_none_is_made() {
    Ruling ruling = ruling(Table.annAndBob().creature("bears", "ann"), "bears", "bob");
    assertThat(findings(ruling))
        .containsExactly(Finding.doesNotApply(Rule508_1i.NUMBER, List.of()));
  }

  @Test
  @Applies("508.1i")
  void what_made_the_mana_is_tapped_afterwards() {
    var move = DeclareAttackers.of(attack("bears", "bob"));
    var after = ((Outcome.Ruled) Game.make(withElves().board(), move)).after();
    for (String maker : List.of("forest", "elves")) {
      assertThat(after.permanent(id(maker)).orElseThrow().tapped()).isTrue();
    }
  }

  @Test
  @Applies("508.1i")
  void an_attacker_that_tapped_makes_no_mana_but_a_vigilant_one_does() {
    assertThat(decision(withElves(), "elves", "bob")).isEqualTo("508.1j");
    assertThat(decision(withElves(VIGILANCE), "elves", "bob")).isEqualTo("legal");
  }

  @Test
  @Applies("508.1i")
  void a_creature_that_came_this_turn_makes_no_mana_unless_it_has_haste() {
    Table sick = withElves().which(one -> one.since(Since.THIS_TURN));
    assertThat(decision(sick, "bears", "bob")).isEqualTo("508.1j");
    Effect haste = new Effect.Keyword("haste", Optional.empty());
    Table hasty = withElves(haste).which(one -> one.since(Since.THIS_TURN));
    assertThat(decision(hasty, "bears", "bob")).isEqualTo("legal");
  }

  @Test
  @Applies("508.1i")
  void tapped_detained_and_lost_abilities_make_no_mana() {
    assertThat(decision(withElves().which(one -> one.tapped(true)), "bears", "bob"))
        .isEqualTo("508.1j");
    Table detained = withElves().which(one -> one.designation(Designation.DETAINED, true));
    assertThat(decision(detained, "bears", "bob")).isEqualTo("508.1j");
    Table lands =
        withElves()
            .enchantment(
                "moon", "bob", new Effect.TakesAll(new Filter.HasType("land"), Condition.ALWAYS));
    assertThat(decision(lands, "bears", "bob")).isEqualTo("508.1j");
  }

  @Test
  @Applies("508.1i")
  void stated_mana_is_all_there_is() {
    assertThat(decision(withElves().mana("ann", "{0}"), "bears", "bob")).isEqualTo("508.1j");
    Ruling ruling = ruling(withElves().mana("ann", "{2}"), "bears", "bob");
    assertThat(findings(ruling)).containsExactly(Finding.applies(Rule508_1i.NUMBER, ids("ann")));
  }

  @Test
  @Applies("508.1i")
  void mana_that_is_not_counted_is_named_where_some_is_missing() {
    Table table =
        taxed()
            .land("tower", "ann")
            .which(one ->
                one.gains(List.of(ability(new Effect.AddsManaOtherwise(Needs.TO_BE_UNTAPPED)))));
    Ruling ruling = ruling(table, "bears", "bob");
    assertThat(findings(ruling)).extracting(Finding::about).contains(ids("tower"));
    assertThat(ruling.why())
        .extracting(one -> ((CannotPay) one).uncounted())
        .containsExactly(List.<Id>of(id("tower")));
    assertThat(ruling.costs().items()).extracting(CostItem::paid).containsOnly(false);
  }

  @Test
  @Applies("508.1i")
  void whether_mana_that_is_not_counted_is_enough_nobody_guesses() {
    Ability otherwise = ability(new Effect.AddsManaOtherwise(Needs.TO_BE_UNTAPPED));
    Table table = taxed().land("tower", "ann").which(one -> one.gains(List.of(otherwise)));
    Ruling ruling = ruling(table, "bears", "bob");
    assertThat(ruling.verdict()).isEqualTo(Verdict.UNDETERMINED);
    assertThat(ruling.provisional()).contains(Verdict.ILLEGAL);
    assertThat(ruling.unread()).extracting(UnreadText::source).contains(Source.of(id("tower")));
    Ruling paid = ruling(table.mana("ann", "{2}"), "bears", "bob");
    assertThat(paid.verdict()).isEqualTo(Verdict.LEGAL);
  }

  @Test
  @DoesNotApply("508.1i")
  void what_mana_there_is_does_not_matter_where_an_earlier_step_fails() {
    Ability otherwise = ability(new Effect.AddsManaOtherwise(Needs.TO_BE_UNTAPPED));
    Table table =
        taxed()
            .land("tower", "ann")
            .which(one -> one.gains(List.of(otherwise)))
            .enchantment("flux", "bob", new Effect.ChangesManaOtherwise())
            .creature("wall", "ann", new Effect.Keyword("defender", Optional.empty()));
    Ruling ruling = ruling(table, "wall", "bob");
    assertThat(ruling.decidedBy()).map(Object::toString).contains("508.1c");
    assertThat(ruling.verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(ruling.unread()).isEmpty();
  }

  @Test
  @Applies("508.1i")
  void as_much_is_added_as_the_board_says() {
    var creatures = new Amount.CountOf(new Filter.HasType("creature"));
    Table cradle =
        Table.annAndBob()
            .enchantment("tax", "bob", TWO)
            .creature("bears", "ann")
            .land("cradle", "ann")
            .which(one -> one.gains(List.of(adds("{G}", creatures, Condition.ALWAYS))));
    assertThat(decision(cradle, "bears", "bob")).isEqualTo("508.1j");
    assertThat(decision(cradle.creature("elves", "ann"), "bears", "bob")).isEqualTo("legal");
  }

  @Test
  @DoesNotApply("508.1i")
  void what_may_not_be_activated_now_makes_no_mana() {
    var elf = new Condition.Exists(new Filter.HasSubtype("elf"));
    Table table =
        taxed()
            .land("glade", "ann")
            .which(one -> one.gains(List.of(adds("{G}", Amount.of(1), elf))));
    assertThat(decision(table, "bears", "bob")).isEqualTo("508.1j");
    Table withElf = table.creature("elf", "ann").being(is -> is.withSubtypes(Set.of("elf")));
    assertThat(decision(withElf, "bears", "bob")).isEqualTo("legal");
  }

  /** What is only tapped comes before what is sacrificed, and what is no creature before one. */
  @Test
  @Applies("508.1i")
  void what_is_least_missed_makes_the_mana() {
    Ability sacrificed =
        ability(Effect.AddsMana.once(ManaCost.TAP_AND_SACRIFICE, List.of(Mana.of("{C}"))));
    Table table =
        Table.annAndBob()
            .enchantment("tax", "bob", TWO)
            .creature("bears", "ann")
            .enchantment("treasure", "ann")
            .which(one -> one.gains(List.of(sacrificed)))
            .creature("elves", "ann")
            .which(one -> one.gains(List.of(taps("{G}"))))
            .enchantment("stone", "ann")
            .which(one -> one.gains(List.of(taps("{C}"))))
            .land("forest", "ann")
            .being(is -> is.withSubtypes(Set.of("forest")));
    assertThat(findings(ruling(table, "bears", "bob")))
        .containsExactly(Finding.applies(Rule508_1i.NUMBER, ids("ann", "forest", "stone")));
    Table withoutStone =
        Table.annAndBob()
            .enchantment("tax", "bob", TWO)
            .creature("bears", "ann", VIGILANCE)
            .which(one -> one.gains(List.of(taps("{G}"))))
            .enchantment("treasure", "ann")
            .which(one -> one.gains(List.of(sacrificed)))
            .creature("elves", "ann")
            .which(one -> one.gains(List.of(taps("{G}"))))
            .land("forest", "ann")
            .being(is -> is.withSubtypes(Set.of("forest")));
    assertThat(findings(ruling(withoutStone, "bears", "bob")))
        .containsExactly(Finding.applies(Rule508_1i.NUMBER, ids("ann", "forest", "elves")));
    Table withoutForest =
        Table.annAndBob()
            .enchantment("tax", "bob", TWO)
            .enchantment("treasure", "ann")
            .which(one -> one.gains(List.of(sacrificed)))
            .creature("bears", "ann", VIGILANCE)
            .which(one -> one.gains(List.of(taps("{G}"))))
            .creature("elves", "ann")
            .which(one -> one.gains(List.of(taps("{G}"))));
    assertThat(findings(ruling(withoutForest, "bears", "bob")))
        .containsExactly(Finding.applies(Rule508_1i.NUMBER, ids("ann", "elves", "bears")));
  }

  @Test
  @DoesNotApply("508.1i")
  void mana_that_is_not_counted_is_not_named_where_it_could_not_be_made() {
    Ability otherwise = ability(new Effect.AddsManaOtherwise(Needs.TO_BE_UNTAPPED));
    Table of = taxed().land("tower", "ann").which(one -> one.gains(List.of(otherwise)));
    assertThat(uncounted(of)).containsExactly(id("tower"));
    assertThat(uncounted(of.which(one -> one.tapped(true)))).isEmpty();
    assertThat(uncounted(of.which(one -> one.tapped(false).controller(id("bob"))))).isEmpty();
    Table stopped = of.which(one -> one.controller(id("ann")));
    Effect cantTap =
        new Effect.CantActivate(new Filter.HasType("land"), Activated.TAPPING, Condition.ALWAYS);
    assertThat(uncounted(stopped.enchantment("silence", "bob", cantTap))).isEmpty();
    Ability untapped = ability(new Effect.AddsManaOtherwise(Needs.NOTHING));
    Table free =
        taxed().land("tower", "ann").which(one -> one.gains(List.of(untapped)).tapped(true));
    assertThat(uncounted(free.enchantment("silence", "bob", cantTap))).containsExactly(id("tower"));
    Effect cant =
        new Effect.CantActivate(new Filter.HasType("land"), Activated.ALL, Condition.ALWAYS);
    assertThat(uncounted(free.enchantment("quiet", "bob", cant))).isEmpty();
  }

  private static List<Id> uncounted(Table table) {
    return ruling(table, "bears", "bob").why().stream()
        .flatMap(one -> ((CannotPay) one).uncounted().stream())
        .toList();
  }

  private static Ability adds(String mana, Amount times, Condition when) {
    return ability(new Effect.AddsMana(ManaCost.TAP, List.of(Mana.of(mana)), times, when));
  }
}
