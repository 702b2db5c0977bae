package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Mana abilities (605), with which costs to attack may be paid (508.1i). */
class ManaReadingTest {
  @TestFactory
  Stream<DynamicTest> tapped_or_sacrificed_for_mana() {
    return Wordings.mean(
        """
        {T}: Add {G}.
          ACTIVATED AddsMana(TAP, [{G}], 1)
        {T}: Add {C}{C}.
          ACTIVATED AddsMana(TAP, [{C}{C}], 1)
        {T}: Add {W} or {U}.
          ACTIVATED AddsMana(TAP, [{W}, {U}], 1)
        {T}: Add {B}, {R}, or {G}.
          ACTIVATED AddsMana(TAP, [{B}, {R}, {G}], 1)
        {T}: Add {G}{G}, {G}{W}, or {W}{W}.
          ACTIVATED AddsMana(TAP, [{G}{G}, {G}{W}, {W}{W}], 1)
        {T}: Add one mana of any color.
          ACTIVATED AddsMana(TAP, [{W}, {U}, {B}, {R}, {G}], 1)
        {T}: Add two mana of any one color.
          ACTIVATED AddsMana(TAP, [{W}{W}, {U}{U}, {B}{B}, {R}{R}, {G}{G}], 1)
        {T}: Add two mana in any combination of colors.
          ACTIVATED AddsMana(TAP, [{W/U/B/R/G}{W/U/B/R/G}], 1)
        {T}: Add two mana in any combination of {R} and/or {G}.
          ACTIVATED AddsMana(TAP, [{R/G}{R/G}], 1)
        {T}: Add {G} to your mana pool.
          ACTIVATED AddsMana(TAP, [{G}], 1)
        {T}, Sacrifice this artifact: Add one mana of any color.
          ACTIVATED AddsMana(TAP_AND_SACRIFICE, [{W}, {U}, {B}, {R}, {G}], 1)
        Sacrifice this creature: Add {C}.
          ACTIVATED AddsMana(SACRIFICE, [{C}], 1)
        Hidden Spring — {T}: Add {U}.
          ACTIVATED AddsMana(TAP, [{U}], 1)
        Creatures you control have "{T}: Add one mana of any color."
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("{T}: Add one mana of any color.", ACTIVATED, Read([AddsMana(TAP, [{W}, {U}, {B}, {R}, {G}], 1)]))])
        """);
  }

