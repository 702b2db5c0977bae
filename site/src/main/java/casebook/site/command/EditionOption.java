package casebook.site.command;

import casebook.rules.AskedEdition;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.site.words.EditionWords;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option of a command that is about one edition. */
final class EditionOption {
  @Option(
      names = "--edition",
      paramLabel = "DATE",
      description = "Any date: the edition in force then.")
  private Optional<String> date = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  /** The edition in force on the date that was named, if one was. */
  Optional<Edition> in(Editions editions) throws Refused {
    if (date.isEmpty() || date.get().equals("latest")) {
      return Optional.empty();
    }
    return Optional.of(of(date.get(), editions, command));
  }

  /** The edition in force on a date; where another one was that isn't held, a command says so. */
  static Edition of(String date, Editions editions, CommandSpec command) throws Refused {
    AskedEdition asked = AskedEdition.of(date, editions);
    EditionWords.missing(asked).ifPresent(command.commandLine().getErr()::println);
    command.commandLine().getErr().flush();
    return switch (asked) {
      case AskedEdition.InForce(var edition, var _) -> edition;
      case AskedEdition.None none -> throw new Refused(EditionWords.why(none));
    };
  }
}
