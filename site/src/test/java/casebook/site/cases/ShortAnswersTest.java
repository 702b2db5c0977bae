package casebook.site.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.index.query.Query;
import casebook.index.text.Kind;
import casebook.site.Casebook;
import casebook.site.measure.CaseQuestions;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Questions about combat that other rules decide, and how players ask for cases. */
class ShortAnswersTest {
  private static final ShortAnswers ANSWERS = ShortAnswers.builtIn();
  private static final PublishedRulings CASES = PublishedRulings.builtIn();
  private static final Casebook CASEBOOK = Casebook.builtIn();

  /** What was measured when the questions were last looked at. */
  private static final List<Integer> FIRST = List.of(50, 43, 29, 57, 39, 52, 95, 93, 93);

  @Test
  void an_answer_cites_first_a_rule_that_is_none_of_506_and_508() {
    assertThat(ANSWERS.all())
        .isNotEmpty()
        .allSatisfy(answer -> {
          assertThat(answer.rules()).as(answer.slug()).isNotEmpty();
          assertThat(answer.rules().getFirst().sectionNumber()).isNotIn(506, 508);
          assertThat(answer.question()).endsWith("?");
          assertThat(answer.slug()).matches("[a-z0-9]+(-[a-z0-9]+)+");
        });
  }

  @Test
  void no_question_is_asked_twice() {
    assertThat(
            Stream.concat(
                    CASES.all().stream().map(PublishedRuling::question),
                    ANSWERS.all().stream().map(ShortAnswer::question))
                .toList())
        .doesNotHaveDuplicates();
    assertThat(ANSWERS.all()).extracting(ShortAnswer::slug).doesNotHaveDuplicates();
  }

  @Test
  void what_is_near_to_an_answer_is_a_case() {
    assertThat(ANSWERS.all().stream().flatMap(answer -> answer.see().stream()))
        .allMatch(slug -> CASES.find(slug).isPresent());
  }

  @Test
  void a_block_without_its_answer_is_named() {
    assertThatThrownBy(() -> ShortAnswers.parsed("one-thing\nQ: Why?"))
        .hasMessageContaining("one-thing has not one line that begins with “A: ”");
  }

  @Test
  void what_players_say_is_said_for_something_that_is_there() {
    assertThat(CaseAskings.builtIn().bySlug().keySet()).allMatch(ShortAnswersTest::exists);
    assertThat(CaseAskings.builtIn().ways().keySet()).allMatch(ShortAnswersTest::exists);
    assertThat(
            CaseQuestions.builtIn().stream()
                .flatMap(set -> set.questions().stream())
                .flatMap(asked -> asked.slugs().stream()))
        .allMatch(ShortAnswersTest::exists);
  }

  private static boolean exists(String slug) {
    return CASES.find(slug).isPresent() || ANSWERS.find(slug).isPresent();
  }

  @Test
  void an_answer_is_found_and_told_as_what_it_is() {
    assertThat(CASEBOOK.search(Query.of("does trample spill over from a planeswalker")).hits())
        .anySatisfy(hit -> {
          assertThat(hit.kind()).isEqualTo(Kind.ANSWER);
          assertThat(hit.href()).isEqualTo("/answers/trample-at-a-planeswalker");
        });
  }

  @Test
  void of_questions_in_other_words_the_case_that_answers_comes_first_and_is_shown_first() {
    List<CaseQuestions> sets = CaseQuestions.builtIn();
    Set<String> texts =
        sets.stream()
            .flatMap(set -> set.questions().stream())
            .map(CaseQuestions.Asked::text)
            .collect(Collectors.toSet());
    assertThat(texts).hasSize(600);
    for (int i = 0; i < sets.size(); i++) {
      CaseQuestions.Found found = sets.get(i).askedOf(CASEBOOK);
      assertThat(found.first()).as("%s", found.missed()).isGreaterThanOrEqualTo(FIRST.get(i));
      assertThat(found.shown()).as("%s", found.missed()).isGreaterThanOrEqualTo(FIRST.get(i));
    }
  }
}
