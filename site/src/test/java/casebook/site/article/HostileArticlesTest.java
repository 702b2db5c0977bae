package casebook.site.article;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.site.article.check.Checker;
import casebook.site.article.check.Comparing;
import casebook.site.article.check.Finding;
import casebook.site.article.link.LinkTitle;
import casebook.site.article.link.Linker;
import casebook.site.article.mention.Mention;
import casebook.site.article.mention.Mentions;
import casebook.site.article.prose.Format;
import casebook.site.article.prose.Prose;
import casebook.site.output.ArticleJson;
import casebook.site.wording.KeptTexts;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What articles may be made of to keep a reader busy. Four times as much of a shape must not take
 * much more than four times the processor time: with a reader that takes a step for each two
 * characters it takes sixteen times as much. {@code -Dcasebook.hostile=1000000} reads a million
 * characters of each shape.
 */
@Tag("long")
class HostileArticlesTest {
  /** All but two that are read as Markdown is. */
  private static final Set<Format> FORMATS =
      EnumSet.complementOf(EnumSet.of(Format.REDDIT, Format.DISCORD));

  private static final int LENGTH = Integer.getInteger("casebook.hostile", 60_000);
  private static final int COMPOSED = Integer.getInteger("casebook.hostile", 160_000);
  private static final int TIMES = 4;
  private static final int MOST = 10;

  /** What doesn't depend on the length; what is learned and read once is there before. */
  private static final long ANYWAY = Duration.ofMillis(50).toNanos();

  /** Only so that a build ends where a reader doesn't. */
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private static final Editions EDITIONS = Editions.builtIn();
  private static final History HISTORY = new History(EDITIONS, Crosswalk.builtIn());
  private static final KeptTexts TEXTS = new KeptTexts(EDITIONS);
  private static final String QUOTED = "\"aaaa a a a aaaaaaaaaaaaa\" ";

  @BeforeAll
  static void prepares() {
    Checker.prepare();
    FORMATS.forEach(format -> checker().check("A creature attacks alone (506.5).", format));
  }

  private static void growsWithTheLength(int length, IntConsumer reading) {
    long less = processorTime(() -> reading.accept(length / TIMES));
    long more = processorTime(() -> reading.accept(length));
    assertThat(more).as("nanoseconds").isLessThan(MOST * less + ANYWAY);
  }

  private static long processorTime(Runnable reading) {
    return assertTimeoutPreemptively(
        PATIENCE,
        () -> {
          long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
          reading.run();
          return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
        });
  }

  private static Checker checker() {
    return new Checker(EDITIONS, HISTORY, Optional.empty(), TEXTS);
  }

  private static void compare(String article, Format format, List<Mention> mentions) {
    Edition edition = EDITIONS.executed();
    var comparing =
        new Comparing(
            article,
            Prose.of(article, format).seen(),
            mentions,
            _ -> edition,
            one -> List.of(one.rule()),
            TEXTS);
    mentions.forEach(mention -> comparing.of(mention, edition));
  }

