package casebook.engine.ruling;

import casebook.engine.board.BlockStatus;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Attack;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/** The answer to a question. */
public sealed interface Answer {

  /** Yes or no. */
  record Truth(boolean value) implements Answer {}

  /** Step names, in order. */
  record Steps(List<String> names) implements Answer {
    public Steps {
      names = List.copyOf(names);
    }
  }

  /** Players, in turn order. */
  record Players(List<Id> players) implements Answer {
    public Players {
      players = List.copyOf(players);
    }
  }

  /** Whether a creature is blocked; empty where it is neither blocked nor unblocked. */
  record Blocked(Optional<BlockStatus> status) implements Answer {}

  /** One player, or nobody. */
  record APlayer(Optional<Id> player) implements Answer {}

  /**
   * What a permanent is.
   *
   * @param keywords its keyword abilities, in lower case
   * @param abilities the sentences that it has as abilities
   * @param made the effects that made it so, in the order in which they applied
   */
  record Characteristics(
      Permanent permanent, Set<String> keywords, List<String> abilities, List<Made> made)
      implements Answer {
    public Characteristics {
      abilities = List.copyOf(abilities);
      made = List.copyOf(made);
    }
  }

  /**
   * Attacks that could be declared, fewest attackers first.
   *
   * @param isComplete whether none is left out that has fewer attackers, or that was asked for;
   *     otherwise finding more took too long
   */
  record Attacks(List<Attack> attacks, boolean isComplete) implements Answer {
    public Attacks {
      attacks = List.copyOf(attacks);
    }
  }

  /**
   * What the legal attacks have that include certain attackers, in board order.
   *
   * @param possible the creatures that attack in some of them, and what each attacks in some
   * @param must those of them that attack in all of them
   * @param attacks some of them, those with the fewest further attackers first
   * @param isComplete whether none is left out that has fewer further attackers, or that was asked
   *     for
   */
  record Completions(
      SequencedMap<Id, List<Id>> possible,
      SequencedMap<Id, List<Id>> must,
      List<Attack> attacks,
      boolean isComplete)
      implements Answer {

    /** No legal attack includes them. */
    public static final Completions NONE =
        new Completions(new LinkedHashMap<>(), new LinkedHashMap<>(), List.of(), true);

    public Completions {
      possible = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(possible));
      must = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(must));
      attacks = List.copyOf(attacks);
    }
  }
}
