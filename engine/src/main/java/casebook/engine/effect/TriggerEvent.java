package casebook.engine.effect;

/**
 * The forms of trigger conditions that look at combat beginning or a step before it, or at
 * attackers being declared (508.3).
 */
public sealed interface TriggerEvent {

  /**
   * "Whenever [a creature] attacks (alone) ([a player, planeswalker, or battle])" (508.3a): once
   * for each such creature.
   */
  record CreatureAttacks(Filter who, Whom whom, Company company) implements TriggerEvent {}

  /** "Whenever [a player, planeswalker, or battle] is attacked" (508.3b): once for each. */
  record IsAttacked(Whom whom) implements TriggerEvent {}

  /**
   * "Whenever [a player] attacks with [creatures]" (508.3c) and "Whenever N or more creatures
   * attack [someone]": once, if at least so many were declared.
   */
  record PlayerAttacksWith(Players player, Amount atLeast, Filter who, Whom whom)
      implements TriggerEvent {}

  /** "Whenever [a player] attacks" (508.3d): once. */
  record PlayerAttacks(Players player) implements TriggerEvent {}

  /** "Whenever [a player] attacks [another player]" (508.3e): once for each player attacked. */
  record PlayerAttacksPlayer(Players player, Players attacked) implements TriggerEvent {}

  /** "Whenever N or more [creatures] attack" (508.3a): once for all of them. */
  record CreaturesAttack(Amount atLeast, Filter who, Whom whom) implements TriggerEvent {}

  /** "Whenever [a creature] attacks and isn't blocked" (508.3f): not in this step. */
  record AttacksUnblocked(Filter who, Whom whom) implements TriggerEvent {}

  /** "Whenever one or more [creatures] attack and aren't blocked" (508.3f): once for all. */
  record CreaturesUnblocked(Filter who, Whom whom) implements TriggerEvent {}

  /**
   * "At the beginning of combat on [a player's] turn" (507.1): before attackers are declared, so
   * what it did as it resolved is over or in force when they are.
   *
   * @param about whom or what it does something to: a token that it creates, or anything
   */
  record CombatBegins(Players player, Filter about) implements TriggerEvent {}

  /**
   * "At the beginning of [a player's] upkeep" and the like (603.2b): earlier in the turn of the
   * combat, so what it did as it resolved may still last.
   */
  record EarlierStepBegins(EarlierStep step, Players player) implements TriggerEvent {}

  /**
   * "Whenever [a permanent] becomes tapped": once for each, also those that are tapped as they
   * attack (508.1f).
   */
  record BecomesTapped(Filter who) implements TriggerEvent {}

  /** "Whenever one or more [permanents] become tapped": once for all that do so together. */
  record BecomeTapped(Filter who) implements TriggerEvent {}

  /**
   * "When you do", after an optional cost to attack, and "Whenever you exert a creature": once for
   * each such creature for which the cost of that name is paid (508.2b).
   */
  record PaysOptionalCost(Filter who, String cost) implements TriggerEvent {}

  /**
   * "Whenever [a player] sacrifices [a permanent]": once for each, also those that pay for an
   * attack (508.1j) or are sacrificed for mana (508.1i).
   */
  record Sacrifices(Players player, Filter what) implements TriggerEvent {}

  /** "Whenever [a player] taps [a permanent] for mana" (106.12): once for each (508.1i). */
  record TapsForMana(Players player, Filter what) implements TriggerEvent {}

  /** Whether it happens before attackers are declared. */
  default boolean isBeforeAttacking() {
    return this instanceof CombatBegins || this instanceof EarlierStepBegins;
  }

  /** A part of the turn that comes before its first combat phase (500.1). */
  enum EarlierStep {
    /** The upkeep step (503). */
    UPKEEP,
    /** The draw step (504). */
    DRAW,
    /** The first main phase, also called precombat (505). */
    FIRST_MAIN
  }

  /** Whether the creature must attack alone (506.5), or a player alone (506.6). */
  enum Company {
    /** It doesn't matter whether others attack. */
    ANY,
    /** No other creature attacks. */
    ALONE,
    /** It attacks a player whom no other creature attacks. */
    PLAYER_ALONE,
    /** At least one other creature attacks. */
    WITH_OTHERS
  }
}
