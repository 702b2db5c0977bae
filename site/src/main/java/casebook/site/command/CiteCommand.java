package casebook.site.command;

import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.citation.Citation;
import casebook.site.citation.Citation.Quote;
import casebook.site.citation.Style;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a citation of a rule. */
@Command(
    name = "cite",
    mixinStandardHelpOptions = true,
    description = "Prints a citation of a rule that names its edition and links to it.")
final class CiteCommand implements Callable<Integer> {
  private final Supplier<Casebook> casebook;

  @Parameters(paramLabel = "NUMBER", description = "A rule's number, as 508.1d.")
  private String written = "";

  @Option(
      names = "--edition",
      paramLabel = "DATE",
      description = "The date from which the edition is in force (the newest one).")
  private Optional<String> editionName = Optional.empty();

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      description = "markdown, html, bbcode, reddit, discord, text, bibtex or csl-json.")
  private String styleName = Style.MARKDOWN.label();

  @Option(names = "--quote", description = "With the rule's text.")
  private boolean quote;

  @Option(
      names = "--site",
      paramLabel = "URL",
      description = "The address of the site to link to (${DEFAULT-VALUE}).")
  private String site = "http://127.0.0.1:7070";

  @Spec private CommandSpec spec = CommandSpec.create();

  CiteCommand(Supplier<Casebook> casebook) {
    this.casebook = casebook;
  }

  @Override
  public Integer call() {
    Optional<Style> style = Style.named(styleName);
    if (style.isEmpty()) {
      String known =
          Arrays.stream(Style.values()).map(Style::label).collect(Collectors.joining(", "));
      return refuse("There is no style " + styleName + ": the styles are " + known);
    }
    Optional<Edition> edition =
        editionName.isEmpty()
            ? Optional.of(casebook.get().editions().current())
            : casebook.get().editions().named(editionName.get());
    if (edition.isEmpty()) {
      return refuse("No edition is of the date " + editionName.orElse(""));
    }
    Optional<RuleNumber> number = RuleNumber.find(written);
    if (number.isPresent()
        && edition.get().lookup(number.get()) instanceof Lookup.HeldRule(var rule)) {
      Quote with = quote ? Quote.WITH_TEXT : Quote.WITHOUT_TEXT;
      spec.commandLine()
          .getOut()
          .println(new Citation(rule, edition.get(), site).in(style.get(), with));
      return 0;
    }
    return refuse("The edition of " + edition.get().name() + " has no rule " + written);
  }

  private int refuse(String message) {
    spec.commandLine().getErr().println(message + ".");
    return ExitCodes.NOT_JUDGED;
  }
}
