package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What commas, "and" and "or" join: no part of a sentence that bears on attacking is lost. */
class LinkReadingTest {
  @TestFactory
  Stream<DynamicTest> adjectives() {
    return Wordings.mean(
        """
        Nonwhite, nonblue creatures can't attack you.
          CantAttack(Both([Not(HasColor(W)), Not(HasColor(U))]), ThePlayer(You))
        Nonwhite, nonblue, nongreen creatures can't attack you.
          CantAttack(Both([Not(HasColor(W)), Not(HasColor(U)), Not(HasColor(G))]), ThePlayer(You))
        Untapped, legendary creatures can't attack you.
          CantAttack(Both([Not(IsTapped), HasSupertype("legendary")]), ThePlayer(You))
        White, blue, or black creatures can't attack you.
          CantAttack(Either([HasColor(W), HasColor(U), HasColor(B)]), ThePlayer(You))
        Legendary or artifact creatures can't attack you.
          CantAttack(Either([HasSupertype("legendary"), HasType("artifact")]), ThePlayer(You))
        White or artifact Goblins can't attack you.
          CantAttack(Either([Both([HasColor(W), HasSubtype("goblin")]), Both([HasType("artifact"), HasSubtype("goblin")])]), ThePlayer(You))
        White or red Goblin creatures can't attack you.
          CantAttack(Either([Both([HasColor(W), HasSubtype("goblin")]), Both([HasColor(R), HasSubtype("goblin")])]), ThePlayer(You))
        Untapped Goblins and Orcs you control attack each combat if able.
          MustAttack(Both([Either([Both([Not(IsTapped), HasSubtype("goblin")]), Both([Not(IsTapped), HasSubtype("orc")])]), ControlledBy(You)]))
        Equipped legendary or artifact creatures can't attack.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> words_that_say_nothing_by_themselves() {
    return Wordings.mean(
        """
        On odd turns, creatures can't attack.
          unread
        Each Goblin and each Orc you control attacks each combat if able.
          unread
        Creatures that have flying, creatures that have trample, and Walls can't attack.
          unread
        Creatures you control, other than Walls, can't attack.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> conditions_after_a_comma() {
    return Wordings.mean(
        """
        Creatures can't attack you, unless their controller pays {2}.
          AttackCost(Any, ThePlayer(You), PayMana({2}, 0))
        Trial Ogre attacks each combat if able, unless an opponent is the monarch.
          MustAttack(Self, Anything, Not(ExistsPlayer(Both([Opponent, IsMonarch]))))
        Goad target creature, unless its controller pays {2}.
          Goaded(Affected, Not(Stated("its controller pays {2}")))
        Trial Ogre can't attack, except on your turn if you control a Forest.
          unread
        Trial Ogre can't attack, even if you control a Forest.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> conditions_of_which_a_part_is_left() {
    return Wordings.mean(
        """
        Trial Ogre can't attack unless you control a Forest and defending player doesn't.
          unread
        Trial Ogre can't attack unless you control a Forest or the moon is full.
          unread
        Trial Ogre can't attack unless it's enchanted and has two or more +1/+1 counters on it.
          unread
        Creatures can't attack if you control a Forest and the moon is full.
          unread
        Trial Ogre attacks each combat if able unless you control a Forest and the moon is full.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_a_keyword_costs_ends_with_the_sentence() {
    return Wordings.mean(
        """
        Ward—Pay 3 life. Creatures can't attack you.
          Keyword("ward")
          CantAttack(Any, ThePlayer(You))
        Cumulative upkeep—Pay 1 life. This creature can't attack alone.
          Keyword("cumulative upkeep")
          CantAttack(Self, Anything, AttacksAlone)
        Equip {2}. Equipped creature can't attack.
          Keyword("equip", ["{2}"])
          CantAttack(Attached)
        """);
  }

  @TestFactory
  Stream<DynamicTest> pronouns() {
    return Wordings.on("Trial Sage", "planeswalker")
        .means(
            """
            Creatures can't attack you unless their controller pays {X}, where X is the number of loyalty counters on it.
              unread
            """);
  }

  @TestFactory
  Stream<DynamicTest> what_attacks_while_attackers_are_declared() {
    return Wordings.mean(
        """
        If Trial Ogre isn't attacking, other creatures you control can't attack.
          unread
        Whenever Trial Ogre attacks alone and isn't blocked, draw a card.
          TRIGGERED Trigger(AttacksUnblocked(Self), AttacksAlone)
        """);
  }
}
