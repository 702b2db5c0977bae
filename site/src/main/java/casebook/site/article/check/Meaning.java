package casebook.site.article.check;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Reference;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which rule a sentence tells of in words of its own. A citation is only wrong where another rule
 * is told of by far more likely than the cited one, and no part of the sentence speaks for that
 * one.
 */
final class Meaning {

  /** How many times likelier than the cited rule another one must be. */
  private static final double LEAST_ODDS = 20;

  /** The same in a sentence of few words, and for the rule to which the cited one belongs. */
  private static final double LEAST_ODDS_OF_FEW = 100;

  private static final int FEW = 7;

  /** The cited rule is told of where it is so likely. */
  private static final double CERTAIN = 0.6;

  /** A part of a sentence, which is short, speaks for the cited rule where it is so likely. */
  private static final double CERTAIN_OF_PART = 0.9;

  /** Where no other rule is likelier than all the rest together, the sentence tells of none. */
  private static final double LEAST_CHANCE = 0.5;

  /** Fewer known words tell of no rule. */
  private static final int LEAST_WORDS = 4;

  /** Where a smaller part of the words is known, the sentence tells of something else. */
  private static final double LEAST_KNOWN = 0.8;

  /** More sentences of one article are not looked at in this way: each takes its time. */
  private static final int MOST_SENTENCES = 400;

  private static final Pattern CLAUSE =
      Pattern.compile(
          "(?:(?<!\\s)\\s++)?+(?:[,;:—–()“”\"]|\\b(?:so|because|but|since|while|unless|though|although|which|and"
              + "|whose|who|as|if|when|where|until)\\b)\\s*+",
          Pattern.CASE_INSENSITIVE);

  private final Map<String, RuleClassifier.Told> read = new HashMap<>();
  private int sentences;

  /** What a sentence tells. */
  sealed interface Told {
    /** Of the cited rule. */
    record Cited(RuleNumber rule) implements Told {}

    /** Of another one. */
    record Other(RuleNumber rule) implements Told {}
  }

  private static final class BuiltIn {
    private static final Edition EDITION = Editions.builtIn().executed();
    private static final RuleClassifier RULES = RuleClassifier.builtIn();

    private static final Map<RuleNumber, Set<RuleNumber>> TOLD_BY =
        EDITION.rules().stream().collect(Collectors.toMap(Rule::number, cited -> tellingOf(cited)));

    /** What tells of these rules tells of a rule: it, its sub-rules and those that it refers to. */
    private static Set<RuleNumber> tellingOf(Rule cited) {
      List<Reference> references = cited.references();
      return EDITION.rules().stream()
          .map(Rule::number)
          .filter(rule ->
              rule.isWithin(cited.number())
                  || references.stream().anyMatch(one -> one.range().contains(rule)))
          .collect(Collectors.toSet());
    }
  }

  /** Reads what was learned, which is done once. */
  static void learn() {
    BuiltIn.RULES.told("");
  }

  /**
   * What a sentence without its numbers tells, where it cites some rules, if that is clear. Of
   * several rules that one sentence cites, none is called wrong.
   */
  Optional<Told> of(String sentence, Collection<RuleNumber> cited) {
    if (!read.containsKey(sentence)) {
      sentences++;
    }
    if (sentences > MOST_SENTENCES || cited.isEmpty()) {
      return Optional.empty();
    }
    RuleClassifier.Told told = told(sentence);
    if (!isOfRules(told)) {
      return Optional.empty();
    }
    Best best = best(told, cited);
    if (best.own() >= CERTAIN) {
      return Optional.of(new Told.Cited(best.ownRule()));
    }
    if (cited.size() > 1) {
      return Optional.empty();
    }
    boolean isParent = cited.iterator().next().isWithin(best.otherRule());
    double least = told.known() < FEW || isParent ? LEAST_ODDS_OF_FEW : LEAST_ODDS;
    return best.other() >= LEAST_CHANCE
            && best.other() >= least * best.own()
            && !hasPartOf(sentence, cited)
        ? Optional.of(new Told.Other(best.otherRule()))
        : Optional.empty();
  }

  private static boolean isOfRules(RuleClassifier.Told told) {
    return told.known() >= LEAST_WORDS && told.known() >= LEAST_KNOWN * told.words();
  }

  /**
   * The cited rules against all others.
   *
   * @param own how likely the cited ones are
   * @param other how likely the most likely other one is
   */
  private record Best(RuleNumber ownRule, double own, RuleNumber otherRule, double other) {}

  private static Best best(RuleClassifier.Told told, Collection<RuleNumber> cited) {
    Set<RuleNumber> telling =
        cited.stream()
            .flatMap(one -> BuiltIn.TOLD_BY.getOrDefault(one, Set.of()).stream())
            .collect(Collectors.toSet());
    RuleNumber ownRule = cited.iterator().next();
    RuleNumber otherRule = ownRule;
    double own = 0;
    double ownMost = 0;
    double other = 0;
    for (Map.Entry<RuleNumber, Double> one : told.chances().entrySet()) {
      double chance = one.getValue();
      if (telling.contains(one.getKey())) {
        own += chance;
        if (chance > ownMost) {
          ownMost = chance;
          ownRule = one.getKey();
        }
      } else if (chance > other) {
        other = chance;
        otherRule = one.getKey();
      }
    }
    return new Best(ownRule, own, otherRule, other);
  }

  private boolean hasPartOf(String sentence, Collection<RuleNumber> cited) {
    return CLAUSE
        .splitAsStream(sentence)
        .filter(clause -> clause.indexOf(' ') > 0 && !clause.equals(sentence))
        .map(this::told)
        .filter(Meaning::isOfRules)
        .map(told -> best(told, cited))
        .anyMatch(best -> best.own() >= CERTAIN_OF_PART);
  }

  private RuleClassifier.Told told(String words) {
    return read.computeIfAbsent(words, BuiltIn.RULES::told);
  }
}
