package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.Browser.Scripts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What somebody reads of the site whose phone has lost the network. */
@Tag("long")
class OfflineBrowserTest {
  private static final By HEADING = By.tagName("h1");

  @Test
  void rules_that_were_read_are_there_and_others_are_said_not_to_be() {
    try (Browser browser = Browser.open(Scripts.ON)) {
      String site;
      try (VisitedSite running = new VisitedSite()) {
        site = running.address();
        browser.visit(site + "/cr/latest/508.1d");
        browser.expectKept(site + "/cr/latest/508.1d");
        browser.visit(site + "/cr/latest/508.1c");
        browser.expectKept(site + "/cr/latest/508.1c");
      }
      browser.visit(site + "/cr/latest/508.1d");
      browser.expect(By.className("law"), "requirements");
      browser.visit(site + "/cr/latest/508.1c");
      browser.expect(By.className("law"), "restrictions");
      browser.visit(site + "/cr/latest/506.4");
      browser.expect(HEADING, "Casebook can’t be reached");
      browser.click(By.partialLinkText("508.1d"));
      browser.expect(HEADING, "508.1d");
    }
  }

  @Test
  void the_site_can_be_installed() throws Exception {
    try (VisitedSite site = new VisitedSite()) {
      JsonNode manifest = JsonMapper.shared().readTree(site.get("/manifest.webmanifest").body());

      assertThat(manifest.path("name").asString()).isEqualTo("Casebook");
      assertThat(site.get(manifest.path("start_url").asString()).statusCode()).isEqualTo(200);
      assertThat(site.get(manifest.path("icons").get(0).path("src").asString()).body())
          .contains("<svg");
    }
  }
}
