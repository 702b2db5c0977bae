package casebook.site.page;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.RuleNumber;
import casebook.site.cases.OtherRules;
import casebook.site.cases.PublishedRuling;
import casebook.site.judging.Cited;
import casebook.site.judging.Judgement;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The rules beside a published ruling, each under one heading. */
record CitedRules(Editions editions, OtherRules others, Judgement judgement) {

  /**
   * A rule with the beginning of its text, or its title where the text isn't held.
   *
   * @param href where it stands; empty where it isn't held
   * @param note which edition has it, where that isn't the one of the case
   */
  public record Line(String number, String href, String beginning, String note) {}

  /** What the answer cites, the rule that decides first. */
  List<Line> decides(PublishedRuling ruling) {
    return ruling.decides().stream().map(this::line).distinct().toList();
  }

  /** What the ruling shows applying besides. */
  List<Line> alsoApplies(PublishedRuling ruling) {
    return besides(ruling, ruling.alsoApplies());
  }

  /** What was looked at and isn't met, and decides nothing. */
  List<Line> lookedAt(PublishedRuling ruling) {
    return besides(ruling, ruling.lookedAt());
  }

  /** Two rules of today may have stood in one of an older edition. */
  private List<Line> besides(PublishedRuling ruling, List<RuleNumber> rules) {
    List<Line> decides = decides(ruling);
    return rules.stream().map(this::line).filter(Predicate.not(decides::contains)).toList();
  }

  private Line line(RuleNumber rule) {
    Edition edition = judgement.judged().edition();
    Cited cited = judgement.cited(rule);
    if (cited.rule().isPresent()) {
      return new Line(
          judgement.names().of(rule),
          cited.href(),
          cited.rule().map(SearchPage::beginning).orElse(""),
          "");
    }
    Optional<Edition> holding = editions.nearest(edition, rule);
    return switch (holding.orElse(edition).lookup(rule)) {
      case Lookup.HeldRule(var held) ->
          new Line(
              rule.toString(),
              RuleText.href(holding.orElse(edition), rule),
              SearchPage.beginning(held),
              holding.filter(one -> !one.equals(edition)).map(CitedRules::of).orElse(""));
      case Lookup.HeldSection(var section) ->
          new Line(
              rule.toString(),
              RuleText.href(holding.orElse(edition), rule),
              section.title(),
              holding.filter(one -> !one.equals(edition)).map(CitedRules::of).orElse(""));
      case Lookup.NoSuchNumber _, Lookup.SectionNotHeld _ ->
          new Line(
              rule.toString(),
              "",
              others.title(rule).orElse(""),
              "Not held here: in the complete rules of " + Dates.of(others.read()) + ".");
    };
  }

  private static String of(Edition edition) {
    return "As in the edition of " + Dates.of(edition) + ".";
  }
}
