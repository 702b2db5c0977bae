package casebook.site.command;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.site.article.Linker;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Links the rule numbers of an article. */
@Command(
    name = "link",
    mixinStandardHelpOptions = true,
    description =
        "Prints an article with its rule numbers linked, and nothing else changed. What is linked"
            + " stays as it is.")
final class LinkCommand implements Callable<Integer> {
  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Parameters(
      paramLabel = "FILE",
      description =
          "An article in Markdown, HTML or plain text; - reads it from the standard input.")
  private String file = ArticleFile.STANDARD_INPUT;

  @Option(
      names = "--as",
      paramLabel = "FORMAT",
      description = "markdown, html or text, where the file's name doesn't tell.")
  private Optional<String> format = Optional.empty();

  @Mixin private EditionOption edition = new EditionOption();

  @Mixin private SiteOption site = new SiteOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  LinkCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    Editions editions = data.open(opening).editions();
    Optional<Edition> pinned = edition.in(editions);
    ArticleFile article = ArticleFile.read(file, format);
    PrintWriter out = spec.commandLine().getOut();
    out.print(
        new Linker(editions, pinned, site.address()).link(article.text(), article.format()).text());
    out.flush();
    return 0;
  }
}
