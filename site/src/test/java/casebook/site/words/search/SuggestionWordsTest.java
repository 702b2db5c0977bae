package casebook.site.words.search;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.query.Query;
import casebook.index.result.Suggestion;
import casebook.site.Casebook;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a query is true of the editions that are held. */
class SuggestionWordsTest {

  private static Casebook casebook;

  @BeforeAll
  static void open() {
    casebook = Casebook.builtIn();
  }

  private static Optional<Suggestion> suggestion(String typed) {
    return casebook.search(Query.of(typed)).suggestion();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          508.1l  | There is no 508.1l: the letters l and o are skipped, so 508.1k comes right before 508.1m.
          508.1o  | There is no 508.1o: the letters l and o are skipped, and the last sub-rule of 508.1 is 508.1m.
          508.2l  | There is no 508.2l: the letters l and o are skipped, and the last sub-rule of 508.2 is 508.2b.
          308.2l  | There is no 308.2l: the letters l and o are skipped, and the last sub-rule of 308.2 is 308.2g.
          508.8l  | There is no 508.8l: the letters l and o are skipped.
          508d    | There is no 508d: rules have sub-rules with letters, sections don’t.
          508.1-d | 508.1 and 508.1d are not both sections, both rules or both sub-rules.
          508 xyzzy | Nothing there has these words; showing what was found for “508”.
          """)
  void a_number_that_cannot_be_is_explained(String typed, String said) {
    assertThat(suggestion(typed).map(SuggestionWords::said)).contains(said);
  }

  @Test
  void what_was_found_without_quotes_is_spoken_of_only_where_something_was() {
    assertThat(suggestion("\"creature attack must\"").map(SuggestionWords::said))
        .hasValueSatisfying(said -> assertThat(said).contains("without the quotes"));
    assertThat(suggestion("\"xyzzy\"")).isEmpty();
  }
}
