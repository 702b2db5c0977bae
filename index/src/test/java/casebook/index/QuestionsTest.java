package casebook.index;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.query.Query;
import casebook.index.query.QueryReader;
import casebook.index.query.Question;
import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.result.Suggestion;
import casebook.index.text.Kind;
import casebook.index.words.RulesAnalyzer;
import casebook.rules.Editions;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions as judges and players type them, and the rule that has to be among the first hits. */
class QuestionsTest {

  private static RulesIndex index;

  @BeforeAll
  static void build() {
    index = RulesIndex.over(Editions.builtIn(), List.of());
  }

  @AfterAll
  static void close() {
    index.close();
  }

  /** The first rules found, each with what it is and the edition, as "rule 508.1a 2026-09-25". */
  private static List<String> rules(String question, int first) {
    return index.search(Query.of(question).only(Kind.RULE)).hits().stream()
        .limit(first)
        .map(hit -> hit.rule().orElseThrow() + " " + hit.edition().orElseThrow())
        .toList();
  }

  private static List<String> terms(String text) {
    return new RulesAnalyzer().tokens(text).stream().map(RulesAnalyzer.Token::term).toList();
  }

  @Test
  void a_digit_is_a_number_word_and_a_past_form_is_its_verb() {
    assertThat(terms("2 players swung")).isEqualTo(terms("two player swings"));
    assertThat(terms("he stole it and took the 2nd"))
        .isEqualTo(terms("he steals it and takes the second"));
    assertThat(terms("it didn't attack and they weren't tapped"))
        .isEqualTo(terms("it doesn't attack and they aren't tapped"));
  }

  /**
   * Beside more than seven other words, without numbers and signs, a phrase is somebody's words.
   */
  @ParameterizedTest
  @CsvSource({
    "does , stop my two bears from, 1",
    "does , it stop my two bears from attacking, 0",
    "does , stop my two bears from attacking ? - 508.1c !, 1",
  })
  void in_a_whole_question_quotation_marks_quote_a_card(String before, String after, int phrases) {
    Question read = new QueryReader(Editions.builtIn()).read(before + " \"can't attack\" " + after);
    assertThat(read.phrases()).hasSize(phrases);
    assertThat(read.words().contains("can't attack")).isEqualTo(phrases == 0);
  }

  @Test
  void an_ordinary_word_is_no_slip() {
    assertThat(index.search(Query.of("I think my board attacks")).suggestion()).isEmpty();
  }

  @Test
  void a_number_with_a_slip_is_read_as_the_number() {
    SearchResult found = index.search(Query.of("508.1dd"));
    assertThat(found.suggestion()).contains(new Suggestion.Spelling("508.1d"));
    assertThat(found.hits()).isEqualTo(index.search(Query.of("508.1d")).hits());
  }

  @ParameterizedTest
  @ValueSource(strings = {"508?", "(508)", "what is 508", "rule 508, please?", "508!"})
  void a_section_is_asked_for_with_signs_and_words_that_ask_for_nothing(String asked) {
    assertThat(index.search(Query.of(asked)).hits())
        .isEqualTo(index.search(Query.of("508")).hits());
  }

