package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.rule508.Declaring.decision;
import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Player;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import casebook.engine.ruling.Reason.WrongPayment;
import casebook.engine.ruling.Ruling;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which effects a ruling speaks of, what is counted together, and what pays for what. */
class WhatBearsOnAnAttackTest {
  private static final Filter NOBODY = new Filter.HasSubtype("sphinx");
  private static final Whom EACH_PLANESWALKER =
      new Whom.Each(new Whom.ThePermanent(new Filter.HasType("planeswalker")));

  private static Effect cantAttack(Filter who) {
    return new Effect.CantAttack(who, Whom.ANYTHING, Condition.ALWAYS);
  }

  private static Effect mustAttack(Filter who) {
    return new Effect.MustAttack(who, Whom.ANYTHING, Condition.ALWAYS);
  }

  private static Effect oneAttacker(Whom whom, Period period) {
    return new Effect.AtMost(Amount.of(1), Filter.ANY, whom, period, Condition.ALWAYS);
  }

  private final Table table =
      Table.of("ann", "bob", "cat")
          .creature("bears", "ann", cantAttack(Filter.SELF))
          .creature("ogre", "ann", mustAttack(Filter.SELF))
          .creature("imp", "bob", mustAttack(Filter.SELF))
          .enchantment("lull", "bob", cantAttack(NOBODY))
          .enchantment("lone", "bob", oneAttacker(Whom.ANYTHING, Period.COMBAT))
          .enchantment("drum", "bob", mustAttack(NOBODY));

  /** What a sub-rule says of effects: "obeyed ogre", "does_not_apply drum". */
  private static List<String> said(Ruling ruling, String rule) {
    return ruling.findings().stream()
        .filter(finding -> finding.rule().toString().equals(rule))
        .filter(finding -> finding.stated().isPresent())
        .map(WhatBearsOnAnAttackTest::said)
        .toList();
  }

  private static String said(Finding finding) {
    Outcome outcome = finding.outcome();
    return outcome.name().toLowerCase(Locale.ROOT)
        + " "
        + finding.stated().orElseThrow().source().name();
  }

  @Test
  @DoesNotApply("508.1c")
  void what_is_about_a_creature_at_home_alone_is_not_spoken_of() {
    assertThat(said(ruling(table, "ogre", "bob"), "508.1c"))
        .containsExactlyInAnyOrder("obeyed lone", "does_not_apply lull");
    assertThat(said(ruling(table, "bears", "bob"), "508.1c")).contains("disobeyed bears");
  }

  @Test
  @DoesNotApply("508.1c")
  void where_nobody_attacks_no_restriction_is_spoken_of() {
    Table restful = Table.annAndBob().enchantment("lull", "bob", cantAttack(NOBODY));
    assertThat(said(ruling(restful), "508.1c")).isEmpty();
  }

  @Test
  @DoesNotApply("508.1d")
  void a_requirement_is_spoken_of_once_and_other_effects_are_none() {
    assertThat(said(ruling(table, "ogre", "bob"), "508.1d"))
        .containsExactlyInAnyOrder("obeyed ogre", "does_not_apply drum");
  }

  @Test
  @Applies("508.1c")
  @DoesNotApply("508.1c")
  void attackers_of_each_are_counted_apart_where_each_is_meant() {
    Table each =
        Table.of("ann", "bob", "cat")
            .creature("bears", "ann")
            .creature("ogre", "ann")
            .planeswalker("sage", "bob")
            .planeswalker("oracle", "cat")
            .enchantment("lull", "bob", oneAttacker(EACH_PLANESWALKER, Period.COMBAT));
    assertThat(decision(each, "bears", "sage", "ogre", "oracle")).isEqualTo("legal");
    assertThat(decision(each, "bears", "sage", "ogre", "sage")).isEqualTo("508.1c");
  }

  @Test
  @Applies("508.1c")
  @DoesNotApply("508.1c")
  void a_turns_limit_for_each_is_used_up_by_what_attacked_that_one() {
    Table each =
        Table.of("ann", "bob", "cat")
            .creature("bears", "ann")
            .which(bears -> bears.attackedThisTurn(ids("sage")))
            .creature("ogre", "ann")
            .planeswalker("sage", "bob")
            .planeswalker("oracle", "cat")
            .enchantment("lull", "bob", oneAttacker(EACH_PLANESWALKER, Period.TURN));
    assertThat(decision(each, "ogre", "oracle")).isEqualTo("legal");
    assertThat(decision(each, "ogre", "sage")).isEqualTo("508.1c");
  }

  @Test
  @Applies("508.1c")
  void a_turns_limit_is_used_up_by_what_attacked_a_player_who_left() {
    Table left =
        Table.of("ann", "bob", "cat")
            .player("cat", Player::outOfGame)
            .creature("bears", "ann")
            .which(bears -> bears.attackedThisTurn(ids("cat")))
            .creature("ogre", "ann")
            .enchantment("lull", "bob", oneAttacker(Whom.ANYTHING, Period.TURN));
    assertThat(decision(left, "ogre", "bob")).isEqualTo("508.1c");
  }

  private static Effect sacrifices(Filter who) {
    return new Effect.AttackCost(
        who,
        Whom.ANYTHING,
        new Cost.Sacrifice(Amount.of(1), new Filter.HasType("land")),
        Condition.ALWAYS);
  }

  @Test
  @Applies("508.1j")
  void what_is_named_for_one_creature_does_not_pay_for_another() {
    Table costly =
        Table.annAndBob()
            .creature("bears", "ann", sacrifices(Filter.SELF))
            .creature("elk", "ann")
            .land("hill", "ann");
    Payment payment =
        new Payment.For(
            List.of(
                new Payment.Paid(id("bears"), Optional.empty(), List.of()),
                new Payment.Paid(id("elk"), Optional.empty(), ids("hill"))));
    Ruling ruling =
        ruling(
            costly.board(),
            new DeclareAttackers(
                attack("bears", "bob", "elk", "bob"), List.of(), payment, List.of()));
    assertThat(ruling.why()).containsExactly(new WrongPayment(id("elk"), id("hill")));
  }

  @Test
  @Applies("508.1j")
  void what_is_named_for_one_optional_cost_does_not_pay_another() {
    Table drilled =
        Table.annAndBob()
            .creature(
                "runner", "ann", new Effect.OptionalCost(Filter.SELF, "exert", new Cost.Exert()))
            .creature(
                "captain", "ann", new Effect.OptionalCost(Filter.SELF, "enlist", new Cost.Enlist()))
            .creature("recruit", "ann");
    Ruling ruling =
        ruling(
            drilled.board(),
            new DeclareAttackers(
                attack("runner", "bob", "captain", "bob"),
                List.of(),
                new Payment.All(),
                List.of(
                    new OptionalPayment(id("runner"), "exert", Optional.of(id("recruit"))),
                    new OptionalPayment(id("captain"), "enlist", Optional.empty()))));
    assertThat(ruling.why()).containsExactly(new WrongPayment(id("runner"), id("recruit")));
  }
}
