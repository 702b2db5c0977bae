package casebook.site.batch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * How far a run has come: what another needs to go on where it stopped.
 *
 * @param run what the run was asked to do; only the same can go on
 * @param done the lines whose answers are written
 * @param written the length of the file of answers with them, in bytes
 * @param refused the length of the file of refused lines with them, in bytes
 * @param counts how many came out how
 */
record Checkpoint(
    String run, List<Span> done, long written, long refused, Map<LineOutcome, Long> counts) {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  Checkpoint {
    done = List.copyOf(done);
    counts = Map.copyOf(counts);
  }

  /** Where that of a file of answers is kept. */
  static Path place(Path answers) {
    return Path.of(answers + ".progress");
  }

  /** The one that was kept last, if there is one. */
  static Optional<Checkpoint> read(Path place) throws IOException {
    try {
      return Optional.of(MAPPER.readValue(Files.readAllBytes(place), Checkpoint.class));
    } catch (NoSuchFileException _) {
      return Optional.empty();
    } catch (JacksonException e) {
      throw new BatchRun.NotBegun(place + " is damaged: delete it, and begin again", e);
    }
  }

  /** Takes the place of the one before as a whole, whenever the machine stops. */
  void keep(Path place) throws IOException {
    Path unfinished = Path.of(place + ".unfinished");
    try (var file =
        FileChannel.open(
            unfinished,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      var bytes = ByteBuffer.wrap(MAPPER.writeValueAsBytes(this));
      while (bytes.hasRemaining()) {
        file.write(bytes);
      }
      file.force(true);
    }
    Files.move(
        unfinished, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
