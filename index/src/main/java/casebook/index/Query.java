package casebook.index;

import java.util.Optional;

/**
 * A question to the index.
 *
 * @param text what the reader typed, anything at all
 * @param kind the one kind of hits wanted; all if empty
 * @param edition the name of the one edition wanted; all if empty
 * @param page which page of hits, from 1 on
 */
public record Query(String text, Optional<Kind> kind, Optional<String> edition, int page) {

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
    return new Query(text, Optional.of(wanted), edition, page);
  }

  /** The same question to the edition with this name. */
  public Query in(String editionName) {
    return new Query(text, kind, Optional.of(editionName), page);
  }

  /** The same question's other page. */
  public Query page(int number) {
    return new Query(text, kind, edition, number);
  }
}