  @TestFactory
  Stream<DynamicTest> as_much_as_the_board_says() {
    return Wordings.mean(
        """
        {T}: Add {G} for each creature you control.
          ACTIVATED AddsMana(TAP, [{G}], CountOf(Both([HasType("creature"), ControlledBy(You)])))
        {T}: Add an amount of {G} equal to this creature's power.
          ACTIVATED AddsMana(TAP, [{G}], PowerOf(Self))
        {T}: Add X mana of any one color, where X is the number of Elves you control.
          ACTIVATED AddsMana(TAP, [{W}, {U}, {B}, {R}, {G}], CountOf(Both([HasSubtype("elf"), ControlledBy(You)])))
        {T}: Add {C} for each charge counter on this artifact.
          ACTIVATED AddsMana(TAP, [{C}], CountersOn(Self, "charge"))
        {T}: Add {G}. Activate only if you control an Elf.
          ACTIVATED AddsMana(TAP, [{G}], 1, Exists(Both([HasSubtype("elf"), ControlledBy(You)])))
        Max speed — {T}: Add {C}{C}.
          ACTIVATED AddsMana(TAP, [{C}{C}], 1, ExistsPlayer(Both([You, HasFact("maxSpeed")])))
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_else_it_does_is_not_followed() {
    return Wordings.mean(
        """
        {T}: Add {B} or {R}. This land deals 1 damage to you.
          ACTIVATED AddsMana(TAP, [{B}, {R}], 1)
        {T}: Add {W}. This land doesn't untap during your next untap step.
          ACTIVATED AddsMana(TAP, [{W}], 1)
        {T}, Sacrifice this artifact: Add one mana of any color. Draw a card.
          ACTIVATED AddsMana(TAP_AND_SACRIFICE, [{W}, {U}, {B}, {R}, {G}], 1)
        {T}: Add {R}. If that mana is spent on a Dragon spell, it gains haste until end of turn.
          ACTIVATED AddsMana(TAP, [{R}], 1)
          ACTIVATED Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Both([Lasts(TURN), Stated("that mana is spent on a dragon spell")]))
        {T}: Add {G}. Activate only once each turn.
          ACTIVATED AddsMana(TAP, [{G}], 1)
        """);
  }

  @TestFactory
  Stream<DynamicTest> of_types_that_the_board_tells() {
    return Wordings.mean(
        """
        {T}: Add one mana of the chosen color.
          ACTIVATED AddsManaOfTypes(TAP, ChosenColor, 1)
        {T}: Add {R} or one mana of the chosen color.
          ACTIVATED AddsMana(TAP, [{R}], 1)
          ACTIVATED AddsManaOfTypes(TAP, ChosenColor, 1)
        {T}: Add one mana of any color in your commander's color identity.
          ACTIVATED AddsManaOfTypes(TAP, CommanderColors, 1)
        {T}: Add one mana of any color among legendary creatures you control.
          ACTIVATED AddsManaOfTypes(TAP, ColorsAmong(Both([HasSupertype("legendary"), HasType("creature"), ControlledBy(You)])), 1)
        {T}: Add one mana of any type that a land you control could produce.
          ACTIVATED AddsManaOfTypes(TAP, ProducedBy(Both([HasType("land"), ControlledBy(You)]), TYPES), 1)
        {T}: Add one mana of any color that a land an opponent controls could produce.
          ACTIVATED AddsManaOfTypes(TAP, ProducedBy(Both([HasType("land"), ControlledBy(Opponent)]), COLORS), 1)
        """);
  }

  @TestFactory
  Stream<DynamicTest> other_mana_instead_where_a_condition_holds() {
    return Wordings.mean(
        """
        {T}: Add {C}. If you control a Tower, add {C}{C}{C} instead.
          ACTIVATED AddsMana(TAP, [{C}], 1, Not(Exists(Both([HasSubtype("tower"), ControlledBy(You)]))))
          ACTIVATED AddsMana(TAP, [{C}{C}{C}], 1, Exists(Both([HasSubtype("tower"), ControlledBy(You)])))
        {T}: Add {C}. If you control an Urza's Mine and an Urza's Power-Plant, add {C}{C}{C} instead.
          ACTIVATED AddsMana(TAP, [{C}], 1, Not(Both([Exists(Both([HasSubtype("urza's"), HasSubtype("mine"), ControlledBy(You)])), Exists(Both([HasSubtype("urza's"), HasSubtype("power-plant"), ControlledBy(You)]))])))
          ACTIVATED AddsMana(TAP, [{C}{C}{C}], 1, Both([Exists(Both([HasSubtype("urza's"), HasSubtype("mine"), ControlledBy(You)])), Exists(Both([HasSubtype("urza's"), HasSubtype("power-plant"), ControlledBy(You)]))]))
        {T}: Add {C}. If this land has a luck counter on it, instead add {G}{G}.
          ACTIVATED AddsMana(TAP, [{C}], 1, Not(Exists(Both([Self, HasCounters("luck", AT_LEAST, 1)]))))
          ACTIVATED AddsMana(TAP, [{G}{G}], 1, Exists(Both([Self, HasCounters("luck", AT_LEAST, 1)])))
        """);
  }

  @TestFactory
  Stream<DynamicTest> at_the_cost_of_life_or_energy_or_once_each_turn() {
    return Wordings.mean(
        """
        {T}, Pay 1 life: Add {U} or {R}.
          ACTIVATED AddsMana(TAP, [{U}, {R}], 1, Always, [PayLife(1)])
        Pay 3 life: Add {R}.
          ACTIVATED AddsMana(NOTHING, [{R}], 1, Always, [PayLife(3)])
        {T}, Pay {E}: Add one mana of any color.
          ACTIVATED AddsMana(TAP, [{W}, {U}, {B}, {R}, {G}], 1, Always, [PayEnergy(1)])
        {2}: Add {W}. Activate only once each turn.
          ACTIVATED AddsMana(NOTHING_ONCE, [{W}], 1, Always, [PayMana({2}, 0)])
        {0}: Add X mana in any combination of {U} and/or {R}, where X is this creature's power. Activate only during your turn and only once each turn.
          ACTIVATED AddsMana(NOTHING_ONCE, [{U/R}], PowerOf(Self), ExistsPlayer(Both([You, ActivePlayer])), [PayMana({0}, 0)])
          ACTIVATED Timing(During(TURN, You))
        Put a -0/-1 counter on this creature: Add {G}. Activate only once each turn.
          ACTIVATED AddsMana(NOTHING_ONCE, [{G}], 1)
        {T}, Put a -1/-1 counter on this creature: Add {G}.
          ACTIVATED AddsMana(TAP, [{G}], 1)
        Put a -0/-1 counter on this creature: Add {G}.
          ACTIVATED AddsManaOtherwise(NOTHING)
        Players can't pay life or sacrifice creatures to cast spells or activate abilities.
          CantActivate(Any, PAYING_LIFE)
          CantActivate(HasType("creature"), SACRIFICING)
        """);
  }

  @TestFactory
  Stream<DynamicTest> at_the_cost_of_mana_or_of_other_permanents() {
    return Wordings.mean(
        """
        {1}, {T}: Add {R}{W}.
          ACTIVATED AddsMana(TAP, [{R}{W}], 1, Always, [PayMana({1}, 0)])
        {W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.
          ACTIVATED AddsMana(TAP, [{W}{W}, {W}{U}, {U}{U}], 1, Always, [PayMana({W/U}, 0)])
        {2}, {T}, Sacrifice this artifact: Add two mana of any one color.
          ACTIVATED AddsMana(TAP_AND_SACRIFICE, [{W}{W}, {U}{U}, {B}{B}, {R}{R}, {G}{G}], 1, Always, [PayMana({2}, 0)])
        {1}: Add {R} or {W}.
          ACTIVATED AddsMana(NOTHING, [{R}, {W}], 1, Always, [PayMana({1}, 0)])
        Sacrifice a creature: Add {C}{C}.
          ACTIVATED AddsMana(NOTHING, [{C}{C}], 1, Always, [Sacrifice(1, HasType("creature"))])
        {T}, Sacrifice another creature: Add {B}{B}.
          ACTIVATED AddsMana(TAP, [{B}{B}], 1, Always, [Sacrifice(1, Both([HasType("creature"), Not(Self)]))])
        {T}, Tap an untapped creature you control: Add one mana of any color.
          ACTIVATED AddsMana(TAP, [{W}, {U}, {B}, {R}, {G}], 1, Always, [Tap(1, HasType("creature"))])
        Tap two untapped Elves you control: Add one mana of any color.
          ACTIVATED AddsMana(NOTHING, [{W}, {U}, {B}, {R}, {G}], 1, Always, [Tap(2, HasSubtype("elf"))])
        {B}, {T}, Sacrifice a creature: Add {R}{R}{R}.
          ACTIVATED AddsMana(TAP, [{R}{R}{R}], 1, Always, [Together([PayMana({B}, 0), Sacrifice(1, HasType("creature"))])])
        """);
  }

  @TestFactory
  Stream<DynamicTest> added_besides_what_a_permanent_produces() {
    return Wordings.mean(
        """
        Whenever enchanted land is tapped for mana, its controller adds an additional {G}.
          TRIGGERED AddsManaBesides(Attached, [{G}])
        Whenever enchanted land is tapped for mana, its controller adds an additional one mana of any color.
          TRIGGERED AddsManaBesides(Attached, [{W}, {U}, {B}, {R}, {G}])
        Whenever enchanted land is tapped for mana, its controller adds an additional two mana in any combination of colors.
          TRIGGERED AddsManaBesides(Attached, [{W/U/B/R/G}{W/U/B/R/G}])
        Whenever you tap a land for mana, add one mana of any type that land produced.
          TRIGGERED AddsManaBesides(Both([HasType("land"), ControlledBy(You)]), [])
        Whenever a player taps a land for mana, that player adds one mana of any type that land produced.
          TRIGGERED AddsManaBesides(HasType("land"), [])
        Whenever you tap a creature for mana, add an additional {G}.
          TRIGGERED AddsManaBesides(Both([HasType("creature"), ControlledBy(You)]), [{G}])
        Whenever a Forest is tapped for mana, its controller adds an additional {G}.
          TRIGGERED AddsManaBesides(HasSubtype("forest"), [{G}])
        """);
  }

  @TestFactory
  Stream<DynamicTest> added_in_a_way_that_is_not_counted() {
    return Wordings.mean(
        """
        {X}, {T}: Add {R}{W}.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {T}, Mill a card: Add {U}.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {T}: Add {C}. If the moon is full, add {C}{C}{C} instead.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {T}: Add one mana of any of the exiled card's colors.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        Exert this creature: Add {G}.
          ACTIVATED AddsManaOtherwise(NOTHING)
        Exhaust — {G}, {T}: Add {U}{U}.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        Exile a creature you control: Add {R}.
          ACTIVATED AddsManaOtherwise(NOTHING)
        Whenever an opponent taps a land for mana, add {C}.
          TRIGGERED AddsManaOtherwise(NOTHING)
        Whenever enchanted land is tapped for mana, its controller adds an additional one mana of the chosen color.
          TRIGGERED AddsManaOtherwise(NOTHING)
        """);
  }

  @TestFactory
  Stream<DynamicTest> no_mana_for_costs_to_attack() {
    return Wordings.mean(
        """
        +1: Add {R}.
          ACTIVATED irrelevant
        {T}: Target player adds {G}.
          ACTIVATED irrelevant
        {T}: Draw a card.
          ACTIVATED irrelevant
        {T}: Add {G}{G}. Spend this mana only to cast creature spells.
          ACTIVATED AddsManaForOthers
        {T}: Add {C}{C}{C}. Activate only as an instant.
          ACTIVATED AddsManaForOthers
        When this creature enters, add {R}.
          TRIGGERED irrelevant
        {2}: Create a Treasure token with "{T}, Sacrifice this artifact: Add one mana of any color."
          ACTIVATED irrelevant
        """);
  }
}
