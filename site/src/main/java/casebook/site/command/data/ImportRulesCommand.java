package casebook.site.command.data;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.ExitCodes;
import casebook.site.command.option.IndexBar;
import casebook.site.command.option.Refused;
import casebook.site.imports.DataFolder;
import casebook.site.imports.HeldEditions;
import casebook.site.imports.ImportedEditions;
import casebook.site.imports.ImportedEditions.Outcome;
import casebook.site.imports.ImportedEditions.Result;
import casebook.site.imports.ImportedEditions.Summary;
import casebook.site.imports.Progress;
import casebook.site.imports.published.ImportException;
import casebook.site.imports.published.RulesFiles;
import casebook.site.imports.published.RulesFiles.Refusal;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Imports editions of the Comprehensive Rules. */
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    description =
        "Imports complete editions of the Comprehensive Rules from the text files in which they"
            + " were published: files, folders and zip files with them, packed with gzip or not. An"
            + " edition that was imported before is replaced by one of the same date. A file that"
            + " can't be read is refused, with the reason, and the others are imported.")
final class ImportRulesCommand implements Callable<Integer> {

  /** As many numbers as fit on a line or two. */
  private static final int NAMED = 12;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Text files, folders or zip files.")
  private List<Path> paths = new ArrayList<>();

  @Mixin private DataOption data = new DataOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws Refused {
    DataFolder folder = data.folder();
    RulesFiles files = RulesFiles.in(paths);
    Result done = imported(files, folder);
    List<Refusal> refused =
        Stream.concat(files.refused().stream(), done.refused().stream()).toList();
    if (!done.read().isEmpty()) {
      IndexBar.index(folder);
      told(done.read(), folder);
    }
    PrintWriter out = spec.commandLine().getOut();
    if (files.leftOut() > 0) {
      out.printf("Left out, because they are no text files: %,d%n", files.leftOut());
    }
    out.flush();
    PrintWriter err = spec.commandLine().getErr();
    refused.forEach(one -> err.printf("%s was not imported. %s.%n", one.file(), one.reason()));
    if (done.read().isEmpty() && refused.isEmpty()) {
      throw new Refused("There is no text file in " + paths.getFirst());
    }
    return refused.isEmpty() ? 0 : ExitCodes.NOT_JUDGED;
  }

  private static Result imported(RulesFiles files, DataFolder folder) throws Refused {
    if (files.found().isEmpty()) {
      return new Result(List.of(), List.of());
    }
    try (var bar = new IndexBar()) {
      return ImportedEditions.add(files.found(), folder, bar);
    } catch (ImportException e) {
      throw new Refused("Nothing was imported. " + e.reason());
    }
  }

  private void told(List<Summary> read, DataFolder folder) throws Refused {
    PrintWriter out = spec.commandLine().getOut();
    read.forEach(one -> told(one, out));
    if (read.size() > 1) {
      out.printf(
          "%,d editions: %s%n",
          read.size(),
          Stream.of(Outcome.values())
              .map(outcome -> new Counted(outcome, count(read, outcome)))
              .filter(counted -> counted.count() > 0)
              .map(counted -> "%,d %s".formatted(counted.count(), shortly(counted.outcome())))
              .collect(Collectors.joining(", ")));
    }
    out.println(standing(read, folder));
    out.println("Kept in " + folder.path());
  }

  private record Counted(Outcome outcome, long count) {}

  private static long count(List<Summary> read, Outcome outcome) {
    return read.stream().filter(one -> one.outcome() == outcome).count();
  }

  private static void told(Summary done, PrintWriter out) {
    Edition edition = done.edition();
    out.printf(
        "The edition of %s: %,d rules in %,d sections, %,d examples, %,d glossary entries read from"
            + " %s%n",
        edition.name(),
        edition.rules().size(),
        edition.sections().size(),
        edition.rules().stream().map(Rule::examples).mapToInt(List::size).sum(),
        edition.glossary().size(),
        done.file());
    out.println("  " + outcome(done.outcome()));
    if (!done.differing().isEmpty()) {
      out.println("  Rules that read otherwise before: " + some(done.differing()));
    }
    String misprints =
        edition.rules().stream()
            .flatMap(rule ->
                rule.printed().stream()
                    .map(printed -> "%s for %s".formatted(printed, rule.number())))
            .collect(Collectors.joining(", "));
    if (!misprints.isEmpty()) {
      out.println("  Misprinted numbers: " + misprints);
    }
  }

  private static String outcome(Outcome outcome) {
    return switch (outcome) {
      case NEW -> "New";
      case COMPLETED -> "New: it completes the sections that come with the program";
      case REPLACED -> "Changed: it takes the place of the one that was imported before";
      case AS_BEFORE -> "As before";
    };
  }

  private static String shortly(Outcome outcome) {
    return switch (outcome) {
      case NEW -> "new";
      case COMPLETED -> "new that complete the sections that come with the program";
      case REPLACED -> "changed";
      case AS_BEFORE -> "as before";
    };
  }

  private static String some(List<RuleNumber> numbers) {
    String first =
        numbers.stream().limit(NAMED).map(RuleNumber::toString).collect(Collectors.joining(", "));
    return numbers.size() > NAMED ? first + " and " + (numbers.size() - NAMED) + " more" : first;
  }

  private static String standing(List<Summary> read, DataFolder folder) throws Refused {
    try {
      Editions editions = Editions.builtIn();
      for (Edition imported : HeldEditions.in(folder, Progress.UNSEEN).editions()) {
        editions = editions.with(imported);
      }
      String newest = editions.current().name();
      return read.stream().map(Summary::edition).anyMatch(one -> one.name().equals(newest))
          ? (read.size() == 1 ? "It" : "That of " + newest)
              + " is the newest edition here; attacks are judged by that of "
              + editions.executed().name()
          : "The newest edition here is that of " + newest;
    } catch (ImportException e) {
      throw new Refused(e.reason());
    }
  }
}
