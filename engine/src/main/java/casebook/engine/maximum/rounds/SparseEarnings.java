package casebook.engine.maximum.rounds;

import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What options earn of each group, told as how it differs from what is usual: where each creature
 * takes all others along, most creatures earn the same of most groups, and only the differences
 * take steps.
 */
public final class SparseEarnings {
  private final Kinds kinds;

  /** For each group, what most options earn of it that earn anything at all. */
  private final int[] usual;

  /** Whether an option is told by how it differs from what is usual, not from nothing. */
  private final boolean[] isUsual;

  /** For each option, the groups of which it earns something else, and how much more. */
  private final int[][] groups;

  private final int[][] more;

  public SparseEarnings(Kinds kinds) {
    Choice[] options = kinds.options();
    this.kinds = kinds;
    this.usual = usual(options, kinds.problem().groups());
    this.isUsual = new boolean[options.length];
    this.groups = new int[options.length][];
    this.more = new int[options.length][];
    int[] nothing = new int[usual.length];
    for (int option = 0; option < options.length; option++) {
      int[] earns = options[option].earns();
      isUsual[option] = differences(earns, usual) < differences(earns, nothing);
      int[] base = isUsual[option] ? usual : nothing;
      groups[option] = new int[differences(earns, base)];
      more[option] = new int[groups[option].length];
      for (int group = 0, next = 0; next < groups[option].length; group++) {
        if (earns[group] != base[group]) {
          groups[option][next] = group;
          more[option][next++] = earns[group] - base[group];
        }
      }
    }
  }

  /** For each group, what more than half of the options that earn anything earn, if so many do. */
  private static int[] usual(Choice[] options, int groups) {
    int[] usual = new int[groups];
    int[] ahead = new int[groups];
    for (Choice option : options) {
      int[] earns = option.earns();
      boolean earnsNothing = Arrays.stream(earns).allMatch(one -> one == 0);
      for (int group = 0; !earnsNothing && group < groups; group++) {
        if (ahead[group] == 0) {
          usual[group] = earns[group];
        }
        ahead[group] += earns[group] == usual[group] ? 1 : -1;
      }
    }
    return usual;
  }

  private static int differences(int[] some, int[] others) {
    int differences = 0;
    for (int group = 0; group < some.length; group++) {
      differences += some[group] == others[group] ? 0 : 1;
    }
    return differences;
  }

  /** What each option is worth where a requirement of each group is worth so much. */
  long[] worth(long[] groupWorth) {
    long worthOfUsual = 0;
    for (int group = 0; group < usual.length; group++) {
      worthOfUsual += usual[group] * groupWorth[group];
    }
    long[] worth = new long[groups.length];
    for (int option = 0; option < worth.length; option++) {
      worth[option] = isUsual[option] ? worthOfUsual : 0;
      for (int index = 0; index < groups[option].length; index++) {
        worth[option] += more[option][index] * groupWorth[groups[option][index]];
      }
    }
    return worth;
  }

  /** How the attack fares in which so many creatures take each option. */
  public AttackProfile row(int[] taken) {
    int[] count = kinds.counts(taken);
    int[] obeyed = new int[usual.length];
    int many = 0;
    for (int option = 0; option < taken.length; option++) {
      many += isUsual[option] ? taken[option] : 0;
      for (int index = 0; taken[option] > 0 && index < groups[option].length; index++) {
        obeyed[groups[option][index]] += taken[option] * more[option][index];
      }
    }
    for (int group = 0; group < obeyed.length; group++) {
      obeyed[group] += many * usual[group];
    }
    for (AttackModel.Bonus bonus : kinds.problem().bonuses()) {
      obeyed[bonus.group()] += bonus.obeyed().holds(count) ? 1 : 0;
    }
    return new AttackProfile(
        kinds.problem().existing(count), IntStream.of(obeyed).boxed().toList());
  }
}
