package casebook.site.article;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import casebook.rules.Crosswalk;
import casebook.rules.Editions;
import casebook.rules.History;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What articles may be made of to keep a reader busy: so much of each shape is read in every
 * format; {@code -Dcasebook.hostile=1048576} reads a megabyte of each. The time allowed is no
 * measure: where a reader isn't linear, it takes hours.
 */
class HostileArticlesTest {
  private static final int LENGTH = Integer.getInteger("casebook.hostile", 100_000);
  private static final Duration HOURS_WOULD_BE_TOO_LONG = Duration.ofMinutes(2);

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
  void anArticleMadeOfItIsReadInEveryFormat(String shape) {
    String article = shape.repeat(LENGTH / shape.length());
    String around = "508.1d " + article + " 508.1d";
    var checker =
        new Checker(
            Editions.builtIn(),
            new History(Editions.builtIn(), Crosswalk.builtIn()),
            Optional.empty());
    var linker =
        new Linker(
            Editions.builtIn(),
            new History(Editions.builtIn(), Crosswalk.builtIn()),
            Optional.empty(),
            "");
    assertTimeoutPreemptively(
        HOURS_WOULD_BE_TOO_LONG,
        () -> {
          for (Format format : Format.values()) {
            List<Mention> mentions = Mentions.in(around, format);
            new Neighbourhood(around, mentions);
            if (mentions.size() < 10) {
              checker.check(around, format);
              assertThat(linker.link(around, format).text()).contains(article.substring(0, 100));
            }
          }
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"508.1d ", "508.1d, ", "508.1d–f ", "rules 508.1d and e ", "508.1l "})
  void anArticleMadeOfCitationsIsRead(String shape) {
    String article = shape.repeat(LENGTH / shape.length());
    assertTimeoutPreemptively(
        HOURS_WOULD_BE_TOO_LONG,
        () -> {
          for (Format format : List.of(Format.MARKDOWN, Format.HTML, Format.TEXT)) {
            List<Mention> mentions = Mentions.in(article, format);
            assertThat(mentions).hasSizeGreaterThan(LENGTH / 50);
            new Neighbourhood(article + "“a quotation of more words than five”", mentions);
          }
        });
  }

  /** Found by repeating the group of an expression, each time one call deeper. */
  @ParameterizedTest
  @ValueSource(strings = {"> a\n", "const a = `"})
  void theStackIsDeepEnough(String shape) {
    String article = shape.repeat(8000) + "x".repeat(6000) + "`";
    Arrays.stream(Format.values())
        .forEach(format ->
            assertThat(new Neighbourhood(article, Mentions.in(article, format))).isNotNull());
  }
}
