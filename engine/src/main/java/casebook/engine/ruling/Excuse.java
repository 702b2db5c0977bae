package casebook.engine.ruling;

import java.util.List;

/** Why a requirement that isn't obeyed makes no attack illegal by itself (508.1d). */
public sealed interface Excuse {

  /**
   * It could be obeyed only by attacking what costs something to attack, and nobody is made to pay.
   *
   * @param costs what states the costs
   */
  record CostsToAttack(List<Stated> costs) implements Excuse {
    public CostsToAttack {
      costs = List.copyOf(costs);
    }
  }

  /** The creature can't be chosen to attack (508.1a). */
  record NotChoosable(Reason.NotChoosable reason) implements Excuse {}

  /** There is nothing to attack that it could be obeyed by. */
  record NothingThere() implements Excuse {}

  /** Restrictions keep the creature from attacking anything that it could obey by (508.1c). */
  record Restricted(List<Stated> restrictions) implements Excuse {
    public Restricted {
      restrictions = List.copyOf(restrictions);
    }
  }
}
