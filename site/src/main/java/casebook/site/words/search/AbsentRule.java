package casebook.site.words.search;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.RuleNumber;
import casebook.rules.history.Bearer;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.site.words.english.English;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A number under which an edition has no rule: why, what became of it, and what may be meant.
 *
 * @param asked the edition, and the day that it was asked for
 */
public record AbsentRule(InForce asked, RuleNumber number, Editions editions, History history) {

  /** That it has none, until when the number was that of a rule, and what that is today. */
  public String says() {
    return Stream.of(Optional.of(none()), became(), EditionWords.missing(asked))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(" "));
  }

  /**
   * Until when the number was that of a rule and what that is today, under which number the edition
   * has what it is today, or which edition has the number.
   */
  public Optional<String> became() {
    return gone().or(this::then).or(this::later);
  }

  /** Says that the edition has none. */
  public String none() {
    String date = EditionWords.day(asked.edition().effective());
    return switch (asked.edition().lookup(number)) {
      case Lookup.SectionNotHeld(var section) ->
          "Section %s of the edition of %s isn’t held here.".formatted(section, date);
      case Lookup.HeldSection(var section) ->
          "%1$s is a section: ask for one of its rules, as %1$s.1.".formatted(section.number());
      case Lookup.NoSuchNumber _, Lookup.HeldRule _ ->
          "The edition of %s has no %s.".formatted(date, number);
    };
  }

  private Optional<String> gone() {
    return Bearer.of(number, editions, history).stream()
        .flatMap(bearer ->
            bearer.until().stream()
                .filter(until -> !until.edition().effective().isAfter(asked.edition().effective()))
                .map(until -> ProvenanceWords.gone(bearer, until)))
        .findFirst();
  }

  /** Where today's rule stood in an edition whose section of that number is about other things. */
  private Optional<String> then() {
    List<RuleNumber> then =
        asked.edition().lookup(number) instanceof Lookup.SectionNotHeld
            ? Crosswalk.builtIn().then(asked.edition(), number)
            : List.of();
    return then.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "What is %s today was %s then."
                .formatted(
                    number,
                    English.list(
                        then.stream().sorted().map(RuleNumber::toString).toList(), "and")));
  }

  /** That a newer edition has the number, which came later if nothing is missing in between. */
  private Optional<String> later() {
    Edition latest = editions.latest(number);
    return latest.rule(number).isEmpty() || !latest.effective().isAfter(asked.edition().effective())
        ? Optional.empty()
        : Optional.of(
            (cameLater() ? "It came later: the" : "The")
                + " edition of %s has it.".formatted(EditionWords.day(latest.effective())));
  }

  /** Whether the edition is known to have had none on the day that was asked for. */
  private boolean cameLater() {
    return asked.missing().isEmpty()
        && asked.edition().lookup(number) instanceof Lookup.NoSuchNumber;
  }

  /** The rules of the edition that say what the number says in others. */
  public List<RuleNumber> meant() {
    Crosswalk crosswalk = Crosswalk.builtIn();
    Edition edition = asked.edition();
    return edition.equals(editions.executed())
        ? editions.all().stream()
            .flatMap(other -> crosswalk.today(other, number).stream())
            .distinct()
            .toList()
        : crosswalk.then(edition, number);
  }

  /** The same, or else the numbers next to it. */
  public List<RuleNumber> nearest() {
    List<RuleNumber> meant = meant();
    return !meant.isEmpty()
        ? meant
        : asked.edition().lookup(number) instanceof Lookup.NoSuchNumber(var nearest)
            ? nearest
            : List.of();
  }
}
