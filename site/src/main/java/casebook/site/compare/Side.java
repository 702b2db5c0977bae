package casebook.site.compare;

import casebook.site.batch.CaseLines;
import casebook.site.batch.LineJudge;
import java.io.IOException;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/** One side of a comparison: where its answers come from. */
public sealed interface Side {

  /** Judges each case now. */
  record Judged(LineJudge judge) implements Side {}

  /**
   * The answers were written before, one for each case in the same order.
   *
   * @param name what they are called, for whoever must be told that they don't fit
   */
  record Written(String name, CaseLines answers) implements Side {}

  /** How much an answer says. */
  enum Extent {
    WHOLE_RULINGS,
    SHORT_ANSWER;

    /** That of an answer; empty where it is only what is wrong with the case. */
    public static Optional<Extent> of(String answer) {
      if (answer.contains("\"rulings\"")) {
        return Optional.of(WHOLE_RULINGS);
      }
      return answer.contains("\"errors\"") ? Optional.empty() : Optional.of(SHORT_ANSWER);
    }
  }

  /**
   * The extent of an answer of this side; empty where the answer is only what is wrong with the
   * case.
   */
  default Optional<Extent> extent(String answer) {
    return switch (this) {
      case Judged(var judge) ->
          Optional.of(judge.isShort() ? Extent.SHORT_ANSWER : Extent.WHOLE_RULINGS);
      case Written _ -> Extent.of(answer);
    };
  }

  /** The side's name in messages. */
  default String called() {
    return switch (this) {
      case Judged _ -> "this program";
      case Written(var name, _) -> name;
    };
  }

  /** The next written answer; empty where cases are judged now. */
  default String next(int line) throws IOException {
    return switch (this) {
      case Judged _ -> "";
      case Written(var name, var answers) -> {
        String answer =
            answers
                .next()
                .orElseThrow(() ->
                    new IOException(
                        "%s has no answer to the case on line %d. There must be one to each case: the file is cut off, or was judged with --refused"
                            .formatted(name, line)))
                .text();
        int told = number(name, answer, line);
        if (told != line) {
          throw new IOException(
              "%s has an answer to line %d where that to line %d should stand: judge again without --unordered and --refused"
                  .formatted(name, told, line));
        }
        yield answer;
      }
    };
  }

  /** Checks that no answer is left once all cases are compared. */
  default void end() throws IOException {
    if (this instanceof Written(var name, var answers) && answers.next().isPresent()) {
      throw new IOException("%s has more answers than there are cases".formatted(name));
    }
  }

  /** The line that an answer names, or else the expected one. */
  private static int number(String name, String answer, int expected) throws IOException {
    try {
      return answer.contains("\"line\"") ? AnswerTold.line(answer).orElse(expected) : expected;
    } catch (JacksonException e) {
      throw new IOException("The answer to line %d in %s is no JSON".formatted(expected, name), e);
    }
  }
}
