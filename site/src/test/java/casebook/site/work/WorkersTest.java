package casebook.site.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import casebook.rules.work.Cancellation;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who gets an answer, who is turned away, and whose work ends. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class WorkersTest {
  private static final Client GONE = () -> true;
  private static final Duration LONG = Duration.ofMinutes(10);

  /** One piece of work at a time, and nobody waits. */
  private final Workers one = new Workers(1, 0, LONG);

  private final CountDownLatch begun = new CountDownLatch(1);

  @AfterEach
  void close() {
    one.close();
  }

  private String untilCancelled() {
    begun.countDown();
    while (true) {
      Cancellation.check();
      Thread.onSpinWait();
    }
  }

  private static CompletableFuture<Throwable> thrown(Supplier<?> work) {
    return CompletableFuture.supplyAsync(() -> catchThrowable(work::get));
  }

  @Test
  void work_ends_once_its_client_has_left_and_its_thread_is_free_again() {
    assertThatThrownBy(() -> one.inTime(Task.RULING, GONE, this::untilCancelled))
        .isInstanceOf(Workers.Left.class);
    assertThat(one.inTime(Task.RULING, Client.PATIENT, () -> "free")).isEqualTo("free");
  }

  @Test
  void work_ends_at_the_deadline() {
    // Long enough that what begins a thread is a small part of it.
    try (var hasty = new Workers(1, 0, Duration.ofMillis(500))) {
      assertThatThrownBy(() -> hasty.inTurn(Task.TEXT, Client.PATIENT, this::untilCancelled))
          .isInstanceOf(TooLong.class)
          .hasMessage(
              "This took longer than the limit of 0.5 seconds, so there is no answer. Send less"
                  + " rules text at once.");
    }
  }

  @Test
  void what_wraps_the_end_of_work_does_not_hide_it() {
    Supplier<String> wrapping =
        () -> {
          try {
            return untilCancelled();
          } catch (RuntimeException ended) {
            throw new IllegalStateException("a template", new IllegalStateException(ended));
          }
        };
    assertThatThrownBy(() -> one.inTime(Task.RULING, GONE, wrapping))
        .isInstanceOf(Workers.Left.class);
  }

  @Test
  void work_that_was_kept_from_its_end_is_to_be_tried_again_later() {
    // Long enough that what begins a thread is a small part of it.
    try (var hasty = new Workers(1, 0, Duration.ofMillis(500))) {
      assertThatThrownBy(() -> hasty.inTurn(Task.SEARCH, Client.PATIENT, WorkersTest::sleeping))
          .isInstanceOf(Workers.Busy.class)
          .hasMessage("Too much is being worked out right now. Try again in a few seconds.");
    }
  }

  private static String sleeping() {
    while (true) {
      Cancellation.check();
      LockSupport.parkNanos(10_000_000);
    }
  }

  @Test
  void what_is_asked_for_alone_is_not_turned_away_because_lines_of_batches_wait() throws Exception {
    var go = new CountDownLatch(1);
    var wait = new CountDownLatch(2);
    Client waiting =
        () -> {
          wait.countDown();
          return false;
        };
    try (var clients = Executors.newVirtualThreadPerTaskExecutor();
        var queueing = new Workers(1, 1, LONG)) {
      Future<String> line =
          clients.submit(() -> queueing.inTurn(Task.RULING, Client.PATIENT, () -> until(go)));
      begun.await();
      for (int more = 0; more < 3; more++) {
        clients.execute(() -> queueing.inTurn(Task.RULING, waiting, () -> until(go)));
      }
      wait.await();
      Future<String> alone =
          clients.submit(() -> queueing.inTime(Task.RULING, Client.PATIENT, () -> "alone"));
      go.countDown();
      assertThat(alone.get()).isEqualTo("alone");
      assertThat(line.get()).isEqualTo("line");
    }
  }

  private String until(CountDownLatch go) {
    begun.countDown();
    try {
      go.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return "line";
  }

  @Test
  void who_has_left_while_waiting_for_a_place_does_not_get_one() throws InterruptedException {
    CompletableFuture<Throwable> busy =
        thrown(() -> one.inTime(Task.RULING, Client.PATIENT, this::untilCancelled));
    begun.await();
    assertThatThrownBy(() -> one.inTurn(Task.RULING, GONE, () -> "not begun"))
        .isInstanceOf(Workers.Left.class);
    assertThatThrownBy(() -> one.inTime(Task.RULING, Client.PATIENT, () -> "not begun"))
        .isInstanceOf(Workers.Busy.class);
    assertThat(busy).isNotDone();
  }

  @Test
  void work_that_waits_for_a_thread_does_not_begin_once_its_client_has_left()
      throws InterruptedException {
    try (var queueing = new Workers(1, 1, LONG)) {
      CompletableFuture<Throwable> busy =
          thrown(() -> queueing.inTime(Task.RULING, Client.PATIENT, this::untilCancelled));
      begun.await();
      assertThatThrownBy(() -> queueing.inTime(Task.RULING, GONE, () -> "not begun"))
          .isInstanceOf(Workers.Left.class);
      assertThat(busy).isNotDone();
    }
  }

  @Test
  void closing_ends_what_is_worked_on_and_turns_away_who_waits() throws Exception {
    var queueing = new Workers(1, 1, LONG);
    CompletableFuture<Throwable> working =
        thrown(() -> queueing.inTime(Task.RULING, Client.PATIENT, this::untilCancelled));
    begun.await();
    CompletableFuture<Throwable> waiting =
        thrown(() -> queueing.inTurn(Task.RULING, Client.PATIENT, () -> "not begun"));
    CompletableFuture<Throwable> waitingForAPlace =
        thrown(() -> queueing.inTurn(Task.RULING, Client.PATIENT, () -> "not begun"));
    queueing.close();
    for (CompletableFuture<Throwable> turnedAway : List.of(working, waiting, waitingForAPlace)) {
      assertThat(turnedAway.get(30, TimeUnit.SECONDS)).isInstanceOf(Workers.Busy.class);
    }
    assertThatThrownBy(() -> queueing.inTime(Task.RULING, Client.PATIENT, () -> "too late"))
        .isInstanceOf(Workers.Busy.class);
  }
}
