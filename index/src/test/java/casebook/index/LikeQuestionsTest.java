package casebook.index;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.query.Query;
import casebook.index.result.Hit;
import casebook.index.text.Document;
import casebook.index.text.Kind;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of questions that are much alike the one that is asked comes first. */
class LikeQuestionsTest {

  private static final RulesIndex INDEX =
      RulesIndex.over(
          Editions.builtIn(),
          List.of(
              question("with-an-island", "Bob has an Island. Can my Otter attack Bob?"),
              question("without-an-island", "Bob has no Island. Can my Otter attack Bob?"),
              question("tapped", "Can my tapped Otter attack?", "an Otter that swam is tapped"),
              question("goaded", "Can my goaded Otter stay home?", "Otter was told to go"),
              question("left", "Ann left the game. Whom does my Otter attack now?")
                  .askedToo("the Otter's victim conceded")));

  private static Document question(String page, String question, String... others) {
    return new Document(
            Kind.CASE,
            question,
            "It depends.",
            List.of(RuleNumber.parse("508.1a")),
            "/cases/" + page)
        .asked(question + "\n" + String.join("\n", others));
  }

  @ParameterizedTest
  @CsvSource({
    "may the Otter hit Bob if he lacks Islands, without-an-island",
    "may the Otter go after a guy that has an Island, with-an-island",
    "my Otter swam already, tapped",
    "the Otter was told to go, goaded",
    "where does the Otter swing now that she scooped, left",
    "my Otter had a victim, left",
  })
  void what_is_most_like_the_question_is_listed_first(String asked, String page) {
    assertThat(
            INDEX.search(Query.of(asked)).hits().stream()
                .filter(hit -> hit.kind() == Kind.CASE)
                .map(Hit::href)
                .findFirst())
        .hasValueSatisfying(href -> assertThat(href).isEqualTo("/cases/" + page));
  }

  @Test
  void nothing_is_found_by_further_ways_to_ask_alone() {
    assertThat(INDEX.search(Query.of("victim")).hits()).isEmpty();
  }
}
