package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.StoppedClock;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which editions are held, and that the newest is old, as visitors of a certain day see it. */
class AboutPageTest {

  private static Document page(String path, String day) throws Exception {
    try (var site = new VisitedSite(Casebook.builtIn(StoppedClock.on(day)))) {
      return Jsoup.parse(site.get(path).body());
    }
  }

  @Test
  void all_editions_are_listed_by_year_and_so_is_what_is_missing() throws Exception {
    Document page = page("/about", "2026-10-01");
    assertThat(page.select("details.editions li")).hasSize(114);
    Element newest = page.select("details.editions").getFirst();
    assertThat(newest.hasAttr("open")).isFalse();
    assertThat(newest.select("summary").text()).isEqualTo("2026 5 editions");
    assertThat(newest.select("li").getFirst().text())
        .isEqualTo("September 25, 2026: 506 508 built in, executed by the engine");
    Element oldest = page.select("details.editions li").getLast();
    assertThat(oldest.text()).isEqualTo("March 15, 2003: 306 308 500 built in");
    assertThat(oldest.select("a").eachAttr("href"))
        .containsExactly("/cr/2003-03-15/306", "/cr/2003-03-15/308", "/cr/2003-03-15/500");
    assertThat(page.select("#content").text())
        .contains(
            "114 editions are held",
            "not held: July 18, 2014; January 19, 2018; April 27, 2018; February 3, 2023; August 7,"
                + " 2026. Where one of them changed a rule");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/about", "/cr/latest/508.1", "/judge", "/no-such-page"})
  void every_page_says_when_the_newest_edition_is_old(String path) throws Exception {
    assertThat(page(path, "2027-01-26").select("footer .notice").text())
        .contains("September 25, 2026", "more than four months old", "import rules FILE");
    assertThat(page(path, "2027-01-25").select("footer .notice")).isEmpty();
  }
}
