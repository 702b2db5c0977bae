package casebook.site.article;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.site.StoppedClock;
import casebook.site.article.check.Checker;
import casebook.site.article.check.Finding;
import casebook.site.article.link.LinkTitle;
import casebook.site.article.link.LinkedArticle;
import casebook.site.article.link.LinkedArticle.Link;
import casebook.site.article.link.LinkedArticle.NotLinked;
import casebook.site.article.link.Linker;
import casebook.site.article.mention.Places;
import casebook.site.article.prose.Format;
import java.util.List;
import java.util.Optional;
import org.asciidoctor.Asciidoctor;
import org.asciidoctor.Options;
import org.commonmark.renderer.html.HtmlRenderer;
import org.eclipse.mylyn.wikitext.mediawiki.MediaWikiLanguage;
import org.eclipse.mylyn.wikitext.parser.MarkupParser;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kefirsf.bb.BBProcessorFactory;

/** What links look like to the programs that show an article. */
class LinkFormatsTest {
  private static final Editions EDITIONS = Editions.builtIn().by(StoppedClock.OCTOBER_2026);
  private static final String SITE = "https://rules.example";
  private static final Asciidoctor ASCIIDOCTOR = Asciidoctor.Factory.create();

  static LinkedArticle link(String article, Format format, LinkTitle titled) {
    return new Linker(
            EDITIONS, new History(EDITIONS, Crosswalk.builtIn()), Optional.empty(), SITE, titled)
        .link(article, format);
  }

  private static List<String> linked(String article, Format format) {
    return link(article, format, LinkTitle.FULL).links().stream().map(Link::text).toList();
  }

  static Document shown(String article, Format format) {
    return Jsoup.parse(
        switch (format) {
          case MARKDOWN, REDDIT, DISCORD ->
              HtmlRenderer.builder()
                  .build()
                  .render(org.commonmark.parser.Parser.builder().build().parse(article));
          case HTML -> article;
          case BBCODE -> BBProcessorFactory.getInstance().create().process(article);
          case ASCIIDOC -> ASCIIDOCTOR.convert(article, Options.builder().build());
          case MEDIAWIKI -> new MarkupParser(new MediaWikiLanguage()).parseToHtml(article);
          case RESTRUCTUREDTEXT -> Docutils.html(article);
          default -> throw new IllegalArgumentException(format.label());
        });
  }

  @ParameterizedTest
  @EnumSource(
      value = Format.class,
      names = {"MARKDOWN", "HTML", "REDDIT", "DISCORD", "BBCODE", "ASCIIDOC", "MEDIAWIKI"})
  void a_program_that_shows_the_article_finds_the_links(Format format) {
    findsTheLinks(format);
  }

  @Test
  void docutils_finds_the_links_of_restructuredtext() {
    Docutils.assumeThere();
    findsTheLinks(Format.RESTRUCTUREDTEXT);
  }

