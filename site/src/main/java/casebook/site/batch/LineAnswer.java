package casebook.site.batch;

import java.util.List;
import java.util.Optional;

/**
 * What came of a line.
 *
 * @param line the answer to it, on one line
 * @param decidedBy the sub-rule that decides, where one does
 * @param cards the cards through whose text that rule is disobeyed, each once
 */
public record LineAnswer(
    String line, LineOutcome outcome, Optional<String> decidedBy, List<String> cards)
    implements LinePipe.Made {

  /** An answer. */
  public LineAnswer {
    cards = List.copyOf(cards);
  }

  /** One that says why there is no ruling. */
  LineAnswer(String line, LineOutcome outcome) {
    this(line, outcome, Optional.empty(), List.of());
  }

  @Override
  public int length() {
    return line.length();
  }
}
