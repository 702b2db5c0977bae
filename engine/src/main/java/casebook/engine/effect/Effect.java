package casebook.engine.effect;

import java.util.List;
import java.util.Optional;

/**
 * What a sentence of rules text does to attacking. A card is a list of such values; a new kind of
 * effect is a new record here, and every {@code switch} that must decide about it stops compiling.
 *
 * <p>{@code who} says which creatures are meant, {@code whom} what they would be attacking, {@code
 * when} the condition in which the effect applies. "If able" is not represented: the maximum of
 * 508.1d is what it is for.
 */
public sealed interface Effect {

  /** Restriction (508.1c): a creature can't attack, or can't attack such a player or permanent. */
  record CantAttack(Filter who, Whom whom, Condition when) implements Effect {}

  /**
   * Restriction (508.1c): no more than so many of the creatures can attack.
   *
   * @param period what the creatures are counted over
   */
  record AtMost(Amount count, Filter who, Whom whom, Period period, Condition when)
      implements Effect {}

  /** Requirement (508.1d), one for each such creature: it attacks, or attacks such a target. */
  record MustAttack(Filter who, Whom whom, Condition when) implements Effect {}

  /** Requirement (508.1d) on a player: attack with at least so many of the creatures. */
  record MustAttackWith(Players player, Amount count, Filter who, Whom whom, Condition when)
      implements Effect {}

  /** Each such creature is goaded by the effect's controller (701.15): two requirements. */
  record Goaded(Filter who, Condition when) implements Effect {}

  /** Each such permanent is detained (701.35): it can't attack. */
  record Detained(Filter who) implements Effect {}

  /**
   * A cost to attack (508.1g to 508.1j): each such creature can't attack such a target unless its
   * controller pays; the cost is for each creature.
   */
  record AttackCost(Filter who, Whom whom, Cost cost, Condition when) implements Effect {}

  /**
   * An optional cost to attack (508.1g), which its controller may pay "as" the creature attacks.
   *
   * @param name what a declaration calls it: {@code exert}, {@code enlist}, or a name of its own
   */
  record OptionalCost(Filter who, String name, Cost cost) implements Effect {}

  /** Permission: the creature can attack as though it had haste, or didn't have defender. */
  record AsThough(Filter who, Pretence pretence, Whom whom, Condition when) implements Effect {}

  /** A keyword ability that the object itself has (702). */
  record Keyword(String name, Optional<String> parameter) implements Effect {}

  /** Such permanents have abilities that this text gives them (613.1f). */
  record Gives(Filter who, List<Ability> abilities, Condition when) implements Effect {
    public Gives {
      abilities = List.copyOf(abilities);
    }
  }

  /** Such permanents lose a keyword ability. */
  record Takes(Filter who, String keyword, Condition when) implements Effect {}

  /** Such permanents lose all abilities. */
  record TakesAll(Filter who, Condition when) implements Effect {}

  /** A triggered ability that looks at attacking (508.3). */
  record Trigger(TriggerEvent event, Condition when) implements Effect {}

  /**
   * Such permanents are put onto the battlefield attacking, or become attacking, without having
   * been declared (508.4).
   *
   * @param whom what the text itself says they attack; anything where their controller chooses
   */
  record EntersAttacking(Filter who, Whom whom, Condition when) implements Effect {}

  /** A player other than the attacking player chooses which creatures attack (508.1a). */
  record ChoosesAttackers(Players player) implements Effect {}

  /** Players skip a combat phase (500.11). */
  record SkipsCombat(Players player) implements Effect {}

  /** A spell may be cast, or an ability activated, only in such a part of the turn (506.7). */
  record Timing(Window window) implements Effect {}

  /** What a creature may attack as though it had or hadn't. */
  enum Pretence {
    /** As though it had haste (702.10b). */
    HASTE,
    /** As though it didn't have defender (702.3b). */
    NO_DEFENDER
  }

  /** What a limit on attackers is counted over. */
  enum Period {
    /** Each combat by itself. */
    COMBAT,
    /** The whole turn: creatures that attacked in its earlier combats count too. */
    TURN
  }
}
