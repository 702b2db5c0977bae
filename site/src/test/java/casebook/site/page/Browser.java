package casebook.site.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.FluentWait;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A headless Chromium that visits the site. */
public final class Browser implements AutoCloseable {
  /** Where pictures of pages are kept, for somebody to look at. */
  private static final Path PICTURES = Path.of("target", "screenshots");

  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final String AXE = axe();
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** Long enough for a machine that does much else; a page takes far less than a second. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Whether pages may run scripts. */
  public enum Scripts {
    ON,
    OFF
  }

  /** What colors somebody prefers. */
  public enum Theme {
    LIGHT,
    DARK;

    private String preference() {
      return name().toLowerCase(Locale.ROOT);
    }
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
  public static Browser open(Scripts scripts) {
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
      var driver = new ChromeDriver(service, options);
      driver.manage().timeouts().scriptTimeout(PATIENCE);
      return new Browser(driver, profile);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Shows pages on a screen of that width, in a light or dark theme. */
  public Browser on(int width, int height, Theme theme) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    return in(theme);
  }

  /** Shows pages in a light or dark theme, the one that is there too, at once. */
  public Browser in(Theme theme) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", theme.preference()),
                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    return this;
  }

  /** Shows pages as they are printed. */
  public Browser onPaper() {
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
    return this;
  }

  public void visit(String address) {
    driver.get(address);
  }

  /** Scrolls to what is found, once it is there and can be seen, and clicks it. */
  public void click(By where) {
    with(
        where,
        found -> {
          driver.executeScript("arguments[0].scrollIntoView({block: 'nearest'})", found);
          found.click();
        });
  }

