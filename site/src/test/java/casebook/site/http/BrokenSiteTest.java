package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.http.filter.Refusals;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Where something goes wrong inside the site, it says under which number the log has it. */
class BrokenSiteTest {

  /** Whether the next look at the clock fails. */
  private static final AtomicBoolean isBroken = new AtomicBoolean();

  @AutoClose
  private static final RunningSite site =
      new RunningSite(
          Casebook.builtIn(() -> {
            if (isBroken.getAndSet(false)) {
              throw new IllegalStateException("the clock is broken");
            }
            return Instant.parse("2026-10-20T12:00:00Z");
          }));

  @Test
  void the_number_of_the_request_leads_to_the_log() {
    String path = "/cr/latest/508.1d";
    var logger = (Logger) LoggerFactory.getLogger(Refusals.class);
    var logged = new ListAppender<ILoggingEvent>();
    logged.start();
    logger.addAppender(logged);
    isBroken.set(true);
    try {
      RunningSite.Answer answer = site.get(path, "text/html");
      assertThat(answer.status()).isEqualTo(500);
      String id = answer.response().headers().firstValue("X-Request-Id").orElseThrow();
      assertThat(answer.body())
          .contains("Something went wrong inside the site. Its number in the log is " + id + ".")
          .doesNotContain("clock", "Exception");
      assertThat(answer.type()).startsWith("text/html");
      assertThat(logged.list).hasSize(1);
      assertThat(logged.list.getFirst().getFormattedMessage()).contains(id);
      assertThat(logged.list.getFirst().getThrowableProxy().getMessage())
          .isEqualTo("the clock is broken");
    } finally {
      isBroken.set(false);
      logger.detachAppender(logged);
    }
    assertThat(site.get(path, "text/html").status()).isEqualTo(200);
  }
}