  private static void findsTheLinks(Format format) {
    for (LinkTitle titled : LinkTitle.values()) {
      LinkedArticle linked =
          link("By 508.1c through 508.1e and 506.4a, it attacks.", format, titled);
      Document shown = shown(linked.text(), format);
      assertThat(shown.select("a").eachText()).containsExactly("508.1c", "508.1e", "506.4a");
      assertThat(shown.select("a").eachAttr("href"))
          .containsExactlyElementsOf(linked.links().stream().map(Link::href).toList());
      assertThat(shown.text().replace(" ,", ","))
          .contains("By 508.1c through 508.1e and 506.4a, it attacks.");
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Format.class,
      names = {"MARKDOWN", "HTML", "REDDIT"})
  void the_title_can_be_short_or_left_out(Format format) {
    assertThat(title("508.1c", format, LinkTitle.FULL))
        .startsWith("CR 508.1c (September 25, 2026): ");
    assertThat(title("508.1c", format, LinkTitle.SHORT))
        .isEqualTo("CR 508.1c (September 25, 2026)");
    assertThat(title("508.1c", format, LinkTitle.NONE)).isEmpty();
  }

  private static String title(String article, Format format, LinkTitle titled) {
    Element link = shown(link(article, format, titled).text(), format).selectFirst("a");
    return link == null ? "no link" : link.attr("title");
  }

  @Test
  void nothing_is_linked_in_code_of_a_forum() {
    assertThat(
            linked(
                "[b]508.1a[/b] [code]508.1b [b]508.1c[/b][/code] [url=https://x.org]508.1d[/url]"
                    + " [QUOTE=Ann]508.1e[/QUOTE] [url]https://x.org/508.1f[/url] [a creature]"
                    + " 508.1g [noparse]508.1h[/noparse] [code]508.1i",
                Format.BBCODE))
        .containsExactly("508.1a", "508.1e", "508.1g", "508.1i");
  }

  @Test
  void nothing_is_linked_in_templates_and_code_of_a_wiki() {
    assertThat(
            linked(
                """
                == 508.1a ==
                '''508.1b''' {{cite|508.1c|{{x|508.1d}}}} <nowiki>508.1e</nowiki>
                * [[Attack|508.1f]] and [https://x.org 508.1g], 508.1h<ref>508.1i</ref>
                 508.1j
                <!-- 508.1k --> <syntaxhighlight lang="java">508.1m</syntaxhighlight>
                {| class="508.2"
                | style="width:508.2" | 508.2a || 508.2b
                |}
                """,
                Format.MEDIAWIKI))
        .containsExactly("508.1a", "508.1b", "508.1h", "508.1i", "508.2a", "508.2b");
  }

  @Test
  void nothing_is_linked_in_listings_of_asciidoc() {
    assertThat(
            linked(
                """
                = Attacks by 508.1
                Ann, 508.1a
                :rule: 508.1a

                == By 508.1b

                A *508.1c* and _508.1d_, `508.1e`, +508.1f+, https://x.org[508.1g].

                ----
                508.1h
                ----

                [source,java]
                508.1i

                // 508.1j
                * 508.1k

                 508.1m

                |===
                |508.2 |508.2a
                |===
                """,
                Format.ASCIIDOC))
        .containsExactly("508.1b", "508.1c", "508.1d", "508.1k", "508.2", "508.2a");
  }

  @Test
  void what_a_link_would_break_in_restructuredtext_is_left_and_told() {
    LinkedArticle linked =
        link(
            """
            By 508.1
            ========

            It is **508.1a**, ``508.1b``, `x <https://x.org>`__ and 508.1c: see (508.1d).

            .. note:: By 508.1e.

            .. code-block:: text

               508.1f

            As follows::

               508.1g

            +--------+
            | 508.1h |
            +--------+

            .. 508.1i
            """,
            Format.RESTRUCTUREDTEXT,
            LinkTitle.FULL);
    assertThat(linked.links()).extracting(Link::text).containsExactly("508.1c", "508.1d", "508.1e");
    assertThat(linked.notLinked())
        .extracting(NotLinked::text)
        .contains("508.1", "508.1a", "508.1b", "508.1f", "508.1g", "508.1h");
  }

  @Test
  void in_restructuredtext_no_link_stands_within_a_word() {
    LinkedArticle linked = link("CR508.1c.", Format.RESTRUCTUREDTEXT, LinkTitle.NONE);
    assertThat(linked.text()).isEqualTo("CR508.1c.");
    assertThat(linked.notLinked()).extracting(NotLinked::text).containsExactly("508.1c");
  }

  @Test
  void what_is_not_linked_is_told_with_its_place_and_why() {
    LinkedArticle linked =
        link("See 508.9,\n`508.1` and [508.2](x), 702.19a.", Format.MARKDOWN, LinkTitle.NONE);
    assertThat(linked.links()).isEmpty();
    assertThat(linked.notLinked())
        .extracting(NotLinked::text)
        .containsExactly("508.9", "508.1", "508.2", "702.19a");
    assertThat(linked.notLinked().getFirst().why())
        .isEqualTo("The edition of September 25, 2026 has no 508.9.");
    assertThat(linked.notLinked().get(1).line(Places.of("See 508.9,\n`508.1`"))).isEqualTo(2);
  }

  @Test
  void a_forum_needs_the_address_of_the_site() {
    LinkedArticle linked =
        new Linker(
                EDITIONS,
                new History(EDITIONS, Crosswalk.builtIn()),
                Optional.empty(),
                "",
                LinkTitle.FULL)
            .link("By 508.1d.", Format.BBCODE);
    assertThat(linked.text()).isEqualTo("By 508.1d.");
    assertThat(linked.notLinked())
        .singleElement()
        .satisfies(left -> assertThat(left.why()).contains("--site"));
  }

  @ParameterizedTest
  @EnumSource(
      value = Format.class,
      names = {"BBCODE", "MEDIAWIKI", "ASCIIDOC", "RESTRUCTUREDTEXT", "REDDIT", "DISCORD"})
  void what_was_linked_is_checked_as_before(Format format) {
    String article =
        "As rule 508.1c says, the active player taps the chosen creatures. By 508.1c–e it attacks.";
    var checker =
        new Checker(EDITIONS, new History(EDITIONS, Crosswalk.builtIn()), Optional.empty());
    assertThat(checker.check(article, format).getFirst().status())
        .isEqualTo(Finding.Status.OTHER_RULE);
    List<Finding> after = checker.check(link(article, format, LinkTitle.FULL).text(), format);
    assertThat(after.getFirst().status()).isEqualTo(Finding.Status.OTHER_RULE);
    assertThat(after).extracting(finding -> finding.mention().text()).contains("508.1c", "e");
  }

  @Test
  void documents_for_tournaments_are_linked_to_where_they_are_published() {
    LinkedArticle linked =
        link(
            "By MTR 2.5, IPG 3.4 and Judging at Regular REL; `MTR 4.2`, the JAR file, IPG and"
                + " [MTR 1.1](x).",
            Format.MARKDOWN,
            LinkTitle.SHORT);
    assertThat(linked.documents())
        .extracting(one -> one.document() + " " + one.section().orElse("") + ": " + one.text())
        .containsExactly(
            "TOURNAMENT_RULES 2.5: MTR 2.5",
            "INFRACTION_PROCEDURE_GUIDE 3.4: IPG 3.4",
            "JUDGING_AT_REGULAR : Judging at Regular REL");
    assertThat(shown(linked.text(), Format.MARKDOWN).select("a").eachText())
        .containsExactly("MTR 2.5", "IPG 3.4", "Judging at Regular REL", "MTR 1.1");
    assertThat(link(linked.text(), Format.MARKDOWN, LinkTitle.SHORT).text())
        .isEqualTo(linked.text());
  }
}
