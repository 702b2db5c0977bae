package casebook.site.citation;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.cases.PublishedRuling;
import casebook.site.cases.PublishedRulings;
import casebook.site.citation.Citation.Quote;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CitationTest {
  private static final Edition EDITION = Editions.builtIn().named("2026-09-25").orElseThrow();
  private static final Citation CITATION =
      Citation.of(
          EDITION.rule(RuleNumber.parse("508.8")).orElseThrow(), EDITION, "https://example.org");

  @Test
  void a_markdown_citation_links_to_the_rule_in_its_edition() {
    assertThat(CITATION.in(Style.MARKDOWN, Quote.WITHOUT_TEXT))
        .isEqualTo(
            "[CR 508.8](https://example.org/cr/2026-09-25/508.8), effective September 25, 2026,"
                + " text "
                + CITATION.hash());
  }

  @ParameterizedTest
  @EnumSource(Style.class)
  void every_style_names_the_rule_its_edition_and_where_to_read_it(Style style) {
    assertThat(CITATION.in(style, Quote.WITHOUT_TEXT))
        .contains("508.8", "2026", CITATION.hash(), "https://example.org/cr/2026-09-25/508.8")
        .doesNotContain("skip the declare blockers");
  }

  @ParameterizedTest
  @EnumSource(Style.class)
  void a_citation_with_quote_has_the_rules_text(Style style) {
    assertThat(CITATION.in(style, Quote.WITH_TEXT)).contains("skip the declare blockers");
  }

  @ParameterizedTest
  @EnumSource(Style.class)
  void a_style_is_found_by_its_name(Style style) {
    assertThat(Style.named(style.label())).contains(style);
  }

  @Test
  void quoted_lines_stay_quoted_and_signs_of_markdown_are_kept_from_it() {
    var rule =
        new Rule(
            RuleNumber.parse("508.8"), "Two *lines*\nof <b> text_", List.of(), Optional.empty());
    assertThat(Citation.of(rule, EDITION, "x").in(Style.MARKDOWN, Quote.WITH_TEXT))
        .startsWith("> Two \\*lines\\*\n> of \\<b> text\\_\n\n[CR 508.8]");
    assertThat(Citation.of(rule, EDITION, "x").in(Style.HTML, Quote.WITH_TEXT))
        .contains("<p>Two *lines*</p><p>of &lt;b> text_</p>");
  }

  @ParameterizedTest
  @EnumSource(Style.class)
  void a_published_ruling_is_cited_with_its_edition(Style style) {
    PublishedRuling ruling = PublishedRulings.builtIn().all().getFirst();
    Citation citation = Citation.of(ruling, EDITION, "https://example.org");
    assertThat(citation.in(style, Quote.WITH_TEXT))
        .contains("2026", citation.hash(), "https://example.org/cases/" + ruling.slug(), "Casebook")
        .doesNotContain("Wizards of the Coast");
  }

  @Test
  void html_is_escaped() {
    var hostile =
        Citation.of(
            EDITION.rule(RuleNumber.parse("508.8")).orElseThrow(), EDITION, "https://x\"><script>");
    assertThat(hostile.in(Style.HTML, Quote.WITH_TEXT)).doesNotContain("<script>");
  }
}
