package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/** Feeds of changes, and rules to print. */
class FeedsAndCardsTest {
  @AutoClose private static final RunningSite site = new RunningSite();

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
            "<path d=\"M0,0h1v1h-1z")
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
}
