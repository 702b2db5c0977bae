package casebook.site.imports;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.text.Ground;
import casebook.index.words.RuleWords;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which rules an official ruling applies. The rulings here are invented ones. */
class RulingLinksTest {

  private final RulingLinks links = new RulingLinks();

  private Map<RuleNumber, Ground> of(String text, String... actsThrough) {
    return links.of(text, () -> List.of(actsThrough).stream().map(RuleNumber::parse).toList());
  }

  private static RuleNumber rule(String number) {
    return RuleNumber.parse(number);
  }

  @Test
  void what_the_card_does_and_the_ruling_speaks_of_is_surely_applied() {
    assertThat(of("The otter doesn't have to attack while it sleeps.", "508.1d", "508.1h"))
        .containsExactly(Map.entry(rule("508.1d"), Ground.EFFECTS_AND_WORDS));
  }

  @Test
  void what_only_the_words_tell_is_marked_so() {
    assertThat(of("The otter doesn't have to attack while it sleeps."))
        .containsExactly(Map.entry(rule("508.1d"), Ground.WORDS));
  }

  @Test
  void a_rule_that_is_named_is_sure_and_comes_first() {
    assertThat(of("It can't attack you. See rule 702.3, “Defender.”"))
        .containsExactly(
            Map.entry(rule("702.3"), Ground.NAMED), Map.entry(rule("508.1c"), Ground.WORDS));
  }

  @Test
  void what_the_card_does_is_not_applied_by_a_ruling_on_something_else() {
    assertThat(of("The token has no name.", "508.1d")).isEmpty();
    assertThat(of("Its owner may look at the card in combat.", "508.1d")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          The token enters the battlefield attacking, but was never declared. | 508.4
          You choose the player, planeswalker, or battle the wet otter is attacking. | 508.4
          It can swim once it's attacking. Once it's attacking, it stays so.  | 506.4a
          It triggers only once each combat, with all creatures you attack with. | 508.3c
          The ability triggers once for each player you attack with an otter. | 508.3e
          The ability won't trigger if an otter attacks a planeswalker.       | 508.3a
          An otter that attacks alone stays alone if others enter later.      | 506.5
          You aren't forced to pay a toll for an otter to attack.             | 508.1d
          Once the otter has attacked, it will remain in combat even if wet.  | 506.4a
          The river was no otter as your most recent turn began: it can't attack. | 508.1a
          Two such otters can attack or block together.                       | 508.1c
          It triggers only once per combat, for all creatures you attack with. | 508.3d
          The total cost to attack is known before anything is paid.          | 508.1h
          If the otter is removed from combat, nothing is prevented.          | 506.4
          Whenever the otter attacks, its ability triggers but once.          | 508.3a
          The term “defending player” means the one whom the otter attacks.   | 508.5
          Cast it before blockers are declared or not at all.                 | 506.8b
          Untapping an attacking creature changes nothing.                    | 506.4b
          The otter has to be wet at the moment it's declared as an attacker. | 508.2a
          It won't trigger if only a planeswalker of the wet player is attacked. | 508.3b
          Effects that say that the otter can't attack affect only the declaration of attackers. | 508.4c
          The otters enter the battlefield attacking, even if the attack couldn't be legal. | 508.4c
          You may reselect which player the otter is attacking.               | 508.7
          The reselected otter is still considered to have attacked the player that it attacked. | 508.7a
          Reselecting whom the otter attacks ignores all restrictions.        | 508.7b
          A reselected player must be an opponent of the otter's controller.  | 508.7c
          The player that is reselected must be the chosen defending player. | 508.7d
          You reselect somebody who is within your range of influence.        | 508.7e
          If no attackers are declared, there is no declare blockers step.    | 508.8
          The bonus is for opponents that you attacked with an otter.         | 508.6
          One defending player of your choice loses an otter.                 | 508.5a
          It may be used only before the step of the first combat phase ends. | 506.8d
          An otter that was attacking continues to be an attacking creature through all of it. | 508.1k
          The battalion ability triggers once.                                | 508.3a
          The otter has vigilance, so attacking doesn't cause it to tap.      | 508.1f
          """)
  void the_words_of_a_ruling_tell_the_rule(String text, String number) {
    assertThat(of(text)).containsKey(rule(number));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          You can attack with the otter alone or with others.                 | 508.6
          You attacked with the otter, though it was removed later.           | 506.4
          Growing fins later won't remove the otter from combat.              | 506.4
          The otter's ability triggers before blockers are declared.          | 506.8b
          An otter with banding chooses how damage is dealt to the blockers.  | 508.1e
          The defending player may deal that damage to an otter.              | 508.5
          The ability triggers when the otter attacks a player with others.   | 508.3b
          Other otters don't have to attack the same player or planeswalker.  | 508.1d
          It doesn't have to attack the same player as the otter.             | 508.1b
          The ability triggers whenever you attack with an otter.             | 508.3d
          Once an otter that came under your control this turn has legally attacked, it stays. | 508.1a
          The three attacking creatures don't have to be attacking the same player. | 508.1b
          The otter can't attack unless you've controlled it continuously.    | 508.1c
          Choosing an otter to block doesn't force you to attack.             | 508.1d
          Other restrictions, such as "Cast this spell only during combat," stay. | 506.8
          You have attacked with an otter this turn.                          | 508.6
          Once the otter has been declared as an attacker it will continue to attack. | 506.4c
          It chooses which player it attacks or which attacking creature it blocks. | 508.4
          """)
  void like_words_don_t_tell_another_rule(String text, String number) {
    assertThat(of(text)).doesNotContainKey(rule(number));
  }

  @Test
  void a_ruling_on_what_happens_without_blocks_is_on_that_alone() {
    assertThat(
            of(
                "What triggers when an otter attacks and isn't blocked triggers after blockers are"
                    + " declared, even if the otter entered the battlefield attacking."))
        .containsExactly(Map.entry(rule("508.3f"), Ground.WORDS));
  }

  @Test
  void words_in_different_sentences_are_no_words_of_a_rule() {
    assertThat(of("It attacks. Alone it is sad. The cost was paid. Attack it who may.")).isEmpty();
  }

  @Test
  void every_rule_that_there_are_words_for_is_one_of_today() {
    assertThat(RuleWords.builtIn().rules())
        .hasSizeGreaterThan(30)
        .allMatch(rule -> Editions.builtIn().executed().rule(rule).isPresent());
  }
}
