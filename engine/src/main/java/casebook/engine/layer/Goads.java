package casebook.engine.layer;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Effect;
import casebook.engine.meaning.Viewpoint;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Creatures that effects have goaded or goad now (701.15a), for texts that ask for such. */
final class Goads {
  private Goads() {}

  /** The board, with every player by whose effect a creature is goaded. */
  static Board marked(Stage stage) {
    Board board = stage.board();
    for (Held held : stage.all()) {
      for (Effect effect : held.effects()) {
        if (effect instanceof Effect.Goaded goad) {
          Viewpoint view = held.view(stage.board(), stage.keywords());
          Optional<Id> player = view.you();
          if (player.isPresent()) {
            for (Id id : Designated.goaded(held, goad, view)) {
              if (stage.board().permanent(id).orElseThrow().isCreature()) {
                board = board.with(goaded(board, id, player.get()));
              }
            }
          }
        }
      }
    }
    return board;
  }

  private static Permanent goaded(Board board, Id creature, Id player) {
    Permanent before = board.permanent(creature).orElseThrow();
    Set<Id> players = new LinkedHashSet<>(before.goadedBy());
    players.add(player);
    return before.change().goadedNow(players).build();
  }
}
