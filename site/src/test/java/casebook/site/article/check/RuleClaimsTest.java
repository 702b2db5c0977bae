package casebook.site.article.check;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** What rules claim, held to the rules themselves and to sentences that tell of them rightly. */
class RuleClaimsTest {
  private static final Edition EDITION = Editions.builtIn().executed();
  private static final RuleClaims CLAIMS = RuleClaims.builtIn();
  private static final Pattern SENTENCE = Pattern.compile("(?<=[.)]) ");

  @Test
  void no_rule_contradicts_what_it_claims() {
    for (Claim claim : CLAIMS.all()) {
      Rule rule = EDITION.rule(claim.rule()).orElseThrow();
      assertThat(SENTENCE.splitAsStream(rule.text()))
          .as("%s claims that %s", rule.number(), claim.says())
          .noneMatch(sentence -> claim.isContradictedBy(Statement.of(sentence)));
    }
  }

  /** All of them tell of their rules rightly. */
  @Test
  void of_the_sentences_that_are_learned_none_is_the_opposite_of_its_rule() {
    assertThat(RuleLearning.sentences())
        .filteredOn(one -> CLAIMS.contradictedBy(one.sentence(), one.rule()::equals).isPresent())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvFileSource(resources = "right.txt", delimiter = '|', maxCharsPerColumn = 400)
  void what_is_written_rightly_is_no_opposite(RuleNumber rule, String sentence) {
    assertThat(CLAIMS.contradictedBy(sentence, rule::equals)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "508.1h | The total cost can change until it is locked in.",
        "508.1f | Creatures stay untapped until attackers are chosen.",
        "508.1f | A creature that attacks doesn't have to be tapped as a cost.",
        "508.1a | A creature you gave haste can attack even if it would otherwise be summoning sick.",
        "508.1d | The tax of Propaganda must be paid in full when you do attack, but no requirement"
            + " forces you to attack.",
        "508.1d | A creature that must attack can pay Propaganda but needn't.",
        "508.1d | The attacking player may have to pay costs to attack.",
        "508.2 | Both the active player and the opponent get priority in this step.",
        "508.1b | What each creature attacks is announced before you pay anything.",
        "508.1e | Bands are announced before the creatures tap.",
        "508.1f | The attackers tap before you pay the tax.",
        "508.1i | While declaring attackers you may activate mana abilities.",
        "508.1k | A declared creature remains an attacking creature until the phase ends.",
        "508.3a | Creatures put onto the battlefield attacking don't trigger Hellrider.",
        "508.8 | If no creature attacks, skip straight to the end of combat step.",
        "506.4 | An attacking creature that changes controllers is removed from combat."
      })
  void what_is_said_rightly_is_no_opposite(RuleNumber rule, String sentence) {
    assertThat(CLAIMS.contradictedBy(sentence, rule::equals)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "508.1f | A creature that attacks doesn't usually ever get tapped.",
        "506.4 | An attacker that leaves the battlefield is not removed from combat.",
        "508.1k | A chosen creature that the active player no longer controls becomes an attacking"
            + " creature.",
        "506.7 | A creature had to attack even if nothing required it to.",
        "508.1i | An opponent may activate mana abilities now.",
        "506.4 | If a permanent stops being a creature, it stays in combat."
      })
  void an_opposite_is_found_whatever_stands_beside_its_verb(RuleNumber rule, String sentence) {
    assertThat(CLAIMS.contradictedBy(sentence, rule::equals)).isPresent();
  }

  @Test
  void a_denial_reaches_as_far_as_its_clause() {
    assertThat(denied("It isn't a cost, so attackers are tapped")).containsExactly("not", "cost");
    assertThat(denied("A creature that isn't blocked deals damage"))
        .containsExactly("not", "blocked", "deals");
    assertThat(denied("It doesn't prevent its damage")).containsExactly("not", "prevent");
    assertThat(denied("That is illegal now")).containsExactly("legal");
    assertThat(denied("“It can't attack” is a restriction"))
        .containsExactly("not", "can", "attack");
  }

  private static List<String> denied(String sentence) {
    return Statement.of(sentence).words().stream()
        .filter(Statement.Word::isDenied)
        .map(Statement.Word::text)
        .toList();
  }
}
