package casebook.site.judging;

import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.layer.Readings;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What is told to be on the battlefield though state-based actions would have put it into a
 * graveyard before attackers are declared (704.3).
 */
public final class StateBasedActions {
  private static final String LEGENDARY = "legendary";

  private StateBasedActions() {}

  /** Creatures with toughness 0 or less (704.5f), in some order of the effects on the board. */
  public static List<Permanent> withoutToughness(Board board) {
    return inAnyOrder(
        board, permanents -> permanents.stream().filter(StateBasedActions::isDead).toList());
  }

  /** Legendary permanents whose controller has another one of their name (704.5j). */
  public static List<Permanent> doubledLegends(Board board) {
    return inAnyOrder(board, StateBasedActions::doubledLegends);
  }

  private static List<Permanent> inAnyOrder(Board board, UnaryOperator<List<Permanent>> gone) {
    Map<Object, Permanent> all = new LinkedHashMap<>();
    Readings.of(board)
        .forEach(reading ->
            gone.apply(List.copyOf(reading.board().permanents().values()))
                .forEach(one -> all.putIfAbsent(one.id(), one)));
    return List.copyOf(all.values());
  }

  private static boolean isDead(Permanent permanent) {
    return permanent.isCreature()
        && permanent.characteristics().toughness().isPresent()
        && permanent.characteristics().toughness().getAsInt() <= 0;
  }

  private static List<Permanent> doubledLegends(List<Permanent> permanents) {
    Set<List<Object>> seen = new LinkedHashSet<>();
    return permanents.stream()
        .filter(one -> one.characteristics().hasSupertype(LEGENDARY))
        .filter(one -> !seen.add(List.of(one.controller(), one.characteristics().name())))
        .toList();
  }
}
