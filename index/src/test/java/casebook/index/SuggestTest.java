package casebook.index;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.result.Completion;
import casebook.index.text.Kind;
import casebook.rules.Editions;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SuggestTest {

  private static final int MOST = 20;

  private static RulesIndex index;

  @BeforeAll
  static void build() {
    index = RulesIndex.over(Editions.builtIn(), List.of());
  }

  @AfterAll
  static void close() {
    index.close();
  }

  private static List<String> texts(String prefix) {
    return index.suggest(prefix, List.of(), MOST).stream().map(Completion::text).toList();
  }

  @Test
  void a_number_goes_on_in_the_order_of_the_book() {
    assertThat(index.suggest("508.1", List.of(), 8))
        .extracting(Completion::text)
        .containsExactly(
            "508.1", "508.1a", "508.1b", "508.1c", "508.1d", "508.1e", "508.1f", "508.1g");
    assertThat(texts("CR 508.1 d")).containsExactly("508.1d");
    assertThat(texts("rule 506.8")).startsWith("506.8", "506.8a");
  }

  @ParameterizedTest
  @CsvSource({
    "pillow, pillow fort, 508.1h",
    "restriction, restriction, 508.1c",
    "restricton, restriction, 508.1c",
    "atacks if abel, attacks if able, 508.1d"
  })
  void what_players_call_something_leads_to_its_rule(String typed, String name, String rule) {
    assertThat(index.suggest(typed, List.of(), MOST))
        .filteredOn(completion -> completion.text().equals(name))
        .singleElement()
        .satisfies(completion -> {
          assertThat(completion.detail()).startsWith(rule + " ");
          assertThat(completion.href()).endsWith("/" + rule);
        });
  }

  @Test
  void one_card_that_begins_so_hides_nothing_that_may_be_meant() {
    var card = new Completion("Bat’leth", Kind.CARD, "Artifact", Optional.empty(), "/cards/bat");
    assertThat(index.suggest("batle", List.of(card), MOST))
        .extracting(Completion::text)
        .startsWith("Bat’leth")
        .anyMatch(text -> text.contains("battles"));
  }

  @Test
  void a_point_after_a_number_changes_nothing() {
    assertThat(texts("508.1.")).isEqualTo(texts("508.1")).isNotEmpty();
    assertThat(texts("508.1d.")).containsExactly("508.1d");
    assertThat(texts("508.")).startsWith("508.1");
  }

  @Test
  void a_number_leads_to_the_newest_edition_that_has_it() {
    assertThat(index.suggest("508.1d", List.of(), 1))
        .extracting(Completion::href)
        .containsExactly("/cr/2026-09-25/508.1d");
    assertThat(index.suggest("308.2c", List.of(), 1))
        .extracting(Completion::href)
        .containsExactly("/cr/2009-05-01/308.2c");
  }

  @Test
  void titles_of_sections_topics_and_glossary_terms_go_on() {
    assertThat(texts("declare")).contains("Declare Attackers Step");
    assertThat(texts("forc")).containsExactly("Forced attack");
    assertThat(texts("can't be")).containsExactly("Can't be attacked");
    assertThat(texts("cant be")).containsExactly("Can't be attacked");
  }

  @Test
  void a_later_word_of_a_title_is_found_after_the_titles_that_begin_so() {
    assertThat(texts("attack")).first().asString().startsWith("Attack");
    assertThat(texts("attack")).contains("Must attack");
  }

  @Test
  void nothing_goes_on_from_nothing() {
    assertThat(texts("")).isEmpty();
    assertThat(texts(" \"*")).isEmpty();
    assertThat(texts("zzz")).isEmpty();
  }

  private static Completion card(String name) {
    return new Completion(name, Kind.CARD, "", Optional.empty(), "/cards/" + name);
  }

  @Test
  void what_begins_so_comes_before_what_only_has_such_a_word_and_the_exact_name_first() {
    List<Completion> cards = List.of(card("Forced Worship"), card("Attack"), card("Sneak Attack"));
    assertThat(index.suggest("attack", cards, 8))
        .extracting(Completion::text)
        .startsWith("Attack")
        .endsWith("Attack triggers", "Forced Worship", "Sneak Attack");
    assertThat(index.suggest("forced", cards, 8))
        .extracting(Completion::text)
        .startsWith("Forced attack", "Forced Worship");
  }

  @Test
  void of_a_full_list_four_are_cards() {
    List<Completion> cards = IntStream.range(0, 8).mapToObj(i -> card("Attack Card " + i)).toList();
    assertThat(index.suggest("attack", cards, 8))
        .filteredOn(one -> one.kind() == Kind.CARD)
        .hasSize(4);
    assertThat(index.suggest("attack card", cards, 8)).hasSize(8);
  }

  @Test
  void a_section_that_is_introduced_goes_on_as_its_number() {
    assertThat(texts("section 508")).isEqualTo(texts("508")).startsWith("508", "508.1");
  }

  @ParameterizedTest
  @CsvSource({
    "declear att, declare attackers",
    "atack, attack",
    "planeswaker, planeswalker",
    "defendng pl, defending player"
  })
  void slips_are_mended_while_somebody_types(String typed, String meant) {
    assertThat(texts(typed)).first().asString().containsIgnoringCase(meant);
  }

  @ParameterizedTest
  @ValueSource(strings = {"atk", "xyzzy", "zzzzzzzzzz"})
  void what_is_like_nothing_has_no_suggestion(String typed) {
    assertThat(texts(typed)).isEmpty();
  }
}
