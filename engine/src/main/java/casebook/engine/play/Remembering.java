package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Combat.Attacked;
import casebook.engine.board.Id;
import casebook.engine.rule508.Rule508_5;
import java.util.Optional;

/** What a creature attacks is remembered before it stops attacking it (508.5). */
final class Remembering {
  private Remembering() {}

  /** A combat that knows what a creature attacks on a board, if it attacks anything. */
  static Combat of(Board board, Combat combat, Id creature) {
    return board
        .combat()
        .attacking()
        .getOrDefault(creature, Optional.empty())
        .flatMap(target ->
            Rule508_5.meantBy(board, creature)
                .map(player -> combat.remembering(creature, new Attacked(target, player))))
        .orElse(combat);
  }
}
