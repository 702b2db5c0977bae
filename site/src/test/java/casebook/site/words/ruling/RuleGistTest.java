package casebook.site.words.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Homes;
import casebook.rules.RuleNumber;
import org.junit.jupiter.api.Test;

class RuleGistTest {

  @Test
  void every_rule_of_506_and_508_has_a_gist_of_its_own() {
    assertThat(Homes.all())
        .extracting(home -> RuleGist.of(home.rule()))
        .doesNotHaveDuplicates()
        .noneMatch(gist -> gist.startsWith("rule "));
    assertThat(RuleGist.of(RuleNumber.parse("702.22"))).isEqualTo("rule 702.22");
  }
}
