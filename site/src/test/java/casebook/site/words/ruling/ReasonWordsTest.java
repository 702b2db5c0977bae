package casebook.site.words.ruling;

import static casebook.site.words.TestBoards.ANN;
import static casebook.site.words.TestBoards.ARBITER;
import static casebook.site.words.TestBoards.AURA;
import static casebook.site.words.TestBoards.BEARS;
import static casebook.site.words.TestBoards.BEARS_2;
import static casebook.site.words.TestBoards.BOB;
import static casebook.site.words.TestBoards.CID;
import static casebook.site.words.TestBoards.GOBLIN;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Id;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Mana;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.site.words.TestBoards;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ReasonWordsTest {
  private static final ReasonWords WORDS = new ReasonWords(Names.on(TestBoards.board()));

  private static final Whom YOU = new Whom.ThePlayer(Players.YOU);

  private static Stated stated(Id source, Effect effect) {
    return new Stated(Source.of(source), "", effect);
  }

  private static final Stated ONE_EACH_COMBAT =
      stated(
          ARBITER,
          new Effect.AtMost(
              Amount.of(1), Filter.ANY, Whom.ANYTHING, Effect.Period.COMBAT, Condition.ALWAYS));

  private static final Stated NOT_ALONE =
      stated(
          BEARS, new Effect.CantAttack(Filter.SELF, Whom.ANYTHING, new Condition.AttacksAlone()));

  private static final Stated NOT_BOB =
      stated(AURA, new Effect.CantAttack(new Filter.Attached(), YOU, Condition.ALWAYS));

  private static final Stated DEFENDER =
      stated(BEARS, new Effect.Keyword("defender", Optional.empty()));

  private static final Stated MUST =
      stated(GOBLIN, new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS));

  private static final Stated TAX =
      stated(
          AURA,
          new Effect.AttackCost(
              Filter.CREATURE,
              YOU,
              new Cost.PayMana(Mana.of("{2}"), Amount.of(0)),
              Condition.ALWAYS));

  private static final RequirementItem GOBLIN_ATTACKS =
      new RequirementItem(
          Optional.of(GOBLIN), MUST, Set.of(BOB, CID), true, 1, false, Optional.empty());

  private static final Attack GOBLIN_TO_BOB = Attack.of(Map.of(GOBLIN, BOB));

  static Stream<Arguments> reasons() {
    return Stream.of(
        Arguments.of(
            new Reason.Tapped(BEARS),
            "Grizzly Bears #1 can't be chosen to attack: it is tapped (508.1a)."),
        Arguments.of(
            new Reason.NotACreature(AURA),
            "Cagemail can't be chosen to attack: it isn't a creature (508.1a)."),
        Arguments.of(
            new Reason.NotControlled(ARBITER),
            "Silent Arbiter can't be chosen to attack: the active player doesn't control it"
                + " (508.1a)."),
        Arguments.of(
            new Reason.PhasedOut(GOBLIN),
            "Crazed Goblin can't be chosen to attack: it is phased out, so it is treated as though"
                + " it didn't exist (508.1a)."),
        Arguments.of(
            new Reason.AlsoABattle(GOBLIN),
            "Crazed Goblin can't be chosen to attack: it is also a battle (508.1a)."),
        Arguments.of(
            new Reason.SummoningSick(GOBLIN),
            "Crazed Goblin can't be chosen to attack: it is summoning sick (its controller hasn't"
                + " controlled it continuously since the turn began, and it doesn't have haste)"
                + " (508.1a)."),
        Arguments.of(
            new Reason.NotAttackable(
                GOBLIN, ARBITER, Reason.NotAttackable.Why.NEITHER_PLANESWALKER_NOR_BATTLE),
            "Crazed Goblin can't attack Silent Arbiter: it is neither a planeswalker nor a battle"
                + " (508.1b)."),
        Arguments.of(
            new Reason.NotAttackable(GOBLIN, CID, Reason.NotAttackable.Why.OUT_OF_RANGE),
            "Crazed Goblin can't attack Cid: it is beyond the attacking player's range of"
                + " influence (508.1b)."),
        Arguments.of(
            new Reason.RestrictionDisobeyed(ONE_EACH_COMBAT, List.of(GOBLIN, BEARS)),
            "Crazed Goblin and Grizzly Bears #1 can't both attack: Silent Arbiter lets no"
                + " more than one creature attack each combat (508.1c)."),
        Arguments.of(
            new Reason.RestrictionDisobeyed(NOT_ALONE, List.of(BEARS)),
            "Grizzly Bears #1 can't attack alone (508.1c)."),
        Arguments.of(
            new Reason.RestrictionDisobeyed(NOT_BOB, List.of(BEARS_2)),
            "Cagemail says that Grizzly Bears #2 can't attack Bob (508.1c)."),
        Arguments.of(
            new Reason.RestrictionDisobeyed(DEFENDER, List.of(BEARS)),
            "Grizzly Bears #1 can't attack: it has defender (508.1c)."),
        Arguments.of(
            new Reason.TooFewObeyed(0, 1, 1, List.of(GOBLIN_ATTACKS), GOBLIN_TO_BOB),
            "Crazed Goblin must attack if able. This attack obeys 0 of 1 requirement; attacking Bob"
                + " with Crazed Goblin would obey 1 (508.1d)."),
        Arguments.of(
            new Reason.TooFewObeyed(0, 5, 5, Collections.nCopies(5, GOBLIN_ATTACKS), GOBLIN_TO_BOB),
            "Crazed Goblin must attack if able. This attack obeys 0 of 5 requirements; attacking"
                + " Bob with Crazed Goblin would obey 5 (508.1d)."),
        Arguments.of(
            new Reason.TooFewObeyed(
                1, 2, 3, List.of(), new Attack(new LinkedHashMap<>(Map.of(GOBLIN, CID)))),
            "This attack obeys 1 of 3 requirements; attacking Cid with Crazed Goblin would obey 2,"
                + " the most that is possible (508.1d)."),
        Arguments.of(
            new Reason.NoBand(List.of(GOBLIN, BEARS), Reason.NoBand.Flaw.WITHOUT_BANDING),
            "Crazed Goblin and Grizzly Bears #1 can't be a band: only one creature of a"
                + " band can lack banding (508.1e)."),
        Arguments.of(
            new Reason.NoSuchOptionalCost(GOBLIN, "exert"),
            "No optional cost called “exert” can be paid as Crazed Goblin attacks (508.1g)."),
        Arguments.of(
            new Reason.ChosenTooOften(GOBLIN, "exert"),
            "The optional cost to attack of Crazed Goblin called “exert” is chosen more often than"
                + " it can be (508.1g)."),
        Arguments.of(
            new Reason.ChosenWithoutAttacking(GOBLIN, "exert"),
            "Crazed Goblin doesn't attack, so its optional cost to attack called “exert” can't be"
                + " chosen (508.1g)."),
        Arguments.of(
            new Reason.HasLeft(GOBLIN),
            "Crazed Goblin can't be chosen to attack: it has left the battlefield (508.1a)."),
        Arguments.of(
            new Reason.NotPaid(GOBLIN, BOB, List.of(TAX)),
            "Crazed Goblin attacks Bob, and the cost of Cagemail isn't paid for it (508.1j)."),
        Arguments.of(
            new Reason.CannotPay(new Price(Mana.of("{2}"), 3, 0, 0, 0, List.of()), List.of()),
            "The total cost to attack can't be paid; still missing: {2} and 3 life (508.1j)."),
        Arguments.of(
            new Reason.WrongPayment(GOBLIN, BEARS),
            "Grizzly Bears #1 can't pay the cost of attacking with Crazed Goblin (508.1j)."),
        Arguments.of(
            new Reason.NoDefendingPlayer(ANN),
            "Ann can't be chosen as the defending player (506.2a)."),
        Arguments.of(
            new Reason.NotAChoice(GOBLIN, ANN, Reason.NotAttackable.Why.NOT_A_DEFENDING_PLAYER),
            "Ann can't be chosen for Crazed Goblin: that player isn't a defending player (508.4)."),
        Arguments.of(
            new Reason.NotReselectable(GOBLIN, ANN, Reason.NotReselectable.Limit.OPPONENTS),
            "Ann can't be chosen for Crazed Goblin: it must be an opponent, or a permanent that an"
                + " opponent controls or protects (508.7c)."));
  }

  @ParameterizedTest
  @MethodSource("reasons")
  void a_reason_is_told_with_creature_source_and_rule(Reason reason, String sentence) {
    assertThat(WORDS.sentence(reason)).isEqualTo(sentence);
  }

  @Test
  void every_kind_of_reason_is_said() {
    Set<Class<?>> said = reasons().map(row -> row.get()[0].getClass()).collect(Collectors.toSet());
    assertThat(said).containsAll(kinds(Reason.class).toList());
  }

  @Test
  void no_two_reasons_are_said_alike() {
    List<Reason> all =
        Stream.of(GOBLIN, BEARS, BEARS_2, ARBITER).flatMap(ReasonWordsTest::about).toList();
    assertThat(all.stream().distinct().toList()).hasSameSizeAs(all).hasSizeGreaterThan(80);
    assertThat(all.stream().map(WORDS::sentence)).doesNotHaveDuplicates();
  }

  private static Stream<Reason> about(Id creature) {
    Stream<Reason> choice =
        Stream.of(
            new Reason.NotACreature(creature),
            new Reason.NotControlled(creature),
            new Reason.PhasedOut(creature),
            new Reason.Tapped(creature),
            new Reason.AlsoABattle(creature),
            new Reason.SummoningSick(creature),
            new Reason.NoSuchOptionalCost(creature, "exert"),
            new Reason.NotPaid(creature, BOB, List.of(TAX)),
            new Reason.WrongPayment(creature, AURA),
            new Reason.RestrictionDisobeyed(ONE_EACH_COMBAT, List.of(creature, AURA)),
            new Reason.RestrictionDisobeyed(NOT_BOB, List.of(creature)),
            new Reason.RestrictionDisobeyed(
                stated(creature, NOT_ALONE.effect()), List.of(creature)),
            new Reason.RestrictionDisobeyed(
                stated(creature, new Effect.Detained(Filter.SELF)), List.of(creature)),
            new Reason.RestrictionDisobeyed(stated(creature, DEFENDER.effect()), List.of(creature)),
            new Reason.TooFewObeyed(0, 1, 1, List.of(), Attack.of(Map.of(creature, BOB))));
    Stream<Reason> targets =
        Stream.of(Reason.NotAttackable.Why.values())
            .map(why -> new Reason.NotAttackable(creature, CID, why));
    Stream<Reason> bands =
        Stream.of(Reason.NoBand.Flaw.values())
            .map(flaw -> new Reason.NoBand(List.of(creature, AURA), flaw));
    Stream<Reason> reselections =
        Stream.of(Reason.NotReselectable.Limit.values())
            .map(limit -> new Reason.NotReselectable(creature, CID, limit));
    return Stream.of(choice, targets, bands, reselections).flatMap(stream -> stream);
  }

  private static Stream<Class<?>> kinds(Class<?> sealed) {
    return sealed.isSealed()
        ? Stream.of(sealed.getPermittedSubclasses()).flatMap(ReasonWordsTest::kinds)
        : Stream.of(sealed);
  }
}
