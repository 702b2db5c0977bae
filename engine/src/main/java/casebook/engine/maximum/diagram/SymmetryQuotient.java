package casebook.engine.maximum.diagram;

import casebook.engine.maximum.diagram.ReducedModel.Alike;
import casebook.engine.maximum.diagram.ReducedModel.Option;
import casebook.engine.maximum.diagram.Symmetry.Drawing;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Bonus;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.Counter;
import casebook.engine.maximum.model.Multiplicity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Puts creatures that can change places into one class: how many of them do what is counted, and
 * not which. A creature earns the same of the requirements of each of them but, if it is one
 * itself, of its own; so one sum is kept for all, and what is different by what it does itself is
 * added where the attack is complete.
 */
final class SymmetryQuotient {
  private static final int NOWHERE = -1;

  private final ReducedModel reduced;
  private final List<List<Drawing>> alike;

  /** The place of each class, counter and column that is left. */
  private final int[] placeOfClass;

  private final int[] placeOfCounter;
  private final int[] placeOfColumn;

  /** For each class, which of those that can change places it is one of. */
  private final int[] alikeOf;

  private int columns;

  /**
   * @param alike creatures that can change places with each other, list by list
   */
  SymmetryQuotient(ReducedModel reduced, List<List<Drawing>> alike) {
    this.reduced = reduced;
    this.alike = alike;
    this.placeOfClass = new int[reduced.classes().size()];
    this.alikeOf = new int[placeOfClass.length];
    this.placeOfCounter = new int[reduced.problem().counters().size()];
    this.placeOfColumn = new int[reduced.columns()];
    Arrays.fill(alikeOf, NOWHERE);
    for (int index = 0; index < alike.size(); index++) {
      for (Drawing one : alike.get(index)) {
        alikeOf[one.place()] = index;
        Arrays.stream(one.counters()).forEach(counter -> placeOfCounter[counter] = NOWHERE);
        Arrays.stream(one.columns()).forEach(column -> placeOfColumn[column] = NOWHERE);
      }
    }
    number(placeOfCounter);
    columns = number(placeOfColumn);
  }

  /** Numbers those that have a place; how many they are. */
  private static int number(int[] places) {
    int next = 0;
    for (int index = 0; index < places.length; index++) {
      places[index] = places[index] == NOWHERE ? NOWHERE : next++;
    }
    return next;
  }

  ReducedModel merged() {
    AttackModel problem = reduced.problem();
    var counters = new ArrayList<Counter>();
    for (int counter = 0; counter < placeOfCounter.length; counter++) {
      if (placeOfCounter[counter] != NOWHERE) {
        counters.add(problem.counters().get(counter));
      }
    }
    int[] saturation = kept(problem.saturation(), placeOfCounter, counters.size());
    int[] limit = kept(problem.limit(), placeOfCounter, counters.size());
    var drawing = new ArrayList<ReducedModel.Drawing>();
    for (List<Drawing> like : alike) {
      drawing.add(drawing(like, counters.size()));
      int more = drawing.getLast().counters().length - 1;
      for (int option = 0; option < more; option++) {
        counters.add(new Counter(Set.of(), Set.of()));
      }
      int from = saturation.length;
      saturation = Arrays.copyOf(saturation, counters.size());
      limit = Arrays.copyOf(limit, counters.size());
      Arrays.fill(saturation, from, saturation.length, like.size());
      Arrays.fill(limit, from, limit.length, Integer.MAX_VALUE);
    }
    List<Alike> classes = classes(drawing);
    int[] columnOf = reduced.columnOf().clone();
    for (int group = 0; group < columnOf.length; group++) {
      columnOf[group] = columnOf[group] < 0 ? NOWHERE : placeOfColumn[columnOf[group]];
    }
    return new ReducedModel(
        new AttackModel(
            List.of(),
            List.of(),
            counters,
            saturation,
            limit,
            problem.demands().stream().map(one -> one.renumbered(placeOfCounter)).toList(),
            existing(problem.existing()),
            problem.bonuses().stream()
                .map(one -> new Bonus(one.group(), one.obeyed().renumbered(placeOfCounter)))
                .toList()),
        classes,
        Arrays.stream(reduced.classOf()).map(place -> placeOfClass[place]).toArray(),
        reduced.optionOf(),
        columnOf,
        columns,
        drawing);
  }

