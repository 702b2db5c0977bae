package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Id;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Excuse;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Stated;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** 508.1d: which requirements are excused because nobody is made to pay. */
class ExcusesTest {
  private static final Whom YOU = new Whom.ThePlayer(Players.YOU);
  private static final Effect DUES =
      new Effect.AttackCost(
          new Filter.IsToken(), YOU, new Cost.PayLife(Amount.of(1)), Condition.ALWAYS);
  private static final Effect TOLL =
      new Effect.AttackCost(Filter.CREATURE, YOU, new Cost.PayLife(Amount.of(1)), Condition.ALWAYS);
  private static final Effect SHELTER =
      new Effect.CantAttack(Filter.CREATURE, YOU, Condition.ALWAYS);

  private static final Effect ATTACKS =
      new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);

  private static Effect attackWith(int count) {
    return new Effect.MustAttackWith(
        Players.OPPONENT, Amount.of(count), Filter.CREATURE, YOU, Condition.ALWAYS);
  }

  private static Table table() {
    return Table.of("ann", "bob", "cat").creature("bears", "ann", ATTACKS).creature("ogre", "ann");
  }

  /** The names of what states the costs that excuse the only requirement; none where it isn't. */
  private static List<String> excuse(Ruling ruling) {
    List<RequirementItem> items = ruling.requirements().orElseThrow().items();
    assertThat(items).hasSize(1);
    return items.getFirst().excuse().stream()
        .map(excuse ->
            switch (excuse) {
              case Excuse.CostsToAttack(var costs) -> costs;
              case Excuse.NotChoosable _, Excuse.NothingThere _, Excuse.Restricted _ ->
                  List.<Stated>of();
            })
        .flatMap(List::stream)
        .map(Stated::source)
        .map(source -> source.name())
        .toList();
  }

  @Test
  @Applies("508.1d")
  void a_creature_that_could_only_attack_for_a_price_is_excused_by_all_of_the_prices() {
    Table taxed = table().enchantment("toll", "bob", TOLL).enchantment("gate", "cat", TOLL);
    taxed.enchantment("dues", "cat", DUES).creature("token", "ann");
    taxed.which(token -> token.token(true));
    assertThat(excuse(ruling(taxed))).containsExactly("toll", "gate");
    assertThat(ruling(taxed).verdict()).hasToString("LEGAL");
  }

  @Test
  @Applies("508.1d")
  void what_it_may_not_attack_at_any_price_is_no_way_out() {
    Table taxed = table().enchantment("toll", "bob", TOLL).enchantment("shelter", "cat", SHELTER);
    assertThat(excuse(ruling(taxed))).containsExactly("toll");
  }

  @Test
  @DoesNotApply("508.1d")
  void a_target_that_costs_nothing_excuses_nothing() {
    Table taxed = table().enchantment("toll", "bob", TOLL);
    assertThat(excuse(ruling(taxed))).isEmpty();
    assertThat(excuse(ruling(taxed, "bears", "cat"))).isEmpty();
  }

  @Test
  @DoesNotApply("508.1d")
  void a_creature_that_cant_attack_is_not_excused_by_a_cost() {
    Table taxed =
        Table.annAndBob()
            .creature("bears", "ann", ATTACKS)
            .which(bears -> bears.tapped(true))
            .enchantment("toll", "bob", TOLL);
    assertThat(excuse(ruling(taxed))).isEmpty();
    assertThat(why(ruling(taxed)))
        .isEqualTo(new Excuse.NotChoosable(new Reason.Tapped(new Id("bears"))));
    Table forbidden =
        Table.annAndBob()
            .creature("bears", "ann", ATTACKS)
            .enchantment("toll", "bob", TOLL)
            .enchantment("shelter", "bob", SHELTER);
    assertThat(excuse(ruling(forbidden))).isEmpty();
    assertThat(why(ruling(forbidden)))
        .isInstanceOfSatisfying(
            Excuse.Restricted.class,
            by ->
                assertThat(by.restrictions())
                    .singleElement()
                    .satisfies(one -> assertThat(one.source().name()).isEqualTo("shelter")));
  }

  private static Excuse why(Ruling ruling) {
    return ruling.requirements().orElseThrow().items().getFirst().excuse().orElseThrow();
  }

  /** Bears that attack for nothing, and a token that pays life to attack. */
  private static Table tolled() {
    return Table.annAndBob()
        .creature("bears", "ann")
        .creature("token", "ann")
        .which(token -> token.token(true))
        .enchantment("toll", "bob", DUES);
  }

  @Test
  @Applies("508.1d")
  void a_player_is_excused_where_too_few_creatures_attack_for_nothing() {
    Table drummed = tolled();
    assertThat(excuse(ruling(drummed.enchantment("drum", "bob", attackWith(2)), "bears", "bob")))
        .containsExactly("toll");
    assertThat(excuse(ruling(drummed.enchantment("drum", "bob", attackWith(1))))).isEmpty();
    assertThat(excuse(ruling(drummed.enchantment("drum", "bob", attackWith(3))))).isEmpty();
  }

  @Test
  @DoesNotApply("508.1d")
  void who_pays_for_one_is_not_excused_from_another_that_is_free() {
    Table drummed = tolled().enchantment("drum", "bob", attackWith(2));
    Ruling ruling =
        ruling(
            drummed.board(),
            new DeclareAttackers(attack("token", "bob"), List.of(), new Payment.All(), List.of()));
    assertThat(ruling.decidedBy()).map(Object::toString).contains("508.1d");
    assertThat(excuse(ruling)).isEmpty();
    assertThat(ruling.requirements().orElseThrow().items().getFirst().creature())
        .isEqualTo(Optional.empty());
    assertThat(ruling.nearest().attacks())
        .extracting(near -> near.attack().isAttacker(id("bears")))
        .contains(true);
  }

  @Test
  @Applies("508.1d")
  void what_is_not_there_to_be_attacked_is_an_excuse() {
    Table table =
        Table.of("ann", "bob")
            .creature(
                "ogre",
                "ann",
                new Effect.MustAttack(
                    Filter.SELF,
                    new Whom.ThePermanent(new Filter.HasType("planeswalker")),
                    Condition.ALWAYS));

    assertThat(why(ruling(table, "ogre", "bob"))).isEqualTo(new Excuse.NothingThere());
  }
}
