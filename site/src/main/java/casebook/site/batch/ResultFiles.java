package casebook.site.batch;

import casebook.site.output.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Writes the answers to files, with what a later run needs to go on. */
final class ResultFiles implements Results, AutoCloseable {

  /** What a stop can cost, and how much compressing in parts costs: a part for each. */
  private static final Duration BETWEEN_CHECKPOINTS = Duration.ofSeconds(5);

  private final String run;
  private final Duration between;
  private final Path progress;
  private final Spans earlier;
  private final Spans done;
  private final LineFile answers;
  private final Optional<LineFile> refused;
  private final Tally tally;
  private long kept = System.nanoTime();

  private ResultFiles(BatchRun.Outputs outputs, Checkpoint from, Tally tally, Duration between)
      throws IOException {
    this.run = from.run();
    this.between = between;
    this.progress = outputs.progress();
    this.earlier = new Spans(from.done());
    this.done = new Spans(from.done());
    this.answers = new LineFile(outputs.answers(), from.written());
    this.refused =
        outputs.refused().isPresent()
            ? Optional.of(new LineFile(outputs.refused().get(), from.refused()))
            : Optional.empty();
    this.tally = tally;
  }

  /**
   * Begins or goes on.
   *
   * @param from how far an earlier run has come
   */
  static ResultFiles open(BatchRun.Outputs outputs, Checkpoint from, Tally tally)
      throws IOException {
    return open(outputs, from, tally, BETWEEN_CHECKPOINTS);
  }

  /**
   * The same.
   *
   * @param between after what time it is kept again how far the run has come
   */
  static ResultFiles open(BatchRun.Outputs outputs, Checkpoint from, Tally tally, Duration between)
      throws IOException {
    from.counts().forEach(tally::add);
    var files = new ResultFiles(outputs, from, tally, between);
    files.keep();
    return files;
  }

  @Override
  public boolean has(int line) {
    return earlier.holds(line);
  }

  @Override
  public void take(LinePipe.MadeChunk<CaseLines.Line, LineAnswer> judged) throws IOException {
    for (int index = 0; index < judged.made().size(); index++) {
      LineAnswer answer = judged.made().get(index);
      if (answer.outcome().isJudged() || refused.isEmpty()) {
        answers.write(answer.line());
      } else {
        refused.get().write(refusal(judged.lines().get(index), answer));
      }
      tally.add(answer.outcome(), 1);
    }
    done.add(judged.chunk().span());
    if (System.nanoTime() - kept > between.toNanos()) {
      keep();
    }
  }

  /** The line with the reason, so that it can be mended and judged alone. */
  private static String refusal(CaseLines.Line line, LineAnswer answer) {
    String known = Json.object().put("line", line.number()).put("case", line.text()).compact();
    return known.substring(0, known.length() - 1) + ",\"answer\":" + answer.line() + "}";
  }

  private void keep() throws IOException {
    long written = answers.save();
    long thrown = refused.isPresent() ? refused.get().save() : 0;
    new Checkpoint(run, done.all(), written, thrown, tally.counts()).keep(progress);
    kept = System.nanoTime();
  }

  /** All lines are answered: there is nothing to go on with. */
  void finish() throws IOException {
    keep();
    Files.delete(progress);
  }

  @Override
  public void close() throws IOException {
    try (answers) {
      if (refused.isPresent()) {
        refused.get().close();
      }
    }
  }
}
