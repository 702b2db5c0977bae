package casebook.adoption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.rules.published.NotARulesFile;
import casebook.rules.published.OfficialFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small tree of a game of our own, whose rules of May 2012 become those of June 2013. */
class AdoptionTest {
  private static final Edition OLDER =
      edition(
          "May 4, 2012",
          """
          101.1. Players take turns. See rule 207.

          101.2. A player who takes a turn throws one pebble.

          101.2a A pebble that falls from the table is lost.

          101.2b A lost pebble isn't thrown again. This overrules rules 101.2 and 101.2a.

          101.3. The player with the most pebbles wins.

          101.4. Nobody may throw a pebble at a window, at a cat, or at another player.
          """);

  private static final Edition NEWER =
      edition(
          "June 1, 2013",
          """
          101.1. Players take turns. See rule 208.

          101.2. A player who can't take a turn passes.

          101.3. A player who takes a turn throws one pebble.

          101.3a A pebble that lies still is counted.

          101.3b A pebble that falls from the table is lost.

          101.3c A lost pebble isn't thrown again. This overrules rules 101.3 and 101.3b.

          101.4. Nobody may throw a pebble at a window, at a dog, or at another player.
          """);

  private static final String CASES = Project.CASES + "/";
  private static final String HOMES = "engine/src/main/java/";

  @TempDir private Path root;

  private static Edition edition(String effective, String rules) {
    try {
      return OfficialFile.read(
          """
          These rules are effective as of %s.

          Sections: 101

          Contents

          1. The Game
          101. Turns

          Glossary

          Credits

          1. The Game

          101. Turns

          %s
          Glossary

          Credits
          """
              .formatted(effective, rules),
          "a test");
    } catch (NotARulesFile e) {
      throw new AssertionError(e);
    }
  }

