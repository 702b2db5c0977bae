package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Wordings that cards don't have yet, put together from parts that they have. */
class CompositionReadingTest {
  @TestFactory
  Stream<DynamicTest> whose_creatures() {
    return Wordings.mean(
        """
        Your creatures have haste.
          Gives(Both([ControlledBy(You), HasType("creature")]), [Ability("haste", STATIC, Read([Keyword("haste")]))])
        Enchanted player's creatures attack each combat if able.
          MustAttack(ControlledBy(EnchantedPlayer))
        Creatures can't attack you or your planeswalkers.
          CantAttack(Any, Either([ThePlayer(You), ThePermanent(Both([ControlledBy(You), HasType("planeswalker")]))]))
        Whenever a creature attacks you or your planeswalkers, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Any, Either([ThePlayer(You), ThePermanent(Both([ControlledBy(You), HasType("planeswalker")]))]), ANY))
        Whenever a creature attacks its owner, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Any, ThePlayer(OwnerOf(InQuestion)), ANY))
        Whenever this creature attacks or a Goblin, draw a card.
          TRIGGERED unread
        """);
  }

  /** "That creature" may be the only one that there is; a target is another. */
  @TestFactory
  Stream<DynamicTest> the_only_one_and_a_target() {
    return Wordings.mean(
        """
        As long as you control exactly one creature, that creature has haste.
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))], Compare(CountOf(Both([HasType("creature"), ControlledBy(You)])), EQUAL, 1))
        If you control exactly one land, target creature has haste.
          Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Compare(CountOf(Both([HasType("land"), ControlledBy(You)])), EQUAL, 1))
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_is_said_of_the_last_alone() {
    return Wordings.mean(
        """
        Red creatures and creatures with haste can't attack you.
          CantAttack(Either([HasColor(R), HasKeyword("haste")]), ThePlayer(You))
        White and blue creatures with haste can't attack you.
          CantAttack(Both([Either([HasColor(W), HasColor(U)]), HasKeyword("haste")]), ThePlayer(You))
        White creatures and artifact creatures you control can't attack.
          CantAttack(Both([Either([HasColor(W), HasType("artifact")]), ControlledBy(You)]))
        """);
  }

  @TestFactory
  Stream<DynamicTest> conditions_to_their_end() {
    return Wordings.mean(
        """
        This creature can't attack unless you control a Goblin or it's enchanted.
          CantAttack(Self, Anything, Not(Either([Exists(Both([HasSubtype("goblin"), ControlledBy(You)])), Exists(Both([Self, IsEnchanted(Anyone)]))])))
        This creature can't attack if you control another creature or if you have a card up your sleeve.
          unread
        As long as an opponent controls a Goblin, creatures you control have haste. Otherwise, they have defender.
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))], Exists(Both([HasSubtype("goblin"), ControlledBy(Opponent)])))
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("defender", STATIC, Read([Keyword("defender")]))], Not(Exists(Both([HasSubtype("goblin"), ControlledBy(Opponent)]))))
        Creatures attack on Tuesdays. Otherwise, they have defender.
          unread
          unread
        """);
  }
}
