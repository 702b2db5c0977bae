package casebook.adoption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.published.NotARulesFile;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of a complete file the sections are taken that the engine executes. */
class NewTextTest {
  private static final Edition OLDER = Editions.builtIn().executed();

  private static final String COMPLETE =
      """
      Magic: The Gathering Comprehensive Rules

      These rules are effective as of February 5, 2027.

      Contents

      5. Turn Structure
      506. Combat Phase
      507. Beginning of Combat Step
      508. Declare Attackers Step

      Glossary

      Credits

      5. Turn Structure

      506. Combat Phase

      506.1. The phase of combat has steps. See rule 507.1.

      507. Beginning of Combat Step

      507.1. The step begins. See rules 506.1 and 508.1.

      508. Declare Attackers Step

      508.1. Attackers are declared.
      Example: A bear attacks.

      508.1a A chosen creature is untapped.

      Glossary

      Attack
      To send a creature into combat. See rule 508, “Declare Attackers Step.”

      Credits

      Nobody
      """;

  @TempDir private Path folder;

  private Edition read(String text, Charset in) throws IOException, NotARulesFile {
    return NewText.read(Files.write(folder.resolve("rules.txt"), text.getBytes(in)), OLDER);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16", "windows-1252"})
  void only_506_and_508_of_a_complete_file_are_taken(String encoding) throws Exception {
    Edition taken = read(COMPLETE, Charset.forName(encoding));
    assertThat(taken.name()).isEqualTo("2027-02-05");
    assertThat(taken.rules())
        .extracting(rule -> rule.number().toString())
        .containsExactly("506.1", "508.1", "508.1a");
    assertThat(taken.rules().get(1).examples()).containsExactly("A bear attacks.");
    assertThat(read("\uFEFF" + COMPLETE.replace("\n", "\r\n"), StandardCharsets.UTF_8).rules())
        .isEqualTo(taken.rules());
  }

  @Test
  void sections_alone_are_taken_with_a_byte_order_mark_too() throws Exception {
    String sections =
        """
        Comprehensive Rules, effective as of February 5, 2027;

        506. Combat Phase

        506.1. The phase of combat has steps.

        508. Declare Attackers Step

        508.1. Attackers are declared.
        """;
    assertThat(read("\uFEFF" + sections, StandardCharsets.UTF_8).rules()).hasSize(2);
  }

  @Test
  void a_published_file_has_what_is_held_of_its_edition() throws Exception {
    Path file =
        Path.of(System.getProperty("casebook.root", ".."), "..", "shared", "data", "rules")
            .resolve("MagicCompRules-20260619.txt");
    assumeTrue(Files.isRegularFile(file), "skipped: there are no rules at " + file);
    assertThat(NewText.read(file, OLDER).rules())
        .extracting(Rule::toString)
        .isEqualTo(
            Editions.builtIn().named("2026-06-19").orElseThrow().rules().stream()
                .map(Rule::toString)
                .toList());
  }
}
