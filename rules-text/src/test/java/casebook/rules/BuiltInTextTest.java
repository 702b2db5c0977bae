package casebook.rules;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.history.Substance;
import casebook.rules.published.NotARulesFile;
import casebook.rules.published.OfficialFile;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the editions that Casebook comes with say, word for word. */
class BuiltInTextTest {

  private static final Edition OF_2025 = edition("2025-06-06");
  private static final Edition OF_2024 = edition("2024-06-07");
  private static final Edition OF_2008 = edition("2008-02-01");

  private static Edition edition(String name) {
    return Editions.builtIn().named(name).orElseThrow();
  }

  private static List<Rule> rules(Edition edition, String section) {
    return edition.children(RuleNumber.parse(section)).stream()
        .flatMap(rule -> Stream.concat(Stream.of(rule), edition.children(rule.number()).stream()))
        .toList();
  }

  private static Rule rule(Edition edition, String number) {
    return edition.rule(RuleNumber.parse(number)).orElseThrow();
  }

  /** The source from the first mark to before the second one, or to its end if that is empty. */
  private static String source(String file, String from, String to) throws IOException {
    String text = Files.readString(SharedData.path("seeds/" + file));
    int start = text.indexOf(from);
    return Verbatim.of(
        text.substring(start, to.isEmpty() ? text.length() : text.indexOf(to, start)));
  }

  // June 6, 2025: rules 506 and 508.

  @Test
  void the_current_edition_has_the_64_numbered_rules_of_506_and_508() {
    assertThat(OF_2025.sections())
        .extracting(Section::title)
        .containsExactly("Combat Phase", "Declare Attackers Step");
    assertThat(OF_2025.chapters()).isEmpty();
    assertThat(OF_2025.coverage().covers(RuleNumber.parse("507"))).isFalse();
    assertThat(rules(OF_2025, "506")).hasSize(27);
    assertThat(rules(OF_2025, "508")).hasSize(37);
    assertThat(OF_2025.rules()).hasSize(64);
  }

  @Test
  void three_rules_of_508_have_an_example_and_none_of_506() {
    assertThat(OF_2025.rules())
        .filteredOn(rule -> !rule.examples().isEmpty())
        .extracting(rule -> rule.number().toString())
        .containsExactly("508.1c", "508.1d", "508.2a");
  }

  @Test
  void every_word_of_506_and_508_of_2025_is_that_of_the_source() throws IOException {
    String source =
        source("cr-506-2025-06-06.md", "506. Combat Phase\n\n\n", "")
            + source("cr-508-2025-06-06.md", "508. Declare Attackers Step\n\n\n", "");
    assertThat(Verbatim.numberedPartOf(OF_2025)).isEqualTo(source);
  }

  // June 7, 2024: rule 508.

  private static String section508(Edition edition) {
    String all = Verbatim.numberedPartOf(edition);
    return all.substring(all.indexOf("508DeclareAttackersStep"));
  }

  @Test
  void every_word_of_508_of_2024_is_that_of_the_source() throws IOException {
    assertThat(section508(OF_2024))
        .isEqualTo(
            source(
                "wiki-declare-attackers-step-2024-06-07.txt",
                "508. Declare Attackers Step",
                "Attacking twice"));
  }

  @Test
  void the_edition_of_2024_has_a_title_and_a_glossary_entry() {
    assertThat(OF_2024.title()).contains("Modern Horizons 3");
    assertThat(OF_2024.glossary())
        .singleElement()
        .satisfies(entry -> {
          assertThat(entry.term()).isEqualTo("Declare Attackers Step");
          assertThat(entry.text()).startsWith("Part of the turn.");
          assertThat(References.in(entry.text())).hasSize(1);
        });
  }

  // What changed in 508 between the two.

  /** The numbers of the rules that differ in something between 2024 and 2025. */
  private static List<String> differences(Function<Rule, Object> something) {
    return rules(OF_2025, "508").stream()
        .map(rule -> rule.number().toString())
        .filter(number ->
            !something.apply(rule(OF_2024, number)).equals(something.apply(rule(OF_2025, number))))
        .toList();
  }

  private static String withoutReferences(Rule rule) {
    StringBuilder text = new StringBuilder(rule.text());
    rule.references().reversed().forEach(found -> text.delete(found.start(), found.end()));
    return text.toString();
  }

  @Test
  void rule_508_has_the_same_numbers_in_2024_and_2025() {
    assertThat(rules(OF_2024, "508"))
        .extracting(Rule::number)
        .hasSize(37)
        .containsExactlyElementsOf(rules(OF_2025, "508").stream().map(Rule::number).toList());
  }

