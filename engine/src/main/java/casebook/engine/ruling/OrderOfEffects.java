package casebook.engine.ruling;

import casebook.engine.board.Precedence;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Optional;

/** What a ruling would be if effects came in an order that the case doesn't tell (613.7). */
public record OrderOfEffects(
    List<Precedence> order,
    Verdict verdict,
    Optional<RuleNumber> decidedBy,
    Optional<Answer> answer) {
  public OrderOfEffects {
    order = List.copyOf(order);
  }
}
