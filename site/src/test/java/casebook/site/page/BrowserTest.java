package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.Browser.Scripts;
import casebook.site.page.draft.Boards;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** What a judge does with the site, in a real browser. */
@Tag("long")
class BrowserTest {
  private static final By HEADLINE = By.cssSelector(".verdict .judged");

  private static VisitedSite site;

  @BeforeAll
  static void start() {
    site = new VisitedSite();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static void add(Browser browser, String player, String card) {
    browser.type(By.id("new-" + player), card);
    browser.click(By.id("add-" + player));
    browser.expect(By.id("builder"), card);
  }

  @ParameterizedTest
  @EnumSource(Scripts.class)
  void the_goblin_must_attack_under_the_arbiter(Scripts scripts) {
    try (Browser browser = Browser.open(scripts)) {
      browser.visit(site.address() + "/judge");
      add(browser, "ann", "Crazed Goblin");
      add(browser, "ann", "Grizzly Bears");
      add(browser, "bob", "Silent Arbiter");
      if (scripts == Scripts.OFF) {
        browser.click(By.id("judge-button"));
      }
      browser.expect(HEADLINE, "This attack is illegal");
      browser.expect(By.className("verdict"), "508.1d");
      browser.expect(By.className("verdict"), "Not attacking obeys 0 of 1 requirement");
      browser.expect(By.cssSelector(".ladder .fails"), "508.1d");
      browser.click(By.className("alternative"));
      browser.expect(HEADLINE, "This attack is legal");
      assertThat(browser.address()).contains("/judge?case=");
      browser.expect(By.cssSelector(".verdict .attack"), "Crazed Goblin → Bob");
    }
  }

  @ParameterizedTest
  @EnumSource(Scripts.class)
  void a_number_is_looked_up_and_its_rule_read(Scripts scripts) {
    try (Browser browser = Browser.open(scripts)) {
      browser.visit(site.address());
      browser.type(By.id("q"), "508.1d" + Keys.ENTER);
      browser.click(By.cssSelector(".hit"));
      browser.expect(By.tagName("h1"), "508.1d");
      browser.expect(By.className("law"), "requirements");
    }
  }

  @Test
  void a_text_is_read_while_it_is_typed() {
    try (Browser browser = Browser.open(Scripts.ON)) {
      browser.visit(site.address() + "/judge");
      browser.click(By.id("add-effect"));
      By text = By.id("effects.0.text");
      browser.type(text, "Creatures can't attack alone.");
      browser.expect(By.className("reads"), "508.1c");
      browser.type(text, " Creatures can't attack on Fridays.");
      browser.expect(By.className("reads"), "unread Creatures can't attack on Fridays.");
    }
  }

  @Test
  void a_typed_text_may_call_its_permanent_by_name() {
    try (Browser browser = Browser.open(Scripts.ON)) {
      browser.visit(site.address() + "/judge");
      add(browser, "ann", "Grizzly Bears");
      browser.click(By.id("about-grizzly-bears"));
      browser.type(
          By.cssSelector("[data-read='Grizzly Bears']"), "Grizzly Bears can't attack alone.");
      browser.expect(By.cssSelector(".reads .read"), "508.1c");
    }
  }

  @ParameterizedTest
  @EnumSource(Scripts.class)
  void a_card_is_looked_up_and_put_on_a_board(Scripts scripts) {
    try (Browser browser = Browser.open(scripts)) {
      browser.visit(site.address() + "/cards");
      browser.type(By.id("card"), "crazed goblin" + Keys.ENTER);
      browser.expect(By.tagName("h1"), "Crazed Goblin");
      browser.click(By.linkText("Put it on a board"));
      browser.expect(HEADLINE, "This attack is illegal");
    }
  }

  @Test
  void a_changed_field_is_judged_at_once() {
    try (Browser browser = Browser.open(Scripts.ON)) {
      browser.visit(site.address() + Boards.all().getFirst().href());
      browser.expect(HEADLINE, "This attack is illegal");
      browser.click(By.cssSelector("#change > summary"));
      browser.click(By.cssSelector("[data-attacks='goblin'] option[value='bob']"));
      browser.expect(HEADLINE, "This attack is legal");
      browser.click(By.cssSelector("[data-attacks='bears'] option[value='bob']"));
      browser.expect(By.className("verdict"), "508.1c");
    }
  }

  @Test
  void a_card_is_proposed_while_its_name_is_typed() {
    try (Browser browser = Browser.open(Scripts.ON)) {
      browser.visit(site.address() + "/judge");
      browser.type(By.id("new-ann"), "crazed gob");
      browser.expect(By.cssSelector(".suggestions li"), "Crazed Goblin");
      browser.type(By.id("new-ann"), Keys.ARROW_DOWN, Keys.ENTER);
      browser.expect(By.id("builder"), "This creature attacks each combat if able.");
    }
  }
}
