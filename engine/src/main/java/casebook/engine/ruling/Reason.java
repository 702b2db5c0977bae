package casebook.engine.ruling;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.rules.RuleNumber;
import java.util.List;

/** Why a move isn't legal; each kind of reason belongs to one sub-rule. */
public sealed interface Reason {

  /** The sub-rule that the move disobeys. */
  RuleNumber rule();

  /** A reason of 508.1a: the creature can't be chosen. */
  sealed interface NotChoosable extends Reason {
    @Override
    default RuleNumber rule() {
      return RuleNumber.parse("508.1a");
    }

    /** The creature on account of which the move isn't legal, where there is one. */
    Id creature();
  }

  /** It isn't a creature. */
  record NotACreature(Id creature) implements NotChoosable {}

  /** The active player, or the active team, doesn't control it. */
  record NotControlled(Id creature) implements NotChoosable {}

  /** It is phased out: treated as though it did not exist (702.26b). */
  record PhasedOut(Id creature) implements NotChoosable {}

  /** It has left the battlefield: only a permanent on the battlefield can attack. */
  record HasLeft(Id creature) implements NotChoosable {}

  /** It is tapped. */
  record Tapped(Id creature) implements NotChoosable {}

  /** It is a battle too. */
  record AlsoABattle(Id creature) implements NotChoosable {}

  /** Neither haste nor controlled continuously since the turn began. */
  record SummoningSick(Id creature) implements NotChoosable {}

  /** The creature can't attack that at all (508.1b). */
  record NotAttackable(Id creature, Id target, Why why) implements Reason {
    @Override
    public RuleNumber rule() {
      return RuleNumber.parse("508.1b");
    }

    /** What makes it no target of an attack. */
    public enum Why {
      /** It is a player who is no defending player (506.2). */
      NOT_A_DEFENDING_PLAYER,
      /** The player has left the game. */
      NOT_IN_THE_GAME,
      /** It is no player, planeswalker or battle (506.3). */
      NEITHER_PLANESWALKER_NOR_BATTLE,
      /** A planeswalker that no defending player controls (506.2). */
      NOT_CONTROLLED_BY_A_DEFENDING_PLAYER,
      /** A battle that no defending player protects (506.2). */
      NOT_PROTECTED_BY_A_DEFENDING_PLAYER,
      /** It is beyond the attacking player's range of influence (801). */
      OUT_OF_RANGE
    }
  }

  /** A restriction that the declaration disobeys (508.1c). */
  record RestrictionDisobeyed(Stated stated, List<Id> creatures) implements Reason {
    public RestrictionDisobeyed {
      creatures = List.copyOf(creatures);
    }

    @Override
    public RuleNumber rule() {
      return RuleNumber.parse("508.1c");
    }
  }

  /**
   * Fewer requirements are obeyed than could be (508.1d).
   *
   * @param maximum the most that an attack obeys without disobeying a restriction
   * @param total how many requirements there are, whether they can be obeyed together or not
   * @param ignored the requirements that the declaration disobeys and the witness obeys
   * @param witness an attack that obeys the most
   */
  record TooFewObeyed(
      int obeyed, int maximum, int total, List<RequirementItem> ignored, Attack witness)
      implements Reason {
    private static final RuleNumber RULE = RuleNumber.parse("508.1d");

    public TooFewObeyed {
      ignored = List.copyOf(ignored);
    }

    @Override
    public RuleNumber rule() {
      return RULE;
    }
  }

  /** The creatures can't be in a band together (508.1e, 702.22). */
  record NoBand(List<Id> creatures, Flaw flaw) implements Reason {
    public NoBand {
      creatures = List.copyOf(creatures);
    }

    @Override
    public RuleNumber rule() {
      return RuleNumber.parse("508.1e");
    }

    /** What is wrong with the band. */
    public enum Flaw {
      /** A creature of the band does not attack. */
      NOT_ATTACKING,
      /** Too many of its creatures lack banding (702.22c). */
      WITHOUT_BANDING,
      /** Its creatures attack different players or permanents (702.22d). */
      DIFFERENT_TARGETS,
      /** A creature is in two bands. */
      IN_TWO_BANDS
    }
  }

  /** A chosen optional cost that this creature doesn't have (508.1g). */
  record NoSuchOptionalCost(Id creature, String cost) implements Reason {
    @Override
    public RuleNumber rule() {
      return RuleNumber.parse("508.1g");
    }
  }

  /** An optional cost that was chosen for the creature as often as it has it (508.1g). */
  record ChosenTooOften(Id creature, String cost) implements Reason {
    @Override
    public RuleNumber rule() {
      return RuleNumber.parse("508.1g");
    }
  }

  /** An optional cost to attack that was chosen for a creature that doesn't attack (508.1g). */
  record ChosenWithoutAttacking(Id creature, String cost) implements Reason {
    @Override
    public RuleNumber rule() {
      return RuleNumber.parse("508.1g");
    }
  }

  /** A cost that the attack requires and that is not paid (508.1j). */
  record NotPaid(Id creature, Id target, List<Stated> costs) implements Reason {
    public NotPaid {
      costs = List.copyOf(costs);
    }

    @Override
    public RuleNumber rule() {
      return RuleNumber.parse("508.1j");
    }
  }

  /**
   * The total cost can't be paid with what the player has (508.1j).
   *
   * @param uncounted the permanents that add mana in a way that isn't counted (508.1i)
   */
  record CannotPay(Price missing, List<Id> uncounted) implements Reason {
    public CannotPay {
      uncounted = List.copyOf(uncounted);
    }

    @Override
    public RuleNumber rule() {
      return RuleNumber.parse("508.1j");
    }
  }

  /** A permanent named for a cost can't pay it (508.1j). */
  record WrongPayment(Id creature, Id with) implements Reason {
    @Override
    public RuleNumber rule() {
      return RuleNumber.parse("508.1j");
    }
  }

  /** The player can't be chosen as the defending player (506.2a). */
  record NoDefendingPlayer(Id player) implements Reason {
    @Override
    public RuleNumber rule() {
      return RuleNumber.parse("506.2a");
    }
  }

  /**
   * What the controller of a creature that is put onto the battlefield attacking, or that an effect
   * states is attacking, chose for it to attack can't be chosen (508.4).
   */
  record NotAChoice(Id creature, Id target, NotAttackable.Why why) implements Reason {
    @Override
    public RuleNumber rule() {
      return RuleNumber.parse("508.4");
    }
  }

  /**
   * A reselection that the rules don't allow (508.7c to 508.7e).
   *
   * @param limit which of them
   */
  record NotReselectable(Id creature, Id target, Limit limit) implements Reason {
    @Override
    public RuleNumber rule() {
      return RuleNumber.parse(limit.number);
    }

    /** Who may be reselected; of a planeswalker its controller, of a battle its protector. */
    public enum Limit {
      /** Only an opponent of the attacking creature's controller. */
      OPPONENTS("508.7c"),
      /** Only the chosen defending player, where several may not be attacked (802). */
      CHOSEN_DEFENDING_PLAYER("508.7d"),
      /** Only a player within range of the attacking creature's controller (801). */
      RANGE_OF_INFLUENCE("508.7e");

      private final String number;

      Limit(String number) {
        this.number = number;
      }
    }
  }
}
