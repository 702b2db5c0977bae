package casebook.site.page.cases;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.history.History;
import casebook.rules.history.ReadsSince;
import casebook.site.cases.OtherRules;
import casebook.site.cases.PublishedRuling;
import casebook.site.judging.Cited;
import casebook.site.judging.Judgement;
import casebook.site.page.part.Dates;
import casebook.site.page.part.RuleText;
import casebook.site.page.rule.RuleLines;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The rules beside a published ruling, each under one heading. */
record CitedRules(Editions editions, History history, OtherRules others, Judgement judgement) {

  /** A change is told for so long: who knew the rule before may not know it yet. */
  private static final int YEARS = 1;

  /** What the answer cites, the rule that decides first. */
  List<RuleLines.Line> decides(PublishedRuling ruling) {
    return ruling.decides().stream().map(this::line).distinct().toList();
  }

  /** What the ruling shows applying besides. */
  List<RuleLines.Line> alsoApplies(PublishedRuling ruling) {
    return besides(ruling, ruling.alsoApplies());
  }

  /** What was looked at and isn't met, and decides nothing. */
  List<RuleLines.Line> lookedAt(PublishedRuling ruling) {
    return besides(ruling, ruling.lookedAt());
  }

  /** Two rules of today may have stood in one of an older edition. */
  private List<RuleLines.Line> besides(PublishedRuling ruling, List<RuleNumber> rules) {
    List<RuleLines.Line> decides = decides(ruling);
    return rules.stream().map(this::line).filter(Predicate.not(decides::contains)).toList();
  }

  private RuleLines.Line line(RuleNumber rule) {
    Edition edition = judgement.judged().edition();
    Cited cited = judgement.cited(rule);
    if (cited.rule().isPresent()) {
      return new RuleLines.Line(
          judgement.names().of(rule),
          cited.href(),
          cited.rule().map(RuleText::beginning).orElse(""),
          cited.rule().flatMap(held -> changed(held, edition)).orElse(""));
    }
    return new RuleLines(editions, others).line(rule, edition);
  }

  /** What is different with a rule since somebody may have learnt it. */
  private Optional<String> changed(Rule rule, Edition edition) {
    if (!edition.equals(editions.executed())) {
      return Optional.empty(); // Such a case is about what was so then.
    }
    return ReadsSince.of(edition, rule, editions, history)
        .filter(of -> of.edition().effective().isAfter(edition.effective().minusYears(YEARS)))
        .map(CitedRules::changed);
  }

  private static String changed(ReadsSince since) {
    String with = " with the edition of " + Dates.of(since.edition()) + ".";
    return since
        .before()
        .map(number ->
            since.isReworded() ? "Reworded" + with : "Was " + number + "; renumbered" + with)
        .orElse("New" + with);
  }
}
