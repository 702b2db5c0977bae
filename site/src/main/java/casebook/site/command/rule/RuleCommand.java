package casebook.site.command.rule;

import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import casebook.site.Casebook;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.command.option.RuleOfEdition;
import casebook.site.words.search.ProvenanceWords;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a rule. */
@Command(
    name = "rule",
    mixinStandardHelpOptions = true,
    description = "Prints a rule with its examples and its sub-rules.")
public final class RuleCommand implements Callable<Integer> {
  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Mixin private RuleOfEdition asked = new RuleOfEdition();

  @Spec private CommandSpec spec = CommandSpec.create();

  public RuleCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    Casebook casebook = data.open(opening);
    Edition edition = asked.edition(casebook.editions());
    switch (asked.held(casebook, edition)) {
      case Lookup.HeldRule(var rule) -> print(casebook, edition, rule);
      case Lookup.HeldSection(var section) -> print(edition, section);
    }
    return 0;
  }

  private void print(Casebook casebook, Edition edition, Rule rule) {
    out().println(rule.number() + " " + rule.text());
    rule.examples().forEach(example -> out().println("Example: " + example));
    printChildren(edition, rule.number());
    String came = ProvenanceWords.says(casebook.provenance(edition, rule));
    if (!came.isEmpty()) {
      out().println(came);
    }
  }

  private void print(Edition edition, Section section) {
    out().println(section.number() + ". " + section.title());
    printChildren(edition, section.number());
  }

  private void printChildren(Edition edition, RuleNumber number) {
    for (Rule child : edition.children(number)) {
      out().println();
      out().println(child.number() + " " + child.text());
    }
    out().println();
    out().println("Comprehensive Rules effective " + edition.name());
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
