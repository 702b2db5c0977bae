package casebook.index;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.RulesIndex.RuleTexts;
import casebook.index.RulesIndex.TextsOnCards;
import casebook.index.query.CardFinder;
import casebook.index.query.Query;
import casebook.index.query.Query.Having;
import casebook.index.result.Facets;
import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.text.Document;
import casebook.index.text.Ground;
import casebook.index.text.Kind;
import casebook.index.text.Official;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cards and official rulings that were imported, beside the rules. */
class OfficialRulingsTest {

  private static final Document SURE =
      ruling(
          "Eager Ogre",
          "If a gizmo asks for mana before the ogre may attack, nobody has to pay for it.",
          "508.1d",
          Ground.EFFECTS_AND_WORDS);

  private static final Document LIKELY =
      ruling("Sleepy Drake", "A drake that snores is able to attack.", "508.1d", Ground.WORDS);

  private static final Document OFF =
      new Document(
          Kind.RULING,
          "Coin Sprite",
          "The player who flips the coin calls it in the air.",
          List.of(),
          "/cards/Coin%20Sprite#official",
          "",
          "",
          Optional.of(new Official("2019-05-03", "Scryfall", new LinkedHashMap<>())));

  private static final Document CARD =
      new Document(
          Kind.CARD,
          "Eager Ogre",
          "Eager Ogre attacks each combat if able.",
          List.of(RuleNumber.parse("508.1d")),
          "/cards/Eager%20Ogre");

  @TempDir private static Path folder;

  private static RulesIndex index;

  private static Document ruling(String card, String text, String rule, Ground ground) {
    var applied = new LinkedHashMap<RuleNumber, Ground>();
    applied.put(RuleNumber.parse(rule), ground);
    return Document.ruling(
        card,
        text,
        "/cards/" + card.replace(" ", "%20") + "#official",
        new Official("2020-01-24", "Scryfall", applied));
  }

  @BeforeAll
  static void build() {
    index =
        RulesIndex.in(
            new IndexFolder(folder, _ -> {}),
            new RuleTexts(Editions.builtIn(), List::of, Fingerprint.of(Stream.of())),
            Optional.of(
                new TextsOnCards(
                    () -> List.of(LIKELY, SURE, OFF, CARD), Fingerprint.of(Stream.of()), _ -> {})),
            CardFinder.NONE);
  }

  @AfterAll
  static void close() {
    index.close();
  }

  private static SearchResult search(Query query) {
    return index.search(query);
  }

  @Test
  void a_ruling_is_found_by_its_words_and_says_when_and_where_it_was_told() {
    Hit hit = search(Query.of("who calls the coin in the air")).hits().getFirst();
    assertThat(hit.kind()).isEqualTo(Kind.RULING);
    assertThat(hit.title()).isEqualTo("Coin Sprite");
    assertThat(hit.official().orElseThrow().date()).isEqualTo("2019-05-03");
    assertThat(hit.official().orElseThrow().source()).isEqualTo("Scryfall");
    assertThat(hit.snippet().highlighted()).contains("air");
  }

  @Test
  void a_rules_number_brings_the_rulings_that_apply_it_the_surest_first() {
    List<Hit> hits = search(Query.of("508.1d").only(Kind.RULING)).hits();
    assertThat(hits).extracting(Hit::title).containsExactly("Eager Ogre", "Sleepy Drake");
    assertThat(hits.getFirst().official().orElseThrow().applied())
        .containsEntry(RuleNumber.parse("508.1d"), Ground.EFFECTS_AND_WORDS);
    assertThat(search(Query.of("508.1d")).hits().getFirst().kind()).isEqualTo(Kind.RULE);
    assertThat(search(Query.of("508.1c").only(Kind.RULING)).total()).isZero();
    assertThat(search(Query.of("508.1").only(Kind.RULING)).total()).isEqualTo(2);
    assertThat(search(Query.of("508.1.").only(Kind.RULING)).total()).isZero();
  }

  @Test
  void the_rule_comes_before_the_rulings_that_say_the_same() {
    assertThat(search(Query.of("attacks each combat if able")).hits().getFirst().rule())
        .hasToString("Optional[508.1d]");
  }

  @Test
  void a_ruling_comes_before_a_card_with_words_as_good() {
    List<Hit> hits = search(Query.of("ogre")).hits();
    assertThat(hits).extracting(Hit::kind).containsExactly(Kind.RULING, Kind.CARD);
    assertThat(hits)
        .isSortedAccordingTo((one, other) -> Double.compare(other.score(), one.score()));
  }

