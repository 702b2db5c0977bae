package casebook.site.ask;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.ask.Answered.Unplaced;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is understood of a question, what isn't, and what is asked back. */
class AskingTest {
  private static final Casebook CASEBOOK = Casebook.builtIn();

  private static Answered answer(String question) {
    return new Asking(CASEBOOK.editions(), CASEBOOK.catalogue(), CASEBOOK.callings())
        .answer(question, Optional.empty());
  }

  @Test
  void nobody_is_made_to_pay_for_ghostly_prison() {
    Answered answered =
        answer(
            "Bob has Ghostly Prison and I control Juggernaut with no untapped lands. Do I have to"
                + " attack?");
    assertThat(answered.given()).extracting(Answered.Given::verdict).containsExactly("need-not");
    assertThat(answered.understood())
        .contains("Bob controls Ghostly Prison.", "You control Juggernaut.");
    assertThat(answered.judgement()).isPresent();
  }

  @Test
  void words_without_a_meaning_are_named_where_they_stand() {
    String question = "I control Juggernaut and Bob gave it florbs. Do I have to attack?";
    Answered answered = answer(question);
    assertThat(answered.given()).isEmpty();
    assertThat(answered.judgement()).isEmpty();
    assertThat(answered.unplaced()).extracting(Unplaced::text).contains("Bob gave it florbs");
    for (Unplaced part : answered.unplaced()) {
      assertThat(question.substring(part.start(), part.end())).isEqualTo(part.text());
    }
  }

  @Test
  void what_the_answer_depends_on_is_asked_back() {
    assertThat(answer("My opponent has Propaganda. Can I attack with my Serra Angel?").missing())
        .containsExactly("How much mana can you make for what it costs?");
    assertThat(
            answer("My opponent has Ensnaring Bridge. Can I attack with a 2/2 Zombie?").missing())
        .containsExactly("How many cards does your opponent have in hand?");
    assertThat(answer("Bob goaded my Grizzly Bears. Do I have to attack Cara with it?").missing())
        .containsExactly("How many players are there?");
  }

  @Test
  void a_part_of_a_name_that_several_cards_have_is_asked_back() {
    Answered answered = answer("My opponent has Arbiter. Can I attack with two 2/2 Zombies?");
    assertThat(answered.given()).isEmpty();
    assertThat(answered.missing())
        .anySatisfy(question -> assertThat(question).startsWith("Which card do you mean"));
  }

  @Test
  void a_part_of_a_name_that_is_there_in_full_means_that_card() {
    Answered answered =
        answer("My opponent has Silent Arbiter. Under the Arbiter, can I attack with Juggernaut?");
    assertThat(answered.given()).extracting(Answered.Given::verdict).containsExactly("legal");
  }

  @Test
  void whose_a_card_is_is_not_guessed() {
    assertThat(
            answer("Blazing Archon is on the battlefield. Can I attack with Serra Angel?")
                .missing())
        .containsExactly("Who controls Blazing Archon?");
  }

  @Test
  void the_answer_says_why_and_by_which_rule() {
    assertThat(answer("My opponent has Silent Arbiter. Can I attack with two 2/2 Zombies?").given())
        .singleElement()
        .satisfies(given -> {
          assertThat(given.verdict()).isEqualTo("illegal");
          assertThat(given.words()).startsWith("No, ").contains("Silent Arbiter", "508.1c");
        });
  }
}
