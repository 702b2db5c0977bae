package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.rule508.Declaring.decision;
import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.board.Since;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Mana;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Explanation;
import casebook.engine.ruling.Explanation.Blocked;
import casebook.engine.ruling.Obstacle;
import casebook.engine.ruling.Obstacle.NotChoosable;
import casebook.engine.ruling.Obstacle.NotPaid;
import casebook.engine.ruling.Obstacle.Outweighed;
import casebook.engine.ruling.Obstacle.Restricted;
import casebook.engine.ruling.Reason.TooFewObeyed;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Stated;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** 508.1d: what keeps the best attack from obeying the rest, and what makes an attack illegal. */
class ExplainingTest {
  private static final Effect ATTACKS =
      new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);
  private static final Effect ONE_ATTACKER =
      new Effect.AtMost(Amount.of(1), Filter.ANY, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS);
  private static final Effect TAX =
      new Effect.AttackCost(
          Filter.ANY,
          new Whom.ThePlayer(Players.YOU),
          new Cost.PayMana(Mana.of("{2}"), Amount.of(0)),
          Condition.ALWAYS);

  private static Explanation explanation(Table table, String... creaturesAndTargets) {
    return ruling(table, creaturesAndTargets).explanation().orElseThrow();
  }

  private static List<Obstacle> obstacles(Table table, String... creaturesAndTargets) {
    return explanation(table, creaturesAndTargets).blocked().stream()
        .flatMap(blocked -> blocked.by().stream())
        .toList();
  }

  private static Effect attacksWhoHas(String type) {
    var who = new Players.ControllerOf(new Filter.HasType(type));
    return new Effect.MustAttack(Filter.SELF, new Whom.ThePlayer(who), Condition.ALWAYS);
  }

  private static Stated stated(Obstacle obstacle) {
    return ((Restricted) obstacle).restrictions().getFirst();
  }

  @Test
  @Applies("508.1d")
  void a_limit_blocks_the_second_of_two_that_must_attack() {
    Table table =
        Table.annAndBob()
            .enchantment("arbiter", "bob", ONE_ATTACKER)
            .creature("first", "ann", ATTACKS)
            .creature("second", "ann", ATTACKS);
    Explanation explanation = explanation(table, "first", "bob");
    assertThat(explanation.blocked())
        .extracting(blocked -> blocked.requirement().creature())
        .containsExactly(Optional.of(id("second")));
    assertThat(explanation.blocked().getFirst().by())
        .singleElement()
        .satisfies(by -> {
          assertThat(by).isInstanceOf(Restricted.class);
          assertThat(((Restricted) by).creature()).isEqualTo(id("second"));
          assertThat(stated(by).effect()).isEqualTo(ONE_ATTACKER);
        });
    assertThat(explanation.certificate()).isPresent();
    assertThat(explanation.conflict()).isEmpty();
  }

  /** Whichever attacks is as good: the attack named is the declared one, not the other. */
  @Test
  @Applies("508.1d")
  void a_legal_attack_is_itself_the_one_that_obeys_the_maximum() {
    Table table =
        Table.annAndBob()
            .enchantment("arbiter", "bob", ONE_ATTACKER)
            .creature("first", "ann", ATTACKS)
            .creature("second", "ann", ATTACKS);
    for (String one : List.of("first", "second")) {
      Explanation explanation = explanation(table, one, "bob");
      String other = one.equals("first") ? "second" : "first";
      assertThat(explanation.certificate().orElseThrow().witness()).isEqualTo(attack(one, "bob"));
      assertThat(explanation.blocked())
          .extracting(blocked -> blocked.requirement().creature())
          .containsExactly(Optional.of(id(other)));
    }
  }

  /**
   * Three must attack, two can: the attack named for one that obeys too few is one and the same.
   */
  @Test
  @Applies("508.1d")
  void the_attack_that_is_proved_to_be_best_is_the_one_said_to_be_better() {
    Effect two =
        new Effect.AtMost(Amount.of(2), Filter.ANY, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS);
    Table table =
        Table.annAndBob()
            .enchantment("two", "bob", two)
            .creature("first", "ann", ATTACKS)
            .creature("second", "ann", ATTACKS)
            .creature("third", "ann", ATTACKS);
    Ruling ruling = ruling(table, "third", "bob");
    Attack better =
        ruling.findings().stream()
            .flatMap(finding -> finding.reason().stream())
            .filter(TooFewObeyed.class::isInstance)
            .map(reason -> ((TooFewObeyed) reason).witness())
            .findFirst()
            .orElseThrow();
    Explanation explanation = ruling.explanation().orElseThrow();
    assertThat(better.isAttacker(id("third"))).isTrue();
    assertThat(explanation.certificate().orElseThrow().witness()).isEqualTo(better);
    assertThat(explanation.blocked())
        .extracting(blocked -> blocked.requirement().creature())
        .noneMatch(creature -> creature.filter(better::isAttacker).isPresent());
  }

  @Test
  @Applies("508.1d")
  void a_tapped_creature_cant_be_chosen_and_a_cost_need_not_be_paid() {
    Table tapped =
        Table.annAndBob().creature("bears", "ann", ATTACKS).which(one -> one.tapped(true));
    assertThat(obstacles(tapped)).containsExactly(new NotChoosable(id("bears"), id("bob")));
    Table taxed =
        Table.annAndBob().enchantment("tax", "bob", TAX).creature("bears", "ann", ATTACKS);
    assertThat(obstacles(taxed))
        .singleElement()
        .isInstanceOfSatisfying(
            NotPaid.class,
            unpaid -> {
              assertThat(unpaid.target()).isEqualTo(id("bob"));
              assertThat(unpaid.cost().effect()).isEqualTo(TAX);
            });
    assertThat(explanation(taxed.mana("ann", "{2}"), "bears", "bob").blocked()).isEmpty();
  }

  @Test
  @Applies("508.1d")
  void attacking_another_player_would_obey_less() {
    Table table =
        Table.of("ann", "bob", "cid")
            .enchantment("sign", "bob")
            .land("field", "cid")
            .creature(
                "bears",
                "ann",
                attacksWhoHas("enchantment"),
                attacksWhoHas("enchantment"),
                attacksWhoHas("land"));
    List<Blocked> blocked = explanation(table, "bears", "bob").blocked();
    assertThat(blocked).hasSize(1);
    assertThat(blocked.getFirst().by())
        .singleElement()
        .isInstanceOfSatisfying(
            Outweighed.class,
            by -> {
              assertThat(by.target()).isEqualTo(id("cid"));
              assertThat(by.others()).hasSize(2);
              assertThat(by.others()).extracting(RequirementItem::obeyed).containsOnly(false);
            });
  }

  @Test
  @Applies("508.1d")
  void one_requirement_is_enough_to_make_staying_home_illegal() {
    Table table =
        Table.annAndBob()
            .creature("idle", "ann")
            .creature("first", "ann", ATTACKS)
            .creature("second", "ann", ATTACKS);
    Explanation.Conflict conflict = explanation(table).conflict().orElseThrow();
    assertThat(conflict.restrictions()).isEmpty();
    assertThat(conflict.requirements())
        .extracting(RequirementItem::creature)
        .containsExactly(Optional.of(id("first")));
    assertThat(explanation(table, "first", "bob", "second", "bob").conflict()).isEmpty();
  }

  /** If the second attacks, the first must; if the first does, the third must; one attacks. */
  @Test
  @Applies("508.1d")
  void a_legal_attack_is_in_no_conflict_with_what_comes_up_after_it() {
    Table table =
        Table.annAndBob()
            .enchantment("arbiter", "bob", ONE_ATTACKER)
            .creature("first", "ann", takesAlong("third"))
            .creature("second", "ann", takesAlong("first"))
            .creature("third", "ann");
    assertThat(decision(table, "second", "bob")).isEqualTo("508.1d");
    assertThat(explanation(table, "second", "bob").conflict()).isPresent();
    assertThat(decision(table, "first", "bob")).isEqualTo("legal");
    assertThat(explanation(table, "first", "bob").conflict()).isEmpty();
  }

  private static Effect takesAlong(String other) {
    return new Effect.MustAttack(
        new Filter.Named(other),
        Whom.ANYTHING,
        new Condition.Attack(Filter.SELF, Amount.of(1), Whom.ANYTHING));
  }

  @Test
  @Applies("508.1c")
  void a_disobeyed_restriction_is_the_whole_conflict() {
    Table table =
        Table.annAndBob()
            .enchantment("arbiter", "bob", ONE_ATTACKER)
            .creature("first", "ann")
            .creature("second", "ann");
    Explanation.Conflict conflict =
        explanation(table, "first", "bob", "second", "bob").conflict().orElseThrow();
    assertThat(conflict.restrictions()).extracting(Stated::effect).containsExactly(ONE_ATTACKER);
    assertThat(conflict.requirements()).isEmpty();
  }

  @Test
  @Applies("508.1d")
  void not_more_than_eight_obstacles_are_named() {
    Effect withTwelve =
        new Effect.MustAttackWith(
            Players.ANYONE, Amount.of(12), Filter.ANY, Whom.ANYTHING, Condition.ALWAYS);
    Table table = Table.annAndBob().enchantment("call", "bob", withTwelve);
    for (int number = 0; number < 12; number++) {
      table.creature("new" + number, "ann").which(one -> one.since(Since.THIS_TURN));
    }
    assertThat(obstacles(table)).hasSize(8).hasOnlyElementsOfType(NotChoosable.class);
  }
}
