package casebook.site.page.variation;

import casebook.engine.board.Id;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.State;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import casebook.site.page.ruling.RulingView;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The outcome of a move, as far as variations compare it.
 *
 * @param triggered how often abilities trigger where attackers are declared
 * @param cost what a legal declaration costs
 * @param tapped what a legal declaration taps
 * @param attacking what is attacking after a legal move that declares nothing
 */
record MoveOutcome(
    Verdict verdict,
    Optional<RuleNumber> decidedBy,
    Optional<Answer> answer,
    Map<Source, Long> triggered,
    Price cost,
    Set<Id> tapped,
    Map<Id, Optional<Id>> attacking) {

  static MoveOutcome of(Ruling ruling) {
    boolean isLegal = ruling.verdict() == Verdict.LEGAL;
    boolean isAttack = isLegal && RulingView.declaration(ruling).isPresent();
    boolean isOther = isLegal && !isAttack && ruling.answer().isEmpty();
    State state = ruling.state();
    return new MoveOutcome(
        ruling.verdict(),
        ruling.decidedBy(),
        ruling.answer(),
        isAttack
            ? state.triggered().stream()
                .map(State.Triggered::stated)
                .map(Stated::source)
                .collect(Collectors.groupingBy(source -> source, Collectors.counting()))
            : Map.of(),
        isAttack ? ruling.costs().total() : Price.NOTHING,
        isAttack ? Set.copyOf(state.tapped()) : Set.of(),
        isOther ? state.attacking() : Map.of());
  }

  /** Whether the outcome is certain. */
  boolean isSure() {
    return verdict != Verdict.UNDETERMINED;
  }
}
