package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What a spell does as it resolves: conditions, what happens instead, and what is chosen (608.2).
 */
class InstructionReadingTest {
  private static final Wordings INSTANT = Wordings.on("Trial by Fire", "instant");

  @TestFactory
  Stream<DynamicTest> cr_608_2c_an_if_is_asked_as_the_instruction_is_followed() {
    return INSTANT.means(
        """
        Target creature gets +1/+0 until end of turn. If it's a Goblin or Orc, it also gains haste until end of turn.
          SPELL ModifiesPowerToughness(Affected, 1, 0, Lasts(TURN))
          SPELL Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Both([Lasts(TURN), Exists(Both([Affected, Either([HasSubtype("goblin"), HasSubtype("orc")])]))]))
        Target creature gains haste until end of turn if you control a Dragon.
          SPELL Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Both([Lasts(TURN), Exists(Both([HasSubtype("dragon"), ControlledBy(You)]))]))
        If this spell was kicked, target creature gets +2/+0 until end of turn.
          SPELL ModifiesPowerToughness(Affected, 2, 0, Both([Lasts(TURN), Stated("~ was kicked")]))
        Gain control of target creature until end of turn. If that creature is a Goat, it also gets +3/+0 until end of turn.
          SPELL ChangesControl(Affected, You, Lasts(TURN))
          SPELL ModifiesPowerToughness(Affected, 3, 0, Both([Lasts(TURN), Exists(Both([Affected, HasSubtype("goat")]))]))
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_614_15_instead_replaces_what_was_said_before() {
    return INSTANT.means(
        """
        Target creature gets +2/+2 until end of turn. If you control a Dragon, that creature gets +4/+4 until end of turn instead.
          SPELL ModifiesPowerToughness(Affected, 2, 2, Both([Lasts(TURN), Not(Exists(Both([HasSubtype("dragon"), ControlledBy(You)])))]))
          SPELL ModifiesPowerToughness(Affected, 4, 4, Both([Lasts(TURN), Exists(Both([HasSubtype("dragon"), ControlledBy(You)]))]))
        Target creature gets +1/+0 and gains flying until end of turn. If this spell was kicked, that creature gets +3/+0 until end of turn instead.
          SPELL ModifiesPowerToughness(Affected, 1, 0, Both([Lasts(TURN), Not(Stated("~ was kicked"))]))
          SPELL Gives(Affected, [Ability("flying", STATIC, Read([Keyword("flying")]))], Lasts(TURN))
          SPELL ModifiesPowerToughness(Affected, 3, 0, Both([Lasts(TURN), Stated("~ was kicked")]))
        Target creature gets -2/-2 until end of turn. ⏎ Threshold — That creature gets -6/-6 until end of turn instead if there are seven or more cards in your graveyard.
          SPELL ModifiesPowerToughness(Affected, -2, -2, Both([Lasts(TURN), Not(Compare(Of(You, CardsInGraveyard), AT_LEAST, 7))]))
          SPELL ModifiesPowerToughness(Affected, -6, -6, Both([Lasts(TURN), Compare(Of(You, CardsInGraveyard), AT_LEAST, 7)]))
        Creatures you control get +1/+1 until end of turn. If you have the city's blessing, those creatures get +2/+2 until end of turn instead.
          SPELL ModifiesPowerToughness(Both([HasType("creature"), ControlledBy(You)]), 1, 1, Both([Lasts(TURN), Not(ExistsPlayer(Both([You, HasCitysBlessing])))]))
          SPELL ModifiesPowerToughness(Both([HasType("creature"), ControlledBy(You)]), 2, 2, Both([Lasts(TURN), ExistsPlayer(Both([You, HasCitysBlessing]))]))
        """);
  }

  @TestFactory
  Stream<DynamicTest> a_number_is_as_many_times_as_large_as_there_are_things_it_is_for() {
    return INSTANT.means(
        """
        For each counter removed this way, target creature gets +2/+0 until end of turn.
          SPELL ModifiesPowerToughness(Affected, Times(2, ChosenNumber), 0, Lasts(TURN))
        For each Goblin you control, creatures you control get +1/+1 until end of turn.
          SPELL ModifiesPowerToughness(Both([HasType("creature"), ControlledBy(You)]), CountOf(Both([HasSubtype("goblin"), ControlledBy(You)])), CountOf(Both([HasSubtype("goblin"), ControlledBy(You)])), Lasts(TURN))
        """);
  }

  /** It is counted once, as the spell resolves (701.10b), and what comes later isn't doubled. */
  @TestFactory
  Stream<DynamicTest> cr_701_10b_what_is_doubled_is_left_open() {
    return INSTANT.means(
        """
        Double target creature's power until end of turn.
          SPELL ChangesOtherwise(Any, [POWER_AND_TOUGHNESS], [], Lasts(TURN))
        Double the number of +1/+1 counters on target creature.
          SPELL irrelevant
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_may_be_a_spell_or_not_attacking_is_what_the_effect_affects() {
    return INSTANT.means(
        """
        Target spell or permanent becomes blue.
          SPELL ChangesColors(Affected, [U], INSTEAD)
        Target attacking or blocking creature gets +2/+2 until end of turn.
          SPELL ModifiesPowerToughness(Affected, 2, 2, Lasts(TURN))
        Up to two target creatures each have base power and toughness 0/3 until end of turn.
          SPELL SetsPowerToughness(Affected, [0], [3], Lasts(TURN))
        Until end of turn, target creature's base power and toughness become 6/6.
          SPELL SetsPowerToughness(Affected, [6], [6], Lasts(TURN))
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_is_not_read_of_two_clauses_may_change_what_either_is_about() {
    return INSTANT.means(
        """
        Creatures your opponents control get -1/-0 until end of turn if {U} was spent to cast this spell, and creatures you control get +1/+0 until end of turn if {R} was spent to cast this spell.
          SPELL ChangesOtherwise(Any, [POWER_AND_TOUGHNESS], [])
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_is_said_of_all_that_an_instruction_names() {
    return INSTANT.means(
        """
        Untap all creatures and gain control of them until end of turn. They gain haste until end of turn.
          SPELL ChangesControl(HasType("creature"), You, Lasts(TURN))
          SPELL Gives(HasType("creature"), [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
        Gain control of all creatures with power 4 or greater until end of turn. Untap those creatures. They gain haste until end of turn.
          SPELL ChangesControl(Both([HasType("creature"), PowerIs(AT_LEAST, 4)]), You, Lasts(TURN))
          SPELL irrelevant
          SPELL Gives(Both([HasType("creature"), PowerIs(AT_LEAST, 4)]), [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
        Untap all creatures you control. Those creatures gain haste until end of turn.
          SPELL irrelevant
          SPELL Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
        Untap all creatures you control and all creatures target opponent controls. Those creatures gain haste until end of turn.
          SPELL irrelevant
          SPELL Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_613_1d_all_creature_types_are_gained_and_lost() {
    return INSTANT.means(
        """
        Target creature gets +3/-3 and loses all creature types until end of turn.
          SPELL ModifiesPowerToughness(Affected, 3, -3, Lasts(TURN))
          SPELL LosesTypes(Affected, ["every creature type"], Lasts(TURN))
        Until end of turn, creatures you control get +2/+0 and gain all creature types.
          SPELL ModifiesPowerToughness(Both([HasType("creature"), ControlledBy(You)]), 2, 0, Lasts(TURN))
          SPELL ChangesTypes(Both([HasType("creature"), ControlledBy(You)]), [], ["every creature type"], [], KEPT, Lasts(TURN))
        Until end of turn, target creature has base power and toughness 4/4, gains all creature types, and gains flying.
          SPELL SetsPowerToughness(Affected, [4], [4], Lasts(TURN))
          SPELL ChangesTypes(Affected, [], ["every creature type"], [], KEPT, Lasts(TURN))
          SPELL Gives(Affected, [Ability("flying", STATIC, Read([Keyword("flying")]))], Lasts(TURN))
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_613_1d_and_613_1e_the_type_and_the_color_of_a_choice() {
    return INSTANT.means(
        """
        Target creature becomes the color or colors of your choice until end of turn.
          SPELL ChangesToChosenColor(Affected, INSTEAD, Lasts(TURN))
        Choose a creature type other than Wall. Each creature becomes that type until end of turn.
          SPELL irrelevant
          SPELL ChangesTypes(HasType("creature"), [], ["the chosen type"], [], REPLACED, Lasts(TURN))
        Choose a creature type. All creatures of that type get -1/-1 until end of turn.
          SPELL irrelevant
          SPELL ModifiesPowerToughness(Both([HasType("creature"), HasChosen(TYPE)]), -1, -1, Lasts(TURN))
        Target creature and all other creatures with the same name as that creature get +2/+2 until end of turn.
          SPELL ModifiesPowerToughness(Either([Affected, Both([HasType("creature"), SharesName(Affected), Not(Affected)])]), 2, 2, Lasts(TURN))
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_is_switched_lost_and_copied() {
    return INSTANT.means(
        """
        Switch target creature's power and toughness until end of turn.
          SPELL SwitchesPowerToughness(Affected, Lasts(TURN))
        Target creature loses all landwalk abilities until end of turn.
          SPELL Takes(Affected, "landwalk", Lasts(TURN))
        Until end of turn, target creature with the chosen ability loses it and another target creature gains it.
          SPELL unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> on_a_permanent() {
    return Wordings.on("Trial Engine", "artifact")
        .means(
            """
            Vehicle creatures you control are the chosen creature type in addition to their other types.
              ChangesTypes(Both([HasSubtype("vehicle"), HasType("creature"), ControlledBy(You)]), [], ["the chosen type"], [], KEPT)
            Whenever this creature attacks or blocks while you control a Dinosaur, this creature gets +1/+1 until end of turn.
              TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Exists(Both([HasSubtype("dinosaur"), ControlledBy(You)])))
              TRIGGERED ModifiesPowerToughness(Self, 1, 1, Lasts(TURN))
            Whenever you attack, if a Pirate and a Vehicle attacked this combat, draw three cards.
              TRIGGERED Trigger(PlayerAttacks(You), Both([Attack(HasSubtype("pirate"), 1), Attack(HasSubtype("vehicle"), 1)]))
            Whenever you attack, if Trial Engine is in the command zone or on the battlefield, draw a card.
              TRIGGERED Trigger(PlayerAttacks(You))
            Exile target creature card from a graveyard. Trial Engine becomes a copy of that card.
              irrelevant
              ChangesOtherwise(Self, [COPIABLE_VALUES], [])
            """);
  }

  @TestFactory
  Stream<DynamicTest> cr_610_what_is_done_once() {
    return Wordings.mean(
        """
        Tap up to two target creatures. Those creatures don't untap during their controller's next untap step.
          OneShot(Affected, TAPS)
          irrelevant
        Tap all creatures without flying.
          OneShot(Both([HasType("creature"), Not(HasKeyword("flying"))]), TAPS)
        When this Aura enters, tap enchanted creature.
          TRIGGERED OneShot(Attached, TAPS)
        You may tap target creature.
          irrelevant
        Tap an untapped creature you control: Draw a card.
          ACTIVATED irrelevant
        Target creature phases out.
          OneShot(Affected, PHASES_OUT)
        All permanents you control phase out.
          OneShot(ControlledBy(You), PHASES_OUT)
        Target permanent can't phase out.
          irrelevant
        """);
  }
}
