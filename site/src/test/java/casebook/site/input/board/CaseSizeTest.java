package casebook.site.input.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is too large is refused before anything of it is read: nothing else is told of it. */
class CaseSizeTest {
  private static final CaseReader READER = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  /** No entry of a list: read, each would be a problem. */
  private static final String NO_ENTRY = "1";

  @Test
  void a_list_that_is_too_long_is_not_read() {
    onlyProblem(problems("players", 101, NO_ENTRY), "players", "At most 100 players in a case.");
    onlyProblem(problems("effects", 501, NO_ENTRY), "effects", "At most 500 effects in a case.");
    onlyProblem(
        problems("moves", 201, NO_ENTRY), "moves", "At most 200 moves and questions in a case.");
    onlyProblem(
        problems("permanents", 100_001, NO_ENTRY),
        "permanents",
        "At most 100,000 permanents in a case.");
  }

  @Test
  void every_list_that_is_too_long_is_told() {
    String text =
        "{\"players\": [" + times(101, NO_ENTRY) + "], \"moves\": [" + times(201, NO_ENTRY) + "]}";

    assertThat(problems(text)).extracting(Problem::path).containsExactly("players", "moves");
  }

  @Test
  void a_list_of_the_greatest_length_is_read() {
    assertThat(problems("effects", 500, NO_ENTRY))
        .extracting(Problem::path)
        .contains("effects[0]", "effects[100]");
  }

  @Test
  void stacks_are_counted_before_they_are_made() {
    String stack = "{\"card\": \"No such card\", \"count\": 60000}";

    onlyProblem(
        problems("permanents", 2, stack),
        "permanents[1]",
        "These are more than 100,000 permanents in all.");
  }

  @Test
  void effects_and_permanents_are_counted_before_their_texts_are_read() {
    String text =
        "{\"permanents\": [{\"count\": 600}, {}], \"effects\": [" + times(100, NO_ENTRY) + "]}";

    onlyProblem(
        problems(text),
        "",
        "100 effects and 601 permanents are too many for each other: effects × permanents may be"
            + " at most 50,000.");
  }

  @Test
  void a_count_that_is_none_is_told_by_whoever_reads_it() {
    for (String count : List.of("-1", "1e999999999", "\"many\"", "100001", "0.5")) {
      assertThat(problems("permanents", 1, "{\"id\": \"a\", \"count\": " + count + "}"))
          .extracting(Problem::path)
          .contains("permanents[0].count");
    }
  }

  private static void onlyProblem(List<Problem> problems, String path, String message) {
    assertThat(problems)
        .extracting(Problem::path, Problem::message)
        .containsExactly(tuple(path, message));
  }

  private static List<Problem> problems(String list, int many, String item) {
    return problems("{\"" + list + "\": [" + times(many, item) + "]}");
  }

  private static List<Problem> problems(String text) {
    return ((Reading.Wrong<Case>) READER.read(text, CaseFormat.JSON)).problems();
  }

  private static String times(int many, String item) {
    return String.join(",", Collections.nCopies(many, item));
  }
}
