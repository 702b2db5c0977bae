package casebook.site.ask;

import casebook.rules.RuleNumber;
import casebook.site.judging.Judgement;
import java.util.List;
import java.util.Optional;

/**
 * What came of a question.
 *
 * @param understood the board and what is asked, as sentences
 * @param unplaced the words of the question that no meaning was found for
 * @param missing what has to be asked back
 * @param board the case in JSON, where there is one
 * @param given the answers, each of one question; none where anything is unplaced or missing
 * @param judgement the rulings on the case, where there is an answer
 * @param rules the rules that decide, or the best that were found
 * @param cases slugs of published rulings like it
 */
public record Answered(
    List<String> understood,
    List<Unplaced> unplaced,
    List<String> missing,
    Optional<String> board,
    List<Given> given,
    Optional<Judgement> judgement,
    List<RuleNumber> rules,
    List<String> cases) {

  /** Copies the lists. */
  public Answered {
    understood = List.copyOf(understood);
    unplaced = List.copyOf(unplaced);
    missing = List.copyOf(missing);
    given = List.copyOf(given);
    rules = List.copyOf(rules);
    cases = List.copyOf(cases);
  }

  /** Words of the question, and where they stand in it. */
  public record Unplaced(String text, int start, int end) {}

  /**
   * The answer to one question.
   *
   * @param asked the question as it was understood
   * @param verdict how it is decided, in one word
   * @param told the number, cost or players that are the answer; empty where the verdict says it
   * @param words the answer in sentences
   */
  public record Given(String asked, String verdict, String told, String words) {}

  /** The same with a further sentence in each answer. */
  Answered adding(String sentence) {
    List<Given> more =
        given.stream()
            .map(one ->
                new Given(one.asked(), one.verdict(), one.told(), one.words() + " " + sentence))
            .toList();
    return new Answered(understood, unplaced, missing, board, more, judgement, rules, cases);
  }

  /** The same with what a search found where no ruling says it. */
  public Answered found(List<RuleNumber> moreRules, List<String> moreCases) {
    return new Answered(
        understood,
        unplaced,
        missing,
        board,
        given,
        judgement,
        rules.isEmpty() ? moreRules : rules,
        cases.isEmpty() ? moreCases : cases);
  }
}
