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
}
