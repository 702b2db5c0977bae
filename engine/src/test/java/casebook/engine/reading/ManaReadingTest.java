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
          ACTIVATED Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Stated("that mana is spent on a dragon spell"))
        {T}: Add {G}. Activate only once each turn.
          ACTIVATED AddsMana(TAP, [{G}], 1)
        """);
  }

  @TestFactory
  Stream<DynamicTest> added_in_a_way_that_is_not_counted() {
    return Wordings.mean(
        """
        {T}: Add one mana of any color in your commander's color identity.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {1}, {T}: Add {R}{W}.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {T}, Pay 1 life: Add {U}.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {T}: Add {C}. If you control a Tower, add {C}{C}{C} instead.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {T}: Add one mana of the chosen color.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        Exert this creature: Add {G}.
          ACTIVATED AddsManaOtherwise(NOTHING)
        {2}: Add {W}.
          ACTIVATED AddsManaOtherwise(NOTHING)
        Whenever you tap a land for mana, add one mana of any type that land produced.
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
          ACTIVATED irrelevant
          ACTIVATED irrelevant
        When this creature enters, add {R}.
          TRIGGERED irrelevant
        {2}: Create a Treasure token with "{T}, Sacrifice this artifact: Add one mana of any color."
          ACTIVATED irrelevant
        """);
  }
}
