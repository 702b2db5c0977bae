package casebook.index.result;

import casebook.index.query.NamedCard;
import casebook.rules.AskedEdition;
import java.util.List;
import java.util.Optional;

/**
 * What was found.
 *
 * @param query what the reader typed
 * @param rewritten what was searched for: numbers in their usual form, phrases in quotes, and the
 *     words of the rules for the players' words, in brackets after them
 * @param hasOtherWords whether that has other words than those that were typed
 * @param total how many hits there are on all pages
 * @param page the page that this is, from 1 on
 * @param hits the hits of this page, best first
 * @param words the words of the query as they were searched, in which cards are named
 * @param cards the cards that the query names
 * @param facets how many hits there are of each sort
 * @param whole whether all of the query was read: of one that is longer than any question only the
 *     beginning is
 * @param dated what is held for the date that the query names, if it names one
 * @param suggestion what the reader may have meant instead
 */
public record SearchResult(
    String query,
    String rewritten,
    boolean hasOtherWords,
    int total,
    int page,
    List<Hit> hits,
    String words,
    List<NamedCard> cards,
    Facets facets,
    boolean whole,
    Optional<AskedEdition.InForce> dated,
    Optional<Suggestion> suggestion) {

  /** How many hits a page has. */
  public static final int PAGE_SIZE = 20;

  /** Copies the lists. */
  public SearchResult {
    hits = List.copyOf(hits);
    cards = List.copyOf(cards);
  }

  /** How many pages there are, at least 1. */
  public int pages() {
    return Math.max(1, Math.ceilDiv(total, PAGE_SIZE));
  }
}
