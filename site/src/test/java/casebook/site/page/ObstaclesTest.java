package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.Browser.Scripts;
import casebook.site.page.Browser.Theme;
import casebook.site.page.draft.Boards;
import casebook.site.page.draft.CaseLink;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/**
 * No page of the site has anything that axe-core knows to keep people from using it. Pictures of
 * all of them stand in {@code target/screenshots} afterwards.
 */
@Tag("long")
class ObstaclesTest {
  private static final String WRONG =
      """
      {"edition": "2026-09-25", "players": [{"id": "ann", "life": "x"}, {"id": "bob"}],
       "permanents": [{"id": "one", "card": "Silnt Arbiter", "controller": "ann"}],
       "moves": [{"declareAttackers": {"attacks": []}}]}
      """;

  private static final String COMBAT =
      """
      {"edition": "2026-09-25", "players": [{"id": "ann", "name": "Ann"}, {"id": "bob"}],
       "permanents": [{"id": "bears", "card": "Grizzly Bears", "controller": "ann"}],
       "moves": [{"beginCombat": {}},
         {"declareAttackers": {"attacks": [{"attacker": "bears", "target": "bob"}]}},
         {"change": {"permanent": "bears", "leaves": true}}, {"reselect":
         {"creature": "bears", "target": "bob"}}, {"ask": {"steps": true}}, {"endCombat": {}},
         {"beginCombat": {}}, {"declareAttackers": {"attacks": []}}]}
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

  private static List<String> pages() {
    String board = Boards.all().getFirst().href();
    return List.of(
        "/",
        "/?q=goaded+creature",
        "/?q=Bob+has+Ghostly+Prison+and+I+control+Juggernaut.+Do+I+have+to+attack%3F",
        "/?q=qqqzzz",
        "/judge",
        board,
        board + "&edit&more=goblin",
        "/judge?case=" + CaseLink.encode(COMBAT).orElseThrow(),
        "/judge?typed.0=Qoaf&edit",
        "/judge?case=" + CaseLink.encode(WRONG).orElseThrow(),
        board.replace("/judge?", "/judge/editions?"),
        board.replace("/judge?", "/judge/settle?"),
        "/cases",
        "/cases?by=rule&page=2",
        "/cases/508.1d-goaded",
        "/cases/508.4c-put-attacking",
        "/answers",
        "/cards",
        "/cards/Propaganda",
        "/cards/Qqqq",
        "/topics",
        "/topics/must-attack",
        "/link",
        "/check",
        "/resolve",
        "/about",
        "/api",
        "/coverage",
        "/cr/latest/508",
        "/cr/latest/506.1",
        "/cr/latest/508.1",
        "/cr/latest/508.1d",
        "/cr/latest/508.1d/history",
        "/cr/2008-02-01/308.2a",
        "/cr/latest/508.9",
        "/nowhere");
  }

  @ParameterizedTest
  @ValueSource(ints = {360, 1280})
  void no_page_has_an_obstacle(int width) {
    var found = new ArrayList<String>();
    try (Browser browser = Browser.open(Scripts.ON).on(width, 800, Theme.LIGHT)) {
      for (String page : pages()) {
        browser.visit(site.address() + page);
        if (page.startsWith("/judge?case=")) {
          browser.expectThere(By.id("builder"));
        }
        browser.obstacles().forEach(one -> found.add(page.split("case=", 2)[0] + " " + one));
        for (Theme theme : Theme.values()) {
          browser.in(theme).keepPicture(picture(page, width, theme));
        }
      }
    }
    assertThat(found).isEmpty();
  }

  /** "360-light/07-judge.png": pictures of one kind stand together, in the order of the pages. */
  private static String picture(String page, int width, Theme theme) {
    String name = page.split("[?]", 2)[0].replaceAll("[^a-zA-Z0-9.]+", "-");
    return "%d-%s/%02d%s.png"
        .formatted(
            width,
            theme.name().toLowerCase(Locale.ROOT),
            pages().indexOf(page),
            name.equals("-") ? "-home" : name);
  }

  @ParameterizedTest
  @ValueSource(ints = {360, 1280})
  void nothing_that_opens_has_an_obstacle(int width) {
    var found = new ArrayList<String>();
    try (Browser browser = Browser.open(Scripts.ON).on(width, 800, Theme.LIGHT)) {
      browser.visit(site.address() + Boards.all().getFirst().href());
      String table = width > 672 ? ".table.wide" : ".table.narrow";
      browser.click(By.cssSelector(table + " .piece[aria-label^='Crazed Goblin']"));
      browser.expect(By.cssSelector("#hand .asks"), "Choose");
      browser.openAll();
      browser.obstacles().forEach(one -> found.add("chosen " + one));
      browser.click(By.id("keys"));
      browser.expectThere(By.cssSelector("#shortcuts[open]"));
      browser.obstacles().forEach(one -> found.add("keys " + one));
      browser.press(Keys.ESCAPE);
      browser.click(By.cssSelector("#change > summary"));
      browser.openAll();
      browser.click(By.id("about-goblin"));
      browser.expectThere(By.id("more-goblin"));
      browser.type(By.id("new-bob"), "silent");
      browser.expect(By.id("new-bob-proposals"), "Silent Arbiter");
      browser.obstacles().forEach(one -> found.add("proposals " + one));
      for (String page :
          List.of(
              "/judge?case=" + CaseLink.encode(COMBAT).orElseThrow(),
              "/cases/508.1d-goaded",
              "/cr/latest/508.1d")) {
        browser.visit(site.address() + page);
        browser.openAll();
        browser.obstacles().forEach(one -> found.add("opened " + one));
      }
      browser.visit(site.address() + "/cr/latest/508.1d");
      browser.type(By.id("find"), "goad");
      browser.expectThere(By.cssSelector(".suggestions"));
      browser.obstacles().forEach(one -> found.add("suggestions " + one));
    }
    assertThat(found).isEmpty();
  }
}