  @Test
  void words_may_be_typed_without_a_space_after_a_sign() {
    assertThat(rules("Question:forced attack", 3)).isEqualTo(rules("Question: forced attack", 3));
    assertThat(rules("summoning.sickness", 1)).isEqualTo(rules("summoning sickness", 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacks if able                                             | 508.1d
          a creature that attacks each combat if able                 | 508.1d
          forced to attack                                            | 508.1d
          goaded creature                                             | 508.1d
          maximum number of requirements                              | 508.1d
          do I have to pay for an attack tax                          | 508.1d
          tax                                                         | 508.1d
          summoning sick                                              | 508.1a
          summoning sickness                                          | 508.1a
          haste                                                       | 508.1a
          why cant my goblin attack the turn it came in               | 508.1a
          can she attack on the turn that she comes into play         | 508.1a
          can creatures attack other creatures                        | 506.3
          where does damage go when the planeswalker was killed       | 506.4c
          planeswalker is destroyed before blocks                     | 506.4c
          untapped creatures can be chosen                            | 508.1a
          planeswalkers announce which player is attacked             | 508.1b
          creature can't attack unless some condition is met          | 508.1c
          banding                                                     | 508.1e
          bands with other                                            | 508.1e
          is tapping an attacker a cost                               | 508.1f
          vigilance                                                   | 508.1f
          it attacked and didn't tap                                  | 508.1f
          does my 2/2 tap when it attacks                             | 508.1f
          attack both opponents in one turn                           | 508.1b
          exert                                                       | 508.1g
          optional costs to attack                                    | 508.1g
          when is the cost locked in                                  | 508.1h
          sacrifice a permanent to attack                             | 508.1h
          can I use mana abilities to pay for attackers               | 508.1i
          partial payment                                             | 508.1j
          who gets priority in the declare attackers step             | 508.2
          when do attack triggers go on the stack                     | 508.2b
          whenever a creature attacks                                 | 508.3a
          whenever a player attacks with a creature                   | 508.3c
          attacks and isn't blocked                                   | 508.3f
          token enters attacking and the player left the game         | 508.4a
          reselect which player a creature is attacking               | 508.7
          range of influence                                          | 508.7e
          skip declare blockers and combat damage                     | 508.8
          no attackers                                                | 508.8
          in which order are the steps of combat                      | 506.1
          first strike two combat damage steps                        | 506.1
          who is the attacking player                                 | 506.2
          can planeswalkers be attacked                               | 506.3
          two headed giant                                            | 506.2b
          noncreature permanent put onto the battlefield attacking    | 506.3a
          creature that is also a battle enters attacking             | 506.3f
          stolen attacker                                             | 506.4
          regenerate                                                  | 506.4
          does tapping an attacker remove it from combat              | 506.4b
          attacked planeswalker leaves, is the creature still attacking | 506.4c
          attacks alone                                               | 506.5
          lone attacker                                               | 506.5
          had to attack                                               | 506.7
          can I cast a spell before attackers are declared            | 506.8a
          cast only during combat after blockers are declared         | 506.8f
          illegal attack                                              | 508.1
          the game returns to the moment before the declaration       | 508.1
          declare attackers step                                      | 508
          combat phase                                                | 506
          """)
  void the_question_finds_the_rule_first(String question, String rule) {
    assertThat(rules(question, 1)).containsExactly(rule + " 2026-09-25");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          can't be attacked                                        | 508.1c
          two creatures that can't attack alone                    | 508.1c
          only one creature can attack                             | 508.1c
          pay to attack                                            | 508.1h
          whenever a player is attacked                            | 508.3b
          tokens that enter attacking                              | 508.4
          which player is the defending player                     | 508.5
          redirect an attack                                       | 508.7
          put onto the battlefield attacking requirements          | 508.4c
          defending player in a multiplayer game                   | 508.5a
          reselected attack counts a second time                   | 508.7a
          abilities trigger on attackers being declared            | 508.1m
          has a player attacked another player                     | 508.6
          when does a creature become an attacking creature        | 508.1k
          how many steps does the combat phase have                | 506.1
          can I attack with a creature that I stole this turn      | 508.1a
          emperor                                                  | 506.2a
          battle becomes an attacking creature                     | 506.3g
          creature becomes a battle during combat                  | 506.4
          extra combat phase                                       | 506.8d
          """)
  void the_question_finds_the_rule_among_the_first_three(String question, String rule) {
    assertThat(rules(question, 3)).contains(rule + " 2026-09-25");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          blue creature turned green after attacking           | 508.2a
          only legal attack is for just the creature           | 508.1d
          no more than one creature can attack each turn       | 508.1d
          legal to declare both as attackers                   | 508.1c
          """)
  void the_question_finds_the_example_first(String question, String rule) {
    Hit first = index.search(Query.of(question)).hits().getFirst();
    assertThat(first.kind() + " " + first.rule().orElseThrow()).isEqualTo("EXAMPLE " + rule);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacking twice        | Attacking twice
          can't be attacked      | Can't be attacked
          can’t be attacked      | Can't be attacked
          cant be attacked       | Can't be attacked
          forced attack          | Forced attack
          must attack            | Must attack
          summoning sickness     | Summoning sickness
          """)
  void a_topic_that_readers_look_for_by_its_name_comes_first(String question, String title) {
    Hit first = index.search(Query.of(question)).hits().getFirst();
    assertThat(first.kind().label() + " " + first.title()).endsWith(title);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          my guy was flickered, is it in the fight any more           | 506.4
          I want to hold back a creature that is goaded by two people | 508.1d
          the token joined the attack, do I pay the toll for it       | 508.4c
          which of the steps comes after the blocks                   | 506.1
          nobody swings, do we still go to damage                     | 508.8
          """)
  void a_situation_is_found_without_any_word_that_the_rule_has_for_it(
      String question, String rule) {
    assertThat(rules(question, 3)).contains(rule + " 2026-09-25");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          can't attack alone            | can’t attack alone
          can't attack alone            | cant attack alone
          can't attack alone            | cannot attack alone
          can't attack alone            | CAN NOT ATTACK ALONE
          isn't blocked                 | is not blocked
          the creature's controller     | the creature’s controller
          attacks if able               | attack if able
          doesn't use the stack         | doesnt use the stack
          planeswalker's controller     | planeswalkers controller
          """)
  void two_ways_to_write_it_find_the_same(String one, String other) {
    SearchResult same = index.search(Query.of(one));
    SearchResult found = index.search(Query.of(other));
    assertThat(found.total()).isPositive().isEqualTo(same.total());
    assertThat(found.hits().getFirst().href()).isEqualTo(same.hits().getFirst().href());
  }
}
