package casebook.site.article.link;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.AskedEdition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.RuleNumber;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.site.article.Corpus;
import casebook.site.article.mention.Mention;
import casebook.site.article.mention.Mentions;
import casebook.site.article.prose.Format;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule numbers become links, and nothing else changes. */
class LinkerTest {
  private static final Editions EDITIONS = Editions.builtIn();
  private static final History HISTORY = new History(EDITIONS, Crosswalk.builtIn());
  private static final String SITE = "https://rules.example";
  private static final Linker LINKER =
      new Linker(EDITIONS, HISTORY, Optional.empty(), SITE, LinkTitle.FULL);

  private static Stream<Corpus.Article> articles() {
    return Corpus.articles();
  }

  @Test
  void there_are_forty_articles() {
    assertThat(Corpus.articles()).hasSizeGreaterThanOrEqualTo(40);
    assertThat(Corpus.articles().mapToInt(one -> one.marked().size()).sum()).isGreaterThan(120);
  }

  @ParameterizedTest
  @MethodSource("articles")
  void what_is_marked_is_linked_and_nothing_else(Corpus.Article article) {
    assertThat(LINKER.link(article.text(), article.format()).links())
        .extracting(LinkedArticle.Link::text)
        .containsExactlyElementsOf(article.linkable().stream().flatMap(LinkerTest::ends).toList());
  }

  /** Of a range both ends are linked. */
  private static Stream<String> ends(String marked) {
    return Stream.of(marked.split(" ?[-–—] ?| through | to "));
  }

  @ParameterizedTest
  @MethodSource("articles")
  void every_citation_is_found_where_it_stands(Corpus.Article article) {
    List<String> found =
        Mentions.in(article.text(), article.format()).stream()
            .filter(mention -> mention.href().isEmpty())
            .filter(mention ->
                !(EDITIONS.latest(mention.rule()).lookup(mention.rule())
                    instanceof Lookup.NoSuchNumber))
            .map(mention -> mention.start() + " " + mention.text())
            .toList();
    assertThat(found)
        .containsExactlyElementsOf(
            article.marked().stream().map(one -> one.start() + " " + one.text()).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "RESTRUCTUREDTEXT | See [508.1]_ there.",
        "HTML | <p>By <![CDATA[508.1c]]> it attacks.</p>",
        "ASCIIDOC | An anchor [#508.1d]#here#.",
        "MARKDOWN | The value $x_{508.1c}$ and $$y^{508.1d}$$.",
        "MARKDOWN | As he says[^508.1c].",
        "REDDIT | It is >!508.1c!< then.",
        "TEXT | It was 508.4F outside.",
        "TEXT | The board is 508.1c inches long.",
        "TEXT | It rose from 506.4 to 508.1 last week.",
        "TEXT | It costs $506.4 – 508.1 or so.",
        "TEXT | In 508.1 BC they met.",
        "TEXT | 506.4: 12 votes",
        "TEXT | Our site meets section 508 compliance."
      })
  void what_is_no_rule_stays_as_it_is_to_the_letter(Format format, String article) {
    LinkedArticle linked = LINKER.link(article, format);
    assertThat(linked.text()).isEqualTo(article);
    assertThat(linked.links()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TEXT | The rule moved from 506.4 to 508.1. | 506.4, 508.1",
        "TEXT | In 508.1 AP declares: 12 attackers. | 508.1",
        "TEXT | CR 508.1C says so. | 508.1C",
        "TEXT | See section 508 and rule 506. | 508, 506",
        "TEXT | Section 508 of the Comprehensive Rules. | 508",
        "MARKDOWN | Pay $5 by 508.1j, or $6. | 508.1j",
        "REDDIT | It is >!by 508.1c!< then. | 508.1c",
        "RESTRUCTUREDTEXT | See [1]_ and 508.1d. | 508.1d"
      })
  void what_looks_like_those_and_is_a_rule_is_linked(Format format, String article, String links) {
    assertThat(
            LINKER.link(article, format).links().stream()
                .map(LinkedArticle.Link::text)
                .collect(Collectors.joining(", ")))
        .isEqualTo(links);
  }

