package casebook.site.page.search;

import casebook.site.Casebook;
import casebook.site.ask.Answered;
import casebook.site.ask.Asking;
import casebook.site.page.draft.BoardAddress;
import casebook.site.page.draft.Draft;
import casebook.site.page.judge.BoardDrawing;
import casebook.site.page.part.RuleText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A query that is a question, as the search shows it above what it finds.
 *
 * @param answers the answers in sentences, whose rules are links; none where it can't be answered
 * @param understood how it was understood
 * @param question its own words, in order; those that have no meaning here are marked
 * @param missing what it has to tell besides
 * @param href the board on the judge page
 * @param drawing the board with what is ruled on it, where there is an answer
 */
public record AskedView(
    List<List<RuleText.Piece>> answers,
    List<String> understood,
    List<Words> question,
    List<String> missing,
    String href,
    List<BoardDrawing> drawing) {

  /** Fewer words make no question with a board. */
  private static final int FEWEST_WORDS = 5;

  private static final Pattern ENDED = Pattern.compile("[.?!]$");

  /** How a sentence begins that says what is asked. */
  private static final String ASKED = "Asked: ";

  /** The players, a permanent and something of it: less is no board that somebody asks about. */
  private static final int FEWEST_SENTENCES = 3;

  /** Copies the lists. */
  public AskedView {
    answers = answers.stream().map(List::copyOf).toList();
    understood = List.copyOf(understood);
    question = List.copyOf(question);
    missing = List.copyOf(missing);
    drawing = List.copyOf(drawing);
  }

  /** Some words of the question in a row, which have all a meaning here, or none. */
  public record Words(String text, boolean unplaced) {}

  /** Whether some of its words have no meaning here. */
  public boolean isMarked() {
    return question.stream().anyMatch(Words::unplaced);
  }

  /** The question that sentences are, which were understood once and may be changed since. */
  static String question(List<String> sentences) {
    return sentences.stream()
        .map(String::strip)
        .filter(sentence -> !sentence.isEmpty())
        .map(sentence -> ENDED.matcher(sentence).find() ? sentence : sentence + ".")
        .collect(Collectors.joining(" "));
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
        .filter(one -> asks(query, one.understood()))
        .map(one -> of(query, one, casebook));
  }

  /** Whether something is asked, be it that only a board is told and what is asked isn't clear. */
  private static boolean asks(String query, List<String> understood) {
    return understood.stream().anyMatch(sentence -> sentence.startsWith(ASKED))
        || (query.contains("?") && understood.size() >= FEWEST_SENTENCES);
  }

  private static AskedView of(String query, Answered answered, Casebook casebook) {
    String href =
        answered
            .board()
            .flatMap(board -> BoardAddress.of(board, casebook.editions().executed()))
            .orElse("");
    return new AskedView(
        answered.given().stream()
            .map(given -> RuleText.pieces(given.words(), casebook.editions().executed()))
            .toList(),
        answered.understood(),
        marked(query, answered.unplaced()),
        answered.missing(),
        href,
        answered
            .judgement()
            .flatMap(judgement ->
                answered
                    .board()
                    .flatMap(Draft::of)
                    .flatMap(draft -> BoardDrawing.of(draft, judgement)))
            .stream()
            .toList());
  }

  private static List<Words> marked(String query, List<Answered.Unplaced> unplaced) {
    List<Words> words = new ArrayList<>();
    int at = 0;
    for (Answered.Unplaced part : unplaced) {
      if (part.start() > at) {
        words.add(new Words(query.substring(at, part.start()), false));
      }
      words.add(new Words(query.substring(Math.max(at, part.start()), part.end()), true));
      at = part.end();
    }
    if (at < query.length()) {
      words.add(new Words(query.substring(at), false));
    }
    return words;
  }
}
