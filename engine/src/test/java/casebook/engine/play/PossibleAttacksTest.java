package casebook.engine.play;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.keyword;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.end;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Mana;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.UnreadText;
import casebook.engine.ruling.Verdict;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which attacks could be declared, and moves that come at the wrong time. */
@Tag("long")
class PossibleAttacksTest {
  private final Table table =
      Table.annAndBob()
          .creature("bears", "ann")
          .which(bears -> bears.goadedBy(Set.of(id("bob"))))
          .creature("ogre", "ann")
          .creature("wall", "ann", keyword("defender"));

  private final Board board = table.board();

  @Test
  void the_legal_attacks_are_listed_up_to_a_limit() {
    Ruling all = ruling(board, new Move.Ask(new Question.LegalAttacks(10)));
    assertThat(((Answer.Attacks) all.answer().orElseThrow()).attacks())
        .containsExactlyInAnyOrder(attack("bears", "bob"), attack("bears", "bob", "ogre", "bob"));
    assertThat(all.legalAttacks().orElseThrow().count()).isEqualTo(BigInteger.TWO);
    List<Attack> one = ((Answer.Attacks) answer(board, new Question.LegalAttacks(1))).attacks();
    assertThat(one).containsExactly(attack("bears", "bob"));
  }

  @Test
  void a_creature_could_attack_if_some_legal_attack_includes_it() {
    assertThat(answer(board, new Question.CouldAttack(id("ogre"))))
        .isEqualTo(new Answer.Truth(true));
    assertThat(answer(board, new Question.CouldAttack(id("wall"))))
        .isEqualTo(new Answer.Truth(false));
  }

  @Test
  void it_could_attack_where_a_legal_attack_that_includes_it_is_not_found_but_known_to_be_there() {
    var allOrNone =
        Table.of("ann", "bob", "cat")
            .enchantment("toll", "cat")
            .which(toll ->
                toll.abilities(
                    read(
                        "If a creature an opponent controls attacks, all creatures that"
                            + " opponent controls attack if able.")))
            .enchantment("crawlspace", "bob")
            .which(crawlspace ->
                crawlspace.abilities(
                    read("No more than two creatures can attack you each combat.")));
    for (int number = 1; number <= 1_000; number++) {
      allOrNone.creature("bears" + number, "ann");
    }
    assertThat(answer(allOrNone.board(), new Question.CouldAttack(id("bears1"))))
        .isEqualTo(new Answer.Truth(true));
  }

  private static List<Ability> read(String text) {
    return CardText.read(text, Self.UNNAMED);
  }

  @Test
  void it_could_attack_for_a_cost_that_can_be_paid() {
    Table taxed =
        Table.annAndBob()
            .creature("bears", "ann")
            .enchantment(
                "toll",
                "bob",
                new Effect.AttackCost(
                    Filter.ANY,
                    Whom.ANYTHING,
                    new Cost.PayMana(Mana.of("{2}"), Amount.of(0)),
                    Condition.ALWAYS));
    Question question = new Question.CouldAttack(id("bears"));
    assertThat(answer(taxed.board(), question)).isEqualTo(new Answer.Truth(false));
    assertThat(answer(taxed.mana("ann", "{2}").board(), question))
        .isEqualTo(new Answer.Truth(true));
  }

  @Test
  void mana_that_is_not_counted_leaves_it_open_whether_a_cost_can_be_paid() {
    Table table =
        Table.annAndBob()
            .creature("bears", "ann")
            .which(bears -> bears.abilities(read("This creature can't attack unless you pay {1}.")))
            .land("tower", "ann")
            .which(tower -> tower.abilities(read("{T}, Discard a card: Add {G}.")));
    Move asked = new Move.Ask(new Question.CouldAttack(id("bears")));
    assertThat(ruling(table.board(), asked).verdict()).isEqualTo(Verdict.UNDETERMINED);
    assertThat(ruling(table.board(), asked).unread())
        .extracting(UnreadText::text)
        .containsExactly("{T}, Discard a card: Add {G}.");
    assertThat(answer(table.mana("ann", "{1}").board(), new Question.CouldAttack(id("bears"))))
        .isEqualTo(new Answer.Truth(true));
  }

