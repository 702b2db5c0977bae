package casebook.site.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.FluentWait;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A headless Chromium that visits the site. */
final class Browser implements AutoCloseable {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** Long enough for a machine that does much else; a page takes far less than a second. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Whether pages may run scripts. */
  enum Scripts {
    ON,
    OFF
  }

  private final ChromeDriver driver;
  private final Path profile;

  private Browser(ChromeDriver driver, Path profile) {
    this.driver = driver;
    this.profile = profile;
  }

  /**
   * Starts a browser. Where there is none the test is skipped, unless the system property {@code
   * casebook.browser} is {@code required}.
   */
  static Browser open(Scripts scripts) {
    boolean there = Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER);
    if (!there && "required".equals(System.getProperty("casebook.browser"))) {
      Assertions.fail("A browser is required, and there is no " + CHROMIUM + " with " + DRIVER);
    }
    Assumptions.assumeTrue(
        there, "NOT TESTED IN A BROWSER: there is no " + CHROMIUM + " with " + DRIVER);
    try {
      Path profile = Files.createTempDirectory("casebook-browser");
      var options = new ChromeOptions();
      options.setBinary(CHROMIUM.toFile());
      options.addArguments(
          "--headless=new",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--disable-dev-shm-usage",
          "--window-size=1280,1000",
          "--user-data-dir=" + profile);
      if (scripts == Scripts.OFF) {
        // 2 means "block" in the browser's settings for what sites may do.
        options.setExperimentalOption(
            "prefs", Map.of("profile.managed_default_content_settings.javascript", 2));
      }
      ChromeDriverService service =
          new ChromeDriverService.Builder().usingDriverExecutable(DRIVER.toFile()).build();
      return new Browser(new ChromeDriver(service, options), profile);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void visit(String address) {
    driver.get(address);
  }

  /** Clicks what is found, once it is there and can be seen. */
  void click(By where) {
    with(where, WebElement::click);
  }

  /** Types into what is found. */
  void type(By where, CharSequence... keys) {
    with(where, field -> field.sendKeys(keys));
  }

  /** A page that redraws itself may put a new element in the place of the one that was found. */
  private void with(By where, Consumer<WebElement> act) {
    waiting()
        .until(page -> {
          WebElement found = page.findElement(where);
          boolean shown = found.isDisplayed();
          if (shown) {
            act.accept(found);
          }
          return shown;
        });
  }

  /** Waits until the page has a text. */
  void expect(By where, String text) {
    waiting().until(ExpectedConditions.textToBePresentInElementLocated(where, text));
  }

  /** Types with nothing in particular chosen: it goes to whatever has the focus. */
  void press(CharSequence... keys) {
    new Actions(driver).sendKeys(keys).perform();
  }

  /** Waits until what is found has an attribute with a value; "" is for one that isn't there. */
  void expectAttribute(By where, String attribute, String value) {
    waiting()
        .until(page ->
            value.equals(
                Optional.ofNullable(page.findElement(where).getDomAttribute(attribute))
                    .orElse("")));
  }

  /** The value of an attribute; "" where there is none. */
  String attribute(By where, String attribute) {
    return Optional.ofNullable(driver.findElement(where).getDomAttribute(attribute)).orElse("");
  }

  /** What stands in a field. */
  String typed(By where) {
    return Optional.ofNullable(driver.findElement(where).getDomProperty("value")).orElse("");
  }

  /** The id of what has the focus. */
  String focused() {
    return Optional.ofNullable(driver.switchTo().activeElement().getDomAttribute("id")).orElse("");
  }

  /** Waits until the page's address has a text. */
  void expectAddress(String part) {
    waiting().until(ExpectedConditions.urlContains(part));
  }

  /** How many such elements there are now. */
  int count(By where) {
    return driver.findElements(where).size();
  }

  /** What was copied last. */
  String clipboard() {
    driver.executeCdpCommand(
        "Browser.grantPermissions",
        Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
    return String.valueOf(
        driver.executeAsyncScript(
            "const done = arguments[0]; navigator.clipboard.readText().then(done, done);"));
  }

  private FluentWait<WebDriver> waiting() {
    return new WebDriverWait(driver, PATIENCE).ignoring(StaleElementReferenceException.class);
  }

  String address() {
    return String.valueOf(driver.getCurrentUrl());
  }

  @Override
  public void close() {
    driver.quit();
    try (var files = Files.walk(profile)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException | UncheckedIOException e) {
      // The browser may still be putting its profile away; the folder is a temporary one.
    }
  }
}
