package casebook.index.result;

import casebook.rules.AskedEdition;
import casebook.rules.Contents;
import casebook.rules.RuleNumber;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** What the reader may have meant instead. */
public sealed interface Suggestion {

  /** The query to try instead, if there is one. */
  default Optional<String> instead() {
    return first(lookedUp());
  }

  /** The rules that were looked up instead, the likeliest first. */
  default List<RuleNumber> lookedUp() {
    return List.of();
  }

  /**
   * A number of the query can't exist in any edition: the letters l and o are never used (508.1k is
   * followed by 508.1m), rules are numbered from 1 and sections from 100 on.
   *
   * @param written the number as the query has it
   * @param lookedUp the numbers next to it, the likeliest first
   */
  record Impossible(String written, List<RuleNumber> lookedUp) implements Suggestion {
    /** Copies the list. */
    public Impossible {
      lookedUp = List.copyOf(lookedUp);
    }
  }

  /**
   * No edition that was asked has the number, though they have its section's other rules or all
   * sections.
   *
   * @param number the number that doesn't exist
   * @param lookedUp the numbers next to it, the likeliest first
   */
  record NoSuchNumber(RuleNumber number, List<RuleNumber> lookedUp) implements Suggestion {
    /** Copies the list. */
    public NoSuchNumber {
      lookedUp = List.copyOf(lookedUp);
    }
  }

  /**
   * The text of the section isn't held, so that the index can't say whether the number exists.
   *
   * @param number the number that was asked for
   * @param meant numbers that are held and differ by one slip of the finger ("580.1d" for 508.1d)
   * @param held the sections that are held, nearest first
   */
  record SectionNotHeld(RuleNumber number, List<RuleNumber> meant, List<RuleNumber> held)
      implements Suggestion {
    /** Copies the lists. */
    public SectionNotHeld {
      meant = List.copyOf(meant);
      held = List.copyOf(held);
    }

    @Override
    public List<RuleNumber> lookedUp() {
      return meant;
    }

    @Override
    public Optional<String> instead() {
      return first(meant).or(() -> first(held));
    }
  }

  /**
   * A number that only older editions have, and that has another one today.
   *
   * @param number the number that was asked for
   * @param edition the newest edition that has it
   * @param lookedUp where the newest edition says it, at least one
   */
  record Moved(RuleNumber number, String edition, List<RuleNumber> lookedUp) implements Suggestion {
    /** Copies the list. */
    public Moved {
      lookedUp = List.copyOf(lookedUp);
    }
  }

  /**
   * The edition that was asked doesn't have the number, though others do.
   *
   * @param number the number that was asked for
   * @param edition the name of the edition that was asked
   * @param lookedUp where that edition says it; none where it doesn't, or where nothing of it is
   *     held
   */
  record OfOtherEditions(RuleNumber number, String edition, List<RuleNumber> lookedUp)
      implements Suggestion {
    /** Copies the list. */
    public OfOtherEditions {
      lookedUp = List.copyOf(lookedUp);
    }
  }

  /**
   * The query is about something that other rules say than those on attacking.
   *
   * @param names what it is about, the likeliest first, with the numbers that it has
   * @param effective of which edition the numbers are
   * @param held whether that edition is held
   */
  record OtherRules(List<Contents.Name> names, LocalDate effective, boolean held)
      implements Suggestion {
    /** Copies the list. */
    public OtherRules {
      names = List.copyOf(names);
    }

    @Override
    public List<RuleNumber> lookedUp() {
      return held
          ? names.stream().flatMap(name -> name.numbers().stream()).distinct().toList()
          : List.of();
    }
  }

  /**
   * No edition answers for the date in the query.
   *
   * @param why what is the matter with the date
   */
  record EditionNotHeld(AskedEdition.None why) implements Suggestion {}

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
   * No text, or no rule that a question could ask for, has the words in quotes just in this row.
   *
   * @param query the query without its quotes, which was searched instead
   */
  record WithoutQuotes(String query) implements Suggestion {
    @Override
    public Optional<String> instead() {
      return Optional.of(query);
    }
  }

  /**
   * Nothing that belongs to the section has the words that stood beside its number.
   *
   * @param query the query without its words, which was searched instead
   */
  record WithoutWords(String query) implements Suggestion {
    @Override
    public Optional<String> instead() {
      return Optional.of(query);
    }
  }

  private static Optional<String> first(List<RuleNumber> numbers) {
    return numbers.stream().findFirst().map(RuleNumber::toString);
  }
}
