package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.rule508.Declaring.decision;
import static casebook.engine.rule508.Declaring.ledger;
import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Chosen;
import casebook.engine.board.EffectInForce;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Nearest;
import casebook.engine.ruling.Reason.TooFewObeyed;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.1d: creatures and players that must attack, and the most that can be obeyed. */
class Rule508_1dTest {
  private static final Effect ATTACKS =
      new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);
  private static final Whom YOU = new Whom.ThePlayer(Players.YOU);
  private static final Condition NEVER = new Condition.Not(Condition.ALWAYS);

  private static Table table() {
    return Table.of("ann", "bob", "cat").creature("bears", "ann").creature("ogre", "ann");
  }

  private static Effect attackWith(int count, Whom whom, Condition when) {
    return new Effect.MustAttackWith(
        Players.OPPONENT, Amount.of(count), Filter.CREATURE, whom, when);
  }

  @Test
  @Applies("508.1d")
  void a_player_who_must_attack_with_two_creatures_does_so() {
    Table made = table().enchantment("drum", "bob", attackWith(2, YOU, Condition.ALWAYS));
    assertThat(decision(made, "bears", "bob")).isEqualTo("508.1d");
    assertThat(decision(made, "bears", "bob", "ogre", "cat")).isEqualTo("508.1d");
    assertThat(decision(made, "bears", "bob", "ogre", "bob")).isEqualTo("legal");
    assertThat(ledger(made, "bears", "bob", "ogre", "bob")).isEqualTo("1 of 1");
    RequirementItem item =
        ruling(made, "bears", "bob").requirements().orElseThrow().items().getFirst();
    assertThat(item.creature()).isEmpty();
    assertThat(item.atLeast()).isEqualTo(2);
    assertThat(item.anything()).isFalse();
    assertThat(item.obeyed()).isFalse();
  }

  @Test
  @Applies("508.1d")
  void a_player_of_a_team_attacks_with_creatures_of_their_own() {
    Table team =
        Table.of("ann", "bob", "cho", "dee")
            .teams(List.of("ann", "bob"), List.of("cho", "dee"))
            .creature("bears", "ann")
            .creature("ogre", "bob")
            .enchantment(
                "oath",
                "bob",
                new Effect.MustAttackWith(
                    Players.YOU, Amount.of(1), Filter.CREATURE, Whom.ANYTHING, Condition.ALWAYS));
    assertThat(decision(team, "bears", "cho")).isEqualTo("508.1d");
    assertThat(decision(team, "ogre", "dee")).isEqualTo("legal");
  }

  @Test
  @DoesNotApply("508.1d")
  void a_requirement_whose_condition_does_not_hold_does_not_exist() {
    Table idle =
        table()
            .enchantment("drum", "bob", attackWith(1, YOU, NEVER))
            .enchantment(
                "horn",
                "bob",
                new Effect.MustAttack(Filter.CREATURE, Whom.ANYTHING, NEVER),
                new Effect.Goaded(Filter.CREATURE, NEVER));
    assertThat(decision(idle)).isEqualTo("legal");
    assertThat(ruling(idle).requirements().orElseThrow().items()).isEmpty();
  }

  @Test
  @Applies("508.1d")
  void the_reason_names_what_is_ignored_and_an_attack_that_obeys_more() {
    Table made =
        Table.of("ann", "bob", "cat")
            .creature("bears", "ann", ATTACKS)
            .creature("ogre", "ann", ATTACKS)
            .creature("wall", "ann", ATTACKS)
            .which(wall -> wall.tapped(true));
    Ruling ruling = ruling(made, "bears", "bob");
    assertThat(ruling.why())
        .singleElement()
        .isInstanceOfSatisfying(
            TooFewObeyed.class,
            why -> {
              assertThat(why.obeyed()).isEqualTo(1);
              assertThat(why.maximum()).isEqualTo(2);
              assertThat(why.ignored())
                  .extracting(item -> item.creature().orElseThrow())
                  .containsExactly(id("ogre"));
              assertThat(why.witness().attackers()).isEqualTo(Set.of(id("bears"), id("ogre")));
            });
    assertThat(ruling.nearest().attacks()).extracting(Nearest::changes).containsExactly(1, 1, 2);
    assertThat(ruling(made, "bears", "bob", "ogre", "cat").nearest().attacks()).isEmpty();
  }

  /** Either the bears attack Bob instead, or one of the others does besides. */
  @Test
  @Applies("508.1d")
  void the_nearest_attacks_are_all_that_change_one_creature() {
    Table made =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("ogre", "ann")
            .creature("imp", "ann")
            .planeswalker("walker", "bob")
            .enchantment(
                "horn",
                "bob",
                new Effect.MustAttack(Filter.CREATURE, YOU, Condition.ALWAYS),
                new Effect.AtMost(
                    Amount.of(1), Filter.CREATURE, YOU, Effect.Period.COMBAT, Condition.ALWAYS));
    assertThat(ruling(made, "bears", "walker").nearest().attacks())
        .extracting(near -> near.attack().targets().toString())
        .containsExactly("{bears=bob}", "{bears=walker, ogre=bob}", "{bears=walker, imp=bob}");
  }

  /** Ann says that the bears attack Bob, for which she has no life to pay. */
  @Test
  @Applies("508.1d")
  void the_attack_that_obeys_more_does_without_a_cost_that_cannot_be_paid() {
    Table made =
        Table.of("ann", "bob", "cat")
            .creature("bears", "ann")
            .creature("ogre", "ann", ATTACKS)
            .enchantment(
                "toll",
                "bob",
                new Effect.AttackCost(
                    Filter.CREATURE, YOU, new Cost.PayLife(Amount.of(1)), Condition.ALWAYS))
            .life("ann", 0);
    assertThat(ruling(made, "bears", "bob").why())
        .singleElement()
        .isInstanceOfSatisfying(
            TooFewObeyed.class,
            why -> assertThat(why.witness().attackers()).isEqualTo(Set.of(id("ogre"))));
  }

  @Test
  @Applies("508.1d")
  void a_creature_goaded_by_an_effect_attacks_another_player_if_able() {
    Table goaded =
        table()
            .enchantment(
                "taunt",
                "bob",
                new Effect.Goaded(new Filter.ControlledBy(Players.OPPONENT), Condition.ALWAYS));
    assertThat(decision(goaded, "bears", "bob", "ogre", "cat")).isEqualTo("508.1d");
    assertThat(ledger(goaded, "bears", "bob", "ogre", "cat")).isEqualTo("3 of 4");
    assertThat(decision(goaded, "bears", "cat", "ogre", "cat")).isEqualTo("legal");
  }

  @Test
  @DoesNotApply("508.1d")
  void goading_by_nobody_requires_nothing() {
    var goad = new Effect.Goaded(Filter.CREATURE, Condition.ALWAYS);
    Board nobodys = table().board();
    var effect =
        new EffectInForce(
            "omen",
            Optional.empty(),
            Optional.empty(),
            List.of(new Ability("", Frame.STATIC, new Meaning.Read(List.of(goad)))),
            Set.of(),
            Chosen.NOTHING);
    Board board =
        Board.of(
            nobodys.players().values(),
            nobodys.activePlayer(),
            nobodys.options(),
            nobodys.permanents().values(),
            List.of(effect),
            nobodys.turn(),
            Optional.empty());
    assertThat(ruling(board, DeclareAttackers.of(attack())).decidedBy()).isEmpty();
  }

  @Test
  @Applies("508.1d")
  void who_leads_is_followed_by_creatures_of_the_same_controller() {
    Condition led =
        new Condition.Attack(
            new Filter.ControlledBy(new Players.ControllerOf(new Filter.InQuestion())),
            Amount.of(1),
            Whom.ANYTHING);
    Table team =
        Table.of("ann", "bob", "cho", "dee")
            .teams(List.of("ann", "bob"), List.of("cho", "dee"))
            .creature("bears", "ann")
            .creature("elk", "ann")
            .creature("ogre", "bob")
            .enchantment("drum", "cho", new Effect.MustAttack(Filter.CREATURE, Whom.ANYTHING, led));
    assertThat(decision(team)).isEqualTo("legal");
    assertThat(decision(team, "bears", "cho")).isEqualTo("508.1d");
    assertThat(decision(team, "bears", "cho", "elk", "dee")).isEqualTo("legal");
    assertThat(decision(team, "ogre", "dee")).isEqualTo("legal");
  }

  @Test
  @Applies("508.1d")
  void what_a_creature_has_attacked_already_is_looked_at_for_each_creature() {
    Table again =
        Table.of("ann", "bob", "cat")
            .creature("bears", "ann")
            .which(bears -> bears.attackedThisTurn(ids("cat")))
            .creature("ogre", "ann")
            .enchantment(
                "grudge",
                "bob",
                new Effect.MustAttack(
                    Filter.CREATURE,
                    new Whom.ThePlayer(new Players.AlreadyAttackedThisTurn()),
                    Condition.ALWAYS));
    assertThat(decision(again)).isEqualTo("508.1d");
    assertThat(decision(again, "bears", "bob")).isEqualTo("508.1d");
    assertThat(decision(again, "bears", "cat")).isEqualTo("legal");
  }

  @Test
  @Applies("508.1d")
  void nobody_is_made_to_pay_but_who_pays_obeys_more() {
    Table taxed =
        Table.annAndBob()
            .creature("bears", "ann", ATTACKS)
            .creature("ogre", "ann")
            .enchantment(
                "toll",
                "bob",
                new Effect.AttackCost(
                    Filter.CREATURE, YOU, new Cost.PayLife(Amount.of(1)), Condition.ALWAYS));
    assertThat(decision(taxed)).isEqualTo("legal");
    assertThat(decision(taxed, "ogre", "bob")).isEqualTo("legal");
    Ruling unpaid =
        ruling(
            taxed.board(),
            new DeclareAttackers(
                attack("ogre", "bob"), List.of(), new Payment.Nothing(), List.of()));
    assertThat(unpaid.decidedBy()).map(Object::toString).contains("508.1j");
    assertThat(unpaid.nearest().attacks())
        .extracting(near -> near.attack())
        .containsExactly(attack());
    // A player at 0 life can pay for neither, so that the nearest legal attack is none.
    assertThat(ruling(taxed.life("ann", 0), "ogre", "bob").nearest().attacks())
        .extracting(near -> near.attack())
        .containsExactly(attack());
  }

  @Test
  @DoesNotApply("508.1d")
  void an_attack_that_isnt_paid_for_and_obeys_more_than_all_that_are_fails_only_as_it_isnt_paid() {
    Table taxed =
        Table.of("ann", "bob", "cat")
            .creature("ogre", "ann")
            .which(ogre -> ogre.goadedBy(Set.of(id("cat"))))
            .creature("bears", "ann")
            .creature("imp", "ann")
            .enchantment(
                "toll",
                "bob",
                new Effect.AttackCost(
                    Filter.CREATURE, YOU, new Cost.PayLife(Amount.of(1)), Condition.ALWAYS))
            .enchantment(
                "war",
                "bob",
                new Effect.MustAttack(
                    Filter.CREATURE,
                    Whom.ANYTHING,
                    new Condition.Attack(Filter.CREATURE, Amount.of(1), Whom.ANYTHING)));
    Ruling unpaid =
        ruling(
            taxed.board(),
            new DeclareAttackers(
                attack("ogre", "bob"), List.of(), new Payment.Nothing(), List.of()));
    // Attacking Cat with all obeys one requirement of the goad, attacking Bob both.
    assertThat(unpaid.decidedBy()).map(Object::toString).contains("508.1j");
    assertThat(unpaid.requirements().orElseThrow().obeyed()).isEqualTo(3);
    assertThat(unpaid.requirements().orElseThrow().maximum()).isEqualTo(3);
  }
}
