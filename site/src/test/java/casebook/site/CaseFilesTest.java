package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The case files: a board for each step of 508.1, with the ruling that it must get. */
class CaseFilesTest {
  private static final YAMLMapper MAPPER = YAMLMapper.builder().build();

  static SortedMap<String, JsonNode> files() throws IOException {
    URL folder = Objects.requireNonNull(CaseFilesTest.class.getResource("/cases"));
    var files = new TreeMap<String, JsonNode>();
    try (Stream<Path> list = Files.list(Path.of(folder.toURI()))) {
      for (Path file : list.toList()) {
        files.put(file.getFileName().toString(), MAPPER.readTree(Files.readString(file)));
      }
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
    return files;
  }

  @TestFactory
  Stream<DynamicTest> every_case_gets_the_ruling_that_its_file_expects() throws IOException {
    return files().entrySet().stream()
        .map(file ->
            DynamicTest.dynamicTest(
                file.getKey(),
                () -> {
                  assertThat(file.getValue().path("expect")).isNotEmpty();
                  assertThat(ExpectedRulings.differences(file.getValue())).isEmpty();
                }));
  }

  @Test
  void every_step_of_508_1_has_a_case() throws IOException {
    assertThat(files().keySet().stream().map(name -> name.substring(0, 6)))
        .contains("508.1a", "508.1b", "508.1c", "508.1d", "508.1e", "508.1f", "508.1g", "508.1h")
        .contains("508.1j", "508.1m");
  }
}