  /** Types into what is found. */
  public void type(By where, CharSequence... keys) {
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
  public void expect(By where, String text) {
    waiting().until(ExpectedConditions.textToBePresentInElementLocated(where, text));
  }

  /** Waits until what is looked for is on the page. */
  public void expectThere(By where) {
    waiting().until(ExpectedConditions.presenceOfElementLocated(where));
  }

  /** Opens all that is folded on the page, but what would close another thing. */
  void openAll() {
    driver.executeScript(
        "document.querySelectorAll('details:not([name])').forEach((one) => { one.open = true; });");
  }

  /** Waits until what is looked for isn't on the page. */
  public void expectAbsent(By where) {
    waiting().until(page -> page.findElements(where).isEmpty());
  }

  /** Waits until what has an id has the focus. */
  public void expectFocus(String id) {
    waiting().until(_ -> focused().equals(id));
  }

  /** Types with nothing in particular chosen: it goes to whatever has the focus. */
  public void press(CharSequence... keys) {
    new Actions(driver).sendKeys(keys).perform();
  }

  /** Presses a key while others are held down. */
  public void pressWith(String key, Keys... held) {
    var actions = new Actions(driver);
    for (Keys one : held) {
      actions.keyDown(one);
    }
    actions.sendKeys(key);
    for (Keys one : held) {
      actions.keyUp(one);
    }
    actions.perform();
  }

  /** Waits until what is found has an attribute with a value; "" is for one that isn't there. */
  public void expectAttribute(By where, String attribute, String value) {
    waiting()
        .until(page ->
            value.equals(
                Optional.ofNullable(page.findElement(where).getDomAttribute(attribute))
                    .orElse("")));
  }

  /** The value of an attribute; "" where there is none. */
  public String attribute(By where, String attribute) {
    return Optional.ofNullable(driver.findElement(where).getDomAttribute(attribute)).orElse("");
  }

  /** What stands in a field. */
  public String typed(By where) {
    return Optional.ofNullable(driver.findElement(where).getDomProperty("value")).orElse("");
  }

  /** Types in the place of what stands in a field. */
  public void fill(By where, String text) {
    with(
        where,
        field -> {
          field.clear();
          field.sendKeys(text);
        });
  }

  /** Drags one thing onto another. */
  public void drag(By from, By to) {
    new Actions(driver)
        .moveToElement(driver.findElement(from))
        .clickAndHold()
        .moveByOffset(0, -20)
        .moveToElement(driver.findElement(to))
        .release()
        .perform();
  }

  /** The height of the smallest text of a picture, as it is on the screen. */
  public double smallestText(By within) {
    return Double.parseDouble(
        String.valueOf(
            driver.executeScript(
                "const all = [...arguments[0].querySelectorAll('svg text')];"
                    + "const svg = arguments[0].querySelector('svg');"
                    + "const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;"
                    + "return String(Math.min(...all.map((one) => scale"
                    + " * one.getAttribute('font-size'))));",
                driver.findElement(within))));
  }

  /** The id of what has the focus. */
  public String focused() {
    return Optional.ofNullable(driver.switchTo().activeElement().getDomAttribute("id")).orElse("");
  }

  /** Waits until the page's address has a text. */
  public void expectAddress(String part) {
    waiting().until(ExpectedConditions.urlContains(part));
  }

  /** Whether what is found can be seen. */
  public boolean isShown(By where) {
    return driver.findElement(where).isDisplayed();
  }

  /** Whether what is found has the focus. */
  public boolean hasFocus(By where) {
    return driver.findElement(where).equals(driver.switchTo().activeElement());
  }

  /** Goes back to the page before. */
  public void back() {
    driver.navigate().back();
  }

  /** Where an element is on the screen. */
  public Box box(By where) {
    return box(driver.findElement(where));
  }

  /** Where what has the focus is on the screen; empty where only the page has it. */
  public Optional<Box> focusedBox() {
    WebElement focused = driver.switchTo().activeElement();
    return focused.getTagName().equals("body") ? Optional.empty() : Optional.of(box(focused));
  }

  /**
   * A rectangle on the screen.
   *
   * @param name the id of what is there, or its kind
   */
  public record Box(String name, double left, double top, double right, double bottom) {

    /** Whether some of this is under another. */
    public boolean isUnder(Box other) {
      return left < other.right && right > other.left && top < other.bottom && bottom > other.top;
    }

    /** Whether all of it is on a screen of that height. */
    public boolean isWithin(int height) {
      return top >= 0 && bottom <= height;
    }
  }

  private Box box(WebElement element) {
    var sides =
        (List<?>)
            Objects.requireNonNull(
                driver.executeScript(
                    "const box = arguments[0].getBoundingClientRect();"
                        + "return [box.left, box.top, box.right, box.bottom].map(String);",
                    element));
    List<Double> numbers = sides.stream().map(one -> Double.valueOf(String.valueOf(one))).toList();
    String id = Optional.ofNullable(element.getDomAttribute("id")).orElse(element.getTagName());
    return new Box(id, numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
  }

  /** The number of pixels by which the page is wider than the screen. */
  public long overflow() {
    return Long.parseLong(
        String.valueOf(
            driver.executeScript(
                "const page = document.documentElement;"
                    + "return String(page.scrollWidth - page.clientWidth);")));
  }

  /** Waits until the page with this address can be read without the network. */
  void expectKept(String address) {
    waiting()
        .until(page ->
            Boolean.TRUE.equals(
                driver.executeAsyncScript(
                    "const [address, done] = arguments; caches.match(address, { ignoreVary: true })"
                        + ".then((kept) => done(kept !== undefined), () => done(false));",
                    address)));
  }

  /** How many such elements there are now. */
  public int count(By where) {
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

  /**
   * What keeps people from using the page in a light or dark theme, as axe-core finds it: its rule,
   * and the first element. A theme changes colors alone, so that only these are looked at twice.
   */
  List<String> obstacles() {
    driver.executeScript(AXE);
    in(Theme.LIGHT);
    var all = new ArrayList<>(obstacles(""));
    in(Theme.DARK);
    obstacles(", runOnly: ['color-contrast']").forEach(one -> all.add("dark " + one));
    return all;
  }

  /**
   * Keeps a picture of the whole page, as it looks now, in a folder of the build.
   *
   * @param picture the file, below {@code target/screenshots}
   */
  void keepPicture(String picture) {
    var taken =
        driver.executeCdpCommand(
            "Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true));
    Path file = PICTURES.resolve(picture);
    try {
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.write(file, Base64.getDecoder().decode(String.valueOf(taken.get("data"))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> obstacles(String options) {
    var found =
        (List<?>)
            Objects.requireNonNull(
                driver.executeAsyncScript(
                    "const done = arguments[0];"
                        + "axe.run(document, {resultTypes: ['violations']"
                        + options
                        + "}).then((all) =>"
                        + " done(all.passes.length ? all.violations.map((one) => one.id + ': '"
                        + " + one.nodes[0].html.slice(0, 200)) : ['axe looked at nothing']),"
                        + " (e) => done([String(e)]));"));
    return found.stream().map(String::valueOf).toList();
  }

  private static String axe() {
    try (InputStream script = Browser.class.getResourceAsStream("/axe.min.js")) {
      return new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Of an element that is replaced meanwhile Chromium tells that it is stale, or has no place. */
  private FluentWait<WebDriver> waiting() {
    return new WebDriverWait(driver, PATIENCE)
        .ignoring(StaleElementReferenceException.class, WebDriverException.class);
  }

  public String address() {
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
