package casebook.engine.ruling;

import casebook.engine.board.Id;
import casebook.rules.RuleNumber;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * What a move leaves behind.
 *
 * @param attacking each attacking creature and what it is attacking; empty where that is nothing
 * @param blocking each blocking creature and what it blocks
 * @param triggered what triggered by this move, in the order in which it goes on the stack (508.2b)
 * @param skipped the steps that are skipped (508.8)
 * @param tapped what the move tapped (508.1f and costs)
 */
public record State(
    SequencedMap<Id, Optional<Id>> attacking,
    SequencedMap<Id, Id> blocking,
    List<Triggered> triggered,
    List<String> skipped,
    List<Id> tapped) {

  public State {
    attacking = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(attacking));
    blocking = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(blocking));
    triggered = List.copyOf(triggered);
    skipped = List.copyOf(skipped);
    tapped = List.copyOf(tapped);
  }

  /** The same where abilities have triggered. */
  public State withTriggered(List<Triggered> some) {
    return new State(attacking, blocking, some, skipped, tapped);
  }

  /**
   * An ability that triggered.
   *
   * @param object the permanent whose ability it is or was, where one is known
   * @param rule the sub-rule of 508.3 under which it did
   * @param about the creatures or players that it triggered for
   */
  public record Triggered(
      Stated stated, Optional<Id> object, Id controller, RuleNumber rule, List<Id> about) {
    public Triggered {
      about = List.copyOf(about);
    }
  }
}
