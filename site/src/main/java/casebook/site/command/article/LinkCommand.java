package casebook.site.command.article;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Editions;
import casebook.site.Casebook;
import casebook.site.article.link.LinkTitle;
import casebook.site.article.link.LinkedArticle;
import casebook.site.article.link.Linker;
import casebook.site.article.mention.Places;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.DeadlineOption;
import casebook.site.command.option.EditionOption;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.command.option.SiteOption;
import casebook.site.work.Task;
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
public final class LinkCommand implements Callable<Integer> {
  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Parameters(
      paramLabel = "FILE",
      description =
          "An article; - reads it from the standard input. What it is written in is told by its"
              + " name or by --as.")
  private String file = ArticleFile.STANDARD_INPUT;

  @Option(
      names = "--as",
      paramLabel = "FORMAT",
      description =
          "markdown, html, text, bbcode, mediawiki, reddit, discord, asciidoc or restructuredtext,"
              + " where the file's name doesn't tell.")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--title",
      paramLabel = "TITLE",
      description =
          "What a link says when somebody points at it, where the format has titles: full (the"
              + " rule's text), short (its number and edition) or none.")
  private String title = LinkTitle.FULL.label();

  @Option(
      names = "--date",
      paramLabel = "DATE",
      description =
          "The day of the article, whose rules the links are pinned to. Else it is the one that the"
              + " article itself says; without any, the newest edition is what counts.")
  private Optional<String> date = Optional.empty();

  @Mixin private EditionOption edition = new EditionOption();

  @Mixin private SiteOption site = new SiteOption();

  @Mixin private DeadlineOption deadline = new DeadlineOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  public LinkCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    Casebook casebook = data.open(opening);
    Editions editions = casebook.editions();
    Optional<InForce> named = edition.asked(editions);
    Optional<InForce> pinned =
        named.isPresent() || date.isEmpty()
            ? named
            : Optional.of(EditionOption.asked(date.get(), editions));
    LinkTitle titled =
        LinkTitle.named(title)
            .orElseThrow(() ->
                new Refused(
                    "There is no title " + title + ": the titles are " + LinkTitle.names()));
    ArticleFile article = ArticleFile.read(file, format);
    LinkedArticle linked =
        deadline.during(
            Task.ARTICLE,
            () ->
                new Linker(editions, casebook.history(), pinned, site.address(), titled)
                    .link(article.text(), article.format()));
    PrintWriter out = spec.commandLine().getOut();
    out.print(linked.text());
    out.flush();
    Places places = Places.of(article.text());
    linked.warnings().forEach(warning -> warn(article, places, warning));
    linked.notLinked().forEach(left -> tell(article, places, left));
    return 0;
  }

  private void tell(ArticleFile article, Places places, LinkedArticle.NotLinked left) {
    PrintWriter err = spec.commandLine().getErr();
    err.printf(
        "%s:%d:%d: %s isn’t linked. %s%n",
        article.name(), left.line(places), left.column(places), left.text(), left.why());
    err.flush();
  }

  /** Warns on the error output, where it doesn't get into the article. */
  private void warn(ArticleFile article, Places places, LinkedArticle.Warning warning) {
    PrintWriter err = spec.commandLine().getErr();
    err.printf(
        "%s:%d:%d: %s%s%n",
        article.name(),
        warning.line(places),
        warning.column(places),
        warning.rule().map(number -> number + ": ").orElse(""),
        warning.message());
    err.flush();
  }
}
