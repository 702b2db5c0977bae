package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/**
 * Questions that judges were asked, with the answers that are known to be right: all agree but
 * those that a list names with what they wait for.
 */
class JudgeQuestionsTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  @Test
  void every_question_is_answered_right_but_for_those_that_the_list_names() throws IOException {
    Path folder =
        Path.of(
            System.getProperty("casebook.root", ".."), "..", "shared", "data", "cases", "judge");
    assumeTrue(Files.isDirectory(folder), "skipped: there are no questions in " + folder);
    Map<String, String> wrong = wrong(folder);
    Map<String, String> open = open();
    System.out.println(wrong.size() + " questions of judges are not answered right yet");

    var news = new LinkedHashMap<>(wrong);
    news.keySet().removeAll(open.keySet());
    assertThat(news).as("answered right before").isEmpty();
    var done = new LinkedHashMap<>(open);
    done.keySet().removeAll(wrong.keySet());
    assertThat(done).as("answered right now: take them off judge-questions.tsv").isEmpty();
  }

  /** The questions with another answer than is expected, and what differs. */
  private static Map<String, String> wrong(Path folder) throws IOException {
    var wrong = new TreeMap<String, String>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".json")).sorted().toList()) {
        String differences = differences(file);
        if (!differences.isEmpty()) {
          wrong.put(file.getFileName().toString().replace(".json", ""), differences);
        }
      }
    }
    return wrong;
  }

  private static String differences(Path file) throws IOException {
    try {
      return String.join(
          "; ", ExpectedRulings.differences(MAPPER.readTree(Files.readString(file))));
    } catch (AssertionError refused) {
      return "refused: " + refused.getMessage();
    }
  }

  /** The questions that wait for something, by their names. */
  private static Map<String, String> open() {
    try (var stream = JudgeQuestionsTest.class.getResourceAsStream("/judge-questions.tsv")) {
      var open = new TreeMap<String, String>();
      for (String line :
          new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        if (!line.isBlank() && !line.startsWith("#")) {
          String[] parts = line.split("\t", 2);
          open.put(parts[0], parts[1]);
        }
      }
      return open;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
