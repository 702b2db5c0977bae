package casebook.engine.move;

import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.UnaryOperator;

/** One move of a case. */
public sealed interface Move {

  /** The beginning of combat, with the defending player chosen where one is (506.2, 506.2a). */
  record BeginCombat(Optional<Id> defending) implements Move {}

  /** A declaration of attackers (508.1). */
  record DeclareAttackers(
      Attack attack, List<List<Id>> bands, Payment payment, List<OptionalPayment> optional)
      implements Move {
    public DeclareAttackers {
      bands = bands.stream().map(List::copyOf).toList();
      optional = List.copyOf(optional);
    }

    /** A declaration without bands that pays whatever it costs. */
    public static DeclareAttackers of(Attack attack) {
      return new DeclareAttackers(attack, List.of(), new Payment.All(), List.of());
    }
  }

  /** An effect puts a permanent onto the battlefield attacking or blocking (506.3). */
  sealed interface Put extends Move {

    /** The permanent that enters. */
    Permanent permanent();

    /** The same move with another permanent. */
    Put with(Permanent other);
  }

  /**
   * An effect puts a permanent onto the battlefield attacking (508.4).
   *
   * @param specified whether the effect itself names the target (508.4a)
   * @param step the step in which it does; the one that combat has come to where none is named
   */
  record PutAttacking(
      Permanent permanent, Optional<Id> target, boolean specified, Optional<CombatStep> step)
      implements Put {

    /** In the step that combat has come to. */
    public PutAttacking(Permanent permanent, Optional<Id> target, boolean specified) {
      this(permanent, target, specified, Optional.empty());
    }

    @Override
    public PutAttacking with(Permanent other) {
      return new PutAttacking(other, target, specified, step);
    }
  }

  /** An effect states that a creature is attacking (508.4, 508.4b). */
  record BecomeAttacking(Id creature, Optional<Id> target, boolean specified) implements Move {}

  /** An effect puts a permanent onto the battlefield blocking (506.3e). */
  record PutBlocking(Permanent permanent, Id blocks) implements Put {
    @Override
    public PutBlocking with(Permanent other) {
      return new PutBlocking(other, blocks);
    }
  }

  /**
   * Blockers are declared: recorded, not judged (509.1).
   *
   * @param blocks each blocker with what it blocks, of several the first
   * @param alsoBlocked the creatures that are blocked by what blocks several
   */
  record DeclareBlockers(SequencedMap<Id, Id> blocks, Set<Id> alsoBlocked) implements Move {
    public DeclareBlockers {
      blocks = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(blocks));
      alsoBlocked = Collections.unmodifiableSet(new LinkedHashSet<>(alsoBlocked));
    }

    /** The declaration of these blockers, each with what it blocks. */
    public static DeclareBlockers of(Map<Id, Id> blocks) {
      return new DeclareBlockers(new LinkedHashMap<>(blocks), Set.of());
    }
  }

  /** Something happens to a permanent (506.4). */
  record ChangePermanent(Id permanent, List<Change> changes) implements Move {
    public ChangePermanent {
      changes = List.copyOf(changes);
    }
  }

  /** A player leaves the game (800.4a). */
  record PlayerLeaves(Id player) implements Move {}

  /** An effect reselects what an attacking creature is attacking (508.7). */
  record Reselect(Id creature, Id target) implements Move {}

  /** The combat phase ends (508.1k, 511.3). */
  record EndCombat() implements Move {}

  /** A question about the game as it stands. */
  record Ask(Question question) implements Move {}

  /** The permanent that the move puts onto the battlefield, if it does (506.3). */
  default Optional<Permanent> brought() {
    return this instanceof Put put ? Optional.of(put.permanent()) : Optional.empty();
  }

  /** The same move with something else of what it puts onto the battlefield. */
  default Move bringing(UnaryOperator<Permanent> change) {
    return this instanceof Put put ? put.with(change.apply(put.permanent())) : this;
  }
}
