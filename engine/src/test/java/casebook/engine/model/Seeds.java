package casebook.engine.model;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.LongStream;

/**
 * The seeds of the random boards that a test looks at. They are the same in every build, so that a
 * build that fails fails again; {@code -Dcasebook.seed} starts elsewhere and {@code
 * -Dcasebook.boards} looks at more.
 */
record Seeds(long first, long count) {

  /** After this number of boards a line says how far a longer run is. */
  private static final long PORTION = 20_000;

  /** The number of boards on the command line, otherwise {@code count} of them. */
  static Seeds ofBuild(long count) {
    return new Seeds(Long.getLong("casebook.seed", 508), Long.getLong("casebook.boards", count));
  }

  /** Fails with the smallest declaration that has a flaw, if any declaration has one. */
  void check(Function<Long, List<Declared>> declarations, Function<Declared, List<String>> flaws) {
    check("declarations", declarations, flaws, Shrinking::smallest, Declared::text);
  }

  /**
   * Fails with the smallest subject that has a flaw, if any has one.
   *
   * @param smallest what is left of a failing subject once all that it can do without is left out
   */
  <T> void check(
      String what,
      Function<Long, List<T>> subjects,
      Function<T, List<String>> flaws,
      BiFunction<T, Predicate<T>, T> smallest,
      Function<T, String> text) {
    var looked = new LongAdder();
    var done = new AtomicLong();
    Optional<Long> failing =
        LongStream.range(first, first + count)
            .parallel()
            .boxed()
            .filter(seed -> {
              List<T> made = subjects.apply(seed);
              looked.add(made.size());
              boolean isFlawed = made.stream().anyMatch(one -> !flaws.apply(one).isEmpty());
              tell(done.incrementAndGet());
              return isFlawed;
            })
            .findFirst();
    if (failing.isPresent()) {
      Predicate<T> fails = subject -> !flaws.apply(subject).isEmpty();
      T found = subjects.apply(failing.get()).stream().filter(fails).findFirst().orElseThrow();
      T least = smallest.apply(found, fails);
      throw new AssertionError(
          "casebook.seed=%d: %s%n%s"
              .formatted(failing.get(), flaws.apply(least), text.apply(least)));
    }
    System.out.printf("%d %s on boards %d to %d%n", looked.sum(), what, first, first + count - 1);
  }

  private void tell(long done) {
    if (done % PORTION == 0) {
      System.out.printf("%,d of %,d boards%n", done, count);
    }
  }
}
