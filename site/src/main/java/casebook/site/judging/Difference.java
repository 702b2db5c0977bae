package casebook.site.judging;

import casebook.rules.RuleNumber;
import casebook.rules.history.Change;
import casebook.rules.history.Counterpart;
import java.util.Optional;

/**
 * Where the edition by which a case is judged doesn't say what the current one does, of a rule that
 * a ruling rests on. The current reading was applied.
 *
 * @param today the rule's number in the current edition
 * @param there its number in the case's edition, if that has it
 * @param kind what kind of difference it is
 * @param note what differs, in a sentence
 */
public record Difference(RuleNumber today, Optional<RuleNumber> there, Kind kind, String note) {

  /** Kinds of differences. */
  public enum Kind {
    /** The edition says something else or less. */
    SUBSTANCE,
    /** The edition's words differ, and nobody has compared what they say. */
    REWORDED,
    /** The matter stood in a part of the edition that isn't held. */
    ELSEWHERE,
    /** The edition has no such rule. */
    MISSING,
    /** The section isn't held in the edition. */
    NOT_HELD
  }

  /** The rule by its number in the edition, "508.4 (today 508.4a)", or else by today's number. */
  public String called() {
    return there
        .map(then -> then.equals(today) ? today.toString() : then + " (today " + today + ")")
        .orElseGet(() -> "today’s " + today);
  }

  /** The difference, unless the edition says the same. */
  static Optional<Difference> of(RuleNumber today, Counterpart there) {
    return switch (there) {
      case Counterpart.Stands(var numbers, var change, var note) ->
          kind(change)
              .map(kind -> new Difference(today, Optional.of(numbers.getFirst()), kind, note));
      case Counterpart.Missing(var note) ->
          Optional.of(new Difference(today, Optional.empty(), Kind.MISSING, note));
      case Counterpart.NotHeld(var section) ->
          Optional.of(
              new Difference(
                  today,
                  Optional.empty(),
                  Kind.NOT_HELD,
                  "Section " + section + " of that edition isn’t held here."));
    };
  }

  private static Optional<Kind> kind(Change change) {
    return switch (change) {
      case SAME, CROSS_REFERENCES, WORDING -> Optional.empty();
      case REWORDED -> Optional.of(Kind.REWORDED);
      case SUBSTANCE -> Optional.of(Kind.SUBSTANCE);
      case ELSEWHERE -> Optional.of(Kind.ELSEWHERE);
    };
  }
}
