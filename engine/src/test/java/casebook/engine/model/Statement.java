package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.effect.Effect;
import java.util.ArrayList;
import java.util.List;

/** One effect that something on a board states, its words read where it stands. */
record Statement(Origin origin, Effect effect, Reading reading) {

  /** How an effect comes to be stated. */
  enum Origin {
    /** By an ability that a permanent has by itself. */
    OWN,
    /** By an ability that something has given a permanent. */
    GIVEN,
    /** By a spell or ability that has resolved. */
    RESOLVED
  }

  /** All effects in force on a board, once all layers have applied (613). */
  static List<Statement> inForce(Board board) {
    Continuous.World world = Continuous.on(board);
    var stated = new ArrayList<Statement>();
    for (Continuous.Line line : world.lines()) {
      Reading reading = world.reading(line);
      line.effects().forEach(effect -> stated.add(new Statement(line.origin(), effect, reading)));
    }
    return stated;
  }
}
