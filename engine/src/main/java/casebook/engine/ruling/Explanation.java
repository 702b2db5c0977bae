package casebook.engine.ruling;

import casebook.engine.board.Id;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * What a judge may want to know of a declaration of attackers beyond the ruling on it.
 *
 * @param certificate why no attack obeys more requirements; only of a declaration that comes as far
 *     as 508.1d, and not where numbers get too large over many rounds
 * @param blocked the requirements that even the best attack leaves unobeyed
 * @param conflict what together makes an illegal declaration illegal
 * @param marks what becomes of each creature of the attacking player in the legal attacks; empty
 *     where that can't be settled
 */
public record Explanation(
    Optional<Certificate> certificate,
    List<Blocked> blocked,
    Optional<Conflict> conflict,
    SequencedMap<Id, Mark> marks) {

  public Explanation {
    blocked = List.copyOf(blocked);
    marks = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(marks));
  }

  /** A requirement that is not obeyed, and what keeps it from being obeyed. */
  public record Blocked(RequirementItem requirement, List<Obstacle> by) {
    public Blocked {
      by = List.copyOf(by);
    }
  }

  /**
   * What together makes a declaration illegal.
   *
   * <p>For 508.1c it is the first restriction, in board order, that is disobeyed. For 508.1d they
   * are ignored requirements: the declaration would still be illegal if there were no others than
   * these and those that it obeys, and none of these can be left out. Where fewer than three are
   * enough, there are none smaller, and the first in board order are named.
   */
  public record Conflict(List<Stated> restrictions, List<RequirementItem> requirements) {
    public Conflict {
      restrictions = List.copyOf(restrictions);
      requirements = List.copyOf(requirements);
    }
  }
}
