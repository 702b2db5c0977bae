package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.Browser;
import casebook.site.page.Browser.Scripts;
import casebook.site.page.Browser.Theme;
import casebook.site.page.VisitedSite;
import casebook.site.page.draft.CaseLink;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** The picture of the judge page as the board: what is done on it by tap, drag and keys. */
@Tag("long")
class JudgeTableTest {
  private static final int HEIGHT = 740;
  private static final By LINE = By.cssSelector(".verdict-line a");
  private static final By COMPLETE = By.id("complete");
  private static final By FOCUSED = By.cssSelector(".piece:focus");

  /** Silent Arbiter lets one creature attack; Crazed Goblin has to. */
  private static final String ARBITER =
      """
      {"players": [{"id": "ann", "name": "Ann"}, {"id": "bob", "name": "Bob"}],
       "permanents": [
        {"id": "goblin", "card": "Crazed Goblin", "controller": "ann"},
        {"id": "bears", "card": "Grizzly Bears", "controller": "ann"},
        {"id": "arbiter", "card": "Silent Arbiter", "controller": "bob"}],
       "moves": [{"declareAttackers": {"attacks": []}}]}
      """;

  private static VisitedSite site;

  @BeforeAll
  static void start() {
    site = new VisitedSite();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static Browser open(int width, Theme theme) {
    Browser browser = Browser.open(Scripts.ON).on(width, HEIGHT, theme);
    browser.visit(site.address() + "/judge?case=" + CaseLink.encode(ARBITER).orElseThrow());
    return browser;
  }

  private static By piece(int width, String name) {
    String table = width > 640 ? "wide" : "narrow";
    return By.cssSelector(".table.%s .piece[aria-label^=\"%s\"]".formatted(table, name));
  }

  @ParameterizedTest
  @CsvSource({"360, LIGHT", "1280, DARK", "360, DARK", "1280, LIGHT"})
  void a_creature_is_chosen_and_then_what_it_attacks(int width, Theme theme) {
    try (Browser browser = open(width, theme)) {
      browser.expect(COMPLETE, "Still to be added: Crazed Goblin → Bob");
      browser.click(piece(width, "Grizzly Bears"));
      browser.expect(By.cssSelector("#hand .asks"), "Choose what it attacks.");
      browser.click(piece(width, "Bob"));
      browser.expect(LINE, "Illegal\n508.1d");
      browser.expect(COMPLETE, "No legal attack includes all that is chosen.");
      assertThat(browser.attribute(FOCUSED, "aria-label")).startsWith("Grizzly Bears");
      browser.click(By.id("undo"));
      browser.expect(COMPLETE, "Still to be added");
      browser.click(By.id("complete-it"));
      browser.expect(LINE, "Legal");
      assertThat(browser.overflow()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({"360, LIGHT", "1280, DARK"})
  void texts_on_the_picture_are_at_least_so_high_on_a_phone(int width, Theme theme) {
    try (Browser browser = open(width, theme)) {
      browser.expect(COMPLETE, "Still to be added");
      assertThat(browser.isShown(By.cssSelector(".table.narrow svg"))).isEqualTo(width < 640);
      assertThat(browser.isShown(By.cssSelector(".table.wide svg"))).isEqualTo(width > 640);
      if (width < 640) {
        assertThat(browser.smallestText(By.cssSelector(".table.narrow")))
            .isGreaterThanOrEqualTo(11);
      }
    }
  }

  @Test
  void what_the_legal_attacks_have_is_said_of_each_creature_and_target() {
    try (Browser browser = open(1280, Theme.LIGHT)) {
      browser.expectThere(By.cssSelector(".piece[aria-label*=\"must still attack\"]"));
      assertThat(browser.attribute(piece(1280, "Crazed Goblin"), "aria-label"))
          .endsWith(", must still attack");
      assertThat(browser.attribute(piece(1280, "Grizzly Bears"), "aria-label"))
          .endsWith(", can’t attack besides");
      browser.click(piece(1280, "Grizzly Bears"));
      assertThat(browser.attribute(piece(1280, "Bob"), "aria-label"))
          .isEqualTo("Bob, can’t be attacked by it, can be chosen");
      browser.click(piece(1280, "Crazed Goblin"));
      assertThat(browser.attribute(piece(1280, "Bob"), "aria-label"))
          .isEqualTo("Bob, can be attacked by it, can be chosen");
    }
  }

  @Test
  void all_is_done_by_keys_alone_and_undone() {
    try (Browser browser = open(1280, Theme.LIGHT)) {
      browser.expect(COMPLETE, "Still to be added");
      browser.press("b");
      browser.expectAttribute(
          FOCUSED, "aria-label", "Crazed Goblin 1/1 (must attack), must still attack");
      browser.press(Keys.ARROW_RIGHT);
      browser.expectAttribute(FOCUSED, "aria-pressed", "false");
      browser.press(Keys.ARROW_LEFT, Keys.ENTER, Keys.ARROW_UP);
      assertThat(browser.attribute(FOCUSED, "aria-label")).startsWith("Bob");
      browser.press(Keys.ENTER);
      browser.expect(LINE, "Legal");
      browser.expectThere(By.cssSelector(".piece[aria-label$=\"can’t attack besides\"]"));
      assertThat(browser.attribute(piece(1280, "Bob"), "aria-label")).isEqualTo("Bob");
      browser.press("t");
      browser.expect(LINE, "Illegal\n508.1a");
      browser.expectThere(By.cssSelector(".piece[aria-label*=\"tapped\"]:focus"));
      browser.pressWith("z", Keys.CONTROL);
      browser.expect(LINE, "Legal");
      browser.pressWith("z", Keys.CONTROL);
      browser.expect(LINE, "If nobody attacks: illegal");
      browser.pressWith("z", Keys.CONTROL, Keys.SHIFT);
      browser.expect(LINE, "Legal");
      browser.press("?");
      assertThat(browser.isShown(By.id("shortcuts"))).isTrue();
      browser.press(Keys.ESCAPE);
      assertThat(browser.isShown(By.id("shortcuts"))).isFalse();
    }
  }

  @Test
  void what_is_removed_leaves_the_focus_to_what_is_beside_it() {
    try (Browser browser = open(1280, Theme.LIGHT)) {
      browser.expect(COMPLETE, "Still to be added");
      browser.press("b");
      browser.press(Keys.DELETE);
      browser.expect(LINE, "If nobody attacks: legal");
      browser.expectThere(FOCUSED);
      browser.press("d");
      browser.expectThere(By.cssSelector(".table.wide [data-of=\"1 bears\\A 1 bears-2\"]"));
      browser.expectThere(FOCUSED);
    }
  }

  @Test
  void an_attack_is_dragged_and_dragged_away() {
    try (Browser browser = open(1280, Theme.DARK)) {
      browser.expect(COMPLETE, "Still to be added");
      browser.drag(piece(1280, "Crazed Goblin"), piece(1280, "Bob"));
      browser.expect(LINE, "Legal");
      browser.drag(piece(1280, "Crazed Goblin"), By.cssSelector("h1"));
      browser.expect(LINE, "If nobody attacks: illegal");
    }
  }

  @Test
  void a_goaded_stack_is_split_with_the_menu() {
    try (Browser browser = open(360, Theme.LIGHT)) {
      browser.expect(COMPLETE, "Still to be added");
      browser.click(piece(360, "Grizzly Bears"));
      browser.click(By.cssSelector("#hand-more summary"));
      browser.fill(By.id("make"), "12");
      browser.click(By.id("do-count"));
      browser.expectThere(By.cssSelector(".table.narrow [data-of=\"12 bears\"]"));
      browser.fill(By.id("some"), "4");
      browser.click(By.id("do-goad"));
      browser.expectThere(By.cssSelector(".table.narrow [data-of=\"8 bears\"]"));
      browser.expectThere(By.cssSelector(".table.narrow .piece[aria-label*=\"goaded by Bob\"]"));
    }
  }

  @Test
  void a_key_leads_to_how_many_there_are_and_a_link_to_all_fields() {
    try (Browser browser = open(1280, Theme.LIGHT)) {
      browser.expect(COMPLETE, "Still to be added");
      browser.press("b", "n");
      browser.expectFocus("make");
      browser.press("3", Keys.ENTER);
      browser.expectThere(By.cssSelector(".table.wide [data-of=\"3 goblin\"]"));
      browser.click(piece(1280, "Grizzly Bears"));
      browser.click(By.linkText("All its fields"));
      browser.expectThere(By.cssSelector("#more-bears[open]"));
      browser.expectFocus("about-bears");
      assertThat(browser.isShown(By.id("permanents.1.counters"))).isTrue();
    }
  }

  @Test
  void a_board_with_a_problem_is_drawn_without_it() throws Exception {
    String broken = ARBITER.replace("\"card\": \"Silent Arbiter\"", "\"card\": \"Silnt Arbiter\"");
    String page = site.get("/judge?case=" + CaseLink.encode(broken).orElseThrow()).body();
    assertThat(page)
        .contains("Without what can’t be judged yet.", "data-piece=\"goblin\"")
        .doesNotContain("data-piece=\"arbiter\"");
  }
}
