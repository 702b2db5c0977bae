package casebook.site.tool;

import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.measure.CaseQuestions;
import casebook.site.measure.Figures;
import casebook.site.measure.JudgedQueries;
import casebook.site.measure.JudgedQuery;
import casebook.site.measure.Measured;
import casebook.site.measure.Measurement;
import casebook.site.measure.OtherQuestions;
import casebook.site.measure.Quality;
import casebook.site.measure.citing.CitingFigures;
import casebook.site.measure.citing.CitingMeasurement;
import casebook.site.measure.citing.Paraphrase;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
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
public final class MeasureCommand implements Callable<Integer> {
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

  @Option(
      names = "--check",
      description =
          "Measure how well check tells wrong citations from right ones: each rule of 506 and 508"
              + " beside its own number and a sibling's, and sentences about them. FILE then has"
              + " lines such as “right | 508.1d | It must attack (508.1d).”")
  private boolean check;

  @Spec private CommandSpec spec = CommandSpec.create();

  public MeasureCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused, IOException {
    PrintWriter out = spec.commandLine().getOut();
    if (check) {
      citing(out);
      out.flush();
      return 0;
    }
    Casebook casebook = data.open(opening);
    try (var measurement = new Measurement(casebook)) {
      for (JudgedQueries queries : sets()) {
        Measured measured = measurement.of(queries);
        out.println(Figures.table(measured));
        if (misses) {
          misses(measured, measurement, out);
        }
      }
    }
    if (files.isEmpty()) {
      otherQuestions(casebook, out);
      caseQuestions(casebook, out);
    }
    out.flush();
    return 0;
  }

  private void otherQuestions(Casebook casebook, PrintWriter out) {
    for (OtherQuestions questions : OtherQuestions.builtIn()) {
      OtherQuestions.Told told = questions.askedOf(casebook);
      out.println(told.line());
      if (misses) {
        told.wrong().forEach(missed -> out.println("  " + missed));
      }
    }
    List<String> said = OtherQuestions.saidOf(JudgedQueries.builtIn(), casebook);
    out.println(said.size() + " of the queries above are told to be about other rules");
    said.forEach(text -> out.println("  " + text));
  }

  private void caseQuestions(Casebook casebook, PrintWriter out) {
    for (CaseQuestions questions : CaseQuestions.builtIn()) {
      CaseQuestions.Found found = questions.askedOf(casebook);
      out.println(found.line());
      if (misses) {
        found.missed().forEach(missed -> out.println("  " + missed));
      }
    }
  }

  private void citing(PrintWriter out) throws Refused, IOException {
    var measurement = new CitingMeasurement(data.open(opening));
    var figures = new ArrayList<CitingFigures>();
    if (files.isEmpty()) {
      figures.addAll(measurement.forms());
      figures.add(measurement.paraphrases("sentences tuned on", Paraphrase.tunedOn()));
      figures.add(measurement.paraphrases("sentences kept aside", Paraphrase.keptAside()));
      figures.add(
          measurement.paraphrases("sentences kept aside later", Paraphrase.keptAsideLater()));
      figures.add(measurement.paraphrases("sentences kept aside, new", Paraphrase.keptAsideNew()));
      figures.add(measurement.paraphrases("sentences kept aside last", Paraphrase.keptAsideLast()));
      figures.add(measurement.paraphrases("sentences held out", Paraphrase.heldOut()));
      figures.add(measurement.paraphrases("sentences held out, again", Paraphrase.heldOutAgain()));
      figures.add(measurement.altered("altered words, tuned on", 0));
      figures.add(measurement.altered("altered words, kept aside", 1));
      figures.add(measurement.paraphrases("altered by hand", Paraphrase.misquoted()));
      figures.add(measurement.paraphrases("opposites, tuned on", Paraphrase.opposites()));
      figures.add(
          measurement.paraphrases("opposites, kept aside", Paraphrase.oppositesKeptAside()));
      figures.add(measurement.paraphrases("opposites, held out", Paraphrase.oppositesHeldOut()));
    }
    for (Path file : files) {
      figures.add(measurement.paraphrases(file.toString(), read(file, Paraphrase::read)));
    }
    for (CitingFigures line : figures) {
      out.println(line.line());
      if (misses) {
        line.missed().forEach(missed -> out.println("  " + missed));
      }
    }
  }

  private List<JudgedQueries> sets() throws Refused, IOException {
    if (files.isEmpty()) {
      return JudgedQueries.builtIn();
    }
    var sets = new ArrayList<JudgedQueries>();
    for (Path file : files) {
      sets.add(read(file, JudgedQueries::read));
    }
    return sets;
  }

  private static <T> T read(Path file, BiFunction<String, String, T> reading)
      throws Refused, IOException {
    if (!Files.isReadable(file)) {
      throw new Refused(file + " can't be read");
    }
    try {
      return reading.apply(file.toString(), Files.readString(file));
    } catch (IllegalArgumentException e) {
      throw new Refused(String.valueOf(e.getMessage()));
    }
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