  static Stream<String> shapes() {
    return Stream.of(
        "a",
        "a.",
        "a@",
        "@",
        "@a.",
        "a@b.c ",
        "> a\n",
        ">",
        "> ",
        "`",
        "`a",
        "\"",
        "\"a",
        "'",
        "'a",
        "“",
        "”",
        "&ldquo;",
        "&rdquo;",
        "&#53;",
        "508\\.1",
        "508.1 d ",
        "&",
        "<",
        "<q>",
        "<blockquote>",
        "</q>",
        "<q",
        "<a>",
        "<b>",
        "<a href=",
        "<meta ",
        "<time>",
        "<p>",
        "/*",
        "//",
        "#",
        "'''",
        "\"\"\"",
        "\\",
        "\\`",
        "\\\"",
        "\\'",
        "$",
        "[",
        "[[",
        "[a](",
        "![",
        "]",
        "*",
        "**a ",
        "*a **b ",
        "_a",
        "- ",
        "1. ",
        "\n",
        " ",
        "\t",
        "\n \n",
        "\r",
        "---\n",
        "+++\n",
        "date: 2020\n",
        "www.",
        "http://",
        "a://",
        ". ",
        ".)",
        "CR ",
        "rule ",
        "rules ",
        "508",
        "508.",
        "508.1",
        "|a",
        "<!--",
        "<![CDATA[",
        "=",
        "~~~\n",
        "```\n",
        "\uFFFC",
        "v ",
        "X ");
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void an_article_made_of_it_is_read_in_every_format(String shape) {
    growsWithTheLength(
        LENGTH,
        length -> {
          String article = shape.repeat(length / shape.length());
          String around = "508.1d " + article + " 508.1d";
          var linker = new Linker(EDITIONS, HISTORY, Optional.empty(), "", LinkTitle.FULL);
          for (Format format : FORMATS) {
            List<Mention> mentions = Mentions.in(around, format);
            if (mentions.size() >= 10) {
              compare(around, format, mentions);
            } else {
              checker().check(around, format);
              assertThat(linker.link(around, format).text()).contains(article.substring(0, 100));
            }
          }
        });
  }

  /** The beginning of an article of this length: as many citations as one may have. */
  private static String cites(int length, String shape) {
    return shape.repeat(length / 250);
  }

  /** The rest of the article. */
  private static String rest(int length, String shape) {
    return shape.repeat(length / 2 / shape.length());
  }

  /** The rest of an article, in quotations of which no two are alike. */
  private static String distinct(int length, String quoted) {
    return IntStream.range(0, length / 2 / (quoted.length() + 8))
        .mapToObj(i -> "\"%s %d\" ".formatted(quoted, i))
        .collect(Collectors.joining());
  }

  static Stream<IntFunction<String>> composed() {
    return Stream.of(
        n -> cites(n, "508.1d ") + rest(n, QUOTED),
        n -> rest(n, QUOTED) + cites(n, "508.1d "),
        n -> "508.1c " + cites(n, "508.1d " + QUOTED) + rest(n, QUOTED) + "508.1c ",
        n -> "508.1c " + cites(n, "508.1d ") + distinct(n, "five words that are quoted") + "508.1c",
        n -> cites(n, "508.1d ") + distinct(n, "The active player gets priority. See rule 117"),
        n -> cites(n, "508.1c, 508.1d ") + rest(n, QUOTED),
        n -> cites(n, "508.1d " + QUOTED + "\n\n"),
        n -> cites(n, "508.9 ") + rest(n, QUOTED),
        n -> cites(n, "308.2a ") + rest(n, QUOTED),
        n -> cites(n, "508.1d ") + rest(n, "word "),
        n -> cites(n, "508.1d ") + rest(n, "\n"),
        n -> rest(n, "\n") + cites(n, "508.1d "),
        n -> rest(n, "&ldquo;\n").repeat(2) + "a".repeat(40) + "&rdquo; 508.1d",
        n -> rest(n, "&ldquo;") + rest(n, "\n") + "&rdquo; 508.1d",
        n -> rest(n, "<q>") + cites(n, "508.1d ") + rest(n, "</q>"),
        n -> "<a href=\"" + rest(n, "/cr/2024-06-07/a") + "\n\">" + cites(n, "508.1d ") + "</a>",
        n -> cites(n, "508.1d ") + rest(n, "> a b c d e f g\n"),
        n -> "---\ndate: 2008-06-01\n---\n" + cites(n, "308.2c ") + rest(n, QUOTED),
        n -> rest(n, "`\\").repeat(2),
        n -> "x = `" + rest(n, "\\`") + rest(n, "// 508.1d\n"),
        n -> "x = (" + rest(n, "/[(") + rest(n, "(/a"));
  }

  @ParameterizedTest
  @MethodSource("composed")
  void an_article_with_citations_and_other_things_is_checked(IntFunction<String> composed) {
    growsWithTheLength(
        COMPOSED,
        length -> {
          String article = composed.apply(length);
          for (Format format : FORMATS) {
            List<Finding> findings = checker().check(article, format);
            assertThat(ArticleJson.citations(article, findings)).hasSameSizeAs(findings);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"508.1d ", "508.1d, ", "508.1d–f ", "rules 508.1d and e ", "508.1l "})
  void an_article_made_of_citations_is_read(String shape) {
    growsWithTheLength(
        LENGTH,
        length -> {
          String article = shape.repeat(length / shape.length());
          for (Format format : List.of(Format.MARKDOWN, Format.HTML, Format.TEXT)) {
            List<Mention> mentions = Mentions.in(article, format);
            assertThat(mentions).hasSizeGreaterThan(length / 50);
            compare(article + "“a quotation of more words than five”", format, mentions);
          }
        });
  }

  /** Found by repeating the group of an expression, each time one call deeper. */
  @ParameterizedTest
  @ValueSource(strings = {"> a\n", "const a = `"})
  void the_stack_is_deep_enough(String shape) {
    String article = shape.repeat(8000) + "x".repeat(6000) + "`";
    for (Format format : FORMATS) {
      assertThatCode(() -> compare(article, format, Mentions.in(article, format)))
          .doesNotThrowAnyException();
    }
  }
}
