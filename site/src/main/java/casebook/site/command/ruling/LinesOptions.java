package casebook.site.command.ruling;

import casebook.index.Fingerprint;
import casebook.site.Casebook;
import casebook.site.batch.Batch;
import casebook.site.batch.BatchRun;
import casebook.site.batch.BatchRun.NotBegun;
import casebook.site.batch.BatchRun.Outputs;
import casebook.site.batch.Decompressed.Damaged;
import casebook.site.batch.Field;
import casebook.site.batch.LineJudge;
import casebook.site.batch.LineOutcome;
import casebook.site.batch.Tally;
import casebook.site.command.option.IndexBar;
import casebook.site.command.option.OutputFile;
import casebook.site.command.option.Refused;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ProgramFiles;
import casebook.site.input.CaseReader;
import casebook.site.work.Deadline;
import casebook.site.work.Task;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.wrapped.ProgressBarWrappedInputStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** How to judge a file that has one case on each line. */
final class LinesOptions {
  private static final int MEGABYTE = 1 << 20;
  private static final int MOST_THREADS = 1024;

  /** What can be done where a run was stopped that others can go on with. */
  private static final String GO_ON =
      ". The answers until then are kept: once that is mended, go on with the same command and --resume";

  @Option(
      names = "--lines",
      description =
          "The file has one case in JSON on each line, plain, gzip or zstd; each gets one line of JSON.")
  private boolean isAsked;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "With --lines: where the answers go, compressed if it ends with .gz or .zst. Lines that can't be"
              + " judged stop nothing.")
  private @Nullable Path out;

  @Option(
      names = "--refused",
      paramLabel = "FILE",
      description =
          "With --out: where lines go that can't be judged, each with its number and the reason;"
              + " without it, the reasons stand among the answers.")
  private @Nullable Path refused;

  @Option(
      names = "--resume",
      description =
          "With --out: goes on with the same run after a stop, with no answer lost or twice.")
  private boolean isResumed;

  @Option(
      names = "--unordered",
      description =
          "With --lines: each answer as soon as it is there; --fields line,… tells which case it is for.")
  private boolean isUnordered;

  @Option(
      names = "--fields",
      paramLabel = "FIELD",
      split = ",",
      converter = OfField.class,
      description =
          "With --lines: short answers with these fields alone, of line, verdict, decidedBy, failed, cards, obeyed,"
              + " maximum, legalAttacks, nearest, doubts.")
  private List<Field> fields = List.of();

  @Option(
      names = "--threads",
      paramLabel = "NUMBER",
      description = "With --lines: how many cases are judged at once (as many as there are cores).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  /** A field by its name. */
  static final class OfField implements ITypeConverter<Field> {
    @Override
    public Field convert(String name) {
      return Field.named(name)
          .orElseThrow(() ->
              new TypeConversionException(
                  "there is no field “%s”, only %s"
                      .formatted(
                          name,
                          Arrays.stream(Field.values())
                              .map(Field::toString)
                              .collect(Collectors.joining(", ")))));
    }
  }

  /** Whether the file is of this kind. */
  boolean areAsked() {
    check(isAsked || (out == null && !isUnordered && fields.isEmpty()), "Add --lines");
    check(out != null || (refused == null && !isResumed), "Add --out FILE");
    check(threads >= 1 && threads <= MOST_THREADS, "--threads is a number from 1 to 1024");
    return isAsked;
  }

  private void check(boolean isGood, String otherwise) {
    if (!isGood) {
      throw new ParameterException(spec.commandLine(), otherwise);
    }
  }

  /**
   * Judges all lines.
   *
   * @param file where they are; none for the standard input
   * @param imports what the cards and editions come from
   * @return how the worst of them came out
   */
  LineOutcome judge(Optional<Path> file, Duration deadline, DataFolder imports, Casebook casebook)
      throws IOException, Refused {
    var reader = new CaseReader(casebook.editions(), casebook.catalogue());
    var judge = new LineJudge(reader, casebook.editions(), fields);
    Batch.Order order = isUnordered ? Batch.Order.AS_JUDGED : Batch.Order.OF_LINES;
    try (var limit = new Deadline(deadline);
        var bar = new Bar(file);
        InputStream in = bar.open()) {
      var run =
          new BatchRun(
              new Batch(judge, line -> limit.during(Task.RULING, line), threads, order),
              bar::judged);
      return out == null
          ? run.print(in, spec.commandLine().getOut()).worst()
          : write(run, file, imports, in, out);
    } catch (NotBegun e) {
      throw new Refused(e.getMessage() + "");
    }
  }

  private LineOutcome write(
      BatchRun run, Optional<Path> file, DataFolder imports, InputStream in, Path answers)
      throws IOException, Refused {
    if (isResumed && file.isEmpty()) {
      throw new Refused(
          "The standard input can't be read from where a run was stopped; name a file of cases");
    }
    var outputs = new Outputs(answers, Optional.ofNullable(refused));
    checkApart(file, outputs);
    long begun = System.nanoTime();
    String asked = asked(file, imports);
    try {
      Tally tally = isResumed ? run.resume(in, outputs, asked) : run.begin(in, outputs, asked);
      tell(tally, Duration.ofNanos(System.nanoTime() - begun));
      return tally.worst();
    } catch (NotBegun | Damaged | NoSuchFileException | AccessDeniedException e) {
      throw e;
    } catch (IOException e) {
      throw Files.exists(outputs.progress())
          ? new IOException(Objects.requireNonNullElse(e.getMessage(), e.toString()) + GO_ON, e)
          : e;
    }
  }

  /** No file is written over what is read or written otherwise, and each into a folder. */
  private static void checkApart(Optional<Path> file, Outputs outputs) throws IOException, Refused {
    var others = new ArrayList<Path>();
    file.ifPresent(others::add);
    var written = new ArrayList<>(List.of(outputs.answers(), outputs.progress()));
    outputs.refused().ifPresent(written::add);
    for (Path one : written) {
      OutputFile.check(one);
      checkApart(one, others);
      others.add(one);
    }
  }

  private static void checkApart(Path written, List<Path> others) throws IOException, Refused {
    for (Path other : others) {
      if (isSame(written, other)) {
        throw new Refused(
            written + " can't be read and written, or written twice, at once: name another file");
      }
    }
  }

  private static boolean isSame(Path one, Path other) throws IOException {
    boolean areThere = Files.exists(one) && Files.exists(other);
    return areThere
        ? Files.isSameFile(one, other)
        : one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }

  /** What makes a run the same as another one. */
  private String asked(Optional<Path> file, DataFolder imports) throws IOException {
    String cases =
        file.isEmpty()
            ? "the standard input"
            : "%s, %,d bytes of %s"
                .formatted(
                    file.get().toAbsolutePath().normalize(),
                    Files.size(file.get()),
                    Files.getLastModifiedTime(file.get()));
    String wanted =
        fields.isEmpty()
            ? "whole rulings"
            : fields.stream().map(Field::toString).collect(Collectors.joining(","));
    String order = isUnordered ? "unordered" : "in order";
    String left =
        refused == null ? "" : ", refused lines to " + refused.toAbsolutePath().normalize();
    return "%s, %s, %s%s, program %s, imports %s"
        .formatted(
            cases,
            wanted,
            order,
            left,
            Fingerprint.of(ProgramFiles.lines().stream()).hex(),
            Fingerprint.of(imports.state().files().stream()).hex());
  }

  private void tell(Tally tally, Duration time) {
    PrintWriter err = spec.commandLine().getErr();
    if (tally.all() == 0) {
      err.println("There are no cases in it.");
      err.flush();
      return;
    }
    String counts =
        Arrays.stream(LineOutcome.values())
            .filter(outcome -> tally.of(outcome) > 0)
            .map(outcome ->
                "%,d %s"
                    .formatted(
                        tally.of(outcome),
                        outcome.name().toLowerCase(Locale.ROOT).replace('_', ' ')))
            .collect(Collectors.joining(", "));
    err.printf("%,d cases: %s. This run took %s.%n", tally.all(), counts, inSeconds(time));
    err.flush();
  }

  private static String inSeconds(Duration time) {
    return "%,.1f seconds".formatted(time.toMillis() / 1000.0);
  }

  /** Shows on a terminal how much of the file is judged, how fast and how long the rest takes. */
  private static final class Bar implements AutoCloseable {
    private final Optional<Path> file;
    private final Optional<ProgressBar> bar;

    Bar(Optional<Path> file) throws IOException {
      this.file = file;
      bar =
          IndexBar.isSeen() && file.isPresent()
              ? Optional.of(
                  new ProgressBarBuilder()
                      .setTaskName("Judged")
                      .setInitialMax(Files.size(file.get()))
                      .setUnit("MB", MEGABYTE)
                      .showSpeed()
                      .build())
              : Optional.empty();
    }

    InputStream open() throws IOException {
      InputStream in = file.isPresent() ? Files.newInputStream(file.get()) : System.in;
      return bar.isPresent() ? new ProgressBarWrappedInputStream(in, bar.get()) : in;
    }

    void judged(long cases) {
      bar.ifPresent(shown -> shown.setExtraMessage("%,d cases".formatted(cases)));
    }

    @Override
    public void close() {
      bar.ifPresent(ProgressBar::close);
    }
  }
}
