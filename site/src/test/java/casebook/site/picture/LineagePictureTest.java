package casebook.site.picture;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.rules.history.Lineage;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lineage of a rule as a picture. */
class LineagePictureTest {
  private static final Editions HELD = Editions.builtIn();
  private static final History HISTORY = new History(HELD, Crosswalk.builtIn());

  static List<Rule> rulesOfToday() {
    return HELD.executed().rules();
  }

  private static Lineage lineage(Rule rule) {
    return Lineage.of(HELD.executed(), rule, HISTORY);
  }

  private static Element picture(Rule rule) {
    return Jsoup.parse(
            LineagePicture.of(lineage(rule), HELD.all().getLast(), HELD.current()),
            "",
            Parser.xmlParser())
        .expectFirst("svg");
  }

  private static Element picture(String number) {
    return picture(HELD.executed().rule(RuleNumber.parse(number)).orElseThrow());
  }

  private static Stream<Double> percents(Element picture, String shape, String attribute) {
    return picture.select(shape).stream()
        .map(one -> one.attr(attribute))
        .filter(value -> value.endsWith("%"))
        .map(value -> Double.valueOf(value.substring(0, value.length() - 1)));
  }

  @ParameterizedTest
  @MethodSource("rulesOfToday")
  void every_rule_has_one_with_all_its_numbers_and_changes(Rule rule) {
    Element picture = picture(rule);
    Lineage lineage = lineage(rule);
    assertThat(picture.select("text[font-weight]").eachText())
        .containsExactlyElementsOf(
            lineage.numbers().stream()
                .flatMap(one -> one.numbers().stream())
                .map(RuleNumber::toString)
                .distinct()
                .toList());
    assertThat(picture.select("circle.words"))
        .hasSize((int) lineage.spans().stream().filter(span -> span.first().isReworded()).count());
    assertThat(picture.select("rect.today")).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("rulesOfToday")
  void nothing_is_drawn_outside_of_it(Rule rule) {
    Element picture = picture(rule);
    assertThat(
            Stream.of(
                    percents(picture, "rect", "x"),
                    percents(picture, "circle", "cx"),
                    percents(picture, "line", "x1"))
                .flatMap(all -> all))
        .isNotEmpty()
        .allSatisfy(x -> assertThat(x).isBetween(0.0, 100.0));
    assertThat(percents(picture, "rect", "width"))
        .allSatisfy(width -> assertThat(width).isBetween(0.0, 100.0));
  }

  @Test
  void it_says_in_words_what_it_shows() {
    Element picture = picture("506.8a");
    assertThat(picture.attr("role")).isEqualTo("img");
    assertThat(picture.attr("aria-labelledby").split(" ", -1))
        .allSatisfy(id -> assertThat(picture.getElementById(id)).isNotNull());
    assertThat(picture.expectFirst("title").text()).isEqualTo("506.8a from 2003 to 2026");
    assertThat(picture.expectFirst("desc").text())
        .isEqualTo(
            "506.6a: from February 1, 2010 on until June 10, 2022; 506.7a: from June 10, 2022 on"
                + " until an edition between June 19 and September 25, 2026; 506.8a: from an edition"
                + " between June 19 and September 25, 2026 on.");
  }

  /** Changes of words are told from changes of cross-references by their shape, not only color. */
  @Test
  void a_change_of_words_is_marked_otherwise_than_one_of_cross_references() {
    Element picture = picture("508.1");
    assertThat(picture.select("circle.words").eachAttr("fill")).containsOnly("currentColor");
    assertThat(picture.select("circle.references").eachAttr("fill"))
        .isNotEmpty()
        .containsOnly("none");
  }

  @Test
  void where_editions_are_lacking_it_is_drawn_as_uncertain() {
    assertThat(picture("506.6").select("rect.perhaps")).hasSize(1);
    assertThat(picture("508.3f").select("rect.perhaps")).isEmpty();
  }

  @Test
  void the_years_are_written_out() {
    assertThat(picture("508.1d").select(".years text").eachText())
        .containsExactly("2005", "2010", "2015", "2020", "2025");
  }
}
