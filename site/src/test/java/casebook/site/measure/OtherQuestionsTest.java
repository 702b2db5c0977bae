package casebook.site.measure;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.query.Query;
import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.text.Kind;
import casebook.site.Casebook;
import casebook.site.words.search.SuggestionWords;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions that 506 and 508 don't answer, where the complete rules aren't held. */
class OtherQuestionsTest {
  private static final Casebook CASEBOOK = Casebook.builtIn();

  /** Of 400; some of the questions that cases answer are about other rules too. */
  private static final int MOST_OF_CASES = 9;

  /** Of 100 of strangers. */
  private static final int MOST_OF_STRANGERS = 2;

  private static SearchResult search(String text) {
    return CASEBOOK.search(Query.of(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mulligan             | 103.5 Mulligan
          muligan              | 103.5 Mulligan
          commander tax        | 903.8 Commander Tax
          legend rule          | 704.5j Legend Rule
          what is the stack    | 405 Stack
          """)
  void what_other_rules_say_is_told_with_number_name_and_edition(String asked, String about) {
    assertThat(search(asked).suggestion().map(SuggestionWords::said))
        .contains(
            "This is about "
                + about
                + " (June 19, 2026; not held here: import the complete rules).");
  }

  @ParameterizedTest
  @CsvSource({"mulligan", "commander tax", "legend rule"})
  void nothing_of_508_is_listed_for_what_it_doesnt_say(String asked) {
    assertThat(search(asked).hits()).extracting(Hit::kind).allMatch(Kind.ANSWER::equals);
  }

  @Test
  void of_first_strike_damage_506_1_says_something() {
    SearchResult found = search("first strike damage");
    assertThat(found.hits().getFirst().rule()).hasToString("Optional[506.1]");
    assertThat(found.suggestion().map(SuggestionWords::said).orElseThrow())
        .contains("702.7 First Strike", "510 Combat Damage");
  }

  @ParameterizedTest
  @CsvSource({"kept aside, 25, 22", "kept aside later, 20, 19"})
  void questions_that_other_rules_answer_are_told_right(String set, int all, int right) {
    OtherQuestions.Told told =
        OtherQuestions.builtIn().stream()
            .filter(one -> one.name().equals(set))
            .findFirst()
            .orElseThrow()
            .askedOf(CASEBOOK);
    assertThat(told.all()).isEqualTo(all);
    assertThat(told.told()).as("%s", told.wrong()).isGreaterThanOrEqualTo(right);
  }

  @Test
  void no_question_that_506_or_508_answers_is_told_to_be_about_other_rules() {
    assertThat(OtherQuestions.saidOf(JudgedQueries.builtIn(), CASEBOOK)).isEmpty();
  }

  @Test
  void few_questions_that_cases_answer_are_told_to_be_about_other_rules() {
    List<CaseQuestions> sets = CaseQuestions.builtIn();
    assertThat(OtherQuestions.saidOfCases(sets.subList(0, 7), CASEBOOK))
        .hasSizeLessThanOrEqualTo(MOST_OF_CASES);
    assertThat(OtherQuestions.saidOfCases(sets.subList(7, 8), CASEBOOK))
        .hasSizeLessThanOrEqualTo(MOST_OF_STRANGERS);
    assertThat(OtherQuestions.saidOfCases(sets.subList(8, 9), CASEBOOK)).isEmpty();
  }

  @Test
  void a_number_of_another_section_has_its_name_and_edition() {
    assertThat(search("702.9b").suggestion().map(SuggestionWords::said))
        .contains(
            "702.9b, Flying (June 19, 2026), is of section 702, which isn’t held here: import the"
                + " complete rules.");
    assertThat(search("405").suggestion().map(SuggestionWords::said))
        .contains(
            "Section 405, Stack (June 19, 2026), isn’t held here: import the complete rules.");
  }
}
