package casebook.site.article;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.article.link.LinkTitle;
import casebook.site.article.link.LinkedArticle;
import casebook.site.article.prose.Format;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever stands around a number, an article says the same once it is linked: only links come. */
class LinkedMarkupTest {

  private static final List<String> ANYWHERE =
      List.of(
          "By 508.1a, 508.1b and 508.1c.",
          "(508.1d)",
          "“508.1d”, '508.1e', \"508.1f\"",
          "rule 508.1a/b/c; rules 508.1c through 508.1e, 506.4c and d",
          "508.1c’s restriction and 508.1d's requirements",
          "508.1c—508.1d, 508.1c–e",
          "CR 508.1d: the maximum",
          "Line one 508.1a\nline two 508.1b\nline three 506.4.");

  private static final List<String> MARKDOWN =
      List.of(
          "# Attacks 508.1\n\nText 508.1a.",
          "*508.1a*, **508.1b**, ***508.1c***, _508.1d_, __508.1e__",
          "- 508.1a\n- 508.1b\n  - 508.1c\n\n1. 508.1d\n2. 508.1e",
          "> 508.1a\n> > 508.1b\n\nAfter 508.1c.",
          "[508.1a], [508.1b](https://x.org), [508.1c][r], ![508.1d](a.png)\n\n[r]: https://x.org",
          "<https://x.org/508.1a> `508.1b` ``508.1c``\n\n    508.1d\n\n```\n508.1e\n```\n\n508.1f",
          "508.1a  \n508.1b\\\n508.1c",
          "<b>508.1a</b> <a href=\"https://x.org\">508.1b</a> <!-- 508.1c --> 508.1d",
          "508\\.1a and 508.1b\\*",
          "Setext 508.1\n===========\n\n508.1a\n\n***\n\n508.1b");

  private static final List<String> BBCODE =
      List.of(
          "[b]508.1a[/b] [i]508.1b[/i] [u]508.1c[/u]",
          "[quote]508.1a[/quote] 508.1b",
          "[code]508.1a[/code] 508.1b",
          "[url=https://x.org]508.1a[/url] 508.1b",
          "[b][i]508.1a[/i], 508.1b[/b]");

  private static final List<String> MEDIAWIKI =
      List.of(
          "== Attacks 508.1 ==\n\n508.1a",
          "''508.1a'', '''508.1b''', '''''508.1c'''''",
          "* 508.1a\n* 508.1b\n** 508.1c\n# 508.1d",
          "; 508.1a\n: 508.1b",
          "{| class=\"wikitable\"\n! 508.1a\n! 508.1b\n|-\n| 508.1c || 508.1d\n|}",
          "[https://x.org 508.1a] 508.1b",
          "<nowiki>508.1a</nowiki> <code>508.1b</code> 508.1c",
          " 508.1a\n\n508.1b");

  private static final List<String> ASCIIDOC =
      List.of(
          "== Attacks 508.1\n\n508.1a",
          "*508.1a*, _508.1b_, `508.1c`",
          "* 508.1a\n* 508.1b\n** 508.1c",
          "----\n508.1a\n----\n\n508.1b",
          "https://x.org[508.1a] 508.1b");

  private static final List<String> RESTRUCTUREDTEXT =
      List.of(
          "Attacks 508.1\n=============\n\n508.1a",
          "*508.1a*, **508.1b**, ``508.1c`` and 508.1d",
          "- 508.1a\n- 508.1b\n\n  - 508.1c",
          "=======  =======\n508.1a   508.1b\n=======  =======\n508.1c   508.1d\n=======  =======",
          "+--------+--------+\n| 508.1a | 508.1b |\n+--------+--------+",
          "As follows::\n\n   508.1a\n\n508.1b",
          "`508.1a <https://x.org>`__ and r_ 508.1b\n\n.. _r: https://x.org",
          ".. note:: 508.1a\n\n.. code-block:: text\n\n   508.1b\n\n.. 508.1c\n\n508.1d",
          ":508.1a: 508.1b\n:508.1c: 508.1d",
          "508.1a\n  508.1b\n\n508.1c [#n]_\n\n.. [#n] 508.1d",
          "| 508.1a\n| 508.1b",
          "(508.1a)/508.1b-508.1c");

  private static List<String> articles(Format format) {
    var articles = new ArrayList<>(ANYWHERE);
    articles.addAll(
        switch (format) {
          case MARKDOWN, REDDIT, DISCORD -> MARKDOWN;
          case BBCODE -> BBCODE;
          case MEDIAWIKI -> MEDIAWIKI;
          case ASCIIDOC -> ASCIIDOC;
          case RESTRUCTUREDTEXT -> RESTRUCTUREDTEXT;
          default -> List.of();
        });
    return articles;
  }

  @ParameterizedTest
  @EnumSource(
      value = Format.class,
      names = {"MARKDOWN", "REDDIT", "DISCORD", "BBCODE", "MEDIAWIKI", "ASCIIDOC"})
  void an_article_says_the_same_once_it_is_linked(Format format) {
    saysTheSame(format);
  }

  @Test
  void an_article_in_restructuredtext_says_the_same_once_it_is_linked() {
    Docutils.assumeThere();
    saysTheSame(Format.RESTRUCTUREDTEXT);
  }

  private static void saysTheSame(Format format) {
    List<LinkedArticle> linked =
        articles(format).stream()
            .flatMap(article ->
                Stream.of(LinkTitle.values())
                    .map(titled -> LinkFormatsTest.link(article, format, titled)))
            .toList();
    List<String> articles =
        articles(format).stream()
            .flatMap(article -> Collections.nCopies(LinkTitle.values().length, article).stream())
            .toList();
    List<Document> before = shown(articles, format);
    List<Document> after = shown(linked.stream().map(LinkedArticle::text).toList(), format);
    var wrong = new ArrayList<String>();
    for (int i = 0; i < articles.size(); i++) {
      int came = links(after.get(i)) - links(before.get(i));
      if (came != linked.get(i).links().size() || !said(after.get(i)).equals(said(before.get(i)))) {
        wrong.add("%s%n-> %s".formatted(articles.get(i), linked.get(i).text()));
      }
    }
    assertThat(linked.stream().mapToInt(one -> one.links().size()).sum()).isGreaterThan(50);
    assertThat(wrong).isEmpty();
  }

  private static List<Document> shown(List<String> articles, Format format) {
    return format == Format.RESTRUCTUREDTEXT
        ? Docutils.html(articles).stream().map(Jsoup::parse).toList()
        : articles.stream().map(article -> LinkFormatsTest.shown(article, format)).toList();
  }

  private static int links(Document page) {
    return page.select("a[href]").size();
  }

  /**
   * The words; around a link some programs put spaces, and Asciidoctor bends an apostrophe only
   * between letters.
   */
  private static String said(Document page) {
    return page.text().replaceAll("\\s+", "").replace('’', '\'');
  }
}
