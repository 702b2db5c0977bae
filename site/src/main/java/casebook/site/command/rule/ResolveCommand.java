package casebook.site.command.rule;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.rules.history.Provenance;
import casebook.rules.history.Resolution;
import casebook.site.Casebook;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.EditionOption;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.command.option.RuleOfEdition;
import casebook.site.output.ResolutionJson;
import casebook.site.words.search.ResolutionWords;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what became of a rule. */
@Command(
    name = "resolve",
    mixinStandardHelpOptions = true,
    description =
        "Tells what a rule of an older edition is today, and what happened to it in between.")
public final class ResolveCommand implements Callable<Integer> {
  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Parameters(paramLabel = "NUMBER", description = "A rule's number, as 508.3d.")
  private String written = "";

  @Option(
      names = "--edition",
      paramLabel = "DATE",
      required = true,
      description = "The date of an edition, or any other: the edition in force then.")
  private String date = "";

  @Option(names = "--json", description = "As JSON.")
  private boolean json;

  @Spec private CommandSpec spec = CommandSpec.create();

  public ResolveCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    Casebook casebook = data.open(opening);
    RuleNumber number = number();
    Edition edition = edition(casebook);
    Optional<Resolution> found = casebook.history().resolve(edition, number);
    if (found.isEmpty()) {
      throw RuleOfEdition.refused(casebook.absent(new InForce(edition), number));
    }
    Provenance provenance = casebook.provenance(edition, found.get().rule());
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(ResolutionJson.of(found.get(), provenance).indented());
    } else {
      out.print(ResolutionWords.text(found.get(), provenance));
      out.flush();
    }
    return 0;
  }

  private RuleNumber number() throws Refused {
    Optional<RuleNumber> number = RuleNumber.find(written);
    if (number.isEmpty() || number.get().equals(number.get().section())) {
      throw new Refused("“%s” is not the number of a rule, such as 508.3d".formatted(written));
    }
    return number.get();
  }

  private Edition edition(Casebook casebook) throws Refused {
    return EditionOption.of(date, casebook.editions(), spec);
  }
}
