package casebook.site.command.rule;

import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.site.Casebook;
import casebook.site.citation.Citation;
import casebook.site.citation.Citation.Quote;
import casebook.site.citation.Style;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.command.option.RuleOfEdition;
import casebook.site.command.option.SiteOption;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints a citation of a rule. */
@Command(
    name = "cite",
    mixinStandardHelpOptions = true,
    description = "Prints a citation of a rule that names its edition and links to it.")
public final class CiteCommand implements Callable<Integer> {
  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Mixin private RuleOfEdition asked = new RuleOfEdition();

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      description = "markdown, html, bbcode, reddit, discord, mediawiki, text, bibtex or csl-json.")
  private String styleName = Style.MARKDOWN.label();

  @Option(names = "--quote", description = "With the rule's text.")
  private boolean quote;

  @Mixin private SiteOption site = new SiteOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  public CiteCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    Style style = style();
    Casebook casebook = data.open(opening);
    Edition edition = asked.edition(casebook.editions());
    Rule rule =
        switch (asked.held(casebook, edition)) {
          case Lookup.HeldRule(var held) -> held;
          case Lookup.HeldSection(var section) ->
              throw new Refused(
                  section.number()
                      + " is a section: cite one of its rules, as "
                      + section.number()
                      + ".1");
        };
    Quote with = quote ? Quote.WITH_TEXT : Quote.WITHOUT_TEXT;
    spec.commandLine().getOut().println(Citation.of(rule, edition, site.address()).in(style, with));
    return 0;
  }

  private Style style() throws Refused {
    Optional<Style> style = Style.named(styleName);
    if (style.isEmpty()) {
      String known =
          Arrays.stream(Style.values()).map(Style::label).collect(Collectors.joining(", "));
      throw new Refused("There is no style " + styleName + ": the styles are " + known);
    }
    return style.get();
  }
}
