package casebook.engine.maximum.diagram;

import casebook.engine.maximum.diagram.ReducedModel.Alike;
import casebook.engine.maximum.diagram.ReducedModel.Option;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Formula;
import casebook.engine.maximum.model.Multiplicity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * Creatures that take the same others along, each by requirements of its own: where two of them
 * change places, requirements included, nothing else changes. Of attacks that differ only in which
 * of them attack, all are legal or none is.
 */
public final class Symmetry {
  private static final int NOWHERE = -1;

  private final List<List<Drawing>> alike;

  /** The creatures that the one with these groups can change places with. */
  private final Map<List<Integer>, Integer> placeOf = new HashMap<>();

  /**
   * A creature that requirements exist by.
   *
   * @param place its class, which has no other member
   * @param counters what counts whether it attacks, so that the requirements exist
   * @param groups the requirements
   * @param columns what is earned of each of these groups
   */
  // Compared by nobody.
  @SuppressWarnings("ArrayRecordComponent")
  record Drawing(int place, int[] counters, int[] groups, int[] columns) {}

  /** No creatures can change places. */
  public static final Symmetry NONE = new Symmetry(List.of());

  private Symmetry(List<List<Drawing>> alike) {
    this.alike = alike;
    for (int place = 0; place < alike.size(); place++) {
      for (Drawing one : alike.get(place)) {
        placeOf.put(list(one.groups()), place);
      }
    }
  }

  /** The creatures of a problem that can change places. */
  public static Symmetry of(ReducedModel reduced) {
    return of(reduced, _ -> 0);
  }

  /** Those of them that can change places in another problem about the same attacks too. */
  public Symmetry in(ReducedModel reduced) {
    return alike.isEmpty()
        ? NONE
        : of(reduced, one -> placeOf.getOrDefault(list(one.groups()), NOWHERE));
  }

  private static List<Integer> list(int[] numbers) {
    var list = new ArrayList<Integer>(numbers.length);
    for (int number : numbers) {
      list.add(number);
    }
    return list;
  }

  private static Symmetry of(ReducedModel reduced, ToIntFunction<Drawing> placeOf) {
    List<Drawing> drawing = drawing(reduced);
    drawing.removeIf(one -> placeOf.applyAsInt(one) == NOWHERE);
    if (drawing.size() < 2) {
      return NONE;
    }
    boolean[] isOwn = new boolean[reduced.columns()];
    for (Drawing one : drawing) {
      for (int column : one.columns()) {
        isOwn[column] = true;
      }
    }
    var candidates = new LinkedHashMap<List<Object>, List<Drawing>>();
    for (Drawing one : drawing) {
      List<Object> key = alone(reduced, one, isOwn);
      key.add(placeOf.applyAsInt(one));
      candidates.computeIfAbsent(key, _ -> new ArrayList<>()).add(one);
    }
    var drawn = new ArrayList<List<Object>>();
    for (int place = 0; place < reduced.classes().size(); place++) {
      drawn.add(drawn(reduced, place, candidates.values()));
      if (drawn.getLast().contains(DIFFERENTLY)) {
        return NONE;
      }
    }
    var together = new LinkedHashMap<List<Object>, List<Drawing>>();
    candidates.forEach((key, like) -> {
      for (Drawing one : like) {
        together
            .computeIfAbsent(List.of(key, drawn.get(one.place())), _ -> new ArrayList<>())
            .add(one);
      }
    });
    return new Symmetry(together.values().stream().filter(of -> of.size() > 1).toList());
  }

  /** Stands for options that earn more of the requirements of some than of others like them. */
  private static final Object DIFFERENTLY = "differently";

  /** Creatures whose attack alone makes some requirements exist. */
  private static List<Drawing> drawing(ReducedModel reduced) {
    AttackModel problem = reduced.problem();
    int[] raisedBy = raisedByOne(reduced);
    problem.demands().forEach(demand -> demand.forEachReached(one -> raisedBy[one.counter()] = -1));
    problem
        .bonuses()
        .forEach(bonus -> bonus.obeyed().forEachReached(one -> raisedBy[one.counter()] = -1));
    for (int counter = 0; counter < raisedBy.length; counter++) {
      raisedBy[counter] = problem.limit()[counter] < 1 ? -1 : raisedBy[counter];
    }
    int[] users = new int[reduced.columns()];
    for (int column : reduced.columnOf()) {
      if (column >= 0) {
        users[column]++;
      }
    }
    boolean[] isOfCreatures = new boolean[problem.groups()];
    for (int group = 0; group < isOfCreatures.length; group++) {
      int of = group;
      int column = reduced.columnOf()[group];
      isOfCreatures[group] =
          counterOf(problem.existing().get(group)) >= 0
              && column >= 0
              && users[column] == 1
              && problem.bonuses().stream().noneMatch(bonus -> bonus.group() == of);
      if (!isOfCreatures[group]) {
        problem.existing().get(group).forEachCounter(counter -> raisedBy[counter] = -1);
      }
    }
    var groupsOf = new LinkedHashMap<Integer, List<Integer>>();
    for (int group = 0; group < isOfCreatures.length; group++) {
      int place = isOfCreatures[group] ? raisedBy[counterOf(problem.existing().get(group))] : -1;
      if (place >= 0) {
        groupsOf.computeIfAbsent(place, _ -> new ArrayList<>()).add(group);
      }
    }
    var drawing = new ArrayList<Drawing>();
    groupsOf.forEach((place, groups) ->
        drawing.add(
            new Drawing(
                place,
                groups.stream().mapToInt(one -> counterOf(problem.existing().get(one))).toArray(),
                groups.stream().mapToInt(Integer::intValue).toArray(),
                groups.stream().mapToInt(one -> reduced.columnOf()[one]).toArray())));
    return drawing;
  }