  @Test
  void only_five_rules_of_508_changed_in_any_way() {
    assertThat(differences(rule -> rule))
        .containsExactly("508.1", "508.1c", "508.3f", "508.4a", "508.4b");
    assertThat(differences(Rule::text)).containsExactly("508.1", "508.3f", "508.4a", "508.4b");
  }

  @Test
  void of_508_1_and_508_3f_only_the_cross_reference_changed() {
    assertThat(differences(BuiltInTextTest::withoutReferences)).containsExactly("508.4a", "508.4b");
    assertThat(rule(OF_2024, "508.1").text()).contains("(see rule 730, “Handling");
    assertThat(rule(OF_2025, "508.1").text()).contains("(see rule 731, “Handling");
    assertThat(rule(OF_2024, "508.3f").text()).endsWith("See rule 509.5g.");
    assertThat(rule(OF_2025, "508.3f").text()).endsWith("See rule 509.3g.");
  }

  @Test
  void of_508_1c_only_the_brackets_in_the_example_went() {
    assertThat(differences(Rule::examples)).containsExactly("508.1c");
    String of2024 = rule(OF_2024, "508.1c").examples().getFirst();
    assertThat(of2024).contains("“[This creature] can’t attack alone.”");
    assertThat(rule(OF_2025, "508.1c").examples())
        .containsExactly(of2024.replace("[This creature]", "This creature"));
  }

  @Test
  void rules_508_4a_and_b_came_to_name_who_controls_and_who_protects() {
    for (String number : List.of("508.4a", "508.4b")) {
      String of2024 = rule(OF_2024, number).text();
      String of2025 = rule(OF_2025, number).text();
      String same = "attacking a planeswalker or battle and";
      int until = of2024.lastIndexOf(same) + same.length();
      assertThat(of2025).startsWith(of2024.substring(0, until) + ", when the effect resolves,");
      assertThat(of2024.substring(until))
          .startsWith(" that permanent is no longer on the battlefield or")
          .endsWith("no longer a planeswalker or battle when the effect resolves.");
      assertThat(of2025.substring(until))
          .contains("a planeswalker that is no longer controlled by a defending player")
          .endsWith("a battle that is no longer protected by a defending player.");
    }
  }

  // February 1, 2008: rules 306, 308 and 500.

  /** The collection was made by hand: it writes "Rule" large and has a number and a word wrong. */
  @Test
  void rule_308_of_2008_is_that_of_a_collection_made_then() throws IOException {
    String source =
        source("rulings-308-2008-03-17.txt", "308 - Declare", "- Note")
            .replaceAll("\\[CompRules\\d{4}/\\d{2}/\\d{2}]", "")
            .replaceAll("Rule(?=\\d)", "rule")
            .replace("Seerule3067", "Seerule3064")
            .replace("attacksandthatcreature's", "attacksandthenthatcreature's");
    String all = Verbatim.numberedPartOf(OF_2008);
    assertThat(all.substring(all.indexOf("308Declare"), all.indexOf("500Legal"))).isEqualTo(source);
  }

  @Test
  void the_edition_of_2008_has_306_308_and_500() {
    assertThat(OF_2008.sections())
        .extracting(Section::title)
        .containsExactly("Combat Phase", "Declare Attackers Step", "Legal Attacks and Blocks");
    assertThat(rules(OF_2008, "308")).hasSize(12);
  }

  // The editions that were published as text files.

  @ParameterizedTest
  @CsvSource({
    "2021-11-19, MagicCompRules-20211115.txt",
    "2022-04-29, MagicCompRules-20220429.txt",
    "2025-02-07, MagicCompRules-20250207.txt"
  })
  void every_word_of_506_and_508_is_that_of_the_published_file(String name, String file)
      throws IOException, NotARulesFile {
    Edition published = OfficialFile.read(SharedData.path("data/rules/" + file));
    Edition builtIn = edition(name);
    assertThat(published.effective()).isEqualTo(builtIn.effective());
    for (String section : List.of("506", "508")) {
      assertThat(plain(rules(builtIn, section)))
          .isNotEmpty()
          .isEqualTo(plain(rules(published, section)));
    }
  }

  /** The published files differ in their quotation marks. */
  private static List<String> plain(List<Rule> rules) {
    return rules.stream()
        .map(rule -> Substance.plain(rule.number() + rule.text() + rule.examples()))
        .toList();
  }

  // All of them.

  @Test
  void no_text_has_remains_of_its_source() {
    assertThat(Editions.builtIn().all())
        .flatExtracting(Edition::rules)
        .extracting(Rule::toString)
        .filteredOn(text -> text.contains("CompRules") || text.contains("•") || text.contains("  "))
        .isEmpty();
  }

  @Test
  void all_say_where_their_text_comes_from() {
    assertThat(Editions.builtIn().all())
        .allSatisfy(edition -> assertThat(edition.source()).contains("Wizards of the Coast"));
  }
}
