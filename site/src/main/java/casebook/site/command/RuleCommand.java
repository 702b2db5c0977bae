package casebook.site.command;

import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import casebook.site.Casebook;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a rule. */
@Command(
    name = "rule",
    mixinStandardHelpOptions = true,
    description = "Prints a rule with its examples and its sub-rules.")
final class RuleCommand implements Callable<Integer> {
  private final Supplier<Casebook> casebook;

  @Parameters(paramLabel = "NUMBER", description = "A rule's number, as 508.1d.")
  private String written = "";

  @Option(
      names = "--edition",
      paramLabel = "DATE",
      description = "The date from which the edition is in force (the newest one).")
  private Optional<String> editionName = Optional.empty();

  @Spec private CommandSpec spec = CommandSpec.create();

  RuleCommand(Supplier<Casebook> casebook) {
    this.casebook = casebook;
  }

  @Override
  public Integer call() {
    Optional<Edition> edition =
        editionName.isEmpty()
            ? Optional.of(casebook.get().editions().current())
            : casebook.get().editions().named(editionName.get());
    if (edition.isEmpty()) {
      List<String> names = casebook.get().editions().all().stream().map(Edition::name).toList();
      return refuse("No edition is of that date: the editions are " + String.join(", ", names));
    }
    Optional<RuleNumber> number = RuleNumber.find(written);
    return number.isPresent() ? print(edition.get(), number.get()) : refuse(impossible());
  }

  private String impossible() {
    try {
      return "There is no rule " + RuleNumber.parse(written);
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private int print(Edition edition, RuleNumber number) {
    return switch (edition.lookup(number)) {
      case Lookup.HeldRule(var rule) -> print(edition, rule);
      case Lookup.HeldSection(var section) -> print(edition, section);
      case Lookup.NoSuchNumber(var nearest) ->
          refuse(
              "There is no rule %s in the edition of %s. Nearest: %s"
                  .formatted(number, edition.name(), listed(nearest)));
      case Lookup.SectionNotHeld(var section) ->
          refuse("Section %s of the edition of %s isn't held".formatted(section, edition.name()));
    };
  }

  private static String listed(List<RuleNumber> numbers) {
    return String.join(", ", numbers.stream().map(RuleNumber::toString).toList());
  }

  private int print(Edition edition, Rule rule) {
    out().println(rule.number() + " " + rule.text());
    rule.examples().forEach(example -> out().println("Example: " + example));
    return printChildren(edition, rule.number());
  }

  private int print(Edition edition, Section section) {
    out().println(section.number() + ". " + section.title());
    return printChildren(edition, section.number());
  }

  private int printChildren(Edition edition, RuleNumber number) {
    for (Rule child : edition.children(number)) {
      out().println();
      out().println(child.number() + " " + child.text());
    }
    out().println();
    out().println("Comprehensive Rules effective " + edition.name());
    return 0;
  }

  private int refuse(String message) {
    spec.commandLine().getErr().println(message + ".");
    return ExitCodes.NOT_JUDGED;
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
