package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.Browser.Scripts;
import casebook.site.page.Browser.Theme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;

/** No page of the site has anything that axe-core knows to keep people from using it. */
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

  private static RunningSite site;

  @BeforeAll
  static void start() {
    site = new RunningSite();
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
        board + "&edit",
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
        "/topics/goad",
        "/link",
        "/check",
        "/resolve",
        "/about",
        "/coverage",
        "/measure",
        "/cr/latest/508",
        "/cr/latest/508.1",
        "/cr/latest/508.1d",
        "/cr/latest/508.1d/history",
        "/cr/2008-02-01/308.2a",
        "/cr/latest/508.9",
        "/nowhere");
  }

  @ParameterizedTest
  @CsvSource({"360,LIGHT", "360,DARK", "1280,LIGHT", "1280,DARK"})
  void no_page_has_an_obstacle(int width, Theme theme) {
    var found = new ArrayList<String>();
    try (Browser browser = Browser.open(Scripts.ON).on(width, 800, theme)) {
      for (String page : pages()) {
        browser.visit(site.address() + page);
        if (page.startsWith("/judge?case=")) {
          browser.expectThere(By.id("builder"));
        }
        browser.obstacles().forEach(one -> found.add(page.split("case=", 2)[0] + " " + one));
      }
    }
    assertThat(found).isEmpty();
  }
}
