package casebook.index;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.query.Query;
import casebook.index.text.Askings;
import casebook.index.text.Kind;
import casebook.index.text.Topic;
import casebook.index.words.Bridge;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Reference;
import casebook.rules.References;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class BridgeAndTopicsTest {

  private static final Edition CURRENT = Editions.builtIn().current();

  private static List<String> bridgeLines() throws IOException {
    try (InputStream text = Bridge.class.getResourceAsStream("bridge.txt")) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    }
  }

  @Test
  void every_line_of_the_bridge_leads_to_a_rule_of_the_current_edition() throws IOException {
    List<String> lines = bridgeLines();
    assertThat(lines).hasSizeGreaterThan(40);
    try (RulesIndex index = RulesIndex.over(Editions.builtIn(), List.of())) {
      for (String line : lines) {
        for (String rulesWords : line.split("=>", 2)[1].split("\\|", -1)) {
          Query query = Query.of(rulesWords.strip()).only(Kind.RULE).in(CURRENT.name());
          assertThat(index.search(query).total()).as(line).isPositive();
        }
        for (String said : line.split("=>", 2)[0].split(",", -1)) {
          assertThat(index.search(Query.of(said.strip())).rewritten()).as(line).contains("(");
        }
      }
    }
  }

  @Test
  void a_players_word_for_one_of_the_rules_stands_for_it_among_others_too() throws IOException {
    try (RulesIndex index = RulesIndex.over(Editions.builtIn(), List.of())) {
      for (String said : List.of("made to swing", "forced swing", "compelled to swing")) {
        assertThat(index.search(Query.of(said)).rewritten()).contains("(requirements");
      }
      assertThat(index.search(Query.of("tapped dude")).rewritten()).contains("untapped");
      assertThat(index.search(Query.of("tapped my dude")).rewritten()).doesNotContain("untapped");
    }
  }

  @Test
  void every_rule_of_the_current_edition_is_asked_for_in_players_words() {
    assertThat(Askings.builtIn().rules())
        .doesNotHaveDuplicates()
        .allMatch(number ->
            CURRENT.rule(number).isPresent()
                || CURRENT.sections().stream().anyMatch(of -> of.number().equals(number)))
        .containsAll(CURRENT.rules().stream().map(Rule::number).toList());
  }

  @Test
  void nothing_is_on_two_lines_of_the_bridge() throws IOException {
    List<String> said =
        bridgeLines().stream()
            .flatMap(line -> List.of(line.split("=>", 2)[0].strip().split("\\s*,\\s*")).stream())
            .toList();
    assertThat(said).doesNotHaveDuplicates();
  }

  @Test
  void every_rule_that_a_topic_names_exists_and_is_listed() {
    List<Topic> topics = Topic.builtIn();
    assertThat(topics).hasSizeGreaterThan(20);
    for (Topic topic : topics) {
      assertThat(topic.rules()).as(topic.title()).isNotEmpty().doesNotHaveDuplicates();
      assertThat(topic.rules())
          .as(topic.title())
          .allMatch(number -> CURRENT.rule(number).isPresent());
      List<RuleNumber> cited =
          References.in(topic.text()).stream()
              .map(Reference::range)
              .flatMap(range -> List.of(range.from(), range.to()).stream())
              .filter(CURRENT.coverage()::covers)
              .toList();
      assertThat(cited).as(topic.title()).isNotEmpty();
      assertThat(topic.rules()).as(topic.title()).containsAll(cited);
    }
  }

  @Test
  void every_topic_has_a_page_of_its_own() {
    assertThat(Topic.builtIn())
        .extracting(Topic::href)
        .doesNotHaveDuplicates()
        .allMatch(href -> href.matches("/topics/[a-z0-9]+(-[a-z0-9]+)*"))
        .contains("/topics/cant-be-attacked");
  }

  @Test
  void the_four_topics_that_readers_look_for_are_there() {
    assertThat(Topic.builtIn())
        .extracting(Topic::title)
        .contains("Attacking twice", "Can't be attacked", "Forced attack", "Must attack");
  }

  @Test
  void what_players_say_stands_under_one_rule() {
    assertThat(Askings.builtIn().all()).doesNotHaveDuplicates();
  }
}
