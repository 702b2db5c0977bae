package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.Browser.Scripts;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** What a writer does with the site, in a real browser. */
@Tag("long")
class CitingBrowserTest {
  @AutoClose private static final VisitedSite site = new VisitedSite();

  @ParameterizedTest
  @EnumSource(Scripts.class)
  void an_article_is_pasted_and_taken_back_linked(Scripts scripts) {
    try (Browser browser = Browser.open(scripts)) {
      browser.visit(site.address() + "/link");
      browser.type(By.id("text"), "It must attack (508.1d), for $508.10.");
      browser.click(By.id("link-button"));
      browser.expect(By.id("linked-heading"), "1 link added");
      browser.expect(By.id("linked"), "[508.1d](" + site.address() + "/cr/2026-09-25/508.1d");
    }
  }

  @ParameterizedTest
  @EnumSource(Scripts.class)
  void an_article_is_pasted_and_checked(Scripts scripts) {
    try (Browser browser = Browser.open(scripts)) {
      browser.visit(site.address() + "/check");
      browser.type(
          By.id("text"),
          "CR 508.1c: “They pay all costs in any order. Partial payments are not allowed.” 508.9");
      browser.click(By.id("check-button"));
      browser.expect(By.id("found-heading"), "2 citations, 2 to look at");
      browser.expect(By.className("findings"), "has no 508.9");
    }
  }

  @Test
  void a_citation_is_copied_by_a_click_and_by_a_key() {
    try (Browser browser = Browser.open(Scripts.ON)) {
      browser.visit(site.address() + "/cr/latest/508.8");
      browser.click(By.cssSelector("[data-copy='cite-bbcode']"));
      browser.expect(By.id("copied"), "Copied: BBCode.");
      assertThat(browser.clipboard())
          .startsWith("[url=" + site.address() + "/cr/2026-09-25/508.8]CR 508.8[/url]")
          .contains("effective September 25, 2026, text ");
      browser.type(By.tagName("body"), Keys.chord(Keys.SHIFT, "c"));
      browser.expect(By.id("copied"), "BBCode with the text");
      assertThat(browser.clipboard()).startsWith("[quote]If no creatures are declared");
      browser.visit(site.address() + "/cases/508.8-nobody-attacks");
      browser.type(By.tagName("body"), "c");
      browser.expect(By.id("copied"), "Copied: BBCode.");
      assertThat(browser.clipboard()).contains("/cases/508.8-nobody-attacks");
    }
  }

  @Test
  void what_became_of_an_old_rule_is_fetched_into_its_page() {
    try (Browser browser = Browser.open(Scripts.ON)) {
      browser.visit(site.address() + "/cr/2008-02-01/308.2c");
      browser.expect(By.className("standing"), "is 508.1f today");
    }
  }

  @Test
  void another_wording_of_a_rule_is_chosen_where_no_script_runs() {
    try (Browser browser = Browser.open(Scripts.OFF)) {
      browser.visit(site.address() + "/cr/latest/508.4a");
      browser.expect(By.className("reads"), "It has read so since");
      String oldest = browser.attribute(By.cssSelector("#at option:last-child"), "value");
      browser.type(By.id("at"), Keys.END);
      browser.click(By.cssSelector(".editions button"));
      browser.expectAddress("/cr/" + oldest);
    }
  }

  /** A page of another site that speaks of rules, with the script that a reader has it run. */
  private static HttpServer forum() throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    byte[] page =
        """
        <!DOCTYPE html><title>A forum</title>
        <p id="post">It must attack (CR 508.1d), see 508.1a–508.1c. That was $508.10, 1508.1 and 508.1z.</p>
        <code id="code">508.1d</code> <a id="link" href="#">508.1d</a>
        <textarea id="field">508.1d</textarea> <p id="later"></p>
        <button id="more" onclick="document.getElementById('later').innerHTML = '<b>506.4 too</b>'">
        More</button>
        <script src="%s/casebook.user.js"></script>
        """
            .formatted(site.address())
            .getBytes(StandardCharsets.UTF_8);
    server.createContext(
        "/",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
          exchange.sendResponseHeaders(200, page.length);
          exchange.getResponseBody().write(page);
          exchange.close();
        });
    server.start();
    return server;
  }

  @Test
  void numbers_of_rules_on_any_page_become_links_that_show_the_rule() throws IOException {
    HttpServer forum = forum();
    try (Browser browser = Browser.open(Scripts.ON)) {
      browser.visit("http://127.0.0.1:" + forum.getAddress().getPort() + "/");
      browser.expect(By.cssSelector("#post .casebook-rule"), "508.1d");
      assertThat(browser.count(By.cssSelector("#post .casebook-rule"))).isEqualTo(3);
      assertThat(browser.count(By.className("casebook-rule"))).isEqualTo(3);
      assertThat(browser.attribute(By.cssSelector("#post .casebook-rule"), "href"))
          .isEqualTo(site.address() + "/cr/latest/508.1d");
      browser.type(By.tagName("body"), Keys.TAB);
      browser.expect(
          By.cssSelector("[role=tooltip]:not([hidden])"), "CR 508.1d: The active player checks");
      browser.click(By.id("more"));
      browser.expect(By.cssSelector("#later .casebook-rule"), "506.4");
      assertThat(browser.count(By.className("casebook-rule"))).isEqualTo(4);
    } finally {
      forum.stop(0);
    }
  }

  /** A page of another site, whose policy allows nothing but the script and what it asks for. */
  private static HttpServer host(String article) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    byte[] page =
        ("<!DOCTYPE html><title>An article</title><script src=\""
                + site.address()
                + "/embed.js\" defer>"
                + "</script><p>"
                + article
                + "</p>")
            .getBytes(StandardCharsets.UTF_8);
    server.createContext(
        "/",
        exchange -> {
          exchange
              .getResponseHeaders()
              .set(
                  "Content-Security-Policy",
                  "default-src 'none'; script-src %1$s; connect-src %1$s"
                      .formatted(site.address()));
          exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
          exchange.sendResponseHeaders(200, page.length);
          exchange.getResponseBody().write(page);
          exchange.close();
        });
    server.start();
    return server;
  }

  @Test
  void links_of_another_site_show_their_rule_and_what_has_changed() throws IOException {
    String link =
        "<a id=\"%1$s\" href=\""
            + site.address()
            + "/cr/2024-06-07/%2$s\" title=\"CR %2$s: %3$s\">%2$s</a>";
    HttpServer host =
        host(
            link.formatted("same", "508.1d", "requirements")
                + " and "
                + link.formatted("other", "508.4a", "attacking"));
    try (Browser browser = Browser.open(Scripts.ON)) {
      browser.visit("http://127.0.0.1:" + host.getAddress().getPort() + "/");
      browser.expect(By.className("casebook-changed"), "changed since");
      assertThat(browser.count(By.className("casebook-changed"))).isEqualTo(1);
      assertThat(browser.count(By.cssSelector("#other + .casebook-changed"))).isEqualTo(1);
      browser.type(By.tagName("body"), Keys.TAB);
      browser.expect(By.cssSelector("[role=tooltip]:not([hidden])"), "CR 508.1d: requirements");
      assertThat(browser.count(By.cssSelector("#same[aria-describedby]:not([title])")))
          .isEqualTo(1);
      browser.type(By.id("same"), Keys.ESCAPE);
      assertThat(browser.count(By.cssSelector("[role=tooltip]:not([hidden])"))).isZero();
    } finally {
      host.stop(0);
    }
  }
}
