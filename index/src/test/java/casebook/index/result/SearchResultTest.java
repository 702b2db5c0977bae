package casebook.index.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.index.RulesIndex;
import casebook.index.query.Query;
import casebook.index.text.Document;
import casebook.index.text.Kind;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchResultTest {

  private static final RuleNumber RULE = RuleNumber.parse("508.1d");

  private static final Document CASE =
      new Document(
          Kind.CASE,
          "Eager Ogre beside a wall",
          "The ogre attacks each combat if able, the wall stays at home.",
          List.of(RULE),
          "/cases/eager-ogre");

  private static final Document CARD =
      new Document(Kind.CARD, "Eager Ogre", "Creature, 3/3", List.of(), "/api/cards/Eager%20Ogre");

  private static RulesIndex index;

  @BeforeAll
  static void build() {
    index = RulesIndex.over(Editions.builtIn(), List.of(CASE, CARD));
  }

  @AfterAll
  static void close() {
    index.close();
  }

  private static SearchResult search(String text) {
    return index.search(Query.of(text));
  }

  @Test
  void a_phrase_in_quotes_is_found_word_for_word() {
    assertThat(search("\"attacks if able\"").hits())
        .extracting(hit -> hit.kind() + " " + hit.rule().orElseThrow())
        .startsWith("RULE 508.1d", "EXAMPLE 508.1d");
  }

  @Test
  void a_phrase_that_no_text_has_is_searched_without_its_quotes_and_that_is_said() {
    SearchResult result = search("\"able if attacks\"");
    assertThat(result.suggestion()).contains(new Suggestion.WithoutQuotes("able if attacks"));
    assertThat(result.hits()).isEqualTo(search("able if attacks").hits()).isNotEmpty();
  }

  @Test
  void without_its_quotes_a_query_is_still_in_the_words_that_were_typed() {
    assertThat(search("\"swing able if\"").suggestion())
        .contains(new Suggestion.WithoutQuotes("swing able if"));
  }

  @Test
  void how_players_ask_for_a_rule_is_no_phrase_of_it() {
    assertThat(search("\"the turn it came in\"").suggestion())
        .containsInstanceOf(Suggestion.WithoutQuotes.class);
  }

  @Test
  void quotes_around_what_a_card_says_dont_keep_a_question_from_the_rules() {
    SearchResult result = search("my lord doesn't always trigger \"Whenever you attack\"");
    assertThat(result.suggestion())
        .contains(
            new Suggestion.WithoutQuotes("my lord doesn't always trigger Whenever you attack"));
    assertThat(result.hits())
        .extracting(Hit::rule)
        .contains(Optional.of(RuleNumber.parse("508.3d")));
  }

  @Test
  void the_words_asked_for_are_highlighted_in_the_snippet() {
    Hit first = search("attacks if able").hits().getFirst();
    assertThat(first.snippet().text()).doesNotContain("<");
    assertThat(first.snippet().highlighted()).contains("attacks if able");
  }

  @Test
  void the_snippet_of_a_long_rule_is_the_part_that_answers() {
    Hit first =
        search("cost number of requirements being obeyed not required to pay").hits().getFirst();
    assertThat(first.rule()).contains(RULE);
    assertThat(first.snippet().text()).hasSizeLessThan(350).startsWith("… ").contains("pay");
  }

  @Test
  void highlights_are_in_order_inside_the_text_and_apart() {
    for (String text : List.of("attacks if able", "508.1", "\"if able\"", "tax", "creature")) {
      for (Hit hit : search(text).hits()) {
        int end = -1;
        for (Snippet.Span span : hit.snippet().highlights()) {
          assertThat(span.start()).isGreaterThan(end).isLessThan(span.end());
          end = span.end();
        }
        assertThat(end).isLessThanOrEqualTo(hit.snippet().text().length());
      }
    }
  }

  @Test
  void players_words_are_searched_as_the_rules_say_them_and_shown_so() {
    assertThat(search("summoning sick goblin").rewritten())
        .isEqualTo("summoning sick (controlled continuously since the turn began; haste) goblin");
    assertThat(search("cr 508 1D “attacks if able”").rewritten())
        .isEqualTo("508.1d \"attacks if able\"");
  }

  @Test
  void two_words_that_were_typed_as_one_are_told_apart() {
    SearchResult result = search("summoningsickness");
    assertThat(result.suggestion()).contains(new Suggestion.Spelling("summoning sickness"));
    assertThat(result.hits()).isNotEmpty().isEqualTo(search("summoning sickness").hits());
    assertThat(search("mustattack goblin").suggestion())
        .contains(new Suggestion.Spelling("must attack goblin"));
  }

  @Test
  void a_result_says_whether_other_words_were_searched_than_those_that_were_typed() {
    assertThat(search("summoning sick goblin").hasOtherWords()).isTrue();
    assertThat(search("planeswlker").hasOtherWords()).isTrue();
    assertThat(search("\"swing able if\"").hasOtherWords()).isTrue();
    assertThat(search("cr 508 1D “attacks if able”").hasOtherWords()).isFalse();
    assertThat(search("\"able if attacks\"").hasOtherWords()).isFalse();
  }

  @Test
  void a_misspelt_word_is_searched_as_the_texts_spell_it() {
    SearchResult result = search("planeswlker");
    assertThat(result.suggestion()).contains(new Suggestion.Spelling("planeswalker"));
    assertThat(result.hits()).isNotEmpty();
    assertThat(search("planeswalker").suggestion()).isEmpty();
  }

  @Test
  void hits_are_in_the_order_of_their_scores() {
    for (String text : List.of("508.1", "attack trigger", "508 banding", "put into play")) {
      assertThat(search(text).hits())
          .isSortedAccordingTo((one, other) -> Double.compare(other.score(), one.score()));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"508.1", "508", "attacks if able", "handling illegal actions", "508.3d", "506.4c"})
  void each_rule_is_one_hit_with_the_wording_in_force(String text) {
    List<Hit> rules = index.search(Query.of(text).only(Kind.RULE)).hits();
    assertThat(rules).isNotEmpty().extracting(Hit::rule).doesNotHaveDuplicates();
    String newest = Editions.builtIn().current().name();
    assertThat(rules).allMatch(hit -> hit.edition().equals(Optional.of(newest)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "308.2a | 308.2a | 200",
        "in play | 308.4 | 200",
        "\"comes into play\" | 308.4 | 200",
        "in his or her mana pool, he or she pays all costs | 308.2f | 200"
      })
  void an_older_wording_is_found_by_its_number_and_by_words_that_only_it_has(
      String text, String rule, String year) {
    List<Hit> older =
        index.search(Query.of(text).only(Kind.RULE)).hits().stream()
            .filter(hit -> !hit.editions().contains(Editions.builtIn().current().name()))
            .toList();
    assertThat(older).extracting(hit -> hit.rule().orElseThrow()).doesNotHaveDuplicates();
    assertThat(older)
        .anyMatch(hit ->
            hit.rule().orElseThrow().toString().equals(rule)
                && hit.edition().orElseThrow().startsWith(year));
  }

  @Test
  void a_date_asks_for_the_wording_of_then() {
    Hit then = index.search(Query.of("508.3d@2022-01-15")).hits().getFirst();
    assertThat(then.edition()).contains("2021-11-19");
    Hit now = index.search(Query.of("508.3d")).hits().getFirst();
    assertThat(now.snippet()).isNotEqualTo(then.snippet());
  }

  @Test
  void a_text_that_two_editions_share_is_one_hit_with_both() {
    Hit hit = search("508.1f").hits().getFirst();
    assertThat(hit.edition()).contains("2026-09-25");
    assertThat(hit.editions()).startsWith("2026-09-25", "2026-06-19").contains("2021-11-19");
  }

  @Test
  void an_edition_asked_for_answers_with_its_own_texts() {
    SearchResult result = index.search(Query.of("508.1").in("2024-06-07"));
    assertThat(result.hits()).isNotEmpty();
    assertThat(result.hits()).allMatch(hit -> hit.editions().contains("2024-06-07"));
    assertThat(result.hits().getFirst().href()).isEqualTo("/cr/2024-06-07/508.1");
    assertThat(result.facets().editions()).containsOnlyKeys("2024-06-07");
    assertThat(index.search(Query.of("508.1").in("1993-08-05")).hits()).isEmpty();
  }

  @Test
  void a_kind_asked_for_gives_that_kind_alone_and_facets_count_the_others() {
    SearchResult result = index.search(Query.of("attacks if able").only(Kind.CASE));
    assertThat(result.hits()).extracting(Hit::title).containsExactly(CASE.title());
    assertThat(result.hits().getFirst().href()).isEqualTo(CASE.href());
    assertThat(result.hits().getFirst().edition()).isEmpty();
    assertThat(result.facets().kinds()).containsEntry(Kind.CASE, 1).containsKey(Kind.RULE);
  }

  @Test
  void facets_count_all_hits_of_all_pages() {
    SearchResult result = search("attacking creature");
    assertThat(result.pages()).isGreaterThan(1);
    assertThat(result.facets().kinds().values().stream().mapToInt(count -> count).sum())
        .isEqualTo(result.total());
    assertThat(result.facets().sections().keySet())
        .extracting(RuleNumber::toString)
        .containsExactly("506", "508");
  }

  @Test
  void every_hit_is_on_one_page() {
    SearchResult first = search("attacking creature");
    List<Hit> all = new ArrayList<>();
    for (int page = 1; page <= first.pages(); page++) {
      all.addAll(index.search(Query.of("attacking creature").page(page)).hits());
    }
    assertThat(all).hasSize(first.total()).doesNotHaveDuplicates();
    assertThat(index.search(Query.of("attack").page(Integer.MAX_VALUE)).hits()).isEmpty();
    assertThatThrownBy(() -> Query.of("attack").page(0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void what_belongs_to_a_rule_comes_after_the_rule_and_its_examples() {
    assertThat(search("508.1d").hits())
        .extracting(Hit::kind)
        .startsWith(Kind.RULE, Kind.EXAMPLE)
        .contains(Kind.TOPIC, Kind.CASE);
  }

  @Test
  void a_card_is_found_first_by_its_name() {
    assertThat(search("eager ogre").hits().getFirst().href()).isEqualTo(CARD.href());
  }

  @Test
  void documents_are_not_of_the_kinds_that_editions_have() {
    assertThatThrownBy(() -> new Document(Kind.RULE, "", "", List.of(), ""))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void many_threads_get_the_same_answers() throws Exception {
    List<String> texts = List.of("508.1d", "attacks if able", "tax", "planeswlker");
    List<SearchResult> expected = texts.stream().map(SearchResultTest::search).toList();
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      List<Callable<List<SearchResult>>> tasks = new ArrayList<>();
      for (int i = 0; i < 16; i++) {
        tasks.add(() -> texts.stream().map(SearchResultTest::search).toList());
      }
      for (Future<List<SearchResult>> answers : threads.invokeAll(tasks)) {
        assertThat(answers.get()).isEqualTo(expected);
      }
    }
  }

  @Test
  void every_path_of_a_rule_names_an_edition_that_has_it() {
    Editions editions = Editions.builtIn();
    var seen = new HashSet<String>();
    for (var edition : editions.all()) {
      for (var rule : edition.rules()) {
        Query query = Query.of(rule.number().toString()).in(edition.name());
        Hit first = index.search(query).hits().getFirst();
        assertThat(first.href()).isEqualTo("/cr/" + edition.name() + "/" + rule.number());
        seen.add(first.href());
      }
    }
    assertThat(seen).hasSizeGreaterThan(100);
  }

  @Test
  void of_words_in_quotes_that_nothing_has_nothing_is_said() {
    SearchResult found = index.search(Query.of("\"xyzzy\""));
    assertThat(found.total()).isZero();
    assertThat(found.suggestion()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "summoningsicknes, summoning sickness",
    "endofcombat, end of combat",
    "beginningofcombat, beginning of combat",
    "declarblockers, declare blockers",
    "combatdamge, combat damage",
    "removedfromcombat, removed from combat"
  })
  void words_that_stand_in_a_row_are_told_apart_even_with_a_slip_in_one(
      String typed, String words) {
    SearchResult result = search(typed);
    assertThat(result.suggestion()).contains(new Suggestion.Spelling(words));
    assertThat(result.hits()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "foreground",
        "stormbreath",
        "battlegrace",
        "stoneforge",
        "everywhere",
        "headlong"
      })
  void an_ordinary_word_and_a_name_are_no_rows_of_words(String typed) {
    assertThat(search(typed).suggestion()).isEmpty();
  }
}
