package casebook.site.measure;

import static java.lang.Double.parseDouble;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MeasureTest {
  private static final double EXACTLY = 1e-9;

  /** Another case or topic moves figures a little, which nobody need publish. */
  private static final double CLOSE = 0.06;

  private static final Path DOCUMENT =
      Path.of(System.getProperty("casebook.root", "..")).resolve("index/FIGURES.md");

  private static final String FIRST_ROW = "| tuned on | number |";
  private static final Pattern DECIMAL = Pattern.compile("-?\\d\\.\\d\\d");

  private static JudgedQuery query(String line) {
    return JudgedQueries.read("test", line).queries().getFirst();
  }

  private static List<RuleNumber> rules(String... numbers) {
    return Arrays.stream(numbers).map(RuleNumber::parse).toList();
  }

  @Test
  void a_list_that_begins_with_all_that_answers_and_then_what_helps_is_perfect() {
    JudgedQuery tax = query("jargon | tax | 508.1h:2 508.1d:2 508.1j:1");
    assertThat(Quality.of(tax, rules("508.1d", "508.1h", "508.1j")))
        .isEqualTo(new Quality(1, 1, 1));
    assertThat(Quality.of(tax, rules("508.1a"))).isEqualTo(new Quality(0, 0, 0));
  }

  @Test
  void gain_is_discounted_by_the_place() {
    JudgedQuery one = query("jargon | haste | 508.1a:2");
    Quality third = Quality.of(one, rules("506.1", "506.2", "508.1a"));
    assertThat(third.gain()).isEqualTo(0.5, within(EXACTLY));
    assertThat(third.reciprocalRank()).isEqualTo(1 / 3.0, within(EXACTLY));
    assertThat(third.recall()).isEqualTo(1, within(EXACTLY));
    Quality sixth = Quality.of(one, rules("506.1", "506.2", "506.3", "506.4", "506.5", "508.1a"));
    assertThat(sixth.gain()).isZero();
    assertThat(sixth.reciprocalRank()).isEqualTo(1 / 6.0, within(EXACTLY));
    assertThat(sixth.recall()).isZero();
  }

  @Test
  void a_rule_that_helps_is_worth_a_third_of_one_that_answers_and_has_no_rank() {
    JudgedQuery query = query("jargon | x | 508.1a:2 508.1b:1");
    double best = 3 + 1 / (Math.log(3) / Math.log(2));
    Quality helped = Quality.of(query, rules("508.1b"));
    assertThat(helped.gain()).isEqualTo(1 / best, within(EXACTLY));
    assertThat(helped.reciprocalRank()).isZero();
  }

  @Test
  void an_interval_holds_the_average_and_is_the_same_every_time() {
    List<Double> values = List.of(0.0, 0.2, 0.4, 1.0, 1.0, 1.0);
    Interval interval = Interval.of(values);
    assertThat(interval).isEqualTo(Interval.of(values));
    assertThat(interval.from()).isBetween(0.0, 0.6);
    assertThat(interval.to()).isBetween(0.6, 1.0);
    assertThat(Interval.of(List.of(0.5, 0.5))).isEqualTo(new Interval(0.5, 0.5));
  }

  @Test
  void a_line_that_is_none_is_named() {
    assertThatThrownBy(() -> JudgedQueries.read("mine", "# fine\nslang | x | 508.1a:2"))
        .hasMessageContaining("mine, line 2")
        .hasMessageContaining("slang");
    assertThatThrownBy(() -> JudgedQueries.read("mine", "jargon | x | 508.1a"))
        .hasMessageContaining("508.1a");
    assertThatThrownBy(() -> JudgedQueries.read("mine", "jargon | x | 508.1a:1"))
        .hasMessageContaining("No rule answers");
    assertThatThrownBy(() -> JudgedQueries.read("mine", "# nothing"))
        .hasMessageContaining("no queries");
  }

  @Test
  void each_set_has_all_classes_and_no_query_is_in_both() {
    Set<String> all = new HashSet<>();
    for (JudgedQueries set : JudgedQueries.builtIn()) {
      if (!set.name().startsWith("voices")) {
        assertThat(set.queries()).hasSizeGreaterThanOrEqualTo(150);
        assertThat(set.queries()).extracting(JudgedQuery::of).contains(QueryClass.values());
      }
      set.queries().forEach(query -> assertThat(all.add(query.text())).as(query.text()).isTrue());
    }
  }

  @Test
  void every_rule_that_is_graded_exists() {
    var editions = Casebook.builtIn().editions();
    Stream<RuleNumber> graded =
        JudgedQueries.builtIn().stream()
            .flatMap(set -> set.queries().stream())
            .flatMap(query -> query.grades().keySet().stream());
    assertThat(graded)
        .allMatch(number ->
            editions.all().stream()
                .anyMatch(edition ->
                    edition.rule(number).isPresent() || edition.section(number).isPresent()));
  }

  @Test
  void the_search_keeps_what_it_promises_and_the_published_figures_say_so() throws IOException {
    List<Figures> all = new ArrayList<>();
    try (var measurement = new Measurement(Casebook.builtIn())) {
      for (JudgedQueries set : JudgedQueries.builtIn()) {
        Measured measured = measurement.of(set);
        List<Figures> figures = measured.figures();
        Figures together = figures.getLast();
        if (set.name().startsWith("voices")) {
          assertThat(together.ours().gain()).as(set.name()).isGreaterThan(0.72);
        } else {
          assertThat(figures).hasSize(QueryClass.values().length + 1);
          assertThat(figures.getFirst().ours().gain()).as(set.name()).isEqualTo(1);
          assertThat(together.ours().gain()).as(set.name()).isGreaterThan(0.88);
        }
        assertThat(together.betterBy().from()).as(set.name()).isGreaterThan(0.25);
        assertThat(Figures.table(measured)).contains("number", "all");
        all.addAll(figures);
      }
    }
    String text = Files.readString(DOCUMENT);
    int table = text.indexOf(FIRST_ROW);
    if (Boolean.getBoolean("casebook.write")) {
      Files.writeString(DOCUMENT, text.substring(0, table) + rows(all));
    } else {
      List<String> published = text.substring(table).lines().toList();
      assertThat(published).hasSameSizeAs(all);
      for (int i = 0; i < all.size(); i++) {
        String row = all.get(i).row();
        assertThat(published.get(i)).startsWith(row.substring(0, row.indexOf('.') - 1));
        assertThat(numbers(published.get(i)))
            .as("%s: run this test with -Dcasebook.write=true to publish what is measured now", row)
            .containsExactly(numbers(row), within(CLOSE));
      }
    }
  }

  private static String rows(List<Figures> all) {
    return all.stream().map(one -> one.row() + "\n").collect(Collectors.joining());
  }

  private static double[] numbers(String row) {
    return DECIMAL.matcher(row).results().mapToDouble(one -> parseDouble(one.group())).toArray();
  }
}