  private void write(String file, String text) {
    try {
      Path path = root.resolve(file);
      Files.createDirectories(path.getParent());
      Files.writeString(path, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String read(String file) throws IOException {
    return Files.readString(root.resolve(file));
  }

  private String adopt() throws IOException {
    var editions = Editions.builtIn().with(OLDER).with(NEWER);
    var comparison = new History(editions, Crosswalk.builtIn()).compare(OLDER, NEWER);
    var progress = new ByteArrayOutputStream();
    new Adoption(root, new Renumbering(comparison))
        .make(new PrintStream(progress, true, StandardCharsets.UTF_8));
    return progress.toString(StandardCharsets.UTF_8);
  }

  private String list() throws IOException {
    return read("target/adoption-2013-06-01.md");
  }

  private static String home(String number, String quote) {
    return """
    /** Executes %1$s. */
    @Cr(
        rule = "%1$s",
        text =
            \"""
            %3$s
            \""")
    public final class Rule%2$s {
      static final RuleNumber NUMBER = RuleNumber.parse("%1$s");
    }
    """
        .formatted(number, number.replace('.', '_'), quote);
  }

  @Test
  void homes_that_take_each_others_names_move_at_once_with_what_they_quote() throws IOException {
    write(HOMES + "Rule101_2a.java", home("101.2a", "A pebble that falls from the table is lost."));
    write(
        HOMES + "Rule101_2b.java",
        home(
            "101.2b",
            "A lost pebble isn't thrown again. This overrules rules 101.2 and\n        101.2a."));
    write(
        "engine/src/test/java/Rule101_2bTest.java",
        "class Rule101_2bTest { void cr_101_2b_after_101_2a() { Rule101_2a.loses(); } }\n");

    assertThat(adopt()).startsWith("2013-06-01: 3 files rewritten, 3 renamed.");
    assertThat(root.resolve(HOMES + "Rule101_2a.java")).doesNotExist();
    assertThat(read(HOMES + "Rule101_3b.java"))
        .isEqualTo(home("101.3b", "A pebble that falls from the table is lost."));
    assertThat(read(HOMES + "Rule101_3c.java"))
        .isEqualTo(
            home(
                "101.3c",
                "A lost pebble isn't thrown again. This overrules rules 101.3 and 101.3b."));
    assertThat(read("engine/src/test/java/Rule101_3cTest.java"))
        .isEqualTo(
            "class Rule101_3cTest { void cr_101_3c_after_101_3b() { Rule101_3b.loses(); } }\n");
  }

  @Test
  void numbers_are_written_anew_in_one_pass_in_every_form() throws IOException {
    write(
        "README.md",
        """
        101.2, 101.2a–b, 101.2a, b and c; 101.2a to b (see `/cases/101.2a-lost`), Rule101_2.
        Not 101.20, 1101.2, 101.2.1, 3101_2 or 101.3. “Players take turns. See rule 207.”
        The edition of 2012-05-04 is that of May 4, 2012, as LocalDate.of(2012, 5, 4).
        """);

    adopt();

    assertThat(read("README.md"))
        .isEqualTo(
            """
            101.3, 101.3b–c, 101.3b, c and 101.2c; 101.3b to c (see `/cases/101.3b-lost`), Rule101_3.
            Not 101.20, 1101.2, 101.2.1, 3101_2 or 101.3. “Players take turns. See rule 208.”
            The edition of 2013-06-01 is that of June 1, 2013, as LocalDate.of(2013, 6, 1).
            """);
  }

  @Test
  void what_names_another_edition_is_left_and_told() throws IOException {
    write(
        "README.md",
        """
        /cr/2011-01-01/101.2a and /cr/latest/101.2a
        101.2a
        101.2a@2011, or 101.2a of March 1, 2011, or what was 101.2a until 2011
        edition: 2011-01-01
        """);
    write(CASES + "old.yaml", "case:\n  edition: 2011-01-01\nexpect: [101.2a]\n");
    write(CASES + "new.yaml", "case:\n  edition: 2012-05-04\nexpect: [101.2a]\n");
    write("CHANGELOG.md", "- 101.2a\n");

    adopt();

    assertThat(read("README.md").lines().toList())
        .containsExactly(
            "/cr/2011-01-01/101.2a and /cr/latest/101.2a",
            "101.3b",
            "101.2a@2011, or 101.2a of March 1, 2011, or what was 101.2a until 2011",
            "edition: 2011-01-01");
    assertThat(read(CASES + "old.yaml")).contains("[101.2a]");
    assertThat(read(CASES + "new.yaml")).contains("edition: 2013-06-01\nexpect: [101.3b]");
    assertThat(read("CHANGELOG.md")).isEqualTo("- 101.2a\n");
    assertThat(list())
        .contains(
            """
            ## Not rewritten, as it tells of older editions

            - CHANGELOG.md

            ## Left as it is, as it names another edition

            - README.md:1: `/cr/2011-01-01/101.2a and /cr/latest/101.2a`
            - README.md:3: `101.2a@2011, or 101.2a of March 1, 2011, or what was 101.2a until 2011`
            """)
        .contains(CASES + "old.yaml:3: `expect: [101.2a]`");
  }

  /** What happened with the older edition happened then, whatever is adopted. */
  @Test
  void since_when_something_is_so_is_left_and_told() throws IOException {
    write(
        "README.md",
        """
        Pebbles are counted since May 4, 2012.
        It changed between January 1, 2011 and May 4, 2012.
        The newest edition is that of May 4, 2012.
        """);

    adopt();

    assertThat(read("README.md").lines().toList())
        .containsExactly(
            "Pebbles are counted since May 4, 2012.",
            "It changed between January 1, 2011 and May 4, 2012.",
            "The newest edition is that of June 1, 2013.");
    assertThat(list()).contains("- README.md:1: `Pebbles are counted since May 4, 2012.`");
  }

  @Test
  void the_addresses_of_cases_lead_on_for_ever() throws IOException {
    write(Project.MOVED_CASES, "# Addresses\n100.9-gone-below = 101.2a-gone-below\n");
    write(CASES + "101.2a-gone-below.yaml", "applies: [101.2a]\n");
    write(CASES + "101.2b-twice.yaml", "applies: [101.2b]\n");
    write(CASES + "101.1-turns.yaml", "applies: [101.1]\n");

    adopt();

    assertThat(read(CASES + "101.3b-gone-below.yaml")).isEqualTo("applies: [101.3b]\n");
    assertThat(root.resolve(CASES + "101.1-turns.yaml")).exists();
    assertThat(read(Project.MOVED_CASES).lines().filter(line -> !line.startsWith("#")))
        .containsExactly(
            "100.9-gone-below = 101.3b-gone-below",
            "101.2a-gone-below = 101.3b-gone-below",
            "101.2b-twice = 101.3c-twice");
  }

  @Test
  void no_case_gets_the_address_that_another_one_had_and_nothing_is_changed() throws IOException {
    write(Project.MOVED_CASES, "101.3b-lost = 101.1-lost\n");
    write(CASES + "101.2a-lost.yaml", "applies: [101.2a]\n");

    assertThatThrownBy(this::adopt)
        .hasMessage("/cases/101.2a-lost would get the address of another ruling. Rename it first.");
    assertThat(read(CASES + "101.2a-lost.yaml")).isEqualTo("applies: [101.2a]\n");
  }

  @Test
  void a_person_reads_what_was_reworded_added_and_removed() throws IOException {
    String quote = "Nobody may throw a pebble at a window, at a cat, or at another player.";
    write(HOMES + "Rule101_4.java", home("101.4", quote));
    write(HOMES + "Throws.java", "// 101.3 and 101.4, with 207\n");
    write(CASES + "101.4-cat.yaml", "applies: [101.4]\n");

    adopt();

    assertThat(read(HOMES + "Rule101_4.java"))
        .contains("    rule = \"101.4\",\n    edition = \"2012-05-04\",\n")
        .contains(quote);
    assertThat(list())
        .startsWith(
            """
            # From 2012-05-04 to 2013-06-01

            ## Reworded

            ### 101.4

            Was: Nobody may throw a pebble at a window, at a cat, or at another player.

            Is: Nobody may throw a pebble at a window, at a dog, or at another player.

            Read again:
            - engine/src/main/java/Rule101_4.java
            - engine/src/main/java/Throws.java
            - site/src/main/resources/cases/101.4-cat.yaml

            ## Added

            ### 101.2

            A player who can't take a turn passes.

            It needs a home, cases and a line in each table of rules. The number was written before: \
            it was another rule.

            ### 101.3a
            """)
        .contains(
            """
            ## Removed

            ### 101.3

            Was: The player with the most pebbles wins.

            Read again:
            - engine/src/main/java/Throws.java

            ## Moved by the command

            - 101.2 is 101.3
            - 101.2a is 101.3b
            - 101.2b is 101.3c

            ## Other references in the same words

            - 101.1
            - 101.3c

            ## Rules of other sections that seem to have moved

            - 207 is 208
              - engine/src/main/java/Throws.java
            """);
  }
}
