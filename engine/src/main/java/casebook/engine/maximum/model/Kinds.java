package casebook.engine.maximum.model;

import casebook.engine.board.Id;
import casebook.engine.maximum.model.AttackModel.Bonus;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.move.Attack;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The creatures of a problem in equivalence classes: creatures of one kind have the same options.
 * Options are numbered through all kinds; the first of each kind is not to attack.
 *
 * @param members the creatures of each kind, as indexes, in board order
 * @param first where the options of each kind begin, and at the end how many options there are
 * @param able how many creatures could be counted by each counter
 */
// The search spends its time in these arrays; nobody compares kinds.
@SuppressWarnings("ArrayRecordComponent")
public record Kinds(
    AttackModel problem, int[][] members, int[] first, Choice[] options, int[] able) {

  /** The creatures of a problem, those with the same options in one kind. */
  public static Kinds of(AttackModel problem) {
    return of(problem, members(problem.creatures().size(), problem.choices()::get));
  }

  /** The creatures of each class, in their order; those with equal keys are in one class. */
  private static int[][] members(int creatures, IntFunction<Object> keyOf) {
    var known = new HashMap<Object, Integer>();
    int[] classOf = new int[creatures];
    for (int creature = 0; creature < creatures; creature++) {
      classOf[creature] = known.computeIfAbsent(keyOf.apply(creature), _ -> known.size());
    }
    int[] sizes = new int[known.size()];
    for (int one : classOf) {
      sizes[one]++;
    }
    int[][] members = new int[sizes.length][];
    for (int creature = creatures - 1; creature >= 0; creature--) {
      int one = classOf[creature];
      members[one] = members[one] == null ? new int[sizes[one]] : members[one];
      members[one][--sizes[one]] = creature;
    }
    return members;
  }

  /**
   * The kinds of another problem in which creatures with different marks are told apart.
   *
   * @param kindOf the kind of each creature
   * @param marks a mark for each creature
   */
  public static Kinds split(AttackModel problem, int[] kindOf, int[] marks) {
    return of(
        problem,
        members(marks.length, creature -> ((long) kindOf[creature] << 32) + marks[creature]));
  }

  private static Kinds of(AttackModel problem, int[][] members) {
    int[] first = new int[members.length + 1];
    for (int kind = 0; kind < members.length; kind++) {
      first[kind + 1] = first[kind] + problem.choices().get(members[kind][0]).size();
    }
    var options = new Choice[first[members.length]];
    for (int kind = 0; kind < members.length; kind++) {
      List<Choice> choices = problem.choices().get(members[kind][0]);
      for (int choice = 0; choice < choices.size(); choice++) {
        options[first[kind] + choice] = choices.get(choice);
      }
    }
    int[] able = able(problem, members, first, options, new boolean[options.length]);
    return new Kinds(problem, members, first, options, able);
  }

  /** The same kinds, but of one kind only the first creature; the others are the last kind. */
  public Kinds withOneApart(int kind) {
    int[] of = members[kind];
    if (of.length == 1) {
      return this;
    }
    int[][] apart = Arrays.copyOf(members, members.length + 1);
    apart[kind] = new int[] {of[0]};
    apart[members.length] = Arrays.copyOfRange(of, 1, of.length);
    return of(problem, apart);
  }

  /** The number of kinds. */
  public int size() {
    return members.length;
  }

  /** How many creatures could be counted by each counter where some options are never taken. */
  public int[] able(boolean[] isOut) {
    return able(problem, members, first, options, isOut);
  }

  private static int[] able(
      AttackModel problem, int[][] members, int[] first, Choice[] options, boolean[] isOut) {
    int[] able = new int[problem.counters().size()];
    int[] last = new int[able.length];
    Arrays.fill(last, -1);
    for (int kind = 0; kind < members.length; kind++) {
      for (int option = first[kind]; option < first[kind + 1]; option++) {
        for (int counter : options[option].raises()) {
          if (!isOut[option]) {
            able[counter] += last[counter] == kind ? 0 : members[kind].length;
            last[counter] = kind;
          }
        }
      }
    }
    return able;
  }

  /** The counters that each option raises. */
  public int[][] raises() {
    int[][] raises = new int[options.length][];
    Arrays.setAll(raises, option -> options[option].raises());
    return raises;
  }

  /** The kind that an option is one of. */
  public int kindOf(int option) {
    int kind = Arrays.binarySearch(first, option);
    return kind >= 0 ? kind : -kind - 2;
  }

  /** The creatures of all kinds, in board order. */
  public List<Id> creatures() {
    return Arrays.stream(members)
        .flatMapToInt(Arrays::stream)
        .sorted()
        .mapToObj(problem.creatures()::get)
        .toList();
  }

  /** The kind of each creature. */
  public int[] kindOfEach() {
    int[] kindOf = new int[problem.creatures().size()];
    for (int kind = 0; kind < members.length; kind++) {
      for (int creature : members[kind]) {
        kindOf[creature] = kind;
      }
    }
    return kindOf;
  }

  /** The counters of the attack with these numbers of creatures for each option. */
  public int[] counts(int[] taken) {
    int[] count = new int[problem.counters().size()];
    for (int option = 0; option < taken.length; option++) {
      if (taken[option] > 0) {
        for (int counter : options[option].raises()) {
          count[counter] += taken[option];
        }
      }
    }
    return count;
  }

  /** The value of the attack with these numbers of creatures for each option. */
  public AttackProfile profile(int[] taken) {
    int[] count = counts(taken);
    int[] obeyed = new int[problem.groups()];
    for (int option = 0; option < taken.length; option++) {
      int[] earns = options[option].earns();
      for (int group = 0; taken[option] > 0 && group < obeyed.length; group++) {
        obeyed[group] += taken[option] * earns[group];
      }
    }
    for (Bonus bonus : problem.bonuses()) {
      obeyed[bonus.group()] += bonus.obeyed().holds(count) ? 1 : 0;
    }
    return new AttackProfile(problem.existing(count), Arrays.stream(obeyed).boxed().toList());
  }

  /** The attack with these numbers of creatures for each option: the first ones of each kind. */
  public Attack attack(int[] taken) {
    int[] choiceOf = new int[problem.creatures().size()];
    for (int kind = 0; kind < members.length; kind++) {
      int next = 0;
      for (int option = first[kind] + 1; option < first[kind + 1]; option++) {
        for (int times = 0; times < taken[option]; times++) {
          choiceOf[members[kind][next++]] = option - first[kind];
        }
      }
    }
    return problem.attack(choiceOf);
  }
}
