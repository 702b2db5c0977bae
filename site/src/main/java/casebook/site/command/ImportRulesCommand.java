package casebook.site.command;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.imports.DataFolder;
import casebook.site.imports.ImportException;
import casebook.site.imports.ImportedEditions;
import casebook.site.imports.ImportedEditions.Outcome;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Imports an edition of the Comprehensive Rules. */
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    description =
        "Imports a complete edition of the Comprehensive Rules from the text file in which it was"
            + " published, packed with gzip or not. An edition that was imported before is replaced"
            + " by one of the same date.")
final class ImportRulesCommand implements Callable<Integer> {

  /** As many numbers as fit on a line or two. */
  private static final int NAMED = 12;

  @Parameters(index = "0", paramLabel = "FILE", description = "The file.")
  private Path file = Path.of("");

  @Mixin private DataOption data = new DataOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws Refused {
    String name = Objects.toString(file.getFileName(), file.toString());
    DataFolder folder = data.folder();
    ImportedEditions.Summary done =
        ImportCommand.read(file, "Rules", in -> ImportedEditions.add(in, name, folder));
    IndexBar.index(folder);
    Edition edition = done.edition();
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "The edition of %s: %,d rules in %,d sections, %,d examples, %,d glossary entries read from"
            + " %s%n",
        edition.name(),
        edition.rules().size(),
        edition.sections().size(),
        edition.rules().stream().map(Rule::examples).mapToInt(List::size).sum(),
        edition.glossary().size(),
        file);
    out.println(outcome(done.outcome()));
    if (!done.differing().isEmpty()) {
      out.println("Rules that read otherwise before: " + some(done.differing()));
    }
    out.println(standing(edition, folder));
    out.println("Kept in " + folder.path());
    out.flush();
    return 0;
  }

  private static String outcome(Outcome outcome) {
    return switch (outcome) {
      case NEW -> "New";
      case COMPLETED -> "New: it completes the sections that come with the program";
      case REPLACED -> "Changed: it takes the place of the one that was imported before";
      case AS_BEFORE -> "As before";
    };
  }

  private static String some(List<RuleNumber> numbers) {
    String first =
        numbers.stream().limit(NAMED).map(RuleNumber::toString).collect(Collectors.joining(", "));
    return numbers.size() > NAMED ? first + " and " + (numbers.size() - NAMED) + " more" : first;
  }

  private static String standing(Edition edition, DataFolder folder) throws Refused {
    try {
      Editions editions = Editions.builtIn();
      for (Edition imported : ImportedEditions.in(folder)) {
        editions = editions.with(imported);
      }
      String newest = editions.current().name();
      return newest.equals(edition.name())
          ? "It is the newest edition here; attacks are judged by that of "
              + editions.executed().name()
          : "The newest edition here is that of " + newest;
    } catch (ImportException e) {
      throw new Refused(e.reason());
    }
  }
}
