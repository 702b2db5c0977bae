package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.site.Casebook;
import casebook.site.work.Client;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the site answers while all its workers are at work. */
class BusySiteTest {
  private static final String CASE =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}], "activePlayer": "ann",
       "permanents": [], "moves": [{"declareAttackers": {"attacks": []}}]}
      """
          .replace("\n", "");

  private final Workers workers = new Workers(1, 0, Duration.ofMinutes(1));
  private final RunningSite site = new RunningSite(Casebook.builtIn(), workers);
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch released = new CountDownLatch(1);
  private CompletableFuture<Void> hugeBoard = CompletableFuture.completedFuture(null);

  @BeforeEach
  void aHugeBoardIsJudged() throws InterruptedException {
    hugeBoard =
        CompletableFuture.runAsync(
            () ->
                workers.run(
                    Task.RULING,
                    Client.PATIENT,
                    () -> {
                      begun.countDown();
                      awaitRelease();
                    }),
            BusySiteTest::startThread);
    begun.await();
  }

  /** Not in the common pool, whose one thread on two cores makes the texts to search as well. */
  private static void startThread(Runnable task) {
    Thread.ofPlatform().start(task);
  }

  private void awaitRelease() {
    try {
      released.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @AfterEach
  void close() {
    released.countDown();
    hugeBoard.join();
    site.close();
  }

  @Test
  void pages_that_judge_nothing_are_answered() {
    assertThat(site.get("/health").status()).isEqualTo(200);
    assertThat(site.get("/cr/latest/508.1d", "text/html").status()).isEqualTo(200);
    assertThat(site.get("/api/search?q=must+attack").status()).isEqualTo(200);
  }

  @Test
  void a_ruling_is_turned_away_and_told_when_to_ask_again() {
    RunningSite.Answer answer = site.post("/api/rulings", "application/json", CASE);
    assertThat(answer.status()).isEqualTo(503);
    assertThat(answer.type()).startsWith("application/problem+json");
    assertThat(answer.json().path("detail").asString()).contains("Try again in a few seconds");
    assertThat(answer.response().headers().firstValue("Retry-After")).contains("5");
    assertThat(site.post("/api/check", "application/json", "{\"text\": \"508.1d\"}").status())
        .isEqualTo(503);
    assertThat(site.get("/judge", "text/html").status()).isEqualTo(503);
  }

  @Test
  void a_ruling_is_given_once_there_is_time() {
    released.countDown();
    hugeBoard.join();
    assertThat(site.post("/api/rulings", "application/json", CASE).status()).isEqualTo(200);
  }

  @Test
  void lines_of_a_batch_wait_for_their_turn() {
    var batch =
        CompletableFuture.supplyAsync(
            () -> site.post("/api/rulings/batch", "application/jsonl", CASE + "\n" + CASE));
    assertThat(site.get("/health").status()).isEqualTo(200);
    assertThat(batch).isNotDone();
    released.countDown();
    assertThat(batch.join().body().lines()).hasSize(2).allMatch(line -> line.contains("legal"));
  }

  @Test
  void what_work_throws_reaches_who_asked_for_it() {
    try (var one = new Workers(1, 0, Duration.ofMinutes(1))) {
      assertThatThrownBy(() ->
              one.run(
                  Task.RULING,
                  Client.PATIENT,
                  () -> {
                    throw new IllegalStateException("broken");
                  }))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("broken");
      assertThat(one.inTurn(Task.RULING, Client.PATIENT, () -> "still at work"))
          .isEqualTo("still at work");
    }
  }
}
