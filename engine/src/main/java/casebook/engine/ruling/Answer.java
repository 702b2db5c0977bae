package casebook.engine.ruling;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import java.util.List;
import java.util.Optional;

/** The answer to a question. */
public sealed interface Answer {

  record Truth(boolean value) implements Answer {}

  /** Step names, in order. */
  record Steps(List<String> names) implements Answer {
    public Steps {
      names = List.copyOf(names);
    }
  }

  record Players(List<Id> players) implements Answer {
    public Players {
      players = List.copyOf(players);
    }
  }

  record APlayer(Optional<Id> player) implements Answer {}

  record Attacks(List<Attack> attacks) implements Answer {
    public Attacks {
      attacks = List.copyOf(attacks);
    }
  }
}
