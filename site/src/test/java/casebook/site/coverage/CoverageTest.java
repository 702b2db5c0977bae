package casebook.site.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Homes;
import casebook.engine.Homes.Disposition;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.cases.PublishedRulings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The coverage table says of every rule what becomes of it, and so does a document. */
class CoverageTest {
  private static final Path ROOT = Path.of(System.getProperty("casebook.root", ".."));
  private static final Edition CURRENT = Editions.builtIn().current();

  private static final Pattern SENTENCE = Pattern.compile("[^.]+\\.?");

  /** How the rules say that somebody chooses. */
  private static final Pattern CHOOSING =
      Pattern.compile(
          "\\bchooses\\b|\\bannounces\\b|allow a player to|has a chance|in any order|not required"
              + "|gets priority");

  /** Sentences that speak of a choice which another rule leaves, with the reason. */
  private static final Map<String, String> NO_CHOICE =
      Map.of("508.2b", "it says what happens before the active player gets priority");

  private static final Pattern TABLE =
      Pattern.compile("(?s)(<!-- coverage -->\\n)(.*?)(<!-- end of coverage -->)");

  @Test
  void what_is_left_to_players_is_said_in_the_rule_s_own_words() {
    assertThat(Choice.all())
        .isNotEmpty()
        .allSatisfy(choice ->
            assertThat(CURRENT.rule(choice.rule()).map(Rule::text).orElse(""))
                .contains(choice.words()));
  }

  @Test
  void every_sentence_that_speaks_of_choosing_is_on_the_list() {
    int found = 0;
    for (Rule rule : CURRENT.rules()) {
      List<String> sentences =
          SENTENCE.matcher(rule.text()).results().map(match -> match.group()).toList();
      for (String sentence : sentences) {
        if (CHOOSING.matcher(sentence).find() && !NO_CHOICE.containsKey(rule.number().toString())) {
          assertThat(Choice.leftBy(rule.number()))
              .as("%s: %s", rule.number(), sentence)
              .anySatisfy(choice -> assertThat(sentence).contains(choice.words()));
          found++;
        }
      }
    }
    assertThat(found).isGreaterThanOrEqualTo(Choice.all().size());
  }

  @Test
  void every_rule_that_is_left_to_players_says_what_it_leaves() {
    assertThat(Homes.all())
        .filteredOn(home -> home.disposition() == Disposition.LEFT_TO_PLAYERS)
        .isNotEmpty()
        .allSatisfy(home -> assertThat(Choice.leftBy(home.rule())).isNotEmpty());
  }

  @Test
  void what_states_a_choice_is_a_field_of_a_case() throws IOException {
    Set<String> fields = new TreeSet<>();
    String schema = "/casebook/site/schema/case.schema.json";
    try (InputStream stream =
        Objects.requireNonNull(CoverageTest.class.getResourceAsStream(schema))) {
      collect(JsonMapper.builder().build().readTree(stream), fields);
    }
    assertThat(Choice.all())
        .allSatisfy(
            choice -> assertThat(fields).containsAll(Arrays.asList(choice.field().split("\\."))));
  }

  private static void collect(JsonNode schema, Set<String> fields) {
    fields.addAll(schema.path("properties").propertyNames());
    schema.forEach(child -> collect(child, fields));
  }

  @Test
  void every_home_stands_where_the_table_says() {
    assertThat(CoveredRule.all(PublishedRulings.builtIn()))
        .hasSize(67)
        .allSatisfy(covered -> assertThat(ROOT.resolve(covered.source())).exists());
  }

  @Test
  void the_document_has_the_table() throws IOException {
    Path document = ROOT.resolve("engine/RULES.md");
    String text = Files.readString(document);
    String table = table();
    Optional<String> stands =
        TABLE.matcher(text).results().map(match -> match.group(2)).findFirst();
    assertThat(stands).as("it has a place for the table").isPresent();
    if (Boolean.getBoolean("casebook.write")) {
      Files.writeString(
          document,
          TABLE
              .matcher(text)
              .replaceFirst(found ->
                  found.group(1)
                      + table.replace("\\", "\\\\").replace("$", "\\$")
                      + found.group(3)));
    } else {
      assertThat(stands.get())
          .as(
              "paste this into engine/RULES.md, or run this test with -Dcasebook.write=true:\n%s",
              table)
          .isEqualTo(table);
    }
  }

  private static String table() {
    return """
    | rule | what becomes of it | home | cases that show it applying, not applying | left to players |
    | --- | --- | --- | --- | --- |
    """
        + CoveredRule.all(PublishedRulings.builtIn()).stream()
            .map(CoverageTest::row)
            .collect(Collectors.joining());
  }

  private static String row(CoveredRule covered) {
    RuleNumber rule = covered.rule();
    String choices =
        covered.choices().stream()
            .map(choice ->
                "%s: “%s” (`%s`)"
                    .formatted(choice.chooser().words(), choice.words(), choice.field()))
            .collect(Collectors.joining("; "));
    return "| %s | %s | [%s](%s) | %d, %d | %s |\n"
        .formatted(
            rule,
            covered.disposition(),
            covered.type(),
            covered.source().replaceFirst("^engine/", ""),
            covered.applying().size(),
            covered.notApplying().size(),
            choices);
  }
}
