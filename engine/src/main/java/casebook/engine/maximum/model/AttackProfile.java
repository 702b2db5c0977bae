package casebook.engine.maximum.model;

import java.util.List;

/**
 * All that requirements ask of an attack: attacks with equal profiles are all legal or all illegal.
 *
 * @param existing how often the requirements of each group exist given the attack
 * @param obeyed how many requirements of each group it obeys, where it exists once
 */
public record AttackProfile(List<Integer> existing, List<Integer> obeyed) {

  /** How many requirements it obeys where each group exists {@code times} times. */
  public int score(List<Integer> times) {
    int score = 0;
    for (int group = 0; group < times.size(); group++) {
      score += times.get(group) * obeyed.get(group);
    }
    return score;
  }

  /** The total worth of what it obeys, where {@code groupWorth} is that of one requirement. */
  public long worth(long[] groupWorth) {
    long worth = 0;
    for (int group = 0; group < groupWorth.length; group++) {
      worth += groupWorth[group] * obeyed.get(group);
    }
    return worth;
  }
}
