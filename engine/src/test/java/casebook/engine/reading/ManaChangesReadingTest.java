package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What stops mana abilities or changes the mana that they make (508.1i, 605). */
class ManaChangesReadingTest {
  @TestFactory
  Stream<DynamicTest> abilities_that_cannot_be_activated() {
    return Wordings.mean(
        """
        Activated abilities of creatures can't be activated.
          CantActivate(HasType("creature"), ALL)
        Activated abilities of artifacts your opponents control can't be activated.
          CantActivate(Both([HasType("artifact"), ControlledBy(Opponent)]), ALL)
        Activated abilities of artifacts and lands can't be activated.
          CantActivate(Either([HasType("artifact"), HasType("land")]), ALL)
        Activated abilities of sources with the chosen name can't be activated.
          CantActivate(HasChosen(NAME), ALL)
        Activated abilities of creatures with {T} in their costs can't be activated.
          CantActivate(HasType("creature"), TAPPING)
        Enchanted creature can't attack or block, and its activated abilities can't be activated.
          CantAttack(Attached)
          CantActivate(Attached, ALL)
        Enchanted creature's activated abilities can't be activated.
          CantActivate(Attached, ALL)
        White creatures can't attack, and their activated abilities can't be activated.
          CantAttack(HasColor(W))
          CantActivate(Both([HasColor(W), HasType("creature")]), ALL)
        Players can't activate abilities of artifacts.
          CantActivate(HasType("artifact"), ALL)
        Your opponents can't cast spells or activate abilities during combat.
          CantActivate(ControlledBy(Opponent), ALL)
        Players can't sacrifice creatures to cast spells or activate abilities.
          CantActivate(HasType("creature"), SACRIFICING)
        Enchanted land can't be tapped for mana.
          CantActivate(Attached, TAPPING)
        As long as you control a Goblin, activated abilities of artifacts can't be activated.
          CantActivate(HasType("artifact"), ALL, Exists(Both([HasSubtype("goblin"), ControlledBy(You)])))
        """);
  }

  @TestFactory
  Stream<DynamicTest> other_abilities_than_those_that_make_mana() {
    return Wordings.mean(
        """
        Activated abilities of creatures can't be activated unless they're mana abilities.
          irrelevant
        Enchanted creature can't attack, and its activated abilities can't be activated unless they're mana abilities.
          CantAttack(Attached)
        Players can't activate abilities that aren't mana abilities.
          irrelevant
        Your opponents can't cast spells from graveyards or activate abilities of cards in graveyards.
          irrelevant
        Players can't activate planeswalkers' loyalty abilities.
          irrelevant
        Activated abilities of creatures cost {2} more to activate.
          irrelevant
        """);
  }

  @TestFactory
  Stream<DynamicTest> land_types() {
    return Wordings.mean(
        """
        Nonbasic lands are Swamps.
          HasLandTypes(Both([Not(HasSupertype("basic")), HasType("land")]), ["swamp"], INSTEAD)
        Each land is a Forest in addition to its other land types.
          HasLandTypes(HasType("land"), ["forest"], IN_ADDITION)
        Lands you control are every basic land type in addition to their other types.
          HasLandTypes(Both([HasType("land"), ControlledBy(You)]), ["plains", "island", "swamp", "mountain", "forest"], IN_ADDITION)
        Enchanted land is an Island.
          HasLandTypes(Attached, ["island"], INSTEAD)
        Enchanted land is a Mountain, Forest, and Plains.
          HasLandTypes(Attached, ["mountain", "forest", "plains"], INSTEAD)
        Enchanted land is the chosen type.
          HasLandTypes(Attached, [], INSTEAD)
        All Mountains are Plains.
          HasLandTypes(HasSubtype("mountain"), ["plains"], INSTEAD)
        {T}: Target land becomes a Plains or an Island until end of turn.
          ACTIVATED HasLandTypes(Affected, [], INSTEAD, Lasts(TURN))
        As long as you have the city's blessing, nonbasic lands are Mountains.
          HasLandTypes(Both([Not(HasSupertype("basic")), HasType("land")]), ["mountain"], INSTEAD, ExistsPlayer(Both([You, HasCitysBlessing])))
        Creatures you control are the chosen type in addition to their other types.
          ChangesTypes(Both([HasType("creature"), ControlledBy(You)]), [], ["the chosen type"], [], KEPT)
        This creature is the chosen type in addition to its other types.
          ChangesTypes(Self, [], ["the chosen type"], [], KEPT)
        Nontoken creatures you control are Forest lands in addition to their other types.
          ChangesTypes(Both([Not(IsToken), HasType("creature"), ControlledBy(You)]), ["land"], ["forest"], [], KEPT)
        """);
  }

  @TestFactory
  Stream<DynamicTest> mana_that_is_produced_instead() {
    return Wordings.mean(
        """
        If a land is tapped for mana, it produces {B} instead of any other type and amount.
          ProducesInstead(HasType("land"), 1, [{B}], TYPE_AND_AMOUNT)
        If a Forest is tapped for two or more mana, it produces {C} instead of any other type and amount.
          ProducesInstead(HasSubtype("forest"), 2, [{C}], TYPE_AND_AMOUNT)
        If a player taps a nonbasic land for mana, it produces colorless mana instead of any other type.
          ProducesInstead(Both([Not(HasSupertype("basic")), HasType("land")]), 1, [{C}], TYPE)
        If you tap a land for mana, it produces mana of a color of your choice instead of any other type.
          ProducesInstead(Both([HasType("land"), ControlledBy(You)]), 1, [{W}, {U}, {B}, {R}, {G}], TYPE)
        If tapped for mana, Islands produce {R} and Swamps produce {G} instead of any other type.
          ProducesInstead(HasSubtype("island"), 1, [{R}], TYPE)
          ProducesInstead(HasSubtype("swamp"), 1, [{G}], TYPE)
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_is_known_to_change_mana_in_a_way_that_is_not_read() {
    return Wordings.mean(
        """
        If target Plains is tapped for mana, it produces colorless mana instead of white mana.
          ChangesManaOtherwise
        Lands tapped for mana produce mana of the chosen color instead of any other color.
          ChangesManaOtherwise
        Activated abilities of the creature with the most counters among those chosen can't be activated.
          ChangesManaOtherwise
        """);
  }
}
