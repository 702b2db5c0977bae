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
          ACTIVATED AddsMana(TAP, [{G}])
        {T}: Add {C}{C}.
          ACTIVATED AddsMana(TAP, [{C}{C}])
        {T}: Add {W} or {U}.
          ACTIVATED AddsMana(TAP, [{W}, {U}])
        {T}: Add {B}, {R}, or {G}.
          ACTIVATED AddsMana(TAP, [{B}, {R}, {G}])
        {T}: Add {G}{G}, {G}{W}, or {W}{W}.
          ACTIVATED AddsMana(TAP, [{G}{G}, {G}{W}, {W}{W}])
        {T}: Add one mana of any color.
          ACTIVATED AddsMana(TAP, [{W}, {U}, {B}, {R}, {G}])
        {T}: Add two mana of any one color.
          ACTIVATED AddsMana(TAP, [{W}{W}, {U}{U}, {B}{B}, {R}{R}, {G}{G}])
        {T}: Add two mana in any combination of colors.
          ACTIVATED AddsMana(TAP, [{W/U/B/R/G}{W/U/B/R/G}])
        {T}: Add two mana in any combination of {R} and/or {G}.
          ACTIVATED AddsMana(TAP, [{R/G}{R/G}])
        {T}: Add {G} to your mana pool.
          ACTIVATED AddsMana(TAP, [{G}])
        {T}, Sacrifice this artifact: Add one mana of any color.
          ACTIVATED AddsMana(TAP_AND_SACRIFICE, [{W}, {U}, {B}, {R}, {G}])
        Sacrifice this creature: Add {C}.
          ACTIVATED AddsMana(SACRIFICE, [{C}])
        Hidden Spring — {T}: Add {U}.
          ACTIVATED AddsMana(TAP, [{U}])
        Creatures you control have "{T}: Add one mana of any color."
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("{T}: Add one mana of any color.", ACTIVATED, Read([AddsMana(TAP, [{W}, {U}, {B}, {R}, {G}])]))])
        """);
  }

  @TestFactory
  Stream<DynamicTest> added_in_a_way_that_is_not_counted() {
    return Wordings.mean(
        """
        {T}: Add one mana of any color in your commander's color identity.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {T}: Add {G} for each creature you control.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {1}, {T}: Add {R}{W}.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {T}, Pay 1 life: Add {U}.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {T}: Add {B} or {R}. This land deals 1 damage to you.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {T}: Add {G}. Spend this mana only to cast creature spells.
          ACTIVATED AddsManaOtherwise(TO_BE_UNTAPPED)
        {T}: Add {G}. Activate only if you control an Elf.
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
  Stream<DynamicTest> not_mana_abilities() {
    return Wordings.mean(
        """
        +1: Add {R}.
          ACTIVATED irrelevant
        {T}: Target player adds {G}.
          ACTIVATED irrelevant
        {T}: Draw a card.
          ACTIVATED irrelevant
        When this creature enters, add {R}.
          TRIGGERED irrelevant
        {2}: Create a Treasure token with "{T}, Sacrifice this artifact: Add one mana of any color."
          ACTIVATED irrelevant
        """);
  }
}
