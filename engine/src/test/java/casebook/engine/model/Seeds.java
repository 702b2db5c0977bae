package casebook.engine.model;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.LongStream;

/**
 * The seeds of the random boards that a test looks at. They are the same in every build, so that a
 * build that fails fails again; {@code -Dcasebook.seed} starts elsewhere and {@code
 * -Dcasebook.boards} looks at more.
 */
record Seeds(long first, long count) {

  /** As many as are asked for on the command line, otherwise so many. */
  static Seeds ofBuild(long count) {
    return new Seeds(Long.getLong("casebook.seed", 508), Long.getLong("casebook.boards", count));
  }

  /** Fails with the smallest declaration that has a flaw, if any declaration has one. */
  void check(Function<Long, List<Declared>> declarations, Function<Declared, List<String>> flaws) {
    var looked = new LongAdder();
    Optional<Long> failing =
        LongStream.range(first, first + count)
            .parallel()
            .boxed()
            .filter(seed -> {
              List<Declared> declared = declarations.apply(seed);
              looked.add(declared.size());
              return declared.stream().anyMatch(one -> !flaws.apply(one).isEmpty());
            })
            .findFirst();
    if (failing.isPresent()) {
      Predicate<Declared> fails = declared -> !flaws.apply(declared).isEmpty();
      Declared found =
          declarations.apply(failing.get()).stream().filter(fails).findFirst().orElseThrow();
      Declared smallest = Shrinking.smallest(found, fails);
      throw new AssertionError(
          "casebook.seed=%d: %s%n%s"
              .formatted(failing.get(), flaws.apply(smallest), smallest.text()));
    }
    System.out.printf(
        "%d declarations on boards %d to %d%n", looked.sum(), first, first + count - 1);
  }
}
