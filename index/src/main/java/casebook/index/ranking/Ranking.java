package casebook.index.ranking;

import casebook.index.lucene.EntryIndex.Match;
import casebook.index.query.Question;
import casebook.index.result.Hit.Reasons;
import casebook.index.text.Entry;
import casebook.index.text.Kind;
import casebook.rules.RuleRange;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Puts what was found in the order in which a judge wants it: the rule with the number asked for,
 * its sub-rules in the order of the book, its examples and what else belongs to it; otherwise what
 * answers the words best. The current edition, or the one asked for, comes before older texts.
 */
public final class Ranking {

  /**
   * An entry with what puts it in its place.
   *
   * @param entry what was found
   * @param reasons how good it is, and why
   * @param place its place among entries that are as good
   * @param score how good it is, all reasons together
   */
  record Ranked(Entry entry, Reasons reasons, int place, double score)
      implements Comparable<Ranked> {

    Ranked(Entry entry, Reasons reasons, int place) {
      this(
          entry,
          reasons,
          place,
          reasons.number() + reasons.words() + reasons.documents() + reasons.cards());
    }

    /** The best comes first. */
    @Override
    public int compareTo(Ranked other) {
      int byScore = Double.compare(other.score, score);
      return byScore != 0 ? byScore : Integer.compare(place, other.place);
    }
  }

  /**
   * The best entries.
   *
   * @param ranked these, the best first
   * @param words the most that any rule gains by its words, or anything else where there is no rule
   */
  public record Best(List<Ranked> ranked, double words) {}

  /** A text that isn't in force against one that is. */
  private static final double OLDER = 0.5;

  /** An older text of something whose newer text is found too. */
  private static final double SUPERSEDED = 0.2;

  /** Each of these is larger than any score of words, so that numbers come first. */
  private static final double THE_NUMBER = 6_000;

  /** What a number that doesn't exist, or that is another one today, may stand for. */
  private static final double INSTEAD = 5_500;

  private static final double NEXT_INSTEAD = 10;
  private static final double ITS_SUB_RULE = 5_000;
  private static final double ITS_EXAMPLE = 4_000;
  private static final double BELONGS_TO_IT = 3_000;

  /** More for the most important rule of those that something belongs to. */
  private static final double CHIEFLY = 500;

  private static final double ITS_OLDER_TEXT = 2_000;
  private static final double CITES_IT = 1_000;

  /** What the documents that speak for a rule count against its own words. */
  private static final double PRECEDENTS = 0.25;

  private final Precedents precedents;
  private final Question question;
  private final InForce inForce;

  private final Slots slots;

  /**
   * Of everything found that has several texts, the place of the one that is or was in force last.
   */
  private final int[] latest;

  private Ranking(Precedents precedents, Question question, InForce inForce, Slots slots) {
    this.precedents = precedents;
    this.question = question;
    this.inForce = inForce;
    this.slots = slots;
    this.latest = slots.empty();
  }

  /** The ranking of what was found among all of it. */
  public static Ranking of(
      List<Match> matches, Precedents precedents, Question question, InForce inForce, Slots slots) {
    Ranking ranking = new Ranking(precedents, question, inForce, slots);
    matches.forEach(match -> ranking.note(match.place()));
    return ranking;
  }

  /**
   * The best of some of the matches.
   *
   * @param most how many are wanted
   */
  public Best best(List<Match> matches, int most) {
    PriorityQueue<Ranked> best = new PriorityQueue<>(Comparator.reverseOrder());
    double ofRules = 0;
    double ofOthers = 0;
    for (Match match : matches) {
      Ranked ranked = new Ranked(match.entry(), reasons(match), match.place());
      double words = ranked.reasons().words();
      if (match.entry().kind() == Kind.RULE) {
        ofRules = Math.max(ofRules, words);
      } else {
        ofOthers = Math.max(ofOthers, words);
      }
      if (best.size() < most) {
        best.add(ranked);
      } else if (ranked.compareTo(best.element()) < 0) {
        best.remove();
        best.add(ranked);
      }
    }
    return new Best(best.stream().sorted().toList(), ofRules > 0 ? ofRules : ofOthers);
  }

  private void note(int place) {
    int slot = slots.at(place);
    if (slot >= 0) {
      latest[slot] = latest[slot] < 0 ? place : inForce.later(latest[slot], place);
    }
  }

  private Reasons reasons(Match match) {
    Entry entry = match.entry();
    double standing = standing(match);
    double number = 0;
    for (RuleRange range : question.numbers()) {
      number = Math.max(number, number(match, range));
    }
    return new Reasons(
        Math.max(number, instead(match)),
        match.score() * weight(entry.kind()) * standing,
        entry.number().map(precedents::of).orElse(0.0) * PRECEDENTS * standing,
        entry.number().map(precedents::ofCards).orElse(0.0) * standing);
  }

  /** Among equally good matches the rules come first: everything else is about them. */
  private static double weight(Kind kind) {
    return switch (kind) {
      case RULE -> 1.0;
      case GLOSSARY -> 0.9;
      case TOPIC -> 0.85;
      case EXAMPLE -> 0.75;
      case RULING, CASE, ANSWER, CARD -> 0.65;
    };
  }

  private double standing(Match match) {
    if (inForce.covers(match.place())) {
      return 1;
    }
    return isSuperseded(match) ? OLDER * SUPERSEDED : OLDER;
  }

  private boolean isSuperseded(Match match) {
    int slot = slots.at(match.place());
    return slot >= 0 && latest[slot] != match.place();
  }

  private double instead(Match match) {
    Entry entry = match.entry();
    if (question.instead().isEmpty() || entry.rules().isEmpty()) {
      return 0;
    }
    int place = question.instead().indexOf(entry.rules().getFirst());
    if (place < 0) {
      return 0;
    }
    double its = entry.number().isPresent() && !isSuperseded(match) ? INSTEAD : BELONGS_TO_IT;
    return its - place * NEXT_INSTEAD;
  }

  /** What an entry gains by a number of the question. */
  private double number(Match match, RuleRange range) {
    Entry entry = match.entry();
    if (entry.number().filter(number -> question.covers(range, number)).isPresent()) {
      if (isSuperseded(match)) {
        return ITS_OLDER_TEXT;
      }
      boolean isTheNumber =
          !question.isScope(range) && range.equals(RuleRange.of(entry.rules().getFirst()));
      return isTheNumber ? THE_NUMBER : ITS_SUB_RULE;
    }
    if (entry.rules().stream().anyMatch(number -> question.covers(range, number))) {
      double chief = question.covers(range, entry.rules().getFirst()) ? CHIEFLY : 0;
      return (entry.kind() == Kind.EXAMPLE ? ITS_EXAMPLE : BELONGS_TO_IT) + chief;
    }
    return entry.citations().stream().anyMatch(number -> question.covers(range, number))
        ? CITES_IT
        : 0;
  }
}
