package casebook.site.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts that are changed at random are answered or refused, by every reader. {@code
 * -Dcasebook.fuzz=} says how many for each, {@code -Dcasebook.seed=} which, {@code
 * -Dcasebook.readers=} of which readers where not of all. One that breaks a reader is written into
 * {@code target}; it is to be moved to the folder of those that are read each time.
 */
@Timeout(3_600)
class FuzzTest {
  private static final int COUNT = Integer.getInteger("casebook.fuzz", 150);
  private static final long SEED = Long.getLong("casebook.seed", 1);

  private static Stream<FuzzedReader> readers() {
    String names = System.getProperty("casebook.readers", "");
    return names.isEmpty()
        ? Stream.of(FuzzedReader.values())
        : Stream.of(names.split(",")).map(FuzzedReader::valueOf);
  }

  @ParameterizedTest
  @MethodSource("readers")
  void changed_texts_are_answered_or_refused(FuzzedReader reader) throws IOException {
    var changes = new Changes(SEED);
    for (int number = 0; number < COUNT; number++) {
      byte[] text = changes.of(reader.seeds());
      try {
        reader.read(text);
      } catch (RuntimeException | StackOverflowError e) {
        Path written = Path.of("target", "fuzz-%s-%d-%d".formatted(reader.folder(), SEED, number));
        Files.write(written, text);
        throw new AssertionError("See " + written.toAbsolutePath(), e);
      }
    }
  }

  /** Each of these broke the reader once. */
  @ParameterizedTest
  @EnumSource
  void what_broke_a_reader_once_does_not_any_more(FuzzedReader reader) throws IOException {
    for (Path crasher : crashers(reader)) {
      byte[] text = Files.readAllBytes(crasher);
      assertThatCode(() -> reader.read(text)).as(crasher.toString()).doesNotThrowAnyException();
    }
  }

  private static List<Path> crashers(FuzzedReader reader) throws IOException {
    Path folder =
        Path.of(System.getProperty("casebook.root", ".."))
            .resolve("site/src/test/resources/casebook/site/fuzz")
            .resolve(reader.folder());
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}
