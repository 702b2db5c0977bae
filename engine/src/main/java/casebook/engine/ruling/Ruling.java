package casebook.engine.ruling;

import casebook.engine.move.Move;
import casebook.rules.RuleNumber;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/**
 * What the engine says of one move.
 *
 * @param decidedBy the sub-rule of the first step that the move fails; empty where it is legal
 * @param provisional the verdict without the text that could not be read, where there is such text
 * @param why a reason for each thing that is wrong in the step that decides
 * @param requirements the ledger of a declaration of attackers
 * @param unread the text that makes the verdict undetermined
 */
public record Ruling(
    Move move,
    Verdict verdict,
    Optional<RuleNumber> decidedBy,
    Optional<Verdict> provisional,
    List<Reason> why,
    List<Finding> findings,
    Optional<Requirements> requirements,
    Optional<LegalAttacks> legalAttacks,
    List<Nearest> nearest,
    Costs costs,
    State state,
    Optional<Answer> answer,
    List<UnreadText> unread) {

  public Ruling {
    why = List.copyOf(why);
    findings = List.copyOf(findings);
    nearest = List.copyOf(nearest);
    unread = List.copyOf(unread);
  }

  /** Every rule that the ruling rests on, in the order in which it came up. */
  public SequencedSet<RuleNumber> citations() {
    var rules = new LinkedHashSet<RuleNumber>();
    decidedBy.ifPresent(rules::add);
    for (Finding finding : findings) {
      if (finding.outcome() != Finding.Outcome.DOES_NOT_APPLY) {
        rules.add(finding.rule());
      }
    }
    state.triggered().forEach(triggered -> rules.add(triggered.rule()));
    return rules;
  }
}
