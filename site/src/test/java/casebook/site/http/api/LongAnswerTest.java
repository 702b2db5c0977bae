package casebook.site.http.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.site.output.AnswerTooLarge;
import casebook.site.output.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** What is sent of a long answer. */
class LongAnswerTest {
  private static Json findings(int count) {
    String finding = "508.1d – “attacks each combat if able”";
    return Json.object().put("findings", Collections.nCopies(count, finding));
  }

  private static void isSentWhole(Json json) throws IOException {
    try (InputStream sent = LongAnswer.of(json)) {
      assertThat(new String(sent.readAllBytes(), StandardCharsets.UTF_8))
          .isEqualTo(json.indented());
    }
  }

  @Test
  void short_and_long_answers_are_sent_whole() throws IOException {
    isSentWhole(Json.object());
    isSentWhole(findings(10));
    isSentWhole(findings(100_000));
  }

  @Test
  void a_longer_one_than_an_answer_may_be_is_refused() {
    assertThatThrownBy(() -> LongAnswer.of(findings(500_000)))
        .isInstanceOf(AnswerTooLarge.class)
        .hasMessageContaining("16 MiB");
  }
}