  @Test
  void every_sort_is_counted_as_other_choices_would_give_it() {
    Query query = Query.of("attack");
    Facets all = search(query).facets();
    assertThat(all.kinds()).containsEntry(Kind.RULING, 2).containsEntry(Kind.CARD, 1);
    int total = search(query).total();
    assertThat(all.kinds().values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(total);

    SearchResult rulings = search(query.only(Kind.RULING));
    assertThat(rulings.total()).isEqualTo(2);
    assertThat(rulings.facets().kinds()).isEqualTo(all.kinds());
    assertThat(rulings.facets().sections()).hasToString("{508=2}");
    assertThat(rulings.facets().withRulings()).isEqualTo(2);

    SearchResult section = search(query.section(Optional.of(RuleNumber.parse("506"))));
    assertThat(section.total()).isEqualTo(all.sections().get(RuleNumber.parse("506")));
    assertThat(section.hits())
        .allMatch(hit -> hit.rules().stream().anyMatch(rule -> rule.sectionNumber() == 506));
    assertThat(section.facets().sections()).isEqualTo(all.sections());
  }

  @Test
  void what_has_rulings_can_be_asked_for_alone() {
    SearchResult having = search(Query.of("attack").having(Having.RULINGS));
    assertThat(having.hits()).allMatch(hit -> hit.rules().contains(RuleNumber.parse("508.1d")));
    assertThat(having.hits()).extracting(Hit::kind).contains(Kind.RULE, Kind.CARD, Kind.RULING);
    assertThat(having.total()).isEqualTo(search(Query.of("attack")).facets().withRulings());
    assertThat(search(Query.of("508.8").having(Having.RULINGS)).total()).isZero();
  }

  /** The best text of all may be one that comes late, as cards weigh less than rulings. */
  @Test
  void what_comes_on_later_pages_changes_no_score_of_earlier_ones() throws IOException {
    List<Document> many =
        IntStream.range(0, 60)
            .mapToObj(i ->
                i % 2 == 0
                    ? ruling(
                        "Ogre " + i,
                        "An ogre attacks alone. " + "It is big. ".repeat(i),
                        "508.1d",
                        Ground.WORDS)
                    : new Document(
                        Kind.CARD,
                        "Ogre attacks alone " + i,
                        "Ogre attacks alone",
                        List.of(RuleNumber.parse("508.1d")),
                        "/cards/Ogre%20" + i))
            .toList();
    try (RulesIndex full =
        RulesIndex.over(Editions.builtIn(), List::of, () -> many, CardFinder.NONE)) {
      Query query = Query.of("ogre attacks alone");
      SearchResult first = full.search(query);
      var seen = new HashSet<String>();
      for (int page = 1; page <= first.pages(); page++) {
        full.search(query.page(page)).hits().stream()
            .map(hit -> hit.kind() + hit.href() + hit.title() + hit.editions() + hit.snippet())
            .forEach(seen::add);
      }
      assertThat(seen).hasSize(first.total());
    }
  }

  @Test
  void every_page_shows_other_hits_until_all_were_shown() {
    Query query = Query.of("creature attack able");
    SearchResult first = search(query);
    var seen = new HashSet<String>();
    int shown = 0;
    for (int page = 1; page <= first.pages(); page++) {
      for (Hit hit : search(query.page(page)).hits()) {
        seen.add(hit.kind() + hit.href() + hit.title() + hit.editions());
        shown++;
      }
    }
    assertThat(shown).isEqualTo(first.total());
    assertThat(seen).hasSize(shown);
    assertThat(search(query.page(first.pages() + 1)).hits()).isEmpty();
  }

  @Test
  void a_word_that_only_cards_have_is_no_slip() {
    assertThat(search(Query.of("drake attack")).suggestion()).isEmpty();
    assertThat(search(Query.of("\"snores is able\"")).hits())
        .singleElement()
        .extracting(Hit::title)
        .isEqualTo("Sleepy Drake");
  }

  @Test
  void an_older_edition_has_no_rulings_on_cards() {
    SearchResult old = search(Query.of("attack").in("2008-02-01"));
    assertThat(old.hits()).isNotEmpty().noneMatch(hit -> hit.kind() == Kind.RULING);
    assertThat(old.facets().kinds()).doesNotContainKey(Kind.CARD);
  }

  @Test
  void what_is_imported_does_not_change_how_rules_are_found() {
    try (RulesIndex alone = RulesIndex.over(Editions.builtIn(), List.of())) {
      for (String text : List.of("attack alone", "must a creature attack", "508.3", "swing")) {
        Query query = Query.of(text).only(Kind.RULE);
        assertThat(search(query).hits()).isEqualTo(alone.search(query).hits());
      }
    }
  }
}
