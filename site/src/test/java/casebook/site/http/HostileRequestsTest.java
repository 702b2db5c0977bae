package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.load.HostileRequest;
import casebook.site.work.Workers;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is costly to answer is answered, or refused with words, and others are answered after it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(120)
class HostileRequestsTest {
  private final RunningSite site =
      new RunningSite(Casebook.builtIn(), new Workers(2, 16, Duration.ofMillis(300)));

  @AfterAll
  void close() {
    site.close();
  }

  static List<HostileRequest> requests() {
    return HostileRequest.all();
  }

  @ParameterizedTest
  @MethodSource("requests")
  void it_is_answered_or_refused_with_words(HostileRequest request) {
    RunningSite.Answer answer = site.post(request.path(), request.type(), request.body());
    assertThat(answer.status()).isIn(200, 302, 303, 400, 413, 422, 503);
    if (answer.status() >= 400 && answer.type().startsWith("application/problem+json")) {
      assertThat(answer.json().path("detail").asString()).hasSizeGreaterThan(10).endsWith(".");
    }
    assertThat(site.get("/health").status()).isEqualTo(200);
  }
}
