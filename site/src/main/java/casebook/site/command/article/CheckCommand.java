package casebook.site.command.article;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Editions;
import casebook.site.Casebook;
import casebook.site.article.check.Correction;
import casebook.site.article.check.Finding;
import casebook.site.article.mention.Places;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.DeadlineOption;
import casebook.site.command.option.EditionOption;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.output.ArticleJson;
import casebook.site.output.ArticleJson.Checked;
import casebook.site.work.Task;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks the citations of articles. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description =
        "Tells of each citation in some articles whether the rule exists, whether the words beside"
            + " it are its own, and what became of it since the article's day.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:nothing needs attention",
      "1:some citation needs attention",
      "2:an article can't be read",
      "4:the deadline passed before an article was checked"
    })
public final class CheckCommand implements Callable<Integer> {

  /** What the findings can be written as. */
  enum Output {
    text,
    json,
    sarif
  }

  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "Articles in Markdown, HTML or plain text, or source code, of which the comments are"
              + " read; of a folder all such files in it; - reads from the standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--as",
      paramLabel = "FORMAT",
      description = "markdown, html, text, slashes or hashes, where a file's name doesn't tell.")
  private Optional<String> as = Optional.empty();

  @Option(
      names = "--date",
      paramLabel = "DATE",
      description =
          "The day of the articles. Else it is the one that an article itself says; without any,"
              + " the newest edition is what counts.")
  private Optional<String> date = Optional.empty();

  @Mixin private EditionOption edition = new EditionOption();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "How to write the findings: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
  private Output format = Output.text;

  @Option(
      names = "--fix",
      description = "Show what can be exchanged without a writer, and exchange it in the files.")
  private boolean fix;

  @Mixin private DeadlineOption deadline = new DeadlineOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  public CheckCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    Casebook casebook = data.open(opening);
    var checker = casebook.checker(day(casebook.editions()));
    List<ArticleFile> articles = ArticleFile.all(files, as);
    List<Checked> checked =
        articles.stream()
            .map(article ->
                new Checked(
                    article.name(),
                    article.text(),
                    deadline.during(
                        Task.ARTICLE, () -> checker.check(article.text(), article.format()))))
            .toList();
    PrintWriter err = spec.commandLine().getErr();
    for (ArticleFile article : articles) {
      checker.warning(article.text()).ifPresent(why -> err.println(article.name() + ": " + why));
    }
    err.flush();
    PrintWriter out = spec.commandLine().getOut();
    switch (format) {
      case text -> checked.forEach(one -> print(one, out));
      case json -> out.println(ArticleJson.files(checked).indented());
      case sarif -> out.println(ArticleJson.sarif(checked).indented());
    }
    if (fix) {
      for (Checked one : checked) {
        correct(one);
      }
    }
    out.flush();
    boolean attention =
        checked.stream().flatMap(one -> one.findings().stream()).anyMatch(Finding::needsAttention);
    return attention ? 1 : 0;
  }

  private Optional<LocalDate> day(Editions editions) throws Refused {
    Optional<LocalDate> day = date.flatMap(Editions::day);
    if (date.isPresent() && day.isEmpty()) {
      throw new Refused("“%s” is not a date such as 2021-11-19".formatted(date.get()));
    }
    Optional<InForce> named = edition.asked(editions);
    return day.or(() -> named.map(InForce::day));
  }

  private static void print(Checked checked, PrintWriter out) {
    Places places = Places.of(checked.article());
    for (Finding finding : checked.findings()) {
      if (finding.status() != Finding.Status.OK) {
        out.printf(
            "%s:%d:%d: %s: %s: %s%n",
            checked.file(),
            finding.line(places),
            finding.column(places),
            finding.mention().text(),
            finding.status().label(),
            finding.message()
                + finding.suggestion().map(number -> " Cite " + number + ".").orElse(""));
      }
    }
    String counts =
        checked.findings().stream()
            .collect(
                Collectors.groupingBy(
                    Finding::status,
                    () -> new TreeMap<Finding.Status, Long>(),
                    Collectors.counting()))
            .entrySet()
            .stream()
            .map(entry -> entry.getValue() + " " + entry.getKey().label())
            .collect(Collectors.joining(", "));
    out.printf(
        "%s: %d %s%s%n",
        checked.file(),
        checked.findings().size(),
        checked.findings().size() == 1 ? "citation" : "citations",
        counts.isEmpty() ? "" : ": " + counts);
  }

  /** Shows what is exchanged on the error output, where it is in nobody's way, and writes it. */
  private void correct(Checked checked) throws Refused {
    Correction correction = Correction.of(checked.article(), checked.findings());
    if (correction.corrected().isEmpty()) {
      return;
    }
    PrintWriter err = spec.commandLine().getErr();
    err.println("--- " + checked.file());
    err.println("+++ " + checked.file());
    correction.difference(checked.article()).forEach(err::println);
    err.flush();
    if (checked.file().equals(ArticleFile.STANDARD_INPUT)) {
      throw new Refused("The standard input can't be corrected in place: name a file");
    }
    Replaced.write(Path.of(checked.file()), correction.text());
  }
}
