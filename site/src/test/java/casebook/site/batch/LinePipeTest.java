package casebook.site.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Lines go through several threads, and what is made of them waits for whoever takes it. */
class LinePipeTest {

  /** What is made of a line: text of this length. */
  private record Filler(int length) implements LinePipe.Made {}

  @ParameterizedTest
  @EnumSource
  void however_long_answers_are_few_are_held_while_nobody_takes_them(Batch.Order order)
      throws IOException {
    int length = 1 << 20;
    var made = new AtomicInteger();
    var taken = new AtomicInteger();
    var most = new AtomicInteger();
    var pipe =
        new LinePipe<CaseLines.Line, Filler>(
            _ -> {
              int held = made.incrementAndGet() - taken.get();
              most.accumulateAndGet(held, Math::max);
              return new Filler(length);
            },
            8,
            order);
    var lines = new ArrayList<String>();
    IntStream.rangeClosed(1, 1000).forEach(one -> lines.add("case " + one));
    pipe.run(
        new CaseLines(new BufferedReader(new StringReader(String.join("\n", lines)))),
        chunk -> {
          // Whoever makes answers is let on as far as it goes before these are taken.
          int before = -1;
          while (made.get() != before) {
            before = made.get();
            LockSupport.parkNanos(Duration.ofMillis(2).toNanos());
          }
          taken.addAndGet(chunk.made().size());
        });
    assertThat(made).hasValue(1000);
    // The limit, a line of each thread, and what the first chunk and the reader add.
    assertThat((most.get() - 8 - 16) * (long) length).isLessThanOrEqualTo(Held.MOST);
  }
}
