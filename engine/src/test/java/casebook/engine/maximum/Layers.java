package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.maximum.diagram.DiagramState;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Bonus;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.move.Attack;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Every attack of a problem, layer by layer: one layer of states for each creature decided.
 *
 * <p>Where all requirements exist for every attack, only the best way to each state is kept: any
 * attack that obeys the most passes through best ways alone. Where some are conditional, ways with
 * different earnings lead to different states, and none is dropped.
 */
final class Layers {

  /**
   * The most states of all layers together: enough for every board of seven creatures that can
   * attack three players.
   */
  static final int LIMIT = 25_000;

  /**
   * The same where conditional requirements compete: more depends on it than how many are legal.
   */
  static final int LIMIT_WHERE_CONDITIONAL = 400_000;

  private final AttackModel problem;
  private final List<Map<DiagramState, Way>> layers;

  /** The best ways to a state: what they earn of the requirements, and how many they are. */
  private record Way(int earned, BigInteger count) {}

  private Layers(AttackModel problem, List<Map<DiagramState, Way>> layers) {
    this.problem = problem;
    this.layers = layers;
  }

  /** The layers of a problem; empty where it has more states than the limit. */
  static Optional<Layers> of(AttackModel problem) {
    var layers = new ArrayList<Map<DiagramState, Way>>();
    Map<DiagramState, Way> last = Map.of(start(problem), new Way(0, BigInteger.ONE));
    layers.add(last);
    int states = 1;
    for (List<Choice> choices : problem.choices()) {
      var next = new LinkedHashMap<DiagramState, Way>();
      for (Map.Entry<DiagramState, Way> entry : last.entrySet()) {
        for (Choice choice : choices) {
          Optional<DiagramState> after = entry.getKey().after(problem, choice);
          if (after.isPresent()) {
            Way way =
                new Way(
                    entry.getValue().earned() + earns(problem, choice), entry.getValue().count());
            next.merge(after.get(), way, Layers::better);
          }
        }
      }
      states += next.size();
      if (states > (problem.groups() > 1 ? LIMIT_WHERE_CONDITIONAL : LIMIT)) {
        return Optional.empty();
      }
      layers.add(next);
      last = next;
    }
    return Optional.of(new Layers(problem, layers));
  }

  private static DiagramState start(AttackModel problem) {
    return DiagramState.start(problem, problem.groups() > 1 ? problem.groups() : 0);
  }

  private static int earns(AttackModel problem, Choice choice) {
    return problem.groups() > 1 ? 0 : choice.earns()[0];
  }

  private static Way better(Way one, Way other) {
    if (one.earned() != other.earned()) {
      return one.earned() > other.earned() ? one : other;
    }
    return new Way(one.earned(), one.count().add(other.count()));
  }

  /** The rows of the attacks, each with how many attacks have it. */
  Map<AttackProfile, BigInteger> rows() {
    var rows = new LinkedHashMap<AttackProfile, BigInteger>();
    layers
        .getLast()
        .forEach((state, way) -> {
          if (state.isComplete(problem)) {
            rows.merge(row(state, way), way.count(), BigInteger::add);
          }
        });
    return rows;
  }

  private AttackProfile row(DiagramState state, Way way) {
    var obeyed = new ArrayList<Integer>();
    for (int group = 0; group < problem.groups(); group++) {
      obeyed.add(problem.groups() > 1 ? state.earned()[group] : way.earned());
    }
    for (Bonus bonus : problem.bonuses()) {
      if (bonus.obeyed().holds(state.counters())) {
        obeyed.set(bonus.group(), obeyed.get(bonus.group()) + 1);
      }
    }
    return new AttackProfile(problem.existing(state.counters()), obeyed);
  }