  private static int[] kept(int[] all, int[] places, int many) {
    int[] kept = new int[many];
    for (int index = 0; index < all.length; index++) {
      if (places[index] != NOWHERE) {
        kept[places[index]] = all[index];
      }
    }
    return kept;
  }

  private List<Multiplicity> existing(List<Multiplicity> all) {
    boolean[] isOwn = new boolean[all.size()];
    alike.forEach(
        like -> like.forEach(one -> Arrays.stream(one.groups()).forEach(of -> isOwn[of] = true)));
    var existing = new ArrayList<Multiplicity>();
    for (int group = 0; group < isOwn.length; group++) {
      existing.add(
          isOwn[group]
              ? new Multiplicity(List.of(), List.of())
              : all.get(group).renumbered(placeOfCounter));
    }
    return existing;
  }

  /** Creatures that become one class, each option but the first with a new counter. */
  private ReducedModel.Drawing drawing(List<Drawing> like, int counters) {
    Drawing first = like.getFirst();
    Drawing other = like.get(1);
    List<Option> options = reduced.classes().get(first.place()).options();
    int slots = first.columns().length;
    int[] sums = new int[slots];
    for (int slot = 0; slot < slots; slot++) {
      sums[slot] = columns++;
    }
    int[] counterOf = new int[options.size()];
    int[][] existing = new int[options.size()][slots];
    int[][] more = new int[options.size()][slots];
    for (int option = 0; option < options.size(); option++) {
      Choice choice = options.get(option).choice();
      counterOf[option] = option == 0 ? NOWHERE : counters + option - 1;
      for (int slot = 0; slot < slots; slot++) {
        int counter = first.counters()[slot];
        boolean exists = Arrays.stream(choice.raises()).anyMatch(one -> one == counter);
        existing[option][slot] = exists ? 1 : 0;
        more[option][slot] =
            choice.earns()[first.columns()[slot]] - choice.earns()[other.columns()[slot]];
      }
    }
    int[][] groups = like.stream().map(Drawing::groups).toArray(int[][]::new);
    return new ReducedModel.Drawing(counterOf, sums, groups, existing, more);
  }

  private List<Alike> classes(List<ReducedModel.Drawing> drawing) {
    var classes = new ArrayList<Alike>();
    int[] placeOfAlike = new int[alike.size()];
    Arrays.fill(placeOfAlike, NOWHERE);
    for (int place = 0; place < placeOfClass.length; place++) {
      int of = alikeOf[place];
      if (of != NOWHERE && placeOfAlike[of] != NOWHERE) {
        placeOfClass[place] = placeOfAlike[of];
        continue;
      }
      placeOfClass[place] = classes.size();
      if (of != NOWHERE) {
        placeOfAlike[of] = classes.size();
      }
      Alike alone = reduced.classes().get(place);
      var options = new ArrayList<Option>();
      for (Option option : alone.options()) {
        int counter = of == NOWHERE ? NOWHERE : drawing.get(of).counters()[options.size()];
        options.add(option(place, option, counter, drawing));
      }
      classes.add(new Alike(of == NOWHERE ? alone.size() : alike.get(of).size(), options));
    }
    return classes;
  }

  private Option option(int place, Option option, int counter, List<ReducedModel.Drawing> drawing) {
    int[] own = counter == NOWHERE ? new int[0] : new int[] {counter};
    int[] raises =
        IntStream.concat(
                Arrays.stream(option.choice().raises())
                    .map(raised -> placeOfCounter[raised])
                    .filter(raised -> raised != NOWHERE),
                Arrays.stream(own))
            .toArray();
    int[] all = option.choice().earns();
    int[] earns = Arrays.copyOf(kept(all, placeOfColumn, columns), columns);
    for (int index = 0; index < alike.size(); index++) {
      Drawing first = alike.get(index).getFirst();
      Drawing other = first.place() == place ? alike.get(index).get(1) : first;
      for (int slot = 0; slot < other.columns().length; slot++) {
        earns[drawing.get(index).columns()[slot]] = all[other.columns()[slot]];
      }
    }
    return Option.of(raises, option.choice().demands(), earns, option.times(), option.earned());
  }
}