  @Test
  void a_label_of_a_footnote_is_told_as_such() {
    for (String article : List.of("So he says[^508.1c].", "[^508.1c]: So.")) {
      assertThat(LINKER.link(article, Format.MARKDOWN).notLinked())
          .extracting(LinkedArticle.NotLinked::why)
          .containsExactly("It is the label of a footnote or of a reference.");
    }
    assertThat(LINKER.link("See [508.1]_.\n\n.. [508.1] So.", Format.RESTRUCTUREDTEXT).notLinked())
        .extracting(LinkedArticle.NotLinked::why)
        .containsOnly("It is the label of a footnote or of a reference.")
        .hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "By Rule 4.2 of the MTR. | Rule 4.2 of the MTR",
        "As the IPG (section 2.3) says. | IPG (section 2.3)",
        "By MTR 4.2, 4.3 and 4.5. | MTR 4.2; 4.3; 4.5",
        "By IPG 2.1–2.3. | IPG 2.1; 2.3",
        "By MTR 4.2, 4.3 % of it. | MTR 4.2",
        "By Rule 4.2 of the club. | ''"
      })
  void sections_of_the_documents_for_tournaments_are_linked_however_they_are_named(
      String article, String texts) {
    assertThat(
            LINKER.link(article, Format.TEXT).documents().stream()
                .map(LinkedArticle.DocumentLink::text)
                .collect(Collectors.joining("; ")))
        .isEqualTo(texts);
  }

  @ParameterizedTest
  @MethodSource("articles")
  void linking_twice_changes_nothing(Corpus.Article article) {
    String once = LINKER.link(article.text(), article.format()).text();
    LinkedArticle twice = LINKER.link(once, article.format());
    assertThat(twice.text()).isEqualTo(once);
    assertThat(twice.links()).isEmpty();
  }

  /** What the linker writes around a number. */
  private static final Pattern ADDED =
      Pattern.compile(
          "\\[([^\\]\\[]+)\\]\\(https://rules\\.example\\S+ \"(?:[^\"\\\\]|\\\\.)*\"\\)"
              + "|<a class=\"casebook\" href=\"[^\"]*\" title=\"[^\"]*\">([^<]+)</a>"
              + "|(\\S+|\\S+ (?:[-–—]|through|to) \\S+) <https://rules\\.example[^>]+>");

  private static String without(String linked) {
    return ADDED
        .matcher(linked)
        .replaceAll(match ->
            java.util.regex.Matcher.quoteReplacement(
                Stream.of(1, 2, 3)
                    .map(match::group)
                    .filter(java.util.Objects::nonNull)
                    .findFirst()
                    .orElseThrow()));
  }

  @ParameterizedTest
  @MethodSource("articles")
  void without_its_links_the_article_is_what_it_was(Corpus.Article article) {
    LinkedArticle linked = LINKER.link(article.text(), article.format());
    if (article.format() == Format.TEXT) {
      String text = linked.text();
      for (LinkedArticle.Link link : linked.links()) {
        text = text.replaceFirst(Pattern.quote(" <" + link.href() + ">"), "");
      }
      assertThat(text).isEqualTo(article.text());
    } else {
      assertThat(without(linked.text())).isEqualTo(article.text());
    }
  }

  // Random articles.

  private static final List<String> WORDS =
      List.of(
          "508.1d",
          "508.1c–d",
          "rules 506.8a through 506.8f",
          "rule 508",
          "CR508.2",
          "508.1(c)",
          "$508.10",
          "v508.1",
          "`508.1a`",
          "``508.1``",
          "[508.1b](x)",
          "<b>508.2a</b>",
          "<code>508.3",
          "</code>",
          "<a href='x'>508.4",
          "</a>",
          "https://x.org/508.1d",
          "508.1, 508.2 and 508.3",
          "“508.5”",
          "*508.6*",
          "**508.7a",
          "**",
          "_508.7b_",
          "[508.8]",
          "!",
          "[",
          "]",
          "(",
          ")",
          "\\",
          "\n",
          "\n\n",
          "\n> ",
          "\n- ",
          "\n    ",
          "\n```\n",
          "\n# ",
          "|",
          "<",
          ">",
          "&amp;",
          "508.1d:",
          "word",
          "attacks,",
          "508.9",
          "é 508.1k",
          "508.1 %",
          "Chrome 506.2",
          "\r\n",
          "\t",
          "508.1c/d",
          "<!-- 508.1 -->",
          "<div>508.1m</div>",
          "\n<div>\n508.1f\n",
          "508.3a, b and c",
          "[x]: 508.1d");

  private static final int RANDOM = Integer.getInteger("casebook.articles", 1000);

  private static String random(Random random) {
    var text = new StringBuilder();
    int words = 1 + random.nextInt(30);
    for (int i = 0; i < words; i++) {
      text.append(WORDS.get(random.nextInt(WORDS.size())))
          .append(random.nextInt(6) == 0 ? "" : " ");
    }
    return text.toString();
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void random_articles_are_linked_once_and_keep_their_text(Format format) {
    for (int seed = 0; seed < RANDOM; seed++) {
      String article = random(new Random(seed));
      LinkedArticle once = LINKER.link(article, format);
      LinkedArticle twice = LINKER.link(once.text(), format);
      assertThat(twice.text()).as("seed %d: %s", seed, article).isEqualTo(once.text());
      String rest = once.text();
      for (LinkedArticle.Link link : once.links()) {
        assertThat(rest).contains(link.text());
      }
      assertThat(once.text().length()).isGreaterThanOrEqualTo(article.length());
    }
  }

  // Where a link leads.

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "MARKDOWN | 508.8 | [508.8](https://rules.example/cr/2026-09-25/508.8 \"CR 508.8"
            + " (September 25, 2026): If",
        "HTML | 508.8 | <a class=\"casebook\" href=\"https://rules.example/cr/2026-09-25/508.8\""
            + " title=\"CR 508.8",
        "TEXT | 508.8 | 508.8 <https://rules.example/cr/2026-09-25/508.8>",
        "TEXT | 508.1c–d | 508.1c <https://rules.example/cr/2026-09-25/508.1c>–d"
            + " <https://rules.example/cr/2026-09-25/508.1d>",
        "BBCODE | 508.8 | [url=https://rules.example/cr/2026-09-25/508.8]508.8[/url]",
        "MEDIAWIKI | 508.8 | [https://rules.example/cr/2026-09-25/508.8 508.8]",
        "REDDIT | 508.8 | [508.8](https://rules.example/cr/2026-09-25/508.8 \"CR 508.8",
        "DISCORD | 508.8 | [508.8](<https://rules.example/cr/2026-09-25/508.8>)",
        "ASCIIDOC | 508.8 | link:https://rules.example/cr/2026-09-25/508.8[508.8,title=\"CR 508.8",
        "RESTRUCTUREDTEXT | 508.8 | `508.8 <https://rules.example/cr/2026-09-25/508.8>`__"
      })
  void a_link_is_written_in_the_article_s_own_form(Format format, String text, String link) {
    assertThat(LINKER.link(text, format).text()).startsWith(link);
  }

  @Test
  void links_are_pinned_to_the_chosen_edition() {
    var linker =
        new Linker(
            EDITIONS,
            HISTORY,
            EDITIONS.named("2008-02-01").map(AskedEdition.InForce::new),
            SITE,
            LinkTitle.FULL);
    assertThat(linker.link("308.2a is what 508.1a is.", Format.TEXT).text())
        .isEqualTo("308.2a <https://rules.example/cr/2008-02-01/308.2a> is what 508.1a is.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "MARKDOWN | ---\\ndate: 2022-01-15\\n---\\nBy 508.3d, 508.3d and 508.1d.",
        "HTML | <article><time datetime='2022-01-15'>then</time> By 508.3d, 508.3d and 508.1d."
      })
  void links_are_pinned_to_the_day_that_the_article_says(Format format, String written) {
    String article = written.replace("\\n", "\n").replace('\'', '"');
    LinkedArticle linked = LINKER.link(article, format);
    assertThat(linked.edition()).isEqualTo(EDITIONS.named("2021-11-19"));
    assertThat(linked.links()).hasSize(3).allMatch(link -> link.href().contains("/2021-11-19/"));
    assertThat(linked.warnings())
        .singleElement()
        .satisfies(warning -> assertThat(warning.rule()).contains(RuleNumber.parse("508.3d")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2026-10-01 | 506.7a | 506.7a isn’t linked. The edition of September 25, 2026 has no"
            + " 506.7a. 506.7a was a rule until an edition between June 19 and September 25, 2026; it"
            + " is 506.8a today.",
        "2026-07-01 | 506.8a | 506.8a isn’t linked. The edition of June 19, 2026 has no 506.8a."
            + " It came later: the edition of September 25, 2026 has it.",
        "2018-12-01 | 508.9 | 508.9 isn’t linked. The edition of October 5, 2018 has no 508.9.",
        "2008-03-17 | 508.1a | 508.1a isn’t linked. Section 508 of the edition of February 1, 2008"
            + " isn’t held here. What is 508.1a today was 308.2a then."
      })
  void a_number_that_the_article_s_edition_does_not_have_stays_as_it_is_and_is_told(
      String day, String number, String says) {
    LinkedArticle linked =
        LINKER.link(
            "---\ndate: %s\n---\nBy %s, %s.".formatted(day, number, number), Format.MARKDOWN);
    assertThat(linked.links()).isEmpty();
    assertThat(linked.text()).endsWith("By %s, %s.".formatted(number, number));
    assertThat(linked.warnings())
        .containsExactly(
            new LinkedArticle.Warning(Optional.of(RuleNumber.parse(number)), number, 28, says));
  }

  @Test
  void of_a_range_both_ends_are_told() {
    assertThat(LINKER.link("508.8–508.9", Format.TEXT).warnings())
        .extracting(LinkedArticle.Warning::message)
        .containsExactly("508.9 isn’t linked. The edition of September 25, 2026 has no 508.9.");
    assertThat(LINKER.link("506.7a–c", Format.TEXT).warnings())
        .extracting(warning -> warning.rule().map(RuleNumber::toString).orElse(""))
        .containsExactly("506.7a", "506.7c");
  }

  @Test
  void a_letter_that_the_rules_skip_is_told_and_a_section_that_is_held_nowhere_is_not() {
    assertThat(LINKER.link("508.1l", Format.TEXT).warnings())
        .containsExactly(
            new LinkedArticle.Warning(
                Optional.empty(),
                "508.1l",
                0,
                "There is no 508.1l: the letters l and o are skipped, so 508.1k comes right before"
                    + " 508.1m."));
    assertThat(LINKER.link("702.19b", Format.TEXT).warnings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"9999-01-01, still to come", "1999-01-01, No edition is held"})
  void an_article_of_a_day_without_an_edition_is_linked_to_the_newest_and_told(
      String day, String why) {
    LinkedArticle linked = LINKER.link("---\ndate: " + day + "\n---\n508.1d", Format.MARKDOWN);
    assertThat(linked.links()).singleElement().matches(link -> link.href().contains("2026-09-25"));
    assertThat(linked.warnings())
        .singleElement()
        .satisfies(warning -> assertThat(warning.message()).contains(why, "newest edition"));
  }

  @Test
  void a_number_after_an_exclamation_mark_is_linked_in_html_and_becomes_no_picture() {
    String linked = LINKER.link("Not so!508.8", Format.MARKDOWN).text();
    assertThat(linked)
        .startsWith("Not so!<a class=\"casebook\" href=\"" + SITE + "/cr/2026-09-25/508.8\"")
        .endsWith(">508.8</a>");
    assertThat(LINKER.link(linked, Format.MARKDOWN).text()).isEqualTo(linked);
  }

  @Test
  void comments_of_source_code_are_read() {
    assertThat(Mentions.in("var s = \"508.1a\"; // as 508.1d\n/* 508.1c */ 508.2", Format.SLASHES))
        .extracting(Mention::text)
        .containsExactly("508.1d", "508.1c");
    assertThat(Mentions.in("s = '508.1a'  # as 508.1d\n\"\"\"By 508.1c.\"\"\"\n", Format.HASHES))
        .extracting(Mention::text)
        .containsExactly("508.1d", "508.1c");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "const x = s.replace(/`/g, 1);\n// See 508.1d for this.",
        "a.split(/[/`]\\//); // 508.1d\nlet b = `508.1a`;",
        "it's ` alone /* 508.1d */",
        "let c = `508.1a \\` 508.1b // 508.1c`; // 508.1d",
        "let d = a / b; // 508.1d\nlet e = c / 2;",
        "f = '\\'508.1a'; g = () => /'/; // 508.1d"
      })
  void a_comment_after_a_quotation_mark_without_a_partner_is_read(String code) {
    assertThat(Mentions.in(code, Format.SLASHES))
        .extracting(Mention::text)
        .containsExactly("508.1d");
  }

  @Test
  void links_without_the_address_of_a_site_are_warned_of() {
    var linker = new Linker(EDITIONS, HISTORY, Optional.empty(), "", LinkTitle.FULL);
    assertThat(linker.link("By 508.1d.", Format.TEXT).warnings())
        .singleElement()
        .satisfies(warning -> assertThat(warning.message()).contains("--site https://example.org"));
    assertThat(linker.link("Nothing.", Format.TEXT).warnings()).isEmpty();
  }
}
