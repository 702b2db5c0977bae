package casebook.site.command;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of a command that is about one rule of one edition. */
final class RuleOfEdition {
  @Parameters(paramLabel = "NUMBER", description = "A rule's number, as 508.1d.")
  private String written = "";

  @Option(
      names = "--edition",
      paramLabel = "DATE",
      description = "The date from which the edition is in force (the newest one).")
  private Optional<String> date = Optional.empty();

  /** The edition that was named, or else the newest. */
  Edition edition(Editions editions) throws Refused {
    if (date.isEmpty()) {
      return editions.current();
    }
    Optional<Edition> named = editions.named(date.get());
    if (named.isEmpty()) {
      throw new Refused(
          "No edition is of the date %s: the editions are %s"
              .formatted(date.get(), listed(editions.all().stream().map(Edition::name).toList())));
    }
    return named.get();
  }

  /** What the edition has under the number: a rule or a section. */
  Lookup.Held held(Edition edition) throws Refused {
    Optional<RuleNumber> number = RuleNumber.find(written);
    if (number.isEmpty()) {
      throw new Refused(impossible());
    }
    return switch (edition.lookup(number.get())) {
      case Lookup.Held held -> held;
      case Lookup.NoSuchNumber(var nearest) ->
          throw new Refused(
              "There is no rule %s in the edition of %s. Nearest: %s"
                  .formatted(
                      number.get(),
                      edition.name(),
                      listed(nearest.stream().map(RuleNumber::toString).toList())));
      case Lookup.SectionNotHeld(var section) ->
          throw new Refused(
              "Section %s of the edition of %s isn't held".formatted(section, edition.name()));
    };
  }

  private String impossible() {
    try {
      return "There is no rule " + RuleNumber.parse(written);
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private static String listed(List<String> names) {
    return String.join(", ", names);
  }
}
