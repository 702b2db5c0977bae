package casebook.engine;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import org.junit.jupiter.api.Test;

class LibraryExampleTest {

  @Test
  void the_scout_may_not_stay_home() {
    var ruling = LibraryExample.mayTheScoutStayHome();

    assertThat(ruling.verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(ruling.decidedBy()).contains(RuleNumber.parse("508.1d"));
  }
}
