package casebook.rules.published;

import static casebook.rules.SmallFile.BODY;
import static casebook.rules.SmallFile.GLOSSARY;
import static casebook.rules.SmallFile.file;
import static casebook.rules.SmallFile.read;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Chapter;
import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.GlossaryEntry;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OfficialFileTest {

  private static List<Rule> rulesAfter101_1(String lines) {
    List<Rule> rules = read(file(BODY + lines, GLOSSARY)).rules();
    assertThat(rules).extracting(rule -> rule.number().toString()).startsWith("100.1", "100.1a");
    return rules.subList(2, rules.size());
  }

  private static Rule rule(String number, String text, String... examples) {
    return new Rule(RuleNumber.parse(number), text, List.of(examples), Optional.empty());
  }

  // What a published file says.

  @Test
  void an_edition_is_named_by_its_effective_date_and_is_complete() {
    Edition edition = read(file(BODY, GLOSSARY));
    assertThat(edition.name()).isEqualTo("2012-05-04");
    assertThat(edition.coverage()).isEqualTo(new Coverage.Complete());
    assertThat(edition.title()).isEmpty();
    assertThat(edition.source()).isEqualTo("a test");
  }

  @Test
  void chapters_sections_rules_and_glossary_are_read_in_order() {
    Edition edition = read(file(BODY, GLOSSARY));
    assertThat(edition.chapters()).containsExactly(new Chapter(1, "The Game"));
    assertThat(edition.sections())
        .containsExactly(
            new Section(RuleNumber.parse("100"), "Pebbles"),
            new Section(RuleNumber.parse("101"), "Turns"));
    assertThat(edition.rules())
        .containsExactly(
            rule("100.1", "The game is played with pebbles."),
            rule("100.1a", "A pebble is flat or round."),
            rule("101.1", "Players take turns."));
    assertThat(edition.glossary())
        .containsExactly(new GlossaryEntry("Pebble", "A playing piece. See rule 100, “Pebbles.”"));
  }

  @Test
  void a_preface_may_say_that_the_file_has_only_some_sections() {
    Edition edition =
        read(
            file(BODY, GLOSSARY)
                .replace(
                    "Introduction",
                    "Title: Pebbles Again\nSource: a stone\nSections: 100, 101\n\nIntroduction"));
    assertThat(edition.title()).contains("Pebbles Again");
    assertThat(edition.source()).isEqualTo("a stone");
    assertThat(edition.coverage()).isInstanceOf(Coverage.Sections.class);
    assertThat(edition.coverage().covers(RuleNumber.parse("101.7"))).isTrue();
    assertThat(edition.coverage().covers(RuleNumber.parse("102.1"))).isFalse();
  }

  // Bytes and lines.

  @Test
  void line_ends_of_every_system_a_byte_order_mark_and_indentation_mean_nothing() {
    String file = file(BODY, GLOSSARY);
    List<Rule> rules = read(file).rules();
    assertThat(read(file.replace("\n", "\r\n")).rules()).isEqualTo(rules);
    assertThat(read(file.replace("\n", "\r")).rules()).isEqualTo(rules);
    assertThat(read("\uFEFF" + file).rules()).isEqualTo(rules);
    assertThat(read(file.replace("\n", " \n      ")).rules()).isEqualTo(rules);
  }

  @Test
  void a_byte_order_mark_does_not_hide_the_first_line() {
    String file = file(BODY, GLOSSARY).replace("A Game of Pebbles\n\n", "");
    assertThat(read("\uFEFF" + file).name()).isEqualTo("2012-05-04");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "windows-1252"})
  void both_encodings_that_were_used_are_read(String charset, @TempDir Path folder)
      throws IOException, NotARulesFile {
    byte[] bytes =
        file(BODY + "\n101.1a “Ça” — a player’s word.\n", GLOSSARY)
            .getBytes(Charset.forName(charset));
    Path file = Files.write(folder.resolve("pebbles.txt"), bytes);
    assertThat(OfficialFile.read(file).rules().getLast())
        .isEqualTo(rule("101.1a", "“Ça” — a player’s word."));
    assertThat(OfficialFile.read(file).source()).isEqualTo("the file pebbles.txt");
    assertThat(OfficialFile.read(new ByteArrayInputStream(bytes), "bytes").rules()).hasSize(4);
  }

  // Oddities of numbered rules.

  @Test
  void a_rule_has_any_number_of_examples() {
    assertThat(
            rulesAfter101_1(
                """
                Example: Ann, then Bob.
                Example: Bob, then Ann.
                """))
        .containsExactly(rule("101.1", "Players take turns.", "Ann, then Bob.", "Bob, then Ann."));
  }

  @Test
  void lines_without_a_number_continue_the_rule_or_the_example_above_them() {
    assertThat(
            rulesAfter101_1(
                """
                     The turns are short.

                100 of them are enough.
                Example: Ann, then Bob,
                then Ann again.
                """))
        .containsExactly(
            rule(
                "101.1",
                "Players take turns.\nThe turns are short.\n100 of them are enough.",
                "Ann, then Bob,\nthen Ann again."));
  }

  @Test
  void the_point_and_the_space_after_a_number_may_be_missing_or_too_many() {
    assertThat(
            rulesAfter101_1(
                """

                101.1a. With a point.

                101.2 Without one.

                101.3.Without a space.

                101.4.  With two.
                """))
        .contains(
            rule("101.1a", "With a point."),
            rule("101.2", "Without one."),
            rule("101.3", "Without a space."),
            rule("101.4", "With two."));
  }

  @Test
  void rules_need_no_blank_line_between_them() {
    assertThat(rulesAfter101_1("101.2. Bob is next.\n101.2a Or Ann.\n"))
        .contains(rule("101.2", "Bob is next."), rule("101.2a", "Or Ann."));
  }

  @Test
  void k_is_followed_by_m_and_9_by_10() {
    assertThat(
            rulesAfter101_1("101.1k Eleventh.\n101.1m Twelfth.\n101.9. Ninth.\n101.10. Tenth.\n"))
        .contains(rule("101.1m", "Twelfth."), rule("101.10", "Tenth."));
  }

  @Test
  void a_rule_may_be_only_a_heading() {
    assertThat(rulesAfter101_1("101.2. Short Game\n101.2a It is short.\n"))
        .contains(rule("101.2", "Short Game"));
  }

  @Test
  void words_after_the_contents_are_no_rules() {
    Edition edition = read(file("Customer Service\n\n" + BODY, GLOSSARY));
    assertThat(edition.rules()).hasSize(3);
  }

  // Oddities of the glossary.

  @Test
  void a_term_may_have_several_meanings_references_and_remarks() {
    assertThat(
            glossary(
                """
                Turn
                1. A part of the game.
                2. To put a pebble upside down.
                See rule 101, “Turns.”
                """))
        .containsExactly(
            new GlossaryEntry(
                "Turn",
                "1. A part of the game.\n2. To put a pebble upside down.\nSee rule 101, “Turns.”"));
  }

  @Test
  void a_term_needs_no_blank_line_before_it_if_it_ends_with_a_letter() {
    assertThat(
            glossary(
                """
                Pebble
                A playing piece.
                Turn
                A part of the game.
                """))
        .containsExactly(
            new GlossaryEntry("Pebble", "A playing piece."),
            new GlossaryEntry("Turn", "A part of the game."));
  }

  @Test
  void a_text_may_end_without_a_point_and_go_on_after_a_blank_line() {
    assertThat(
            glossary(
                """
                Pebble

                A playing piece.

                It is round. See rule 100, “Pebbles.”

                Turn
                See rule 101, “Turns”

                Your Turn
                It isn’t mine
                """))
        .containsExactly(
            new GlossaryEntry("Pebble", "A playing piece.\nIt is round. See rule 100, “Pebbles.”"),
            new GlossaryEntry("Turn", "See rule 101, “Turns”"),
            new GlossaryEntry("Your Turn", "It isn’t mine"));
  }

  @Test
  void a_term_may_end_with_a_mark_and_may_stand_there_twice() {
    assertThat(
            glossary(
                """
                Your Turn!
                What Ann says.

                Stone (Obsolete)
                A pebble.

                Stone (Obsolete)
                A round one.
                """))
        .extracting(GlossaryEntry::term)
        .containsExactly("Your Turn!", "Stone (Obsolete)", "Stone (Obsolete)");
  }

  @Test
  void a_glossary_may_be_empty() {
    assertThat(glossary("")).isEmpty();
  }

  private static List<GlossaryEntry> glossary(String glossary) {
    return read(file(BODY, glossary)).glossary();
  }
}
