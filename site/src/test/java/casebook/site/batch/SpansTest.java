package casebook.site.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which lines are done, as spans. */
class SpansTest {

  @Test
  void lines_are_done_in_any_order() {
    var numbers = new ArrayList<>(IntStream.rangeClosed(1, 60).boxed().toList());
    Collections.shuffle(numbers, new Random(5));
    var spans = new Spans(List.of());
    var done = new HashSet<Integer>();
    for (int number : numbers) {
      assertThat(spans.holds(number)).isFalse();
      spans.add(new Span(number, number));
      done.add(number);
      assertThat(IntStream.rangeClosed(1, 60).filter(spans::holds).boxed())
          .containsExactlyInAnyOrderElementsOf(done);
    }
    assertThat(spans.all()).containsExactly(new Span(1, 60));
  }
}
