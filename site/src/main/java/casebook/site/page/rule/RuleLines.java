package casebook.site.page.rule;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.RuleNumber;
import casebook.site.cases.OtherRules;
import casebook.site.page.part.Dates;
import casebook.site.page.part.RuleText;
import java.util.Optional;

/** Tells rules in a line each, also those that aren't held. */
public record RuleLines(Editions editions, OtherRules others) {

  /**
   * A rule with the beginning of its text, or its title where the text isn't held.
   *
   * @param href where it stands; empty where it isn't held
   * @param note which edition has it, where that isn't the one of the case
   */
  public record Line(String number, String href, String beginning, String note) {}

  /** A rule as it stands in an edition, or in the one nearest to it that holds it. */
  public Line line(RuleNumber rule, Edition edition) {
    Optional<Edition> holding = editions.nearest(edition, rule);
    return switch (holding.orElse(edition).lookup(rule)) {
      case Lookup.HeldRule(var held) ->
          new Line(
              rule.toString(),
              RuleText.href(holding.orElse(edition), rule),
              RuleText.beginning(held),
              holding.filter(one -> !one.equals(edition)).map(RuleLines::of).orElse(""));
      case Lookup.HeldSection(var section) ->
          new Line(
              rule.toString(),
              RuleText.href(holding.orElse(edition), rule),
              section.title(),
              holding.filter(one -> !one.equals(edition)).map(RuleLines::of).orElse(""));
      case Lookup.NoSuchNumber _, Lookup.SectionNotHeld _ ->
          new Line(
              rule.toString(),
              "",
              others.title(rule).orElse(""),
              "Only its title is held here, as in the complete rules of "
                  + Dates.of(others.read())
                  + ".");
    };
  }

  private static String of(Edition edition) {
    return "As in the edition of " + Dates.of(edition) + ".";
  }
}
