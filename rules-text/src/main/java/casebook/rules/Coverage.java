package casebook.rules;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/** How much of the Comprehensive Rules the held text of an edition has. */
public sealed interface Coverage {

  /** Whether the section that the number is or belongs to is covered. */
  boolean covers(RuleNumber number);

  /** All of the Comprehensive Rules: what isn't in the text doesn't exist. */
  record Complete() implements Coverage {
    @Override
    public boolean covers(RuleNumber number) {
      return true;
    }
  }

  /**
   * Some sections, each of them whole: nothing can be said of the others.
   *
   * @param numbers the sections, in order
   */
  record Sections(SortedSet<RuleNumber> numbers) implements Coverage {
    /** Copies the set. */
    public Sections {
      numbers = Collections.unmodifiableSortedSet(new TreeSet<>(numbers));
    }

    @Override
    public boolean covers(RuleNumber number) {
      return numbers.contains(number.section());
    }
  }
}
