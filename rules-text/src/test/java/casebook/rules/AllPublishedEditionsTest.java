package casebook.rules;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.published.NotARulesFile;
import casebook.rules.published.OfficialFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All complete editions from 2003 to June 2026, as Wizards published them: a quarter of a minute.
 */
@Tag("long")
class AllPublishedEditionsTest {

  @TempDir private Path folder;

  private List<Path> files() throws IOException, InterruptedException {
    Path packed = SharedData.path("data/rules/complete-editions.tar.xz");
    try {
      int end =
          new ProcessBuilder("tar", "xJf", packed.toString(), "-C", folder.toString())
              .inheritIO()
              .start()
              .waitFor();
      Assumptions.assumeTrue(end == 0, "SKIPPED, not checked: tar can't unpack " + packed);
    } catch (IOException e) {
      Assumptions.abort("SKIPPED, not checked: there is no tar to unpack " + packed);
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
    }
  }

  /** The paragraphs of the sections on combat and attacking, by the number that is printed. */
  private static Map<String, String> paragraphs(Path sections) throws IOException {
    var paragraphs = new HashMap<String, String>();
    for (String line : Files.readAllLines(sections).stream().skip(1).toList()) {
      if (line.startsWith("Example: ")) {
        paragraphs.put(line, line);
      } else if (!line.isBlank()) {
        String[] parts = line.split(" ", 2);
        paragraphs.put(parts[0].replaceAll("\\.$", ""), parts[1]);
      }
    }
    return paragraphs;
  }

  private static Map<String, String> paragraphs(Edition edition, Map<String, String> wanted) {
    var paragraphs = new HashMap<String, String>();
    edition
        .sections()
        .forEach(section -> paragraphs.put(section.number().toString(), section.title()));
    for (Rule rule : edition.rules()) {
      paragraphs.put(rule.printed().orElse(rule.number().toString()), rule.text());
      rule.examples().forEach(one -> paragraphs.put("Example: " + one, "Example: " + one));
    }
    paragraphs.keySet().retainAll(wanted.keySet());
    return paragraphs;
  }

  @Test
  void all_are_read_but_the_one_that_is_cut_off_and_say_what_was_published() throws Exception {
    var read = new TreeMap<String, Edition>();
    var refused = new ArrayList<String>();
    for (Path file : files()) {
      try {
        Edition edition = OfficialFile.read(file);
        assertThat(read.put(edition.name(), edition)).as(edition.name()).isNull();
      } catch (NotARulesFile e) {
        refused.add(file.getFileName() + " " + e.getMessage());
      }
    }
    assertThat(read).hasSize(112).containsKey("2004-06-01").doesNotContainKey("2006-06-01");
    assertThat(refused)
        .containsExactly("2013-02-01.txt Line 4609: The file ends before its credits.");
    int compared = 0;
    for (Edition edition : read.values()) {
      Path sections = SharedData.path("data/rules/editions/" + edition.name() + ".txt");
      Map<String, String> wanted = paragraphs(sections);
      assertThat(paragraphs(edition, wanted)).as(edition.name()).isEqualTo(wanted);
      compared += wanted.size();
    }
    assertThat(compared).isGreaterThan(5000);
    assertThat(
            read.values().stream()
                .flatMap(edition -> edition.rules().stream())
                .flatMap(rule -> rule.printed().map(it -> it + " " + rule.number()).stream())
                .distinct())
        .containsExactlyInAnyOrder(
            "606. 8b 606.8b",
            "605.2c 609.2c",
            "501.2 510.2",
            "501.3 510.3",
            "501.4 510.4",
            "501.5 510.5",
            "501.6 510.6",
            "502.35b 502.36b",
            "432.2b 423.2b",
            "306.b 306.3b",
            "306.1c 306.3c",
            "702. 37a 702.37a",
            "702. 37b 702.37b",
            "702.30d 702.30e",
            "505.54 505.5");
  }
}
