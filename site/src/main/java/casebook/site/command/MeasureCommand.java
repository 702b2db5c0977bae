package casebook.site.command;

import casebook.rules.RuleNumber;
import casebook.site.measure.Figures;
import casebook.site.measure.JudgedQueries;
import casebook.site.measure.JudgedQuery;
import casebook.site.measure.Measured;
import casebook.site.measure.Measurement;
import casebook.site.measure.Quality;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code measure}: how well the search finds the rules that answer queries. */
@Command(
    name = "measure",
    mixinStandardHelpOptions = true,
    description =
        "Asks the search, and a plain index of the same documents, queries whose answers are known,"
            + " and tells how well they do for each class of queries.")
final class MeasureCommand implements Callable<Integer> {
  /** A query whose answer is this good needs no look. */
  private static final double GOOD = 0.8;

  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description =
          "Queries of your own, a line for each: class | query | rule:grade …, with the grades 2"
              + " (answers) and 1 (helps). Without a file, those that the program comes with.")
  private List<Path> files = List.of();

  @Option(
      names = "--misses",
      description = "List the queries that are answered badly, with the rules that were found.")
  private boolean misses;

  @Spec private CommandSpec spec = CommandSpec.create();

  MeasureCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused, IOException {
    PrintWriter out = spec.commandLine().getOut();
    try (var measurement = new Measurement(data.open(opening))) {
      for (JudgedQueries queries : sets()) {
        Measured measured = measurement.of(queries);
        out.println(Figures.table(measured));
        if (misses) {
          misses(measured, measurement, out);
        }
      }
    }
    out.flush();
    return 0;
  }

  private List<JudgedQueries> sets() throws Refused, IOException {
    if (files.isEmpty()) {
      return JudgedQueries.builtIn();
    }
    var sets = new java.util.ArrayList<JudgedQueries>();
    for (Path file : files) {
      if (!Files.isReadable(file)) {
        throw new Refused(file + " can't be read");
      }
      try {
        sets.add(JudgedQueries.read(file.toString(), Files.readString(file)));
      } catch (IllegalArgumentException e) {
        throw new Refused(String.valueOf(e.getMessage()));
      }
    }
    return sets;
  }

  private static void misses(Measured measured, Measurement measurement, PrintWriter out) {
    for (int i = 0; i < measured.ours().size(); i++) {
      Quality quality = measured.ours().get(i);
      if (quality.gain() < GOOD) {
        JudgedQuery query = measured.queries().queries().get(i);
        String wanted =
            query.grades().entrySet().stream()
                .map(graded -> graded.getKey() + ":" + graded.getValue())
                .collect(Collectors.joining(" "));
        String found =
            measurement.rules(query.text()).stream()
                .limit(Quality.PLACES)
                .map(RuleNumber::toString)
                .collect(Collectors.joining(" "));
        out.println(
            String.format(
                Locale.ROOT,
                "%.2f  %s | %s%n      wanted %s%n      found  %s",
                quality.gain(),
                query.of().label(),
                query.text(),
                wanted,
                found));
      }
    }
    out.println();
  }
}
