package casebook.index.query;

import casebook.index.text.Kind;
import casebook.rules.RuleNumber;
import java.util.Optional;

/**
 * A question to the index.
 *
 * @param text what the reader typed, anything at all
 * @param kind the one kind of hits wanted; all if empty
 * @param section the one section whose hits are wanted; all if empty
 * @param edition the name of the one edition wanted; all if empty
 * @param having what hits must have
 * @param page which page of hits, from 1 on
 * @param wording whether the rules' words are searched for the players' words too
 */
public record Query(
    String text,
    Optional<Kind> kind,
    Optional<RuleNumber> section,
    Optional<String> edition,
    Having having,
    int page,
    Wording wording) {

  /** What is searched for what was typed. */
  public enum Wording {
    /**
     * What the rules say for the players' words too, and misspelt words as the texts spell them.
     */
    UNDERSTOOD,
    /** Just the words that were typed. */
    TYPED
  }

  /** What hits must have. */
  public enum Having {
    /** Nothing in particular. */
    ANYTHING,
    /**
     * Rulings: a rule that a published case or an official ruling applies, what belongs to such a
     * rule, a card with official rulings, or a ruling itself.
     */
    RULINGS
  }

  /**
   * @throws IllegalArgumentException if the page is less than 1, or if what should be a section is
   *     a rule
   */
  public Query {
    if (page < 1) {
      throw new IllegalArgumentException("Pages are counted from 1, there is no page " + page);
    }
    section
        .filter(number -> !number.equals(number.section()))
        .ifPresent(number -> {
          throw new IllegalArgumentException(number + " is no section");
        });
  }

  /** The first page of everything found for the text. */
  public static Query of(String text) {
    return new Query(
        text,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Having.ANYTHING,
        1,
        Wording.UNDERSTOOD);
  }

  /** The same question for hits of one kind. */
  public Query only(Kind wanted) {
    return kind(Optional.of(wanted));
  }

  /** The same question for hits of one kind, or of all. */
  public Query kind(Optional<Kind> wanted) {
    return new Query(text, wanted, section, edition, having, page, wording);
  }

  /** The same question for hits of one section, or of all. */
  public Query section(Optional<RuleNumber> wanted) {
    return new Query(text, kind, wanted, edition, having, page, wording);
  }

  /** The same question to the edition with this name. */
  public Query in(String editionName) {
    return edition(Optional.of(editionName));
  }

  /** The same question to the edition with this name, or to all. */
  public Query edition(Optional<String> wanted) {
    return new Query(text, kind, section, wanted, having, page, wording);
  }

  /** The same question for hits that have something. */
  public Query having(Having wanted) {
    return new Query(text, kind, section, edition, wanted, page, wording);
  }

  /** The same question's other page. */
  public Query page(int number) {
    return new Query(text, kind, section, edition, having, number, wording);
  }

  /** The same question in other words. */
  public Query text(String others) {
    return new Query(others, kind, section, edition, having, page, wording);
  }

  /** The same question, searched in its own words or in those that are understood. */
  public Query wording(Wording wanted) {
    return new Query(text, kind, section, edition, having, page, wanted);
  }

  /** The same question, searched in just its own words. */
  public Query asTyped() {
    return wording(Wording.TYPED);
  }
}
