package casebook.site.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SameAnswersTest {

  @Test
  void ten_threads_rule_the_same_byte_for_byte() throws Exception {
    assertThat(new SameAnswers(/* boards= */ 60, /* seed= */ 23).another(1_200, 10)).isEmpty();
  }
}
