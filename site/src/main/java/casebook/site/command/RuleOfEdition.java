package casebook.site.command;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.words.NumberWords;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The arguments of a command that is about one rule of one edition. */
final class RuleOfEdition {
  @Parameters(paramLabel = "NUMBER", description = "A rule's number, as 508.1d.")
  private String written = "";

  @Mixin private EditionOption edition = new EditionOption();

  /** The edition that was named, or else the newest that has the section of the number. */
  Edition edition(Editions editions) throws Refused {
    Optional<Edition> named = edition.in(editions);
    return named.orElseGet(
        () -> RuleNumber.find(written).map(editions::latest).orElseGet(editions::current));
  }

  /** What the edition has under the number: a rule or a section. */
  Lookup.Held held(Edition edition) throws Refused {
    Optional<RuleNumber> number = RuleNumber.find(written);
    if (number.isEmpty()) {
      throw new Refused(
          NumberWords.impossible(written, edition.rules().stream().map(Rule::number).toList()));
    }
    return switch (edition.lookup(number.get())) {
      case Lookup.Held held -> held;
      case Lookup.NoSuchNumber(var nearest) ->
          throw new Refused(
              "There is no rule %s in the edition of %s. Nearest: %s"
                  .formatted(
                      number.get(),
                      edition.name(),
                      nearest.stream()
                          .map(RuleNumber::toString)
                          .collect(Collectors.joining(", "))));
      case Lookup.SectionNotHeld(var section) ->
          throw new Refused(
              "Section %s of the edition of %s isn't held".formatted(section, edition.name()));
    };
  }
}
