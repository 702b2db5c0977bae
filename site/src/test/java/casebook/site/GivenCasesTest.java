package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** The cases that were given with their rulings: examples of 508 and boards of an article. */
class GivenCasesTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  @Test
  void every_given_case_has_the_ruling_that_was_given_with_it() throws IOException {
    Path folder =
        Path.of(System.getProperty("casebook.root", ".."), "..", "shared", "data", "cases");
    assumeTrue(Files.isDirectory(folder), "skipped: there are no given cases in " + folder);
    List<Path> files;
    try (Stream<Path> list = Files.list(folder)) {
      files = list.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
    var wrong = new ArrayList<String>();
    for (Path file : files) {
      for (String difference :
          ExpectedRulings.differences(MAPPER.readTree(Files.readString(file)))) {
        wrong.add(file.getFileName() + ": " + difference);
      }
    }
    assertThat(files).isNotEmpty();
    assertThat(wrong).isEmpty();
  }
}
