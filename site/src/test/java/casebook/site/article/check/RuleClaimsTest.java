package casebook.site.article.check;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

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
