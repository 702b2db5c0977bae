package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Feeds of changes, and rules to print. */
class FeedsAndCardsTest {
  @AutoClose private static final VisitedSite site = new VisitedSite();

  private static Document feed(String path) throws Exception {
    HttpResponse<String> answer = site.get(path);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type").orElse(""))
        .startsWith("application/atom+xml");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(answer.body().getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void a_rule_has_a_feed_of_its_changes_the_newest_first() throws Exception {
    Document feed = feed("/feeds/508.4a.atom");
    assertThat(feed.getElementsByTagName("entry").getLength()).isGreaterThan(3);
    assertThat(feed.getElementsByTagName("title").item(1).getTextContent())
        .isEqualTo("508.4a: reworded");
    assertThat(feed.getElementsByTagName("content").item(1).getTextContent())
        .contains("<p>November 8, 2024: reworded.</p>");
    assertThat(feed.getElementsByTagName("updated").item(0).getTextContent())
        .isEqualTo("2026-04-17T00:00:00Z");
    assertThat(feed.getElementsByTagName("content").item(0).getTextContent())
        .contains("<p>April 17, 2026: reworded.</p>");
  }

  @Test
  void several_rules_have_one_feed() throws Exception {
    List<String> both = titles("/feeds/508.4a,506.6.atom");
    assertThat(both)
        .containsAll(titles("/feeds/508.4a.atom").stream().skip(1).toList())
        .containsAll(titles("/feeds/506.6.atom").stream().skip(1).toList());
    assertThat(titles("/feeds/508.3a-c.atom"))
        .isEqualTo(titles("/feeds/508.3c,508.3a,508.3b.atom"));
    assertThat(site.get("/feeds/508.4a,.atom").statusCode()).isEqualTo(404);
    assertThat(site.get("/feeds/508.4a,702.9b.atom").statusCode()).isEqualTo(200);
  }

  private static String entry(Document feed, int index) {
    return feed.getElementsByTagName("title").item(index + 1).getTextContent()
        + " | "
        + feed.getElementsByTagName("content").item(index).getTextContent();
  }

  @Test
  void a_number_that_another_rule_gets_is_told() throws Exception {
    Document feed = feed("/feeds/508.3d.atom");
    assertThat(feed.getElementsByTagName("entry").getLength()).isEqualTo(1);
    assertThat(entry(feed, 0))
        .startsWith("508.3d: another rule; what it said is 508.3f now | ")
        .contains("<p>February 18, 2022: new.</p>")
        .contains(
            "<p>From February 18, 2022 on, 508.3d is another rule: what it said is 508.3f now.</p>")
        .contains("<p>An ability that reads “Whenever [a player] attacks");
  }

  @Test
  void a_number_has_had_three_rules_and_an_edition_between_is_not_held() throws Exception {
    Document feed = feed("/feeds/506.6.atom");
    assertThat(entry(feed, 0))
        .startsWith("506.6: another rule; what it said is 506.7 now | ")
        .contains("<p>Between June 19 and September 25, 2026: new.</p>")
        .contains(
            "From an edition between June 19 and September 25, 2026 on, 506.6 is another rule");
    assertThat(entry(feed, 1))
        .startsWith("506.6: another rule; what it said became 506.7, and is 506.8 now | ")
        .contains(
            "From June 10, 2022 on, 506.6 is another rule: what it said became 506.7, and is"
                + " 506.8 now.")
        .contains("had to attack");
  }

  @Test
  void a_number_that_no_rule_has_any_more_is_told() throws Exception {
    assertThat(entry(feed("/feeds/508.7f.atom"), 0))
        .startsWith("508.7f: no rule; no rule says what it said now | ")
        .contains(
            "From an edition between September 29, 2017 and July 13, 2018 on there is no 508.7f: no"
                + " rule says what it said now.");
  }

  private static List<String> titles(String path) throws Exception {
    NodeList titles = feed(path).getElementsByTagName("title");
    return IntStream.range(1, titles.getLength())
        .mapToObj(i -> titles.item(i).getTextContent())
        .toList();
  }

  @Test
  void a_rule_that_moved_had_one_number_before_and_another_one_after() throws Exception {
    assertThat(titles("/feeds/506.8a.atom"))
        .containsExactly("506.7a became 506.8a", "506.6a became 506.7a", "506.6a: new");
  }

  @Test
  void a_rule_that_got_its_number_back_had_another_one_between() throws Exception {
    assertThat(titles("/feeds/508.5.atom"))
        .contains(
            "508.5: another rule; what it said is 508.8 now",
            "508.5: another rule; what it said became 508.4, and is 508.5 now");
  }

  @Test
  void a_number_that_no_rule_had_for_some_time_is_told() throws Exception {
    assertThat(titles("/feeds/508.4b.atom"))
        .containsSubsequence(
            "508.4b: another rule; what it said is 508.4c now",
            "508.4b: a rule again",
            "508.4b: no rule; what it said became 508.3b, and is 508.4c now");
  }

  @Test
  void a_number_of_an_older_edition_has_the_feed_of_its_rule_until_it_ended() throws Exception {
    assertThat(titles("/feeds/308.2a.atom"))
        .startsWith(
            "308.2a: no rule; what it said is 508.1a, 508.1b, 508.1c and 508.1d now",
            "308.2a: reworded")
        .endsWith("308.1 and 308.2 became 308.2a")
        .hasSize(6);
    assertThat(titles("/feeds/506.7a.atom"))
        .startsWith("506.7a: no rule; what it said is 506.8a now", "506.6a became 506.7a");
  }

  /** What a feed leads to is there. */
  @ParameterizedTest
  @CsvSource({
    "308.2a, /cr/2009-05-01/308.2a/history",
    "506.7a, /cr/2026-06-19/506.7a/history",
    "508.5,  /cr/latest/508.5/history"
  })
  void a_feed_leads_to_the_history_of_its_number(String number, String history) throws Exception {
    assertThat(
            ((Element) feed("/feeds/" + number + ".atom").getElementsByTagName("link").item(1))
                .getAttribute("href"))
        .isEqualTo(site.address() + history);
    assertThat(site.get(history).statusCode()).isEqualTo(200);
    assertThat(site.get("/cr/latest/" + number + "/history").statusCode()).isIn(200, 302);
  }

  @Test
  void a_section_has_one_for_all_its_rules() throws Exception {
    assertThat(feed("/feeds/508.atom").getElementsByTagName("entry").getLength()).isGreaterThan(20);
    assertThat(site.get("/feeds/702.atom").statusCode()).isEqualTo(404);
    assertThat(site.get("/feeds/508").statusCode()).isEqualTo(404);
  }

  @Test
  void the_declaration_of_attackers_is_printed_with_a_code_that_leads_back() throws Exception {
    String page = site.get("/cr/latest/508.1/card").body();
    assertThat(page)
        .contains(
            "508.1a",
            "508.1m",
            "effective <b>September 25, 2026</b>",
            "card.css",
            "<path d=\"M0,0h7v1h-7z")
        .contains(site.address() + "/cr/2026-09-25/508.1");
    assertThat(site.get("/cr/2026-09-25/508.99/card").statusCode()).isEqualTo(404);
  }

  @Test
  void the_script_for_other_sites_is_small_and_may_be_loaded_by_them() throws Exception {
    HttpResponse<String> script = site.get("/embed.js");
    assertThat(script.body().getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(5000);
    assertThat(script.headers().firstValue("Content-Type").orElse(""))
        .startsWith("text/javascript");
    assertThat(script.headers().firstValue("Cross-Origin-Resource-Policy"))
        .contains("cross-origin");
  }

  @Test
  void the_script_for_readers_leads_to_this_site() throws Exception {
    HttpResponse<String> script = site.get("/casebook.user.js");
    assertThat(script.headers().firstValue("Content-Type").orElse(""))
        .startsWith("text/javascript");
    assertThat(script.body())
        .startsWith("// ==UserScript==\n")
        .contains("// @connect      127.0.0.1\n")
        .contains("const site = \"" + site.address() + "\";")
        .contains("\"508.1d\"");
  }
}
