package casebook.site.ask;

import casebook.engine.move.Move;
import java.util.List;
import java.util.Optional;

/**
 * What a question comes to on one board.
 *
 * @param verdict how it is decided
 * @param answer what distinguishes it from other answers of the kind: a number, a cost, players
 * @param moves the moves that show it
 * @param also another declaration that the answer tells of: where something need not attack, the
 *     one that it would have to be in and that isn't legal; where something attacks only with
 *     others, a legal one
 */
record Outcome(
    Verdict verdict, String answer, List<Move> moves, Optional<Move.DeclareAttackers> also) {
  Outcome {
    moves = List.copyOf(moves);
  }

  Outcome(Verdict verdict, String answer, List<Move> moves) {
    this(verdict, answer, moves, Optional.empty());
  }

  /** The same with another declaration. */
  Outcome with(Move.DeclareAttackers other) {
    return new Outcome(verdict, answer, moves, Optional.of(other));
  }

  /** The kinds of answers. */
  enum Verdict {
    /** The attack is legal. */
    LEGAL,
    /** It is legal only against some of those that could be attacked. */
    LEGAL_AGAINST_SOME,
    /** It is legal only if others attack as well. */
    ONLY_WITH_OTHERS,
    /** No legal attack includes it. */
    ILLEGAL,
    /** Every legal attack has it. */
    MUST,
    /** There are legal attacks without it. */
    NEED_NOT,
    /** A number, a cost or players. */
    TOLD,
    /** Some text that bears on it can't be read, or it is too much to go through. */
    OPEN;

    /** The name in an answer. */
    String label() {
      return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
  }

  static Outcome of(Verdict verdict, Move move) {
    return new Outcome(verdict, "", List.of(move));
  }

  /** Whether the answers to the question are the same. */
  boolean isSameAnswer(Outcome other) {
    return verdict == other.verdict && answer.equals(other.answer);
  }
}
