package casebook.index;

import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Optional;

/** What the reader may have meant instead. */
public sealed interface Suggestion {

  /** The query to try instead, if there is one. */
  Optional<String> instead();

  /**
   * A number of the query can't exist in any edition: the letters l and o are never used (508.1k is
   * followed by 508.1m), rules are numbered from 1 and sections from 100 on.
   *
   * @param written the number as the query has it
   * @param nearest the numbers next to it, the likeliest first
   */
  record Impossible(String written, List<RuleNumber> nearest) implements Suggestion {
    /** Copies the list. */
    public Impossible {
      nearest = List.copyOf(nearest);
    }

    @Override
    public Optional<String> instead() {
      return first(nearest);
    }
  }

  /**
   * No edition that was asked has the number, though they have its section's other rules or all
   * sections.
   *
   * @param number the number that doesn't exist
   * @param nearest the numbers next to it, the likeliest first
   */
  record NoSuchNumber(RuleNumber number, List<RuleNumber> nearest) implements Suggestion {
    /** Copies the list. */
    public NoSuchNumber {
      nearest = List.copyOf(nearest);
    }

    @Override
    public Optional<String> instead() {
      return first(nearest);
    }
  }

  /**
   * The text of the section isn't held, so that the index can't say whether the number exists.
   *
   * @param number the number that was asked for
   * @param held the sections that are held, nearest first
   */
  record SectionNotHeld(RuleNumber number, List<RuleNumber> held) implements Suggestion {
    /** Copies the list. */
    public SectionNotHeld {
      held = List.copyOf(held);
    }

    @Override
    public Optional<String> instead() {
      return first(held);
    }
  }

  /**
   * Some words are in no text; these are like them.
   *
   * @param query the query with the words that are in the texts, which has been searched too
   */
  record Spelling(String query) implements Suggestion {
    @Override
    public Optional<String> instead() {
      return Optional.of(query);
    }
  }

  /**
   * No text has the words of the query just in this row.
   *
   * @param query the query without its quotes
   */
  record WithoutQuotes(String query) implements Suggestion {
    @Override
    public Optional<String> instead() {
      return Optional.of(query);
    }
  }

  private static Optional<String> first(List<RuleNumber> numbers) {
    return numbers.stream().findFirst().map(RuleNumber::toString);
  }
}
