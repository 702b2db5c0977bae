package casebook.site.ask;

import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.layer.Readings;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a question tells to be on the battlefield though state-based actions would have put it into
 * a graveyard before attackers are declared (704.3).
 */
final class StateBasedActions {
  private static final String LEGENDARY = "legendary";

  private StateBasedActions() {}

  /** What has to be asked back of a board. */
  static Set<String> questions(Board board) {
    Set<String> questions = new LinkedHashSet<>();
    Readings.of(board)
        .forEach(reading -> {
          List<Permanent> permanents = List.copyOf(reading.board().permanents().values());
          permanents.stream()
              .filter(StateBasedActions::isDead)
              .forEach(one ->
                  questions.add(
                      "Is "
                          + one.characteristics().name()
                          + " still on the battlefield with toughness 0 or less (704.5f)?"));
          doubledLegends(permanents)
              .forEach(one ->
                  questions.add(
                      "How can one player keep several legendary permanents named "
                          + one.characteristics().name()
                          + " (704.5j)?"));
        });
    return questions;
  }

  private static boolean isDead(Permanent permanent) {
    return permanent.isCreature()
        && permanent.characteristics().toughness().isPresent()
        && permanent.characteristics().toughness().getAsInt() <= 0;
  }

  private static List<Permanent> doubledLegends(List<Permanent> permanents) {
    List<Permanent> doubled = new ArrayList<>();
    Set<List<Object>> seen = new LinkedHashSet<>();
    for (Permanent one : permanents) {
      if (one.characteristics().hasSupertype(LEGENDARY)
          && !seen.add(List.of(one.controller(), one.characteristics().name()))) {
        doubled.add(one);
      }
    }
    return doubled;
  }
}
