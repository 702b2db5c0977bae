package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.Browser;
import casebook.site.page.Browser.Box;
import casebook.site.page.Browser.Scripts;
import casebook.site.page.Browser.Theme;
import casebook.site.page.VisitedSite;
import casebook.site.page.draft.Boards;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** The judge page on a phone and a desk, light and dark, with and without scripts. */
@Tag("long")
class JudgeJourneysTest {
  private static final int HEIGHT = 740;
  private static final By LINE = By.cssSelector(".verdict-line a");
  private static final By SAID_TO_BE_THERE =
      By.xpath("//*[@id='announce'][contains(., 'is on the board')]");
  private static final By CHANGE = By.cssSelector("#change > summary");

  private static VisitedSite site;

  @BeforeAll
  static void start() {
    site = new VisitedSite();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static Browser open(Scripts scripts, int width, Theme theme) {
    return Browser.open(scripts).on(width, HEIGHT, theme);
  }

  @ParameterizedTest
  @CsvSource({
    "ON, 360, LIGHT", "ON, 1280, DARK", "OFF, 360, DARK", "OFF, 1280, LIGHT",
    "ON, 360, DARK", "ON, 1280, LIGHT", "OFF, 360, LIGHT", "OFF, 1280, DARK"
  })
  void a_shared_link_is_read_and_then_changed(Scripts scripts, int width, Theme theme) {
    try (Browser browser = open(scripts, width, theme)) {
      browser.visit(site.address() + Boards.all().getFirst().href());
      assertThat(browser.overflow()).isZero();
      assertThat(browser.box(By.cssSelector(".board-picture")).isWithin(HEIGHT)).isTrue();
      assertThat(browser.box(LINE).isWithin(HEIGHT)).isTrue();
      browser.expect(LINE, "If nobody attacks: illegal");
      assertThat(browser.isShown(By.id("builder"))).isFalse();

      browser.click(CHANGE);
      browser.type(By.id("new-ann"), "Jugernaut");
      browser.click(By.id("add-ann"));
      browser.expect(By.cssSelector(".asked"), "No such card: “Jugernaut”");
      Box asked = browser.box(By.cssSelector(".asked"));
      assertThat(asked.isWithin(HEIGHT)).as("the question is in sight").isTrue();
      assertThat(asked.isUnder(browser.box(LINE))).as("and not covered").isFalse();
      assertThat(browser.attribute(LINE, "href")).isEqualTo("#asked-0");
      browser.expect(LINE, "A card is missing on the board");
      browser.click(By.xpath("//button[.='Juggernaut']"));
      browser.expect(By.id("row-juggernaut"), "Juggernaut");
      assertThat(browser.isShown(By.id("builder"))).as("the form stays open").isTrue();
      browser.expect(LINE, "If nobody attacks: illegal");
      assertThat(browser.overflow()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({"360, LIGHT", "1280, DARK"})
  void the_line_never_covers_what_has_the_focus(int width, Theme theme) {
    try (Browser browser = open(Scripts.ON, width, theme)) {
      browser.visit(site.address() + Boards.all().getFirst().href());
      browser.click(CHANGE);
      int seen = 0;
      for (int tab = 0; tab < 45; tab++) {
        browser.press(Keys.TAB);
        Optional<Box> focused = browser.focusedBox();
        if (focused.isPresent() && !browser.hasFocus(LINE)) {
          seen++;
          assertThat(focused.get().isUnder(browser.box(LINE))).as(focused.toString()).isFalse();
        }
      }
      assertThat(seen).isGreaterThan(30);
    }
  }

  @Test
  void the_line_leads_to_the_reasons() {
    try (Browser browser = open(Scripts.ON, 360, Theme.LIGHT)) {
      browser.visit(site.address() + Boards.all().getFirst().href());
      browser.click(LINE);
      assertThat(browser.focused()).isEqualTo("reasons");
      assertThat(browser.box(By.id("reasons")).top()).isBetween(0.0, (double) HEIGHT / 2);
    }
  }

  @Test
  void enter_takes_the_card_that_is_meant_also_before_it_is_proposed() {
    try (Browser browser = open(Scripts.ON, 1280, Theme.LIGHT)) {
      browser.visit(site.address() + "/judge");
      browser.type(By.id("new-ann"), "crazed gob" + Keys.ENTER);
      browser.expect(By.id("row-crazed-goblin"), "attacks each combat if able");
      assertThat(browser.focused()).isEqualTo("new-ann");
      browser.press("jugernaut");
      browser.expect(By.id("new-ann-proposals"), "Juggernaut");
      browser.press(Keys.ENTER);
      browser.expect(By.id("row-juggernaut"), "Juggernaut");
      browser.press("token" + Keys.ENTER);
      browser.expect(By.cssSelector(".asked"), "No such card: “token”");
      assertThat(browser.count(By.className("permanent"))).isEqualTo(2);
    }
  }

  @Test
  void a_creature_of_ones_own_is_the_last_proposal() {
    try (Browser browser = open(Scripts.ON, 1280, Theme.DARK)) {
      browser.visit(site.address() + "/judge");
      browser.type(By.id("new-bob"), "Qoaf of Qwhere");
      browser.expect(By.id("new-bob-proposals"), "as a creature of your own");
      browser.press(Keys.ARROW_UP, Keys.ENTER);
      browser.expect(By.cssSelector("#row-qoaf-of-qwhere .own"), "not a card");
    }
  }

  @Test
  void a_name_that_was_only_begun_is_not_added_by_another_change() {
    try (Browser browser = open(Scripts.ON, 1280, Theme.LIGHT)) {
      browser.visit(site.address() + Boards.all().getFirst().href());
      browser.click(CHANGE);
      browser.type(By.id("new-bob"), "Juggernaut");
      browser.click(By.id("permanents.0.tapped"));
      browser.expect(By.id("row-goblin"), "Crazed Goblin");
      browser.expect(LINE, "If nobody attacks: legal");
      assertThat(browser.typed(By.id("new-bob"))).isEqualTo("Juggernaut");
      assertThat(browser.count(By.id("row-juggernaut"))).isZero();
    }
  }

  @Test
  void the_way_back_undoes_a_change_and_leaves_the_form_open() {
    try (Browser browser = open(Scripts.ON, 1280, Theme.LIGHT)) {
      browser.visit(site.address() + Boards.all().getFirst().href());
      browser.click(CHANGE);
      browser.click(By.id("remove-goblin"));
      browser.expect(LINE, "If nobody attacks: legal");
      assertThat(browser.address()).doesNotContain("edit");
      browser.back();
      browser.expect(LINE, "If nobody attacks: illegal");
      assertThat(browser.isShown(By.id("builder"))).isTrue();
    }
  }

  @Test
  void the_keys_that_undo_do_so_in_a_field_in_which_nothing_was_typed() {
    try (Browser browser = open(Scripts.ON, 1280, Theme.LIGHT)) {
      browser.visit(site.address() + "/judge");
      browser.type(By.id("new-ann"), "crazed gob" + Keys.ENTER);
      browser.expectThere(By.id("row-crazed-goblin"));
      browser.expectFocus("new-ann");
      browser.pressWith("z", Keys.CONTROL);
      browser.expectAbsent(By.id("row-crazed-goblin"));
      browser.expectFocus("new-ann");
      browser.pressWith("y", Keys.CONTROL);
      browser.expectThere(By.id("row-crazed-goblin"));
      browser.press("ju");
      browser.pressWith("z", Keys.CONTROL);
      assertThat(browser.count(By.id("row-crazed-goblin"))).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"☃, No such card: “☃”", "Lightning Bolt, “Lightning Bolt” is no permanent"})
  void what_puts_nothing_on_the_board_is_not_said_to_be_there(String name, String said) {
    try (Browser browser = open(Scripts.ON, 360, Theme.LIGHT)) {
      browser.visit(site.address() + Boards.all().getFirst().href());
      browser.click(CHANGE);
      browser.type(By.id("new-ann"), name + Keys.ENTER);
      browser.expect(By.cssSelector(".asked"), said);
      browser.expect(By.id("announce"), said);
      assertThat(browser.count(SAID_TO_BE_THERE)).isZero();
      browser.type(By.id("new-bob"), "Juggernaut" + Keys.ENTER);
      browser.expectThere(By.id("row-juggernaut"));
      assertThat(browser.count(SAID_TO_BE_THERE)).isEqualTo(1);
    }
  }

  @Test
  void a_list_is_pasted_into_the_field_for_a_card() {
    try (Browser browser = open(Scripts.ON, 1280, Theme.DARK)) {
      browser.visit(site.address() + "/judge");
      browser.click(By.cssSelector("#paste-more > summary"));
      browser.type(By.id("paste"), "2 Grizzly Bears\nJugernaut\nCrazed Goblin\n");
      browser.pressWith("a", Keys.CONTROL);
      browser.pressWith("x", Keys.CONTROL);
      browser.click(By.id("new-ann"));
      browser.pressWith("v", Keys.CONTROL);
      browser.expectThere(By.id("row-crazed-goblin"));
      browser.expect(By.cssSelector(".asked"), "No such card: “Jugernaut”");
      assertThat(browser.count(By.className("permanent"))).isEqualTo(2);
      browser.click(By.xpath("//button[.='Juggernaut']"));
      browser.expectThere(By.id("row-juggernaut"));
    }
  }

  @Test
  void a_text_that_is_to_be_loaded_is_kept_while_the_board_changes() {
    try (Browser browser = open(Scripts.ON, 1280, Theme.LIGHT)) {
      browser.visit(site.address() + Boards.all().getFirst().href());
      browser.click(CHANGE);
      browser.click(By.cssSelector("#paste-more > summary"));
      browser.type(By.id("paste"), "Juggernaut");
      browser.click(By.id("remove-goblin"));
      browser.expectAbsent(By.id("row-goblin"));
      assertThat(browser.typed(By.id("paste"))).isEqualTo("Juggernaut");
      browser.click(By.xpath("//button[.='Load it']"));
      browser.expectThere(By.id("row-juggernaut"));
      assertThat(browser.typed(By.id("paste"))).isEmpty();
    }
  }

  @Test
  void what_is_printed_is_the_board_and_its_ruling() {
    try (Browser browser = open(Scripts.ON, 1280, Theme.LIGHT).onPaper()) {
      browser.visit(site.address() + Boards.all().getFirst().href());
      assertThat(browser.isShown(By.cssSelector(".board-picture"))).isTrue();
      assertThat(browser.isShown(By.cssSelector(".verdict"))).isTrue();
      assertThat(browser.isShown(By.id("reasons"))).isTrue();
      for (String control : List.of(".top nav", "#find", "#change", ".tools", "#share")) {
        assertThat(browser.isShown(By.cssSelector(control))).as(control).isFalse();
      }
      browser.visit(site.address() + "/cr/latest/508.1d");
      assertThat(browser.isShown(By.cssSelector(".law"))).isTrue();
      assertThat(browser.isShown(By.cssSelector("aside"))).as("the edition").isTrue();
      assertThat(browser.isShown(By.cssSelector(".cite"))).isFalse();
    }
  }
}