  @Test
  void text_that_cannot_be_read_leaves_it_open() {
    Ability unread = new Ability("Something odd.", Frame.STATIC, new Meaning.Unread());
    Board open = table.which(wall -> wall.abilities(List.of(unread))).board();
    Ruling ruling = ruling(open, new Move.Ask(new Question.CouldAttack(id("ogre"))));
    assertThat(ruling.verdict()).isEqualTo(Verdict.UNDETERMINED);
    assertThat(ruling.provisional()).contains(Verdict.LEGAL);
  }

  @Test
  void after_attackers_are_declared_none_could_be() {
    assertThat(
            impossible(
                board, declare("bears", "bob"), new Move.Ask(new Question.CouldAttack(id("ogre")))))
        .isEqualTo(new ImpossibleMove.WrongMoment(Stage.ATTACKERS_DECLARED));
  }

  @Test
  void moves_come_in_the_order_of_combat() {
    assertThat(impossible(board, end())).isEqualTo(new ImpossibleMove.WrongMoment(Stage.NOT_BEGUN));
    assertThat(impossible(board, block("ogre", "bears")))
        .isEqualTo(new ImpossibleMove.WrongMoment(Stage.NOT_BEGUN));
    assertThat(impossible(board, declare("bears", "bob"), Moves.begin()))
        .isEqualTo(new ImpossibleMove.WrongMoment(Stage.ATTACKERS_DECLARED));
    assertThat(impossible(board, declare("bears", "bob"), end(), end()))
        .isEqualTo(new ImpossibleMove.WrongMoment(Stage.ENDED));
    assertThat(impossible(board, declare("bears", "bob"), declare("ogre", "bob")))
        .isEqualTo(new ImpossibleMove.WrongMoment(Stage.ATTACKERS_DECLARED));
    assertThat(impossible(board, declare("bears", "bob"), end(), declare("ogre", "bob")))
        .isEqualTo(new ImpossibleMove.WrongMoment(Stage.ENDED));
  }

  /** Forty creatures that must attack, none of which can if one of two others does. */
  @Test
  void where_attacks_depend_on_each_other_in_too_many_ways_nothing_is_ruled() {
    var which = new Random(508);
    Table crowd = Table.annAndBob();
    for (int creature = 0; creature < 120; creature++) {
      crowd.creature(
          "imp" + creature,
          "ann",
          new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS),
          cantAttackBeside("imp" + which.nextInt(120)),
          cantAttackBeside("imp" + which.nextInt(120)),
          cantAttackBeside("imp" + which.nextInt(120)),
          cantAttackBeside("imp" + which.nextInt(120)));
    }
    assertThat(impossible(crowd.board(), declare())).isEqualTo(new ImpossibleMove.TooLarge(120));
  }

  private static Effect cantAttackBeside(String other) {
    return new Effect.CantAttack(
        Filter.SELF,
        Whom.ANYTHING,
        new Condition.Attack(new Filter.Named(other), Amount.of(1), Whom.ANYTHING));
  }

  @Test
  void blockers_block_what_attacks() {
    Board idle = Table.annAndBob().creature("bears", "ann").creature("wall", "bob").board();
    assertThat(impossible(idle, declare(), block("wall", "bears")))
        .isEqualTo(new ImpossibleMove.StepSkipped("declareBlockers"));
    assertThat(impossible(idle, declare("bears", "bob"), block("wall", "wall")))
        .isEqualTo(new ImpossibleMove.NotAttacking(id("wall")));
    assertThat(impossible(idle, declare("bears", "bob"), block("ghost", "bears")))
        .isEqualTo(new ImpossibleMove.NotOnTheBattlefield(id("ghost")));
  }
}
