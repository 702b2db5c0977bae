package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.Browser.Box;
import casebook.site.page.Browser.Scripts;
import casebook.site.page.Browser.Theme;
import casebook.site.page.draft.Boards;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;

/** Pages around the judge page on narrow screens. */
@Tag("long")
class PhonePagesTest {
  private static final int HEIGHT = 740;

  private static VisitedSite site;

  @BeforeAll
  static void start() {
    site = new VisitedSite();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void no_page_scrolls_sideways_and_its_head_is_low(Theme theme) {
    try (Browser browser = Browser.open(Scripts.ON).on(360, HEIGHT, theme)) {
      for (String page :
          new String[] {
            "/",
            "/topics",
            "/resolve",
            "/judge",
            "/cases",
            "/cards",
            "/check",
            "/cr/latest/506.1",
            "/cr/latest/508.1",
            "/cr/latest/508.1d"
          }) {
        browser.visit(site.address() + page);
        assertThat(browser.overflow()).as(page).isZero();
        assertThat(browser.box(By.cssSelector("header.top")).bottom()).as(page).isLessThan(110);
      }
    }
  }

  @Test
  void the_first_result_is_on_the_first_screen_beneath_one_row_of_filters() {
    try (Browser browser = Browser.open(Scripts.ON).on(360, HEIGHT, Theme.LIGHT)) {
      browser.visit(site.address() + "/?q=goaded+creature");
      assertThat(browser.overflow()).isZero();
      Box facets = browser.box(By.className("facets"));
      assertThat(facets.bottom() - facets.top()).isLessThan(60);
      assertThat(browser.box(By.className("hit")).top()).isLessThan(HEIGHT / 2);
    }
  }

  @Test
  void numbers_in_a_sidebar_are_not_broken() {
    try (Browser browser = Browser.open(Scripts.ON).on(1280, HEIGHT, Theme.LIGHT)) {
      browser.visit(site.address() + "/cr/latest/508");
      Box whole = browser.box(By.xpath("//ol[contains(@class,'numbers')]//a[.='508.1']"));
      Box letter = browser.box(By.xpath("//ol[contains(@class,'numbers')]//a[.='508.1m']"));
      assertThat(letter.bottom() - letter.top()).isEqualTo(whole.bottom() - whole.top());
    }
  }

  @Test
  void cases_come_in_pages_and_are_filtered_by_topic_on_a_phone() {
    try (Browser browser = Browser.open(Scripts.ON).on(360, HEIGHT, Theme.LIGHT)) {
      browser.visit(site.address() + "/cases");
      assertThat(browser.box(By.cssSelector(".rulings a")).top()).isLessThan(HEIGHT);
      assertThat(browser.box(By.id("main")).bottom()).isLessThan(8_000);
      browser.type(By.id("topic"), "Goad");
      browser.click(By.cssSelector(".search .primary"));
      browser.expectAddress("topic=goad");
      browser.expect(By.className("summary"), " of ");
      assertThat(browser.overflow()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {360, 700, 1000, 1280, 1600})
  void texts_of_a_picture_are_at_least_11_pixels_high(int width) {
    try (Browser browser = Browser.open(Scripts.ON).on(width, HEIGHT, Theme.LIGHT)) {
      browser.visit(site.address() + Boards.all().getFirst().href());
      String table = width < 672 ? ".table.narrow" : ".table.wide";
      assertThat(browser.smallestText(By.cssSelector(table))).isGreaterThanOrEqualTo(11);
    }
  }
}
