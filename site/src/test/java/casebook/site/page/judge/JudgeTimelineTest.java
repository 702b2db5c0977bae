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

/** All that happens in combat on the judge page, as somebody sees it who opens a case there. */
@Tag("long")
class JudgeTimelineTest {
  private static final By ROWS = By.cssSelector(".move-list > li");
  private static final By LAST = By.cssSelector(".move-list > li:last-of-type");

  private static VisitedSite site;

  @BeforeAll
  static void start() {
    site = new VisitedSite();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static void open(Browser browser, String slug) {
    browser.visit(site.address() + "/cases/" + slug);
    browser.click(By.linkText("Open this board on the judge page"));
    browser.expectThere(By.id("builder"));
  }

  private static void choose(Browser browser, String field, String value) {
    browser.click(By.cssSelector("#move-" + field + " option[value='" + value + "']"));
  }

  /** A case for each kind of move, with the theme, the width and whether scripts run by turns. */
  @ParameterizedTest
  @CsvSource({
    "506.1-five-steps, Combat begins, ON, 360, LIGHT",
    "506.3b-enters-for-a-third-player, is put onto the battlefield attacking, OFF, 360, DARK",
    "506.3g-plain-creature-becomes-attacking, is attacking, ON, 1280, DARK",
    "506.3a-noncreature-would-block, is put onto the battlefield blocking, OFF, 1280, LIGHT",
    "506.1-double-strike-blocks, Declare blockers:, ON, 360, DARK",
    "506.4-battle-changes-protector, as its protector, ON, 1280, LIGHT",
    "508.5-reselected, is made to attack, OFF, 360, LIGHT",
    "506.5-alone-in-the-second-combat, Combat ends, ON, 1280, DARK",
    "506.2-two-players, defending players?, OFF, 1280, DARK"
  })
  void a_case_of_each_kind_of_move_opens_and_goes_on(
      String slug, String line, Scripts scripts, int width, Theme theme) {
    try (Browser browser = Browser.open(scripts).on(width, 740, theme)) {
      browser.visit(site.address() + "/cases/" + slug);
      int moves = browser.count(By.cssSelector(".ruling.move"));
      open(browser, slug);
      assertThat(browser.count(ROWS)).isEqualTo(moves);
      browser.expect(By.className("move-list"), line);
      By timeline = By.cssSelector(width > 672 ? ".phase.wide" : ".phase.narrow");
      assertThat(browser.isShown(timeline)).isTrue();
      assertThat(browser.smallestText(timeline)).isGreaterThanOrEqualTo(10.95);
      assertThat(browser.overflow()).isZero();

      browser.click(By.cssSelector("#add-move-more > summary"));
      choose(browser, "kind", "steps");
      browser.click(By.id("add-move"));
      browser.expect(LAST, (moves + 1) + ". Which steps does the combat phase have?");
      browser.expect(LAST, "beginning of combat");
      browser.expect(By.cssSelector(".verdict-line"), "Which steps");
      assertThat(browser.overflow()).isZero();
      browser.back();
      browser.expectAbsent(By.id("move-" + (moves + 1)));
    }
  }

  @Test
  void a_declaration_goes_on_to_blockers_and_a_question_and_the_address_holds_them() {
    try (Browser browser = Browser.open(Scripts.ON).on(360, 740, Theme.LIGHT)) {
      browser.visit(site.address() + "/judge?case=" + CaseLink.encode(DUEL).orElseThrow());
      assertThat(browser.count(ROWS)).isZero();
      browser.click(By.cssSelector("#add-move-more > summary"));
      choose(browser, "kind", "declareBlockers");
      choose(browser, "subject", "wall");
      choose(browser, "object", "bears");
      browser.click(By.id("add-move"));
      browser.expect(LAST, "2. Declare blockers: Wall of Wood → Grizzly Bears");
      choose(browser, "kind", "blocked");
      assertThat(browser.isShown(By.id("move-object"))).isFalse();
      choose(browser, "subject", "bears");
      browser.click(By.id("add-move"));
      browser.expect(LAST, "3. Is Grizzly Bears blocked or unblocked?");
      browser.expect(By.cssSelector(".verdict-line a"), "blocked");
      browser.click(By.cssSelector("#after-2 > summary"));
      browser.expect(By.id("after-2"), "Attacking then: Grizzly Bears → Bob");
      browser.click(By.cssSelector(".phase.narrow a[href='#move-2']"));
      browser.expectAddress("#move-2");
      browser.visit(browser.typed(By.id("link")));
      browser.expect(LAST, "3. Is Grizzly Bears blocked or unblocked?");
      browser.click(By.id("remove-move-2"));
      browser.expect(LAST, "2. Is Grizzly Bears blocked or unblocked?");
    }
  }

  private static final String DUEL =
      """
      {"players": [{"id": "ann", "name": "Ann"}, {"id": "bob", "name": "Bob"}],
       "permanents": [
        {"id": "bears", "card": "Grizzly Bears", "controller": "ann"},
        {"id": "wall", "card": "Wall of Wood", "controller": "bob"}],
       "moves": [{"declareAttackers": {"attacks": [{"attacker": "bears", "target": "bob"}]}}]}
      """;
}
