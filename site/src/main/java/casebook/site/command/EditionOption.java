package casebook.site.command;

import casebook.rules.AskedEdition;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.site.words.EditionWords;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of a command that is about one edition. */
final class EditionOption {
  @Option(
      names = "--edition",
      paramLabel = "DATE",
      description = "Any date: the edition in force then.")
  private Optional<String> date = Optional.empty();

  /** The edition in force on the date that was named, if one was. */
  Optional<Edition> in(Editions editions) throws Refused {
    if (date.isEmpty() || date.get().equals("latest")) {
      return Optional.empty();
    }
    return Optional.of(of(date.get(), editions));
  }

  /** The edition in force on a date. */
  static Edition of(String date, Editions editions) throws Refused {
    return switch (AskedEdition.of(date, editions)) {
      case AskedEdition.InForce(var edition) -> edition;
      case AskedEdition.None none -> throw new Refused(EditionWords.why(none));
    };
  }
}
