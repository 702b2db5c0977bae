package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.StoppedClock;
import casebook.site.work.Client;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A site that is told to stop takes nothing new, and answers first what it was asked before. */
class GracefulStopTest {
  private static final String CASE =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}], "permanents": [],
       "moves": [{"declareAttackers": {"attacks": []}}]}
      """;

  private static final Executor THREADS = Thread::startVirtualThread;

  private final Workers workers = new Workers(1, 1, Duration.ofMinutes(1));
  private final RunningSite site =
      new RunningSite(Casebook.builtIn(StoppedClock.OCTOBER_2026), workers);
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch released = new CountDownLatch(1);

  /** Keeps the only worker from judging until it is let go. */
  private CompletableFuture<Void> occupied() throws InterruptedException {
    var occupied =
        CompletableFuture.runAsync(
            () ->
                workers.run(
                    Task.RULING,
                    Client.PATIENT,
                    () -> {
                      begun.countDown();
                      try {
                        released.await();
                      } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                      }
                    }),
            THREADS);
    begun.await();
    return occupied;
  }

  @Test
  @Timeout(60)
  void what_is_in_flight_is_answered_before_the_end() throws Exception {
    CompletableFuture<Void> occupied = occupied();
    var asked =
        CompletableFuture.supplyAsync(
            () -> site.post("/api/rulings", "application/json", CASE), THREADS);
    while (workers.waiting() == 0) {
      Thread.sleep(5);
    }
    var stopped = CompletableFuture.runAsync(site::stop, THREADS);
    while (isListening()) {
      Thread.sleep(5);
    }
    assertThat(stopped).isNotDone();
    assertThat(asked).isNotDone();
    released.countDown();
    occupied.join();
    RunningSite.Answer answer = asked.join();
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json().at("/rulings/0/verdict").asString()).isEqualTo("legal");
    stopped.join();
    site.close();
  }

  private boolean isListening() throws Exception {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), site.port())) {
      return socket.isConnected();
    } catch (ConnectException refused) {
      return false;
    }
  }
}
