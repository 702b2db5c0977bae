package casebook.site.page.variation;

import casebook.engine.move.Move;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.State;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The outcome of a case's last move, as far as variations compare it.
 *
 * @param triggered what triggers where attackers are declared
 */
record LastOutcome(
    Verdict verdict,
    Optional<RuleNumber> decidedBy,
    Optional<Answer> answer,
    Set<Source> triggered) {

  static LastOutcome of(Ruling ruling) {
    return new LastOutcome(
        ruling.verdict(),
        ruling.decidedBy(),
        ruling.answer(),
        declaration(ruling).isEmpty() || ruling.verdict() == Verdict.ILLEGAL
            ? Set.of()
            : ruling.state().triggered().stream()
                .map(State.Triggered::stated)
                .map(Stated::source)
                .collect(Collectors.toUnmodifiableSet()));
  }

  static Optional<Move.DeclareAttackers> declaration(Ruling ruling) {
    return ruling.move() instanceof Move.DeclareAttackers declaration
        ? Optional.of(declaration)
        : Optional.empty();
  }

  /** Whether the outcome is certain. */
  boolean isSure() {
    return verdict != Verdict.UNDETERMINED;
  }
}
