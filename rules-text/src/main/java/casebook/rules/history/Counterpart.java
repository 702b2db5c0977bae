package casebook.rules.history;

import casebook.rules.RuleNumber;
import java.util.List;

/** What an edition has for a rule of the executed edition. */
public sealed interface Counterpart {

  /**
   * Rules of that edition say it.
   *
   * @param numbers their numbers there, the most fitting one first; never empty
   * @param note what differs, in a sentence; empty where nothing does
   */
  record Stands(List<RuleNumber> numbers, Change change, String note) implements Counterpart {
    /**
     * @throws IllegalArgumentException if there is no number
     */
    public Stands {
      numbers = List.copyOf(numbers);
      if (numbers.isEmpty()) {
        throw new IllegalArgumentException("A counterpart has a number");
      }
    }

    /** The rule to cite. */
    public RuleNumber number() {
      return numbers.getFirst();
    }
  }

  /**
   * No rule of that edition's section says it.
   *
   * @param note what is known of it, in a sentence
   */
  record Missing(String note) implements Counterpart {}

  /**
   * The section isn't held in that edition, so that nothing is known.
   *
   * @param section its number there
   */
  record NotHeld(RuleNumber section) implements Counterpart {}
}
