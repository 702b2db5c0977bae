package casebook.site.ask;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.ask.Answered.Unplaced;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
  void what_was_done_too_many_turns_ago_is_said_to_be_over() {
    Answered answered =
        answer("Bob cast Disrupt Decorum three turns ago. Must my Grizzly Bears attack?");
    assertThat(answered.understood())
        .contains("Disrupt Decorum, cast by Bob, resolved three turns ago.");
    assertThat(answered.given().getFirst().words())
        .startsWith("No, ")
        .endsWith("What Disrupt Decorum did three turns ago is over (611.2a).");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Bob cast Enrage on my Grizzly Bears. Must it attack?",
        "I cast Accelerated Mutation this turn. Can my Grizzly Bears attack Bob?",
        "Bob put Faith's Fetters on me. Must my Grizzly Bears attack?",
        "Bob cast Alter Reality on my Grizzly Bears. Must it attack?",
        "Bob has Spectral Gateguards. Can my Grizzly Bears attack Bob?",
        "I cast Breaking Wave this turn. Can my Grizzly Bears attack Bob?"
      })
  void nobody_who_asks_reads_names_of_fields(String question) {
    assertThat(String.join(" ", answer(question).missing()))
        .doesNotContainPattern("“[a-zA-Z]+”|holds|[{]|grizzly-bears");
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
  void what_a_trigger_may_have_done_is_asked_back_and_can_be_told() {
    String told = "I have Ogre Battledriver and cast Hill Giant this turn. ";
    String asked = "Can Hill Giant attack?";

    assertThat(answer(told + asked).missing())
        .singleElement()
        .asString()
        .startsWith("Ogre Battledriver: “Whenever another creature you control enters, ")
        .endsWith("Which creatures have haste now? Say “Hill Giant has haste” if so.");
    assertThat(
            answer(
                    "I control Rhythm of the Wild and crewed Smuggler's Copter, which I cast this"
                        + " turn. Can it attack?")
                .missing())
        .containsExactly(
            "Smuggler's Copter: “Riot” Which creatures have haste now? Say “Smuggler's Copter has"
                + " haste” if so.");
    assertThat(answer(told + "Hill Giant has haste. " + asked).given())
        .extracting(Answered.Given::verdict)
        .containsExactly("legal");
  }

  /** What is so of several that are alike is said once. */
  @Test
  void tokens_that_are_alike_are_told_together() {
    assertThat(answer("I have three tapped Goblin tokens. Can I attack with all of them?").given())
        .singleElement()
        .extracting(Answered.Given::words)
        .asString()
        .contains(
            "3 Goblin tokens can't be chosen to attack: each of them is tapped (508.1a). Not"
                + " attacking would be legal.");
    assertThat(answer("I have goblins. Can they attack?").missing())
        .containsExactly("How many Goblins are there?");
    assertThat(answer("I made two Goblin tokens this turn. Can they attack?").understood())
        .contains("The two Goblin tokens came under their controller’s control this turn.");
  }

  @Test
  void an_answer_is_of_the_creature_that_is_asked_about_whatever_token_is_awaited() {
    assertThat(
            answer("I control Goblin Rabblemaster and Hill Giant. Does Hill Giant have to attack?")
                .given())
        .extracting(Answered.Given::words)
        .containsExactly(
            "No, Hill Giant doesn’t have to attack, even if other creatures must. CR 508.1d.");
    assertThat(
            answer(
                    "I control Goblin Rabblemaster and a Goblin token. Can I attack with just"
                        + " Rabblemaster?")
                .given())
        .singleElement()
        .extracting(Answered.Given::words)
        .asString()
        .endsWith(
            "With the token that Goblin Rabblemaster creates as combat begins, which isn’t counted"
                + " here, the answer is the same: with a small or a large one, one that has haste"
                + " and one that has to attack.");
  }

  @Test
  void declaring_no_attackers_is_called_so() {
    assertThat(answer("I have two Juggernauts. Do I have to attack?").given())
        .singleElement()
        .extracting(Answered.Given::words)
        .asString()
        .contains("Not attacking obeys 0 of 2 requirements");
  }

  @Test
  void which_creature_is_goaded_is_asked_back() {
    assertThat(
            answer(
                    "Bob got goaded. I control Grizzly Bears. It is a two player game. Do I have to"
                        + " attack Bob with Grizzly Bears?")
                .missing())
        .containsExactly("Which creature is goaded, and by whom?");
  }

  @Test
  void what_hit_a_creature_is_attached_or_asked_back() {
    assertThat(
            answer("My Grizzly Bears got hit by Icy Manipulator. Can I attack Bob with it?")
                .missing())
        .containsExactly("What did Icy Manipulator do to Grizzly Bears?");
    assertThat(
            answer(
                    "My Grizzly Bears got hit by Icy Manipulator so it's tapped now. Can I attack"
                        + " Bob with it?")
                .given())
        .extracting(Answered.Given::verdict)
        .containsExactly("illegal");
    assertThat(
            answer("My Serra Angel got hit by Bob's Pacifism. Can I attack Bob with it?").given())
        .extracting(Answered.Given::verdict)
        .containsExactly("illegal");
  }

  @Test
  void a_keyword_that_a_card_has_is_asked_back_where_it_is_denied() {
    assertThat(
            answer("I cast Raging Goblin this turn, no haste. Can I attack Bob with it?").missing())
        .containsExactly("Why does Raging Goblin not have haste?");
    assertThat(answer("I control Wall of Stone, no defender. Can I attack Bob with it?").missing())
        .containsExactly("Why does Wall of Stone not have defender?");
    assertThat(
            answer("My Grizzly Bears came in this turn, no haste. Can I attack Bob with it?")
                .given())
        .extracting(Answered.Given::verdict)
        .containsExactly("illegal");
  }

  @Test
  void being_ready_to_attack_is_no_reason_why_it_could() {
    assertThat(
            answer(
                    "My Grizzly Bears came in this turn, it is untapped and ready to go. Can I"
                        + " attack Bob with it?")
                .missing())
        .containsExactly("Did Grizzly Bears come this turn?");
    assertThat(answer("My Grizzly Bears is ready to go. Can I attack Bob with it?").given())
        .extracting(Answered.Given::verdict)
        .containsExactly("legal");
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

  @Test
  void what_is_said_of_attacking_has_to_be_so() {
    String board = "I control Wall of Stone and Hill Giant. Can I attack with Hill Giant? ";
    assertThat(answer(board + "Hill Giant can attack this turn.").given()).hasSize(1);
    Answered denied = answer(board + "Wall of Stone can attack this turn.");
    assertThat(denied.given()).isEmpty();
    assertThat(denied.missing()).anySatisfy(one -> assertThat(one).startsWith("You say that "));
  }

  @Test
  void whether_something_stops_an_attack_is_asked_about_the_attack() {
    assertThat(answer("My opponent has Moat. Does Moat stop my Hill Giant from attacking?").given())
        .singleElement()
        .satisfies(given -> {
          assertThat(given.verdict()).isEqualTo("illegal");
          assertThat(given.words()).startsWith("It can’t attack.");
        });
  }

  @Test
  void a_question_that_names_no_creature_is_asked_of_each() {
    assertThat(
            answer("My opponent has Moat. I have Hill Giant and Serra Angel. Can I attack?")
                .given())
        .extracting(Answered.Given::verdict)
        .containsExactly("illegal", "legal");
  }

  @Test
  void a_vehicle_attacks_when_it_was_crewed() {
    String board = "I have Smuggler's Copter since last turn. I cast Llanowar Elves this turn";
    assertThat(answer(board + ". Can the Copter attack?").given()).isEmpty();
    assertThat(answer(board + " and crew the Copter with it. Can the Copter attack?").given())
        .extracting(Answered.Given::verdict)
        .containsExactly("legal");
  }

  @Test
  void a_stolen_creature_is_still_called_ones_own() {
    assertThat(
            answer(
                    "My opponent took control of my Hill Giant with Control Magic. Can I attack"
                        + " with my Hill Giant?")
                .given())
        .extracting(Answered.Given::verdict)
        .containsExactly("illegal");
  }

  @Test
  void how_often_something_triggers_cites_the_rule_of_its_trigger() {
    assertThat(
            answer("I attack with Hellrider and Hill Giant. How often does Hellrider trigger?")
                .given())
        .singleElement()
        .satisfies(given -> {
          assertThat(given.told()).isEqualTo("2");
          assertThat(given.words()).contains("508.3").contains("508.1m");
        });
  }

  @Test
  void a_commander_may_be_elsewhere_unless_something_says_that_it_is_there() {
    assertThat(answer("My commander is Krenko, Mob Boss. Can I attack with Krenko?").missing())
        .containsExactly("Is Krenko, Mob Boss on the battlefield?");
    assertThat(
            answer("My commander is Krenko, Mob Boss. Krenko is untapped. Can I attack with it?")
                .given())
        .extracting(Answered.Given::verdict)
        .containsExactly("legal");
  }

  @Test
  void what_stays_home_does_not_attack() {
    String board = "I control Hellrider, Grizzly Bears and Hill Giant. ";
    String asked = " How often does Hellrider trigger?";
    assertThat(
            answer(board + "I attack with Hellrider and Hill Giant. The Bears stay home." + asked)
                .given())
        .extracting(Answered.Given::told)
        .containsExactly("2");
    assertThat(answer(board + "I attack with everything. The Bears stay home." + asked).missing())
        .containsExactly("Does Grizzly Bears attack, or stay home?");
  }

  @Test
  void a_color_tells_which_creatures_are_meant() {
    String board = "I control Savannah Lions, White Knight and Hill Giant. ";
    assertThat(
            answer(
                    board
                        + "My opponent has Silent Arbiter. Can I attack with both white creatures?")
                .understood())
        .contains("Asked: may Savannah Lions and White Knight attack?");
  }

  @Test
  void what_is_gone_attacks_no_more() {
    assertThat(
            answer("My opponent killed my Hill Giant with Terror. Can I attack with Hill Giant?")
                .missing())
        .containsExactly("Is Hill Giant back on the battlefield?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Bob has Moat. Can my Serra Angel attack?"
            + " | Moat doesn't apply to Serra Angel: creatures without flying can't attack (508.1c)."
            + " CR 508.1c.",
        "I have Arcades, the Strategist. Can my Wall of Omens attack?"
            + " | Wall of Omens can attack as though it didn't have defender (508.1c). CR 508.1c.",
        "Bob has Propaganda. Can my Hill Giant attack if I have two Islands?"
            + " | It costs {2} (508.1h). CR 508.1h.",
        "I cast Goblin Guide this turn. Can it attack?"
            + " | Goblin Guide has haste, so it can attack in the turn it came (508.1a). CR 508.1a."
      })
  void a_yes_says_what_was_looked_at(String question, String reasons) {
    assertThat(answer(question).given().getFirst().words())
        .isEqualTo("Yes, that attack is legal. " + reasons);
  }
}
