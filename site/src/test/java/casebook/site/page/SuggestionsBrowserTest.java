package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.Browser.Scripts;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/**
 * The list under the search field, with the keyboard alone and as a screen reader is told of it.
 */
@Tag("long")
class SuggestionsBrowserTest {

  private static final By FIELD = By.id("q");
  private static final By LIST = By.id("q-proposals");
  private static final By FIRST = By.id("q-proposals-0");
  private static final By SECOND = By.id("q-proposals-1");

  private static VisitedSite site;

  @BeforeAll
  static void start() {
    site = new VisitedSite();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static Browser withProposals(String typed) {
    Browser browser = Browser.open(Scripts.ON);
    browser.visit(site.address() + "/?q=508");
    browser.type(FIELD, Keys.chord(Keys.CONTROL, "a"), typed);
    browser.expectAttribute(FIELD, "aria-expanded", "true");
    return browser;
  }

  @Test
  void a_slash_puts_the_cursor_into_the_field_and_is_not_typed() {
    try (Browser browser = Browser.open(Scripts.ON)) {
      browser.visit(site.address() + "/?q=508.1d");
      assertThat(browser.focused()).isNotEqualTo("q");
      browser.press("/");
      assertThat(browser.focused()).isEqualTo("q");
      assertThat(browser.typed(FIELD)).isEqualTo("508.1d");
      assertThat(browser.count(By.cssSelector(".keyhint kbd"))).isOne();
      browser.press("508/1");
      assertThat(browser.typed(FIELD)).as("in the field it is a sign as any").isEqualTo("508/1");
    }
  }

  @Test
  void the_arrows_go_through_the_list_and_around_its_ends() {
    try (Browser browser = withProposals("508.1")) {
      browser.expectAttribute(FIELD, "aria-activedescendant", "");
      browser.type(FIELD, Keys.ARROW_DOWN);
      browser.expectAttribute(FIELD, "aria-activedescendant", "q-proposals-0");
      browser.expectAttribute(FIRST, "aria-selected", "true");
      browser.type(FIELD, Keys.ARROW_DOWN);
      browser.expectAttribute(FIELD, "aria-activedescendant", "q-proposals-1");
      browser.expectAttribute(FIRST, "aria-selected", "false");
      browser.expectAttribute(SECOND, "aria-selected", "true");
      browser.type(FIELD, Keys.ARROW_UP, Keys.ARROW_UP);
      int last = browser.count(By.cssSelector("#q-proposals li")) - 1;
      browser.expectAttribute(FIELD, "aria-activedescendant", "q-proposals-" + last);
      browser.type(FIELD, Keys.ARROW_DOWN);
      browser.expectAttribute(FIELD, "aria-activedescendant", "q-proposals-0");
    }
  }

  @Test
  void enter_goes_to_what_is_chosen() {
    try (Browser browser = withProposals("508.1d")) {
      browser.expect(FIRST, "508.1d");
      browser.type(FIELD, Keys.ARROW_DOWN, Keys.ENTER);
      browser.expectAddress("/cr/2026-09-25/508.1d");
    }
  }

  @Test
  void enter_searches_for_what_was_typed_where_nothing_is_chosen() {
    try (Browser browser = withProposals("508.1")) {
      browser.type(FIELD, Keys.ENTER);
      browser.expectAddress("?q=508.1");
    }
  }

  @Test
  void escape_closes_the_list_and_leaves_what_was_typed() {
    try (Browser browser = withProposals("508.1")) {
      browser.type(FIELD, Keys.ARROW_DOWN, Keys.ESCAPE);
      browser.expectAttribute(FIELD, "aria-expanded", "false");
      browser.expectAttribute(FIELD, "aria-activedescendant", "");
      assertThat(browser.typed(FIELD)).isEqualTo("508.1");
      assertThat(browser.focused()).isEqualTo("q");
    }
  }

  @Test
  void a_screen_reader_is_told_what_the_field_is_and_how_many_proposals_there_are() {
    try (Browser browser = withProposals("508.1")) {
      assertThat(browser.attribute(FIELD, "role")).isEqualTo("combobox");
      assertThat(browser.attribute(FIELD, "aria-autocomplete")).isEqualTo("list");
      assertThat(browser.attribute(FIELD, "aria-controls")).isEqualTo("q-proposals");
      assertThat(browser.attribute(LIST, "role")).isEqualTo("listbox");
      assertThat(browser.attribute(FIRST, "role")).isEqualTo("option");
      int count = browser.count(By.cssSelector("#q-proposals li"));
      browser.expect(By.cssSelector("form.search [role='status']"), count + " suggestions");
    }
  }
}