  /** For each counter, the class of the one creature that it counts; -1 where it counts others. */
  private static int[] raisedByOne(ReducedModel reduced) {
    int[] raisedBy = new int[reduced.problem().counters().size()];
    Arrays.fill(raisedBy, -2);
    for (int place = 0; place < reduced.classes().size(); place++) {
      Alike of = reduced.classes().get(place);
      for (Option option : of.options()) {
        for (int counter : option.choice().raises()) {
          boolean isFirst = raisedBy[counter] == -2 || raisedBy[counter] == place;
          raisedBy[counter] = isFirst && of.size() == 1 ? place : -1;
        }
      }
    }
    return raisedBy;
  }

  /** The counter that by itself makes requirements exist; -1 where there is no such one. */
  private static int counterOf(Multiplicity times) {
    return times.counters().isEmpty()
            && times.formulas().size() == 1
            && times.formulas().getFirst() instanceof Formula.Reached(int counter, int threshold)
            && threshold == 1
        ? counter
        : -1;
  }

  /** What a creature can do, its own requirements told apart only by their order. */
  private static List<Object> alone(ReducedModel reduced, Drawing one, boolean[] isOwn) {
    var key = new ArrayList<Object>();
    for (Option option : reduced.classes().get(one.place()).options()) {
      Choice choice = option.choice();
      var raises = new ArrayList<Integer>(choice.raises().length);
      for (int counter : choice.raises()) {
        int own = place(one.counters(), counter);
        raises.add(own >= 0 ? -1 - own : counter);
      }
      raises.sort(Comparator.naturalOrder());
      var earns = new ArrayList<Integer>(one.columns().length);
      for (int column : one.columns()) {
        earns.add(choice.earns()[column]);
      }
      for (int column = 0; column < isOwn.length; column++) {
        if (!isOwn[column]) {
          earns.add(choice.earns()[column]);
        }
      }
      key.add(List.of(option.times(), option.earned(), raises, list(choice.demands()), earns));
    }
    key.add(one.groups().length);
    return key;
  }

  private static int place(int[] of, int one) {
    for (int index = 0; index < of.length; index++) {
      if (of[index] == one) {
        return index;
      }
    }
    return -1;
  }

  /** What each option of a class earns of the requirements of others, kind by kind of these. */
  private static List<Object> drawn(
      ReducedModel reduced, int place, Iterable<List<Drawing>> candidates) {
    var drawn = new ArrayList<Object>();
    for (Option option : reduced.classes().get(place).options()) {
      for (List<Drawing> like : candidates) {
        for (int slot = 0; slot < like.getFirst().columns().length; slot++) {
          drawn.add(drawn(option.choice().earns(), place, like, slot));
        }
      }
    }
    return drawn;
  }

  private static Object drawn(int[] earns, int place, List<Drawing> like, int slot) {
    int first = NOWHERE;
    for (Drawing other : like) {
      if (other.place() != place) {
        int here = earns[other.columns()[slot]];
        if (first != NOWHERE && first != here) {
          return DIFFERENTLY;
        }
        first = here;
      }
    }
    return first;
  }

  /** Whether no creatures can change places. */
  public boolean isTrivial() {
    return alike.isEmpty();
  }

  /** The problem in which creatures that can change places are one class. */
  public ReducedModel merged(ReducedModel reduced) {
    return alike.isEmpty() ? reduced : new SymmetryQuotient(reduced, alike).merged();
  }

  /** The row that stands for all that come out of a row where creatures change places. */
  public AttackProfile canonical(AttackProfile row) {
    if (alike.isEmpty()) {
      return row;
    }
    int[] existing = row.existing().stream().mapToInt(Integer::intValue).toArray();
    int[] obeyed = row.obeyed().stream().mapToInt(Integer::intValue).toArray();
    for (List<Drawing> like : alike) {
      int[][] each = new int[like.size()][];
      for (int index = 0; index < each.length; index++) {
        int[] groups = like.get(index).groups();
        each[index] = both(existing, groups, obeyed, groups);
      }
      Arrays.sort(each, Arrays::compare);
      for (int index = 0; index < each.length; index++) {
        int[] groups = like.get(index).groups();
        put(each[index], existing, groups, obeyed, groups);
      }
    }
    return new AttackProfile(
        Arrays.stream(existing).boxed().toList(), Arrays.stream(obeyed).boxed().toList());
  }

  private static int[] both(int[] some, int[] of, int[] others, int[] ofOthers) {
    int[] both = new int[of.length + ofOthers.length];
    for (int index = 0; index < of.length; index++) {
      both[index] = some[of[index]];
    }
    for (int index = 0; index < ofOthers.length; index++) {
      both[of.length + index] = others[ofOthers[index]];
    }
    return both;
  }

  private static void put(int[] both, int[] some, int[] of, int[] others, int[] ofOthers) {
    for (int index = 0; index < of.length; index++) {
      some[of[index]] = both[index];
    }
    for (int index = 0; index < ofOthers.length; index++) {
      others[ofOthers[index]] = both[of.length + index];
    }
  }
}
