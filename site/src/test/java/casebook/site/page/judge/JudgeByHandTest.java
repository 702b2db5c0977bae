package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.Browser;
import casebook.site.page.Browser.Scripts;
import casebook.site.page.Browser.Theme;
import casebook.site.page.VisitedSite;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/**
 * How much work a board of three players is: two attackers, a tax and an arbiter, one attack
 * declared, from the empty page to the verdict.
 */
@Tag("long")
class JudgeByHandTest {
  private static final int HEIGHT = 740;
  private static final By LINE = By.cssSelector(".verdict-line a");

  private static VisitedSite site;

  @BeforeAll
  static void start() {
    site = new VisitedSite();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  /** Counts what is pressed and tapped. */
  private static final class Hand {
    private final Browser browser;
    private int keys;
    private int taps;
    private int scrolls;

    Hand(Browser browser) {
      this.browser = browser;
    }

    void press(CharSequence... pressed) {
      for (CharSequence some : pressed) {
        keys += some.length();
        browser.press(some);
      }
    }

    void tap(By where) {
      taps++;
      scrolls += browser.box(where).isWithin(HEIGHT) ? 0 : 1;
      browser.click(where);
    }

    /** Taps a line of a list that is open, over the page. */
    void choose(By where) {
      taps++;
      browser.click(where);
    }

    /** Types the beginning of a name and takes what is proposed first. */
    void add(String beginning, String row) {
      press(beginning, Keys.ENTER);
      browser.expectThere(By.id("row-" + row));
    }
  }

  @Test
  void a_board_of_three_players_with_the_keyboard_alone() {
    try (Browser browser = Browser.open(Scripts.ON).on(1280, 900, Theme.LIGHT)) {
      browser.visit(site.address() + "/judge");
      var hand = new Hand(browser);
      browser.expectFocus("new-ann");
      hand.add("grizzly b", "grizzly-bears");
      hand.add("crazed g", "crazed-goblin");
      hand.press(Keys.ARROW_DOWN);
      hand.add("propag", "propaganda");
      hand.press(Keys.ARROW_DOWN, Keys.ENTER);
      browser.expectFocus("new-cid");
      hand.add("silent a", "silent-arbiter");
      hand.press(Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_UP);
      browser.expectFocus("permanents.1.target");
      hand.press("attacks c");
      browser.expect(LINE, "Legal");
      assertThat(hand.keys).as("keys").isLessThanOrEqualTo(50);
    }
  }

  @Test
  void a_board_of_three_players_on_a_phone() {
    try (Browser browser = Browser.open(Scripts.ON).on(360, HEIGHT, Theme.DARK)) {
      browser.visit(site.address() + "/judge");
      var hand = new Hand(browser);
      hand.tap(By.id("new-ann"));
      hand.add("gri", "grizzly-bears");
      hand.add("craz", "crazed-goblin");
      hand.tap(By.id("new-bob"));
      hand.add("pro", "propaganda");
      hand.tap(By.id("add-player"));
      browser.expectFocus("new-cid");
      hand.add("sil", "silent-arbiter");
      hand.tap(By.id("permanents.1.target"));
      hand.choose(By.cssSelector("[id='permanents.1.target'] option[value='cid']"));
      browser.expect(LINE, "Legal");
      assertThat(browser.box(LINE).isWithin(HEIGHT)).as("the verdict is in sight").isTrue();
      assertThat(hand.taps).as("taps").isLessThanOrEqualTo(5);
      assertThat(hand.keys).as("keys").isLessThanOrEqualTo(20);
      assertThat(hand.scrolls).as("scrolls").isLessThanOrEqualTo(2);
    }
  }
}
