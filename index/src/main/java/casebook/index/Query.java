package casebook.index;

import java.util.Optional;

/**
 * A question to the index.
 *
 * @param text what the reader typed, anything at all
 * @param kind the one kind of hits wanted; all if empty
 * @param edition the name of the one edition wanted; all if empty
 * @param page which page of hits, from 1 on
 * @param wording whether the rules' words are searched for the players' words too
 */
public record Query(
    String text, Optional<Kind> kind, Optional<String> edition, int page, Wording wording) {

  /** What is searched for what was typed. */
  public enum Wording {
    /**
     * What the rules say for the players' words too, and misspelt words as the texts spell them.
     */
    UNDERSTOOD,
    /** Just the words that were typed. */
    TYPED
  }

  /** The question in what is understood of it. */
  public Query(String text, Optional<Kind> kind, Optional<String> edition, int page) {
    this(text, kind, edition, page, Wording.UNDERSTOOD);
  }

  /**
   * @throws IllegalArgumentException if the page is less than 1
   */
  public Query {
    if (page < 1) {
      throw new IllegalArgumentException("Pages are counted from 1, there is no page " + page);
    }
  }

  /** The first page of everything found for the text. */
  public static Query of(String text) {
    return new Query(text, Optional.empty(), Optional.empty(), 1);
  }

  /** The same question for hits of one kind. */
  public Query only(Kind wanted) {
    return new Query(text, Optional.of(wanted), edition, page, wording);
  }

  /** The same question to the edition with this name. */
  public Query in(String editionName) {
    return new Query(text, kind, Optional.of(editionName), page, wording);
  }

  /** The same question's other page. */
  public Query page(int number) {
    return new Query(text, kind, edition, number, wording);
  }

  /** The same question in other words. */
  Query text(String others) {
    return new Query(others, kind, edition, page, wording);
  }

  /** The same question, searched in just its own words. */
  public Query asTyped() {
    return new Query(text, kind, edition, page, Wording.TYPED);
  }
}
