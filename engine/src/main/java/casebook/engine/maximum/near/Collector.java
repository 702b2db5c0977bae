package casebook.engine.maximum.near;

import casebook.engine.maximum.near.NearestSearch.Nearest;
import casebook.engine.maximum.near.NearestSearch.Wanted;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Takes near attacks that are wanted until there are enough, or too many others. */
final class Collector implements Predicate<int[]> {
  private final List<Attack> attacks = new ArrayList<>();
  private final NearestSearch nearby;
  private final int limit;
  private final Wanted wanted;
  private int others;

  Collector(NearestSearch nearby, int limit, Wanted wanted) {
    this.nearby = nearby;
    this.limit = limit;
    this.wanted = wanted;
  }

  /** Looks at what the creatures choose; whether more is looked at. */
  @Override
  public boolean test(int[] choices) {
    Attack attack = nearby.attack(choices);
    if (wanted.attacks().test(attack)) {
      attacks.add(attack);
    } else {
      others++;
    }
    return !isOver();
  }

  boolean isOver() {
    return isEnough() || others >= wanted.mostOthers();
  }

  private boolean isEnough() {
    return attacks.size() >= limit;
  }

  /**
   * What was taken.
   *
   * @param isAll whether none were left to look at, unless it was over before
   */
  Nearest nearest(boolean isAll) {
    return new Nearest(attacks, isEnough() || (isAll && !isOver()));
  }

  /** What was taken, and an attack that is as near as any other left, though not the first. */
  Nearest with(Attack attack) {
    if (!attacks.contains(attack) && wanted.attacks().test(attack)) {
      attacks.add(attack);
    }
    return new Nearest(attacks, false);
  }
}
