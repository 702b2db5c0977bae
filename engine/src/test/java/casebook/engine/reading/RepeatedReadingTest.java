package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Sentences that go on with the one before, and where the objects are that a condition counts. */
class RepeatedReadingTest {
  @TestFactory
  Stream<DynamicTest> the_same_of_other_keywords() {
    return Wordings.mean(
        """
        As long as a creature card with flying is in a graveyard, this creature has flying. The same is true for haste and first strike.
          Gives(Self, [Ability("flying", STATIC, Read([Keyword("flying")]))], Compare(Of(Anyone, PlayerFact("creatureCardsWithFlyingInGraveyard")), AT_LEAST, 1))
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Compare(Of(Anyone, PlayerFact("creatureCardsWithHasteInGraveyard")), AT_LEAST, 1))
          Gives(Self, [Ability("first strike", STATIC, Read([Keyword("first strike")]))], Compare(Of(Anyone, PlayerFact("creatureCardsWithFirstStrikeInGraveyard")), AT_LEAST, 1))
        Whenever this creature attacks, it gains flying until end of turn. The same is true for vigilance.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
          TRIGGERED Gives(Self, [Ability("flying", STATIC, Read([Keyword("flying")]))], Lasts(TURN))
          TRIGGERED Gives(Self, [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))], Lasts(TURN))
        You gain 2 life. The same is true for vigilance.
          irrelevant
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return Wordings.mean(
        """
        This creature has haste as long as a Warrior card is in your graveyard.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Compare(Of(You, PlayerFact("warriorCardsInGraveyard")), AT_LEAST, 1))
        As long as there are no cards in your library, this creature has vigilance.
          Gives(Self, [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))], Compare(Of(You, PlayerFact("cardsInLibrary")), EQUAL, 0))
        This creature can't attack during extra turns.
          CantAttack(Self, Anything, TurnIs("extraTurn"))
        This creature has haste as long as it was cast.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Exists(Both([Self, HasFact("wasCast")])))
        This creature can't attack unless your devotion to red and white is five or greater.
          CantAttack(Self, Anything, Not(Compare(Devotion(You, [R, W]), AT_LEAST, 5)))
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_is_said_of_which() {
    return Wordings.mean(
        """
        {B}, {T}: Creatures of the creature type of your choice attack this turn if able.
          ACTIVATED MustAttack(HasChosen(TYPE), Anything, Lasts(TURN))
        {T}: Goad all creatures with a name chosen for this artifact.
          ACTIVATED Goaded(Both([HasType("creature"), HasChosen(NAME)]))
        When this creature enters, it deals 1 damage to each creature that doesn't have first strike, vigilance, or haste.
          TRIGGERED irrelevant
        Spells you cast have "Cascade, cascade."
          irrelevant
        Put a flying counter on target creature if a creature card in your graveyard has flying. Repeat this process for first strike and vigilance.
          irrelevant
          irrelevant
        Put your choice of a +1/+1, first strike, vigilance, or menace counter on target creature.
          irrelevant
        As this creature transforms, you get an emblem with "Whenever a creature dies, you gain 1 life."
          irrelevant
        This creature enters with two +1/+1 counters on it and has haste if a card with haste was discarded this way.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Stated("a card with haste was discarded this way"))
        Up to that many target lands you control become 3/3 Wolf creatures with haste that are still lands.
          ChangesTypes(Affected, ["creature"], ["wolf"], [], KEPT)
          SetsPowerToughness(Affected, [3], [3])
          Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))])
        Each player may draw a card. Each opponent who does can't attack you during their next turn.
          irrelevant
          CantAttack(ControlledBy(Affected), ThePlayer(You), Lasts(NEXT_TURN))
        """);
  }

  @TestFactory
  Stream<DynamicTest> a_short_name_before_a_comma() {
    return Wordings.on("Trial, Keeper of Ogres", "creature", "legendary")
        .means(
            """
            At the beginning of combat on your turn, for each Aura attached to Trial, create a 3/1 red Elemental creature token with haste.
              TRIGGERED Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))])
            """);
  }
}
