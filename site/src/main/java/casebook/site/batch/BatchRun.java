package casebook.site.batch;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * Has all cases of a stream judged, plain or compressed with gzip or zstd.
 *
 * @param seen is told again and again how many cases are judged
 */
public record BatchRun(Batch batch, LongConsumer seen) {

  /**
   * The files of a run.
   *
   * @param answers where the answers go; compressed if its name ends with {@code .gz} or {@code
   *     .zst}
   * @param refused where lines go that can't be judged, with the reason; among the answers if it is
   *     empty
   */
  public record Outputs(Path answers, Optional<Path> refused) {

    /** Where it stands how far the run has come, until it has come to its end. */
    public Path progress() {
      return Checkpoint.place(answers);
    }
  }

  /** Why a run can't begin so, as sentences that say what can be done. */
  public static final class NotBegun extends IOException {
    private static final long serialVersionUID = 1;

    NotBegun(String message) {
      super(message);
    }

    NotBegun(String message, Throwable why) {
      super(message, why);
    }
  }

  /** Prints the answers. */
  public Tally print(InputStream in, PrintWriter out) throws IOException {
    var tally = new Tally();
    judge(in, new Printed(out, tally), tally);
    return tally;
  }

  /**
   * Writes the answers to files, of which none may have been begun before.
   *
   * @param asked what is asked for, so that only the same run goes on after a stop
   * @throws NotBegun if there is a run that was stopped
   */
  public Tally begin(InputStream in, Outputs outputs, String asked) throws IOException {
    Path progress = outputs.progress();
    if (Files.exists(progress)) {
      throw new NotBegun(
          "A run that writes to %s was stopped. Go on with it (--resume), or delete %s and begin again."
              .formatted(outputs.answers(), progress));
    }
    return write(in, outputs, new Checkpoint(asked, List.of(), 0, 0, Map.of()));
  }

  /**
   * Goes on with a run that was stopped, or begins it where there is none and no answers yet.
   *
   * @param asked what is asked for
   * @throws NotBegun if something else was asked for then, or if the run has come to its end
   */
  public Tally resume(InputStream in, Outputs outputs, String asked) throws IOException {
    Path progress = outputs.progress();
    Optional<Checkpoint> kept = Checkpoint.read(progress);
    if (kept.isEmpty() && Files.exists(outputs.answers())) {
      throw new NotBegun(
          "There is nothing to go on with: %s is there, and no %s. Delete the answers to begin again."
              .formatted(outputs.answers(), progress));
    }
    if (kept.isPresent() && !kept.get().run().equals(asked)) {
      throw new NotBegun(
          "The run that was stopped was another one (%s; now %s). Run the same, or delete %s and begin again."
              .formatted(kept.get().run(), asked, progress));
    }
    return kept.isPresent() ? write(in, outputs, kept.get()) : begin(in, outputs, asked);
  }

  private Tally write(InputStream in, Outputs outputs, Checkpoint from) throws IOException {
    var tally = new Tally();
    try (var files = ResultFiles.open(outputs, from, tally)) {
      judge(in, files, tally);
      files.finish();
    }
    return tally;
  }

  private void judge(InputStream in, Results results, Tally tally) throws IOException {
    var lines =
        new BufferedReader(
            new InputStreamReader(
                Compression.decompressed(in, "the file of cases"), StandardCharsets.UTF_8));
    batch.judge(lines, new Counted(results, tally, seen));
  }

  /** Results that tell how many they are. */
  private record Counted(Results results, Tally tally, LongConsumer seen) implements Results {
    @Override
    public boolean has(int line) {
      return results.has(line);
    }

    @Override
    public void take(LinePipe.MadeChunk<CaseLines.Line, LineAnswer> judged) throws IOException {
      results.take(judged);
      seen.accept(tally.all());
    }
  }
}
