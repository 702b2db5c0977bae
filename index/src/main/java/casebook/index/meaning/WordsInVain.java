package casebook.index.meaning;

import casebook.index.lucene.EntryIndex.Match;
import casebook.index.query.Interpretation;
import java.util.Collection;
import java.util.List;

/** Whether the words of a question were asked for in vain. */
public final class WordsInVain {

  private WordsInVain() {}

  /**
   * Whether no text has what is in quotes, or none of the rules has it that a whole question asks
   * for: there the quotes only set apart what a card says.
   */
  public static boolean inQuotes(Interpretation asked, List<Match> matches) {
    if (asked.question().phrases().isEmpty()) {
      return false;
    }
    boolean isQuestion = asked.concepts().size() > 1;
    return !found(matches)
        || (isQuestion && matches.stream().allMatch(match -> match.entry().number().isEmpty()));
  }

  /** Whether anything is found by its words, and not only by its number. */
  public static boolean found(Collection<Match> matches) {
    return matches.stream().anyMatch(match -> match.score() > 0);
  }

  /** Whether nothing has the words of all that belongs to the sections they were asked with. */
  public static boolean inScope(Interpretation asked, List<Match> matches) {
    List<Match> inScope =
        matches.stream().filter(match -> asked.question().isInScope(match.entry())).toList();
    return asked.cards().isEmpty() && !inScope.isEmpty() && !found(inScope);
  }
}