  /**
   * The attacks with one of these rows that are nearest to a declared one: fewest changed creatures
   * first; among equals, those whose changes come first in board order.
   *
   * @param kept creatures that must do what they do in the declared attack; there are no attacks
   *     where one of them can't attack at all
   */
  List<Attack> nearest(Attack declared, Set<AttackProfile> rows, Set<Id> kept, int most) {
    return problem.creatures().containsAll(kept)
        ? new Walk(declared, rows, kept, most).attacks()
        : List.of();
  }

  /** A walk through the layers in the order of nearness to a declared attack. */
  private final class Walk {
    private final Attack declared;
    private final Set<Id> kept;
    private final int most;

    /** For each state, which numbers of further changes lead to a row sought: one bit each. */
    private final List<Map<DiagramState, BigInteger>> changesLeft = new ArrayList<>();

    private final List<Attack> found = new ArrayList<>();
    private final LinkedHashMap<Id, Id> chosen = new LinkedHashMap<>();

    Walk(Attack declared, Set<AttackProfile> rows, Set<Id> kept, int most) {
      this.declared = declared;
      this.kept = kept;
      this.most = most;
      var last = new HashMap<DiagramState, BigInteger>();
      layers
          .getLast()
          .forEach((state, way) -> {
            if (state.isComplete(problem) && rows.contains(row(state, way))) {
              last.put(state, BigInteger.ONE);
            }
          });
      changesLeft.add(last);
      for (int index = problem.creatures().size() - 1; index >= 0; index--) {
        changesLeft.addFirst(changesFrom(index, changesLeft.getFirst()));
      }
    }

    private Map<DiagramState, BigInteger> changesFrom(
        int index, Map<DiagramState, BigInteger> next) {
      var changes = new HashMap<DiagramState, BigInteger>();
      for (DiagramState state : layers.get(index).keySet()) {
        for (Choice choice : problem.choices().get(index)) {
          step(index, state, choice)
              .map(next::get)
              .ifPresent(left ->
                  changes.merge(state, left.shiftLeft(change(index, choice)), BigInteger::or));
        }
      }
      return changes;
    }

    /** The state that a choice leads to, if the way to it is one of the best. */
    private Optional<DiagramState> step(int index, DiagramState state, Choice choice) {
      if (kept.contains(problem.creatures().get(index)) && change(index, choice) > 0) {
        return Optional.empty();
      }
      return state
          .after(problem, choice)
          .filter(after -> {
            Way from = layers.get(index).get(state);
            Way to = layers.get(index + 1).get(after);
            return from != null
                && to != null
                && to.earned() == from.earned() + earns(problem, choice);
          });
    }

    private int change(int index, Choice choice) {
      return declared.targetOf(problem.creatures().get(index)).equals(choice.target()) ? 0 : 1;
    }

    List<Attack> attacks() {
      DiagramState start = start(problem);
      BigInteger possible = changesLeft.getFirst().getOrDefault(start, BigInteger.ZERO);
      for (int budget = 0; budget < possible.bitLength() && found.size() < most; budget++) {
        if (possible.testBit(budget)) {
          walk(0, start, budget);
        }
      }
      return found;
    }

    private void walk(int index, DiagramState state, int budget) {
      if (found.size() == most) {
        return;
      }
      if (index == problem.creatures().size()) {
        found.add(new Attack(chosen));
        return;
      }
      walkOn(index, state, budget, 1);
      walkOn(index, state, budget, 0);
    }

    private void walkOn(int index, DiagramState state, int budget, int change) {
      for (Choice choice : problem.choices().get(index)) {
        if (change(index, choice) != change) {
          continue;
        }
        Optional<DiagramState> after = step(index, state, choice);
        if (after.isEmpty()) {
          continue;
        }
        BigInteger left = changesLeft.get(index + 1).get(after.get());
        if (left == null || budget < change || !left.testBit(budget - change)) {
          continue;
        }
        Id creature = problem.creatures().get(index);
        choice.target().ifPresent(target -> chosen.put(creature, target));
        walk(index + 1, after.get(), budget - change);
        chosen.remove(creature);
      }
    }
  }
}
