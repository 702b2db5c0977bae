package casebook.site.command.option;

import casebook.rules.AskedEdition;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.site.words.search.EditionWords;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option of a command that is about one edition. */
public final class EditionOption {
  @Option(
      names = "--edition",
      paramLabel = "DATE",
      description = "Any date: the edition in force then.")
  private Optional<String> date = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  /**
   * The edition in force on the date that was named, if one was; where another one was that isn't
   * held, the command says so.
   */
  public Optional<Edition> in(Editions editions) throws Refused {
    Optional<InForce> asked = asked(editions);
    asked.ifPresent(one -> tell(one, command));
    return asked.map(InForce::edition);
  }

  /** The edition in force on the date that was named, if one was. */
  public Optional<InForce> asked(Editions editions) throws Refused {
    return date.isEmpty() || date.get().equals("latest")
        ? Optional.empty()
        : Optional.of(asked(date.get(), editions));
  }

  /** The edition in force on a date; where another one was that isn't held, a command says so. */
  public static Edition of(String date, Editions editions, CommandSpec command) throws Refused {
    InForce asked = asked(date, editions);
    tell(asked, command);
    return asked.edition();
  }

  /** The edition in force on a date. */
  public static InForce asked(String date, Editions editions) throws Refused {
    return switch (AskedEdition.of(date, editions)) {
      case InForce asked -> asked;
      case AskedEdition.None none -> throw new Refused(EditionWords.why(none));
    };
  }

  private static void tell(InForce asked, CommandSpec command) {
    EditionWords.missing(asked).ifPresent(command.commandLine().getErr()::println);
    command.commandLine().getErr().flush();
  }
}
