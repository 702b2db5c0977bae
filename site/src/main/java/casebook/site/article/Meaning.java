package casebook.site.article;

import casebook.index.RuleFinder;
import casebook.index.RuleFinder.Found;
import casebook.rules.RuleNumber;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Which rule a sentence tells of in words of its own. A citation is only wrong where the sentence
 * has the words by which other rules are known and none of the cited one's, where it tells of the
 * other rule with most of its words, and where no part of it speaks for the cited one.
 */
final class Meaning {

  /** What is found with less is found by accident. */
  private static final double LEAST_SCORE = 3;

  private static final double LEAST_OF_OWN = 4;

  /** Such a part of what a sentence says must be of the rule. */
  private static final double LEAST_PART = 0.5;

  /** The same of a sentence about certain people or cards, which tells of what they did. */
  private static final double PART_OF_STORY = 0.8;

  /** Where no words are known to tell a rule. */
  private static final double PART_UNTOLD = 0.75;

  private static final double LESS_UNTOLD = 0.45;

  /** Fewer words that say something are a part of what is told elsewhere. */
  private static final int LEAST_WORDS = 4;

  /** So near must the rule that is told be to the one that is found first. */
  private static final double NEAR_FIRST = 0.5;

  /** The cited rule must be found with less than such a part of the other's score … */
  private static final double LESS = 0.9;

  /** … and may be right with more than such a part of the first one's. */
  private static final double NEARLY = 0.8;

  /** What tells of a rule tells of a sub-rule too that is found with such a part of its score. */
  private static final double OF_PARENT = 0.5;

  /** A part of a sentence speaks for a rule with so much. */
  private static final double PART_SCORE = 2.5;

  private static final double PART_WORDS = 0.6;

  /** More sentences of one article are not looked at in this way: each takes its time. */
  private static final int MOST_SENTENCES = 400;

  private static final Pattern STORY =
      Pattern.compile("\\b(?:he|she|her|hers|his|him|my|me|i)\\b", Pattern.CASE_INSENSITIVE);

  private static final Pattern CLAUSE =
      Pattern.compile(
          "\\s*(?:[,;:—–()“”\"]|\\b(?:so|because|but|since|while|unless|though|although|which|and"
              + "|whose|who|as|if|when|where|until)\\b)\\s*",
          Pattern.CASE_INSENSITIVE);

  private final Map<String, List<Found>> read = new HashMap<>();
  private int sentences;

  /** What a sentence tells. */
  sealed interface Told {
    /** Of the cited rule. */
    record Cited(RuleNumber rule) implements Told {}

    /** Of another one. */
    record Other(RuleNumber rule) implements Told {}
  }

  /** What a sentence without its numbers tells, where it cites some rules, if that is clear. */
  Optional<Told> of(String sentence, Collection<RuleNumber> cited) {
    if (!read.containsKey(sentence)) {
      sentences++;
    }
    if (sentences > MOST_SENTENCES || cited.isEmpty()) {
      return Optional.empty();
    }
    List<Found> found = found(sentence);
    if (found.isEmpty() || found.getFirst().score() < LEAST_SCORE) {
      return Optional.empty();
    }
    Predicate<Found> isCited =
        one -> cited.stream().anyMatch(number -> speaksFor(number, one, found));
    double first = found.getFirst().score();
    boolean isOwnTold =
        found.stream()
            .filter(Found::told)
            .anyMatch(one -> cited.stream().anyMatch(number -> one.rule().isWithin(number)));
    Optional<Found> own = found.stream().filter(isCited).findFirst();
    if (own.filter(one -> isOwn(one, first, isOwnTold)).isPresent()) {
      return own.map(one -> new Told.Cited(one.rule()));
    }
    boolean isAnyTold = found.stream().anyMatch(Found::told);
    Optional<Found> other =
        found.stream()
            .filter(one -> !isAnyTold || one.told())
            .max(Comparator.comparingDouble(Found::score));
    double score = own.map(Found::score).orElse(0.0);
    return other
        .filter(one -> one.words() >= LEAST_WORDS)
        .filter(one -> !isOwnTold && !isCited.test(one) && one.score() >= NEAR_FIRST * first)
        .filter(one ->
            isAnyTold
                ? score <= LESS * one.score() && one.part() >= leastPart(sentence)
                : score <= LESS_UNTOLD * one.score()
                    && one.part() >= PART_UNTOLD
                    && !isStory(sentence)
                    && cited.stream().noneMatch(number -> number.isWithin(one.rule())))
        .filter(_ -> !speaksForCited(sentence, isCited))
        .map(one -> new Told.Other(one.rule()));
  }

  private static boolean isOwn(Found own, double first, boolean isTold) {
    return own.score() >= LEAST_OF_OWN
        && own.part() >= LEAST_PART
        && (own.score() >= first || (isTold && own.score() >= NEARLY * first));
  }

  private static double leastPart(String sentence) {
    return isStory(sentence) ? PART_OF_STORY : LEAST_PART;
  }

  private static boolean isStory(String sentence) {
    return STORY.matcher(sentence).find() || RuleFinder.builtIn().hasNames(sentence);
  }

  private boolean speaksForCited(String sentence, Predicate<Found> isCited) {
    return CLAUSE
        .splitAsStream(sentence)
        .filter(clause -> clause.indexOf(' ') > 0 && !clause.equals(sentence))
        .map(this::found)
        .anyMatch(found ->
            found.stream()
                .filter(isCited)
                .findFirst()
                .filter(one ->
                    one.score() >= PART_SCORE
                        && one.part() >= PART_WORDS
                        && one.score() >= LESS * found.getFirst().score())
                .isPresent());
  }

  /** A sub-rule, and the rule that it belongs to where the sentence tells of it too. */
  private static boolean speaksFor(RuleNumber cited, Found one, List<Found> found) {
    return one.rule().isWithin(cited)
        || (cited.isWithin(one.rule())
            && found.stream()
                .anyMatch(own ->
                    own.rule().equals(cited)
                        && (own.told() || own.score() >= OF_PARENT * one.score())));
  }

  private List<Found> found(String words) {
    return read.computeIfAbsent(words, RuleFinder.builtIn()::rules);
  }
}
