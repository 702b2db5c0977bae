package casebook.site.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.query.NamedCard;
import casebook.index.query.Query;
import casebook.index.result.Hit;
import casebook.index.text.Kind;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards in what readers type, by the names that they use, and what the cards are about. */
class NamedCardsTest {
  private static final Casebook CASEBOOK = Casebook.builtIn();

  private static List<NamedCard> cards(String text) {
    return CASEBOOK.search(Query.of(text)).cards();
  }

  private static List<String> rules(String text) {
    return CASEBOOK.search(Query.of(text).only(Kind.RULE)).hits().stream()
        .map(Hit::rule)
        .flatMap(Optional::stream)
        .map(RuleNumber::toString)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          legion warboss                                   | Legion Warboss
          can I attack past GHOSTLY PRISON                 | Ghostly Prison
          do I have to pay propaganda                      | Propaganda
          my Rabblemaster's goblins                        | Goblin Rabblemaster
          does adeline make a token for each opponent      | Adeline, Resplendent Cathar
          Isshin and an attack trigger                     | Isshin, Two Heavens as One
          propganda                                        | Propaganda
          is it legal with silent arbitre out              | Silent Arbiter
          gohstly prison                                   | Ghostly Prison
          is eowyn lady of rohan attacking                  | Éowyn, Lady of Rohan
          is Éowyn, Lady of Rohan attacking                 | Éowyn, Lady of Rohan
          my opponent has Baird                            | Baird, Steward of Argive
          he attacks me with 2 Goblin Guides                | Goblin Guide
          """)
  void a_card_is_found_by_the_name_that_players_use(String text, String name) {
    assertThat(cards(text)).extracting(NamedCard::name).containsExactly(name);
  }

  @Test
  void two_cards_bring_the_rules_that_both_act_through() {
    assertThat(cards("Legion Warboss and Baird"))
        .extracting(NamedCard::name)
        .containsExactly("Legion Warboss", "Baird, Steward of Argive");
    assertThat(rules("Legion Warboss and Baird")).startsWith("508.1d", "508.1h");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "does removing the planeswalker make attackers hit the player",
        "what happens if I forget to attack",
        "who can be attacked in a normal game",
        "how does the defending player work when a creature leaves combat",
        "is damage dealt twice",
        "creture attacks alone",
        "vigilance and haste",
        "tax went down after I announced attackers"
      })
  void ordinary_words_name_no_card(String text) {
    assertThat(cards(text)).isEmpty();
  }

  @Test
  void a_word_of_the_rules_names_a_card_where_nothing_else_is_asked() {
    assertThat(cards("vigilance")).extracting(NamedCard::name).containsExactly("Vigilance");
  }

  @Test
  void a_query_of_cards_is_about_the_rules_that_their_effects_act_through() {
    assertThat(rules("Legion Warboss and Ghostly Prison").subList(0, 2))
        .containsExactlyInAnyOrder("508.1d", "508.1h");
    assertThat(rules("Silent Arbiter")).startsWith("508.1c");
    assertThat(rules("Hellrider")).startsWith("508.3a");
  }

  @Test
  void a_card_is_no_misspelt_word() {
    assertThat(CASEBOOK.search(Query.of("Legion Warboss and Moat")).rewritten())
        .isEqualTo("Legion Warboss and Moat");
  }

  @Test
  void a_misspelt_name_is_shown_as_it_is_spelled() {
    assertThat(CASEBOOK.search(Query.of("attack past gohstly prison")).rewritten())
        .contains("Ghostly Prison");
  }
}
