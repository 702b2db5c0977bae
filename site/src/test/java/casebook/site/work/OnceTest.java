package casebook.site.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** What takes time to make is made once, whoever asks and whoever goes away. */
class OnceTest {
  @Test
  void it_is_made_once_however_often_it_is_asked() {
    var made = new AtomicInteger();
    var once = new Once<>("numbers", made::incrementAndGet);
    assertThat(once.isMade()).isFalse();

    once.begin();
    assertThat(once.get()).isEqualTo(1);
    assertThat(once.get()).isEqualTo(1);
    assertThat(once.isMade()).isTrue();
  }

  @Test
  void a_visitor_who_goes_away_takes_nothing_from_the_others() throws Exception {
    var goes = new CountDownLatch(1);
    var once =
        new Once<>(
            "numbers",
            () -> {
              goes.await();
              return 7;
            });
    var gone = new AtomicReference<Throwable>();
    Thread visitor = Thread.startVirtualThread(() -> gone.set(catchThrowable(once::get)));
    visitor.interrupt();
    visitor.join();
    assertThat(gone.get()).hasMessageContaining("Nobody waits");
    goes.countDown();

    assertThat(once.get()).isEqualTo(7);
  }

  @Test
  void what_fails_says_what_could_not_be_made() {
    var once =
        new Once<>(
            "numbers",
            () -> {
              throw new IllegalArgumentException("none left");
            });

    assertThatThrownBy(once::get)
        .hasMessage("The numbers can't be made")
        .hasRootCauseMessage("none left");
  }
}
