package casebook.site.ask;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.OwnFile;
import casebook.site.Casebook;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Questions of our own in the way that people ask them, each with its answer. A question that can't
 * be answered may be handed back, as may any other; but no answer may be wrong.
 */
class AskedQuestionsTest {
  private static final String FILE = "questions.txt";

  /** What is to be done with a question that has no answer here. */
  private static final String BACK = "back";

  private static final Casebook CASEBOOK = Casebook.builtIn();
  private static final Asking ASKING =
      new Asking(CASEBOOK.editions(), CASEBOOK.catalogue(), CASEBOOK.callings());

  /** Each question is asked once for all tests. */
  private static final Map<String, Answered> ANSWERS = new HashMap<>();

  private enum Result {
    RIGHT,
    HANDED_BACK,
    WRONG
  }

  /**
   * @param because words of what has to be asked back, where the file has them
   */
  private record Asked(String half, String expected, String because, String question) {}

  private static Answered answered(String question) {
    return ANSWERS.computeIfAbsent(question, one -> ASKING.answer(one, Optional.empty()));
  }

  private static List<Asked> questions() throws IOException {
    try (InputStream file = AskedQuestionsTest.class.getResourceAsStream(FILE)) {
      String text =
          new String(Objects.requireNonNull(file, FILE).readAllBytes(), StandardCharsets.UTF_8);
      List<Asked> questions = new ArrayList<>();
      String half = "";
      for (String line : text.lines().toList()) {
        if (line.startsWith("== ")) {
          half = line.substring(3);
        } else if (!line.isBlank() && !line.startsWith("#")) {
          int bar = line.indexOf('|');
          String expected = line.substring(0, bar).strip();
          boolean isBack = expected.startsWith(BACK);
          questions.add(
              new Asked(
                  half,
                  isBack ? BACK : expected,
                  isBack ? expected.substring(BACK.length()).replaceFirst("^: *", "") : "",
                  line.substring(bar + 1).strip().replace("\\n", "\n")));
        }
      }
      return questions;
    }
  }

  /**
   * The verdict, and what is told where the verdict is not all. A text that asks about each of
   * several creatures has an answer for each; answers that are alike are expected once.
   */
  private static String verdict(Answered answered) {
    return answered.given().isEmpty()
        ? BACK
        : answered.given().stream()
            .map(given ->
                given.told().isEmpty() ? given.verdict() : given.verdict() + ":" + given.told())
            .distinct()
            .collect(Collectors.joining("; "));
  }

  @Test
  void what_was_understood_can_be_asked_again_in_its_own_sentences() throws IOException {
    int same = 0;
    int handedBack = 0;
    for (Asked asked : questions()) {
      Answered answered = answered(asked.question());
      if (!answered.given().isEmpty()) {
        String sentences = String.join(" ", answered.understood());
        String again = verdict(answered(sentences));
        if (again.equals(BACK)) {
          handedBack++;
        } else {
          assertThat(again).as(sentences).isEqualTo(verdict(answered));
          same++;
        }
      }
    }
    assertThat(same).as("handed back: %s", handedBack).isGreaterThan(20 * handedBack);
  }

  @Test
  void what_is_handed_back_says_what_to_state() throws IOException {
    for (Asked asked : questions()) {
      Answered answered = answered(asked.question());
      if (answered.given().isEmpty()) {
        assertThat(answered.missing()).as(asked.question()).isNotEmpty();
        assertThat(String.join(" ", answered.missing()))
            .as(asked.question())
            .contains(asked.because());
      }
    }
  }

  @Test
  void no_answer_is_wrong_and_most_questions_have_one() throws IOException {
    Map<String, Map<Result, Integer>> halves = new LinkedHashMap<>();
    List<String> wrong = new ArrayList<>();
    for (Asked asked : questions()) {
      String verdict = verdict(answered(asked.question()));
      Result result =
          verdict.equals(asked.expected())
              ? Result.RIGHT
              : verdict.equals(BACK) ? Result.HANDED_BACK : Result.WRONG;
      halves
          .computeIfAbsent(asked.half(), _ -> new EnumMap<>(Result.class))
          .merge(result, 1, Integer::sum);
      if (result == Result.WRONG) {
        wrong.add(verdict + ", not " + asked.expected() + ": " + asked.question());
      }
    }
    halves.forEach((half, results) -> System.out.println(half + ": " + results));
    assertThat(wrong).isEmpty();
    halves.forEach((half, results) ->
        assertThat(results.getOrDefault(Result.RIGHT, 0))
            .as(half)
            .isGreaterThan(results.getOrDefault(Result.HANDED_BACK, 0)));
  }

  /** Questions by people who knew no form of question, and some that were written to be misread. */
  @ParameterizedTest
  @CsvSource({
    "strangers.txt, 30",
    "strangers-later.txt, 19",
    "strangers-last.txt, 27",
    "strangers-next.txt, 26",
    "traps.txt, 22",
    "strangers-plain.txt, 42",
    "strangers-after.txt, 59",
    "strangers-seventh.txt, 32",
    "strangers-eighth.txt, 48",
    "posts.txt, 55"
  })
  void what_strangers_ask_is_answered_right_or_handed_back(String file, int atLeast) {
    int answered = 0;
    for (String line : new OwnFile(AskedQuestionsTest.class, file).entries().toList()) {
      String[] parts = line.split(" \\| ", 2);
      Answered found = answered(parts[1]);
      if (!found.given().isEmpty()) {
        String words = found.given().stream().map(Answered.Given::words).collect(joining(" "));
        boolean isTold =
            found.given().stream().anyMatch(given -> given.told().equalsIgnoreCase(parts[0]));
        assertThat(isTold || isRight(parts[0], words)).as("%s: %s", parts[1], words).isTrue();
        answered++;
      }
    }
    assertThat(answered).isGreaterThanOrEqualTo(atLeast);
  }

  /** Whether an answer says yes, no or these words; numbers, costs and names are told apart. */
  private static boolean isRight(String expected, String words) {
    return switch (expected) {
      case "yes" -> words.startsWith("Yes");
      case "no" -> words.startsWith("No");
      default -> expected.contains(" ") && words.contains(expected);
    };
  }
}
