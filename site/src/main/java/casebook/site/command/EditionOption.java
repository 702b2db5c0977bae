package casebook.site.command;

import casebook.rules.Edition;
import casebook.rules.Editions;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** The option of a command that is about one edition. */
final class EditionOption {
  @Option(
      names = "--edition",
      paramLabel = "DATE",
      description = "The date from which the edition is in force.")
  private Optional<String> date = Optional.empty();

  /** The edition that was named, if one was. */
  Optional<Edition> in(Editions editions) throws Refused {
    Optional<Edition> named = date.flatMap(editions::named);
    if (date.isPresent() && named.isEmpty()) {
      throw new Refused(
          "No edition is of the date %s: the editions are %s"
              .formatted(
                  date.get(),
                  editions.all().stream().map(Edition::name).collect(Collectors.joining(", "))));
    }
    return named;
  }
}
