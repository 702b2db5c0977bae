package casebook.site.article.mention;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.site.article.check.Checker;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which edition is meant by the date that an article says. */
class ArticleDateTest {
  private static final Editions EDITIONS = Editions.builtIn();

  private static Optional<String> edition(String article) {
    return ArticleDate.of(article)
        .flatMap(date -> date.edition(EDITIONS).held())
        .map(Edition::name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "date: 2021-12-24              | 2021-11-19",
        "date: '2021-12-24'            | 2021-11-19",
        "date: 2021-12-24T08:00:00Z    | 2021-11-19",
        "date: 2021-12-24 08:00        | 2021-11-19",
        "date: 2021/12/24              | 2021-11-19",
        "date: 2021-12                 | 2021-11-19",
        "Date: December 24, 2021       | 2021-11-19",
        "date: Dec 24, 2021            | 2021-11-19",
        "date: 24 December 2021        | 2021-11-19",
        "date: 24th december 2021      | 2021-11-19",
        "pubDate: 2021-12-24           | 2021-11-19",
        "publishDate: 2009-07-14       | 2009-07-11",
      })
  void front_matter_says_the_day(String field, String edition) {
    String line = field.replace('\'', '"');
    assertThat(edition("---\ntitle: Attacks\n" + line + "\n---\n508.1d")).contains(edition);
    assertThat(edition("+++\n" + line.replaceFirst(":", " =") + "\n+++\n508.1d")).contains(edition);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<meta property=\"article:published_time\" content=\"2021-12-24T08:00\"><p>508.1d",
        "<meta content=\"2021-12-24\" name=\"date\"><p>508.1d",
        "<p><time datetime=\"2021-12-24\">then</time> 508.1d",
        "<meta NAME='date' CONTENT='2021-12-24T08:00'><p>508.1d",
        "<p><time class=x datetime='2021-12-24'>then</time> 508.1d",
        "<p><time datetime=2021-12-24>then</time> 508.1d",
        "<p><time>24 December 2021</time> 508.1d",
        "<p><time>10:30</time> <time pubdate>2021-12-24</time> 508.1d",
        "\uFEFF---\ndate: 2021-12-24\n---\n508.1d",
        "---\npublished: true\ndate: 2021-12-24\n---\n508.1d",
        "---\npublished: 2024-01-01\ndate: 2021-12-24\n---\n508.1d",
      })
  void a_page_says_the_day_however_it_is_written(String article) {
    assertThat(edition(article)).contains("2021-11-19");
  }

  @ParameterizedTest
  @ValueSource(strings = {"14/07/2009", "someday", "2021-13-40", "2009.07.14"})
  void a_date_that_is_not_understood_is_told(String written) {
    Optional<ArticleDate> date = ArticleDate.of("---\ndate: " + written + "\n---\n508.1d");
    assertThat(date.flatMap(one -> one.warning(EDITIONS, "So nothing is done.")))
        .hasValueSatisfying(why -> assertThat(why).contains(written, "2021-11-19"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "508.1d",
        "",
        "---",
        "---\ndate: 2021-12-24\nno end",
        "The date: 2021-12-24 is in the text.",
        "---\ntitle: x\n---\ndate: 2021-12-24",
        "---\npublished: true\n---\n508.1d",
        "<time>10:30</time> 508.1d",
      })
  void other_texts_say_none(String article) {
    assertThat(ArticleDate.of(article.replace("\\n", "\n"))).isEmpty();
  }

  @Test
  void the_citations_of_an_article_without_a_readable_date_are_told_to_be_of_today() {
    var checker =
        new Checker(EDITIONS, new History(EDITIONS, Crosswalk.builtIn()), Optional.empty());
    assertThat(checker.warning("---\ndate: 14/07/2009\n---\n508.5"))
        .hasValueSatisfying(
            why -> assertThat(why).contains("14/07/2009", "against the newest edition"));
    assertThat(checker.warning("---\ndate: 2009-07-14\n---\n508.5")).isEmpty();
  }
}
