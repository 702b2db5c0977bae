package casebook.engine.effect;

import java.util.List;
import java.util.Optional;

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

  /** "Whenever one or more [players or permanents] are attacked" (508.3b): once for all of them. */
  record AreAttacked(Whom whom) implements TriggerEvent {}

  /**
   * "Whenever [a creature] enters attacking": once for each that is put onto the battlefield so,
   * and not for what is declared (508.4).
   */
  record ComesAttacking(Filter who) implements TriggerEvent {}

  /**
   * "Whenever [a player] attacks with one or more [creatures]" (508.3c), "Whenever [a player]
   * attacks [another player] with [creatures]" (508.3e) and "Whenever N or more creatures attack
   * [someone]": once, if at least {@code atLeast} were declared.
   */
  record PlayerAttacksWith(Players player, Amount atLeast, Filter who, Whom whom)
      implements TriggerEvent {

    /** The sub-rule that has its form: for an attack on players, whatever attacks, 508.3e. */
    public String rule() {
      return saysOnlyWhichPermanents() ? "508.3" : isOnPlayers(whom) ? "508.3e" : "508.3c";
    }

    private static boolean isOnPlayers(Whom whom) {
      return whom instanceof Whom.ThePlayer
          || (whom instanceof Whom.Each(var each) && isOnPlayers(each));
    }

    /**
     * Whether it says what permanents are attacked and not with what ("attacks one or more
     * planeswalkers you control"), a form that 508.3 allows and that none of 508.3a to f has.
     */
    private boolean saysOnlyWhichPermanents() {
      return whom instanceof Whom.ThePermanent
          && who.equals(Filter.ANY)
          && atLeast.equals(Amount.of(1));
    }
  }

  /**
   * "Whenever [a player] attacks with [a creature]" (508.3c): once for each such creature, as each
   * is an occurrence of its own (603.2c).
   */
  record PlayerAttacksWithEach(Players player, Filter who, Whom whom) implements TriggerEvent {}

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
   * "Whenever [a creature] attacking causes a triggered ability of that creature to trigger": once
   * for each time that one does.
   */
  record AttackingTriggers(Filter who) implements TriggerEvent {}

  /**
   * "At the beginning of combat on [a player's] turn" (507.1): before attackers are declared, so
   * what it did as it resolved is over or in force when they are.
   *
   * @param about whom or what it does something to: a token that it creates, or anything
   * @param created the tokens that it creates, with the first sentence that is about them
   */
  record CombatBegins(Players player, Filter about, Optional<TokensCreated> created)
      implements BeforeAttacking {

    /** One that creates nothing of which it is known what it is. */
    public CombatBegins(Players player, Filter about) {
      this(player, about, Optional.empty());
    }

    /** The same without what it creates. */
    public CombatBegins withoutTokens() {
      return new CombatBegins(player, about);
    }
  }

  /**
   * "At the beginning of [a player's] upkeep" and the like (603.2b): earlier in the turn of the
   * combat, so what it did as it resolved may still last.
   */
  record EarlierStepBegins(EarlierStep step, Players player) implements BeforeAttacking {}

  /**
   * "Whenever [a permanent] enters" (603.6a): earlier in the turn of the combat, where such a one
   * entered this turn, so what it did as it resolved may still last.
   */
  record Enters(Filter what) implements BeforeAttacking {}

  /**
   * A Saga gets its lore counter of one of these numbers (714.2b): as its player's first main phase
   * began, or earlier (714.3c), so what it did as it resolved may still last.
   *
   * @param about whom or what it does something to: a token that it creates, or anything
   */
  record ReachesChapter(List<Integer> chapters, Filter about) implements BeforeAttacking {
    public ReachesChapter {
      chapters = List.copyOf(chapters);
    }
  }

  /**
   * "Whenever [a permanent] becomes tapped": once for each, also those that are tapped as they
   * attack (508.1f).
   */
  record BecomesTapped(Filter who) implements WhilePaying {}

  /** "Whenever one or more [permanents] become tapped": once for all that do so together. */
  record BecomeTapped(Filter who) implements WhilePaying {}

  /**
   * "When you do", after an optional cost to attack, and "Whenever you exert a creature": once for
   * each such creature for which the cost of that name is paid (508.2b).
   */
  record PaysOptionalCost(Filter who, String cost) implements TriggerEvent {}

  /**
   * "Whenever [a player] sacrifices [a permanent]": once for each, also those that pay for an
   * attack (508.1j) or are sacrificed for mana (508.1i).
   */
  record Sacrifices(Players player, Filter what) implements WhilePaying {}

  /** "Whenever [a player] taps [a permanent] for mana" (106.12): once for each (508.1i). */
  record TapsForMana(Players player, Filter what) implements WhilePaying {}

  /**
   * "Whenever [a creature] dies" (700.4), "is put into a graveyard", "leaves the battlefield": once
   * for each, also those that are sacrificed or returned to pay for an attack (508.1i, 508.1j).
   */
  record Leaves(Filter what, Where to) implements WhilePaying {}

  /** "Whenever one or more [creatures] die" and the like: once for all that leave together. */
  record LeaveTogether(Filter what, Where to) implements WhilePaying {}

  /**
   * "Whenever [a player] loses life": once for each payment of life (119.4), for a cost, a
   * Phyrexian symbol or a mana ability.
   */
  record LosesLife(Players player) implements WhilePaying {}

  /** "Whenever [a player] discards a card": once for each card that is discarded as a cost. */
  record Discards(Players player) implements WhilePaying {}

  /** "Whenever [a player] discards one or more cards": once for each cost. */
  record DiscardTogether(Players player) implements WhilePaying {}

  /** An event before attackers are declared: what it did is over or in force by then. */
  sealed interface BeforeAttacking extends TriggerEvent {}

  /**
   * An event that isn't the attack itself, but that can happen as attackers are tapped (508.1f) or
   * costs are paid (508.1i, 508.1j): the ability goes onto the stack with the others (508.2b).
   */
  sealed interface WhilePaying extends TriggerEvent {}

  /** Where what leaves the battlefield goes. */
  enum Where {
    /** To a graveyard: it dies, if it is a creature or planeswalker (700.4). */
    GRAVEYARD,
    /** To its owner's hand: it is returned there. */
    HAND,
    /** Anywhere. */
    ANYWHERE
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
