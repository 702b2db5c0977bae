package casebook.engine.maximum.diagram;

import casebook.engine.maximum.diagram.ReducedModel.Option;
import casebook.engine.maximum.model.Kinds;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * What is left to each creature, creature by creature in board order.
 *
 * @param choices the choices that each still has, in the order in which they are tried
 * @param options what each of these choices comes to
 * @param declared the choice of each creature that is no change
 */
// Read by the search; nobody compares turns.
@SuppressWarnings("ArrayRecordComponent")
public record CreatureOrder(int[][] choices, Option[][] options, int[] declared) {

  /**
   * The turns of the creatures of a problem that is reduced.
   *
   * @param kinds the kinds of creatures that were reduced
   * @param declared the choice of each creature that is no change: it is tried last
   */
  public static CreatureOrder of(ReducedModel reduced, Kinds kinds, int[] declared) {
    var choices = new int[declared.length][];
    var options = new Option[declared.length][];
    for (int kind = 0; kind < kinds.size(); kind++) {
      int first = kinds.first()[kind];
      int of = reduced.classOf()[kind];
      int last = declared[kinds.members()[kind][0]];
      int[] possible =
          IntStream.range(0, kinds.first()[kind + 1] - first)
              .filter(choice -> reduced.optionOf()[first + choice] >= 0)
              .boxed()
              .sorted(Comparator.comparing(choice -> choice == last))
              .mapToInt(Integer::intValue)
              .toArray();
      Option[] taken =
          Arrays.stream(possible)
              .mapToObj(choice ->
                  reduced.classes().get(of).options().get(reduced.optionOf()[first + choice]))
              .toArray(Option[]::new);
      for (int creature : kinds.members()[kind]) {
        choices[creature] = possible;
        options[creature] = taken;
      }
    }
    return new CreatureOrder(choices, options, declared);
  }

  int size() {
    return declared.length;
  }

  /** Whether the creature whose turn it is would do something else than declared. */
  boolean isChange(int turn, int place) {
    return choices[turn][place] != declared[turn];
  }
}
