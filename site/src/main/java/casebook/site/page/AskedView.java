package casebook.site.page;

import casebook.site.Casebook;
import casebook.site.ask.Answered;
import casebook.site.ask.Asking;
import java.util.List;
import java.util.Optional;

/**
 * A query that is a question, as the search shows it above what it finds.
 *
 * @param answers the answers in sentences; none where it can't be answered
 * @param understood how it was understood
 * @param unplaced its words that have no meaning here
 * @param missing what it has to tell besides
 * @param href the board on the judge page
 */
public record AskedView(
    List<String> answers,
    List<String> understood,
    List<String> unplaced,
    List<String> missing,
    String href) {

  /** Fewer words make no question with a board. */
  private static final int FEWEST_WORDS = 5;

  /** How a sentence begins that says what is asked. */
  private static final String ASKED = "Asked: ";

  /** Copies the lists. */
  public AskedView {
    answers = List.copyOf(answers);
    understood = List.copyOf(understood);
    unplaced = List.copyOf(unplaced);
    missing = List.copyOf(missing);
  }

  /** The view of a query; empty where it asks nothing of a board. */
  static Optional<AskedView> of(String query, Casebook casebook) {
    if (query.length() > Asking.LONGEST || query.split("\\s+", -1).length < FEWEST_WORDS) {
      return Optional.empty();
    }
    Answered answered =
        new Asking(casebook.editions(), casebook.catalogue(), casebook.callings())
            .answer(query, Optional.empty());
    return Optional.of(answered)
        .filter(one -> one.understood().stream().anyMatch(sentence -> sentence.startsWith(ASKED)))
        .map(one ->
            new AskedView(
                one.given().stream().map(Answered.Given::words).toList(),
                one.understood(),
                one.unplaced().stream().map(Answered.Unplaced::text).toList(),
                one.missing(),
                one.board()
                    .flatMap(board -> BoardAddress.of(board, casebook.editions().executed()))
                    .orElse("")));
  }
}
