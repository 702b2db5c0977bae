package casebook.site.wording;

import casebook.rules.Rule;
import casebook.rules.RuleRange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The words that a text has in the same row as some rules. */
public final class Matches {
  private final RuleTexts texts;

  /** In the order of their beginnings. */
  private final List<Run> runs;

  /** Of each run, where the last one ends of those that begin no later. */
  private final int[] lastEnds;

  Matches(RuleTexts texts, Words text) {
    this.texts = texts;
    this.runs = new ArrayList<>(texts.runs(text));
    runs.sort(Comparator.comparingInt(Run::start));
    this.lastEnds = new int[runs.size()];
    int last = 0;
    for (int i = 0; i < lastEnds.length; i++) {
      last = Math.max(last, runs.get(i).end());
      lastEnds[i] = last;
    }
  }

  /**
   * What a part of a text has of a rule.
   *
   * @param words how many words of the part are the rule's
   * @param beyond how many there are together with the words around it that go on in the same row
   * @param longest how many of them are in one row
   * @param isExample whether they are in an example of the rule
   * @param isInner whether they are what the rule itself quotes: text of cards
   */
  public record Match(
      Rule rule, int words, int beyond, int longest, boolean isExample, boolean isInner) {}

  /** What a part of the text has of each rule, from most to least. */
  public List<Match> in(int from, int to) {
    Map<Integer, List<Run>> byRule = new TreeMap<>();
    for (int i = firstFrom(to) - 1; i >= 0 && lastEnds[i] > from; i--) {
      if (runs.get(i).end() > from) {
        byRule.computeIfAbsent(runs.get(i).rule(), _ -> new ArrayList<>()).add(runs.get(i));
      }
    }
    return byRule.values().stream()
        .map(of -> match(of.reversed(), from, to))
        .sorted(Comparator.comparingInt(Match::words).thenComparingInt(Match::beyond).reversed())
        .toList();
  }

  private Match match(List<Run> of, int from, int to) {
    int words = 0;
    int beyond = 0;
    int longest = 0;
    int end = 0;
    for (Run run : of) {
      words += Math.max(0, Math.min(run.end(), to) - Math.max(Math.max(run.start(), end), from));
      beyond += Math.max(0, run.end() - Math.max(run.start(), end));
      longest = Math.max(longest, Math.min(run.end(), to) - Math.max(run.start(), from));
      end = Math.max(end, run.end());
    }
    return new Match(
        texts.rule(of.getFirst().rule()),
        words,
        beyond,
        longest,
        of.stream().allMatch(texts::isExample),
        of.stream().allMatch(texts::isInner));
  }

  /**
   * A rule in whose words a place is at which it cites others.
   *
   * @param cited what it cites there
   */
  public record CitedWithin(Rule rule, List<RuleRange> cited) {}

  /** The rules that cite others at a place of the text, with their words before it. */
  public List<CitedWithin> citing(int place) {
    var found = new ArrayList<CitedWithin>();
    for (int i = firstFrom(place) - 1; i >= 0 && lastEnds[i] >= place; i--) {
      Run run = runs.get(i);
      if (run.end() >= place && !texts.cited(run, place).isEmpty()) {
        found.add(new CitedWithin(texts.rule(run.rule()), texts.cited(run, place)));
      }
    }
    return found;
  }

  /** The first run that begins at a place or after it. */
  private int firstFrom(int place) {
    int first = 0;
    int last = runs.size();
    while (first < last) {
      int middle = (first + last) / 2;
      if (runs.get(middle).start() >= place) {
        last = middle;
      } else {
        first = middle + 1;
      }
    }
    return first;
  }
}
