package casebook.rules.published;

import static casebook.rules.SmallFile.BODY;
import static casebook.rules.SmallFile.GLOSSARY;
import static casebook.rules.SmallFile.file;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotARulesFileTest {

  private static final String GOOD = file(BODY, GLOSSARY);

  private static NotARulesFile refusal(String file) {
    return catchThrowableOfType(NotARulesFile.class, () -> OfficialFile.read(file, "a test"));
  }

  private static NotARulesFile refusal(byte[] bytes) {
    return catchThrowableOfType(
        NotARulesFile.class, () -> OfficialFile.read(new ByteArrayInputStream(bytes), "a test"));
  }

  private static int lineOf(String wanted, String file) {
    List<String> lines = file.lines().toList();
    assertThat(lines).containsOnlyOnce(wanted);
    return lines.indexOf(wanted) + 1;
  }

  @Test
  void the_message_has_the_line_and_the_reason() {
    NotARulesFile refusal = refusal("");
    assertThat(refusal.line()).isEqualTo(1);
    assertThat(refusal.reason()).isEqualTo("The file is empty.");
    assertThat(refusal).hasMessage("Line 1: The file is empty.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "\uFEFF", " \r\n "})
  void an_empty_file_is_refused(String file) {
    assertThat(refusal(file)).hasMessage("Line 1: The file is empty.");
  }

  @Test
  void a_pdf_is_refused() {
    byte[] pdf = "%PDF-1.7\n1 0 obj".getBytes(StandardCharsets.US_ASCII);
    assertThat(refusal(pdf))
        .hasMessage("Line 1: This is a PDF; the rules are published as a text file too.");
  }

  @Test
  void a_binary_file_is_refused_at_its_first_null_byte() {
    assertThat(refusal(new byte[] {'G', 'I', 'F', '\n', 0, 1}))
        .hasMessage(
            "Line 2: This is no text in UTF-8, UTF-16 or windows-1252: it has a null byte.");
  }

  @Test
  void bytes_that_are_text_in_neither_encoding_are_refused() {
    assertThat(refusal(new byte[] {'a', (byte) 0x81}))
        .hasMessage("Line 1: This is text in neither UTF-8, UTF-16 nor windows-1252.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"<!DOCTYPE html><html></html>", "100.1. A rule.\n", "Contents\nGlossary"})
  void a_text_without_an_effective_date_is_refused(String file) {
    assertThat(refusal(file))
        .hasMessage("Line 1: No line says “These rules are effective as of” a date.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"May 32, 2012", "February 30, 2012", "Mai 4, 2012", "2012-05-04"})
  void an_effective_date_that_does_not_exist_is_refused(String date) {
    assertThat(refusal(GOOD.replace("May 4, 2012", date)))
        .hasMessage("Line 3: “" + date + "” is not a date such as September 25, 2026.");
  }

  @Test
  void a_file_cut_off_at_any_character_before_its_credits_is_refused() {
    int credits = GOOD.lastIndexOf("Credits") + "Credits".length();
    for (int end = 0; end < credits; end++) {
      assertThat(refusal(GOOD.substring(0, end))).as("cut off at %s", end).isNotNull();
    }
    assertThat(refusal(GOOD.substring(0, credits))).isNull();
  }

  @Test
  void a_file_cut_off_says_where_it_ends() {
    assertThat(refusal(GOOD.substring(0, GOOD.indexOf("Contents"))).reason())
        .isEqualTo("The file has no table of contents.");
    assertThat(refusal(GOOD.substring(0, GOOD.indexOf("Credits"))).reason())
        .isEqualTo("The file ends within its table of contents.");
    String beforeGlossary = GOOD.substring(0, GOOD.indexOf("Players take turns."));
    assertThat(refusal(beforeGlossary).reason()).isEqualTo("The file ends before its glossary.");
    assertThat(refusal(beforeGlossary).line()).isEqualTo((int) beforeGlossary.lines().count());
    assertThat(refusal(GOOD.substring(0, GOOD.indexOf("A playing piece"))).reason())
        .isEqualTo("The file ends before its credits.");
  }

  @Test
  void a_file_without_rules_is_refused() {
    assertThat(refusal(file("", GLOSSARY)).reason())
        .isEqualTo("The file has no rules after its contents.");
  }

  @Test
  void a_section_of_the_contents_that_is_missing_is_named() {
    String file = GOOD.replace("101. Turns\n\n101.1. Players", "100.2. Players");
    NotARulesFile refusal = refusal(file);
    assertThat(refusal.reason()).isEqualTo("The file has no section 101, which is listed here.");
    assertThat(refusal.line()).isEqualTo(lineOf("101. Turns", file));
  }

  @Test
  void sections_other_than_the_file_says_are_refused() {
    String file = GOOD.replace("Introduction", "Sections: 100\n\nIntroduction");
    NotARulesFile refusal = refusal(file);
    assertThat(refusal.reason()).isEqualTo("The sections of the file are 100, 101.");
    assertThat(refusal.line()).isEqualTo(lineOf("Sections: 100", file));
  }

  /** The reason why a line is refused after rule 101.1, the last one of the small file. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          101.1. Again.         | 101.1 stands here a second time.
          100.1a Again.         | 100.1a stands here a second time.
          101. Turns Again      | 101 stands here a second time.
          100.2. Too late.      | 100.2 stands after 101.1.
          100.10. Too late.     | 100.10 stands after 101.1.
          101.2a No 101.2.      | 101.2a stands here without 101.2 before it.
          102.1. No section.    | 102.1 stands here without 102 before it.
          1. The Game           | Chapter 1 stands after 1.
          101.1aa Two letters.  | “101.1aa Two letters.” begins with something like a rule number.
          101.1A A capital.     | “101.1A A capital.” begins with something like a rule number.
          101.2.1. Too deep.    | “101.2.1. Too deep.” begins with something like a rule number.
          101.0. Nought.        | There is no 101.0: rules begin with 1.
          """)
  void a_line_that_cannot_stand_there_is_refused(String line, String reason) {
    String file = file(BODY + line + "\n", GLOSSARY);
    NotARulesFile refusal = refusal(file);
    assertThat(refusal.reason()).isEqualTo(reason);
    assertThat(refusal.line())
        .isEqualTo(file.substring(0, file.lastIndexOf(line)).lines().count() + 1);
  }

  @Test
  void the_letter_l_is_refused() {
    assertThat(refusal(file(BODY + "101.1l Twelfth.\n", GLOSSARY)).reason())
        .startsWith("There is no 101.1l: the letters l and o are skipped");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Example: Ann.", "Ann is next."})
  void a_line_between_a_heading_and_its_first_rule_belongs_to_no_rule(String line) {
    NotARulesFile refusal = refusal(file(BODY + "102. More\n" + line + "\n", GLOSSARY));
    assertThat(refusal.reason()).isEqualTo("“" + line + "” belongs to no rule.");
  }

  @Test
  void a_long_line_is_quoted_by_its_beginning() {
    String line = "Ann ".repeat(100);
    assertThat(refusal(file(BODY + "102. More\n" + line + "\n", GLOSSARY)).reason())
        .isEqualTo("“" + "Ann ".repeat(15) + "…” belongs to no rule.");
  }

  @Test
  void a_term_without_text_and_a_text_without_term_are_refused() {
    String twoTerms = file(BODY, "Pebble\n\nTurn\nA part of the game.");
    assertThat(refusal(twoTerms).reason()).isEqualTo("The glossary has no text for “Pebble”.");
    assertThat(refusal(twoTerms).line()).isEqualTo(lineOf("Pebble", twoTerms));
    String noTerm = file(BODY, "A playing piece.");
    assertThat(refusal(noTerm).reason())
        .isEqualTo("“A playing piece.” belongs to no term of the glossary.");
    assertThat(refusal(noTerm).line()).isEqualTo(lineOf("A playing piece.", noTerm));
  }

  @Test
  void whatever_line_is_lost_or_doubled_nothing_but_a_refusal_is_thrown() throws Exception {
    List<String> lines = GOOD.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      for (String replacement : List.of("", lines.get(i) + "\n" + lines.get(i), "?", "100.")) {
        List<String> changed = new ArrayList<>(lines);
        changed.set(i, replacement);
        try {
          OfficialFile.read(String.join("\n", changed), "a test");
        } catch (NotARulesFile refusal) {
          assertThat(refusal.line()).isBetween(1, changed.size() + 1);
        }
      }
    }
  }
}
