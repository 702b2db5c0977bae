package casebook.site.command.option;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.words.search.AbsentRule;
import casebook.site.words.search.NumberWords;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The arguments of a command that is about one rule of one edition. */
public final class RuleOfEdition {
  @Parameters(paramLabel = "NUMBER", description = "A rule's number, as 508.1d.")
  private String written = "";

  @Mixin private EditionOption edition = new EditionOption();

  /** The edition that was named, or else the newest that has the section of the number. */
  public Edition edition(Editions editions) throws Refused {
    Optional<Edition> named = edition.in(editions);
    return named.orElseGet(
        () -> RuleNumber.find(written).map(editions::latest).orElseGet(editions::current));
  }

  /** What the edition has under the number: a rule or a section. */
  public Lookup.Held held(Casebook casebook, Edition edition) throws Refused {
    Optional<RuleNumber> number = RuleNumber.find(written);
    if (number.isEmpty()) {
      throw new Refused(
          NumberWords.impossible(written, edition.rules().stream().map(Rule::number).toList()));
    }
    return switch (edition.lookup(number.get())) {
      case Lookup.Held held -> held;
      case Lookup.NoSuchNumber _, Lookup.SectionNotHeld _ ->
          throw refused(casebook.absent(new InForce(edition), number.get()));
    };
  }

  /** The refusal of a rule that an edition doesn't have, with the nearest numbers. */
  public static Refused refused(AbsentRule absent) {
    List<String> nearest = absent.nearest().stream().map(RuleNumber::toString).toList();
    return new Refused(
        nearest.isEmpty()
            ? absent.says()
            : absent.says() + " Nearest: " + String.join(", ", nearest));
  }
}
