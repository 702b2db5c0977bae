package casebook.site.wording;

import casebook.rules.Reference;
import casebook.rules.References;
import casebook.rules.Rule;
import casebook.rules.RuleRange;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of some rules with their examples. Each four words in a row are kept with the places
 * where rules have them, so that the rules that have a text's words are found in one pass over it.
 */
final class RuleTexts {

  /** Fewer words in a row are looked for nowhere. */
  static final int ROW = 4;

  /** What more places have tells no rule. */
  private static final int MOST_PLACES = 24;

  /** No word of a rule. */
  private static final int UNKNOWN = -1;

  private static final Pattern QUOTED = Pattern.compile("“[^“”]*+”|\"[^\"]*+\"");

  private final List<Rule> rules;
  private final Map<String, Integer> vocabulary = new HashMap<>();

  /** The words of all rules, one rule after the other. */
  private int[] words = new int[1024];

  /** How many they are. */
  private int end;

  /** Where each rule begins in them, and where the last one ends. */
  private final int[] starts;

  /** Where the examples of each rule begin. */
  private final int[] examples;

  /** The words that a rule itself quotes: text of cards, which may be quoted beside any rule. */
  private final BitSet inner = new BitSet();

  /** The place before which a rule cites others. */
  private final Map<Integer, List<RuleRange>> references = new HashMap<>();

  /** Of each row of words its hash, above the place where it begins; sorted. */
  private final long[] rows;

  RuleTexts(Collection<Rule> read) {
    this.rules = List.copyOf(read);
    this.starts = new int[rules.size() + 1];
    this.examples = new int[rules.size()];
    for (int i = 0; i < rules.size(); i++) {
      Cancellation.check();
      add(rules.get(i).text());
      examples[i] = end;
      rules.get(i).examples().forEach(this::add);
      starts[i + 1] = end;
    }
    this.rows = sortedRows();
  }

  private void add(String text) {
    Words read = Words.of(text);
    int from = end;
    if (words.length < from + read.size()) {
      words = Arrays.copyOf(words, 2 * (from + read.size()));
    }
    for (int i = 0; i < read.size(); i++) {
      words[from + i] = vocabulary.computeIfAbsent(read.word(i), _ -> vocabulary.size());
    }
    Matcher quoted = QUOTED.matcher(text);
    while (quoted.find()) {
      inner.set(from + read.firstFrom(quoted.start()), from + read.firstFrom(quoted.end()));
    }
    for (Reference reference : References.in(text)) {
      references
          .computeIfAbsent(from + read.firstFrom(reference.start()), _ -> new ArrayList<>())
          .add(reference.range());
    }
    end = from + read.size();
  }

  private long[] sortedRows() {
    var found = new long[end];
    int count = 0;
    for (int rule = 0; rule < rules.size(); rule++) {
      for (int at = starts[rule]; at + ROW <= starts[rule + 1]; at++) {
        found[count++] = ((long) hash(words, at) << Integer.SIZE) | at;
      }
    }
    long[] sorted = Arrays.copyOf(found, count);
    Arrays.sort(sorted);
    return sorted;
  }

  private static int hash(int[] words, int at) {
    int hash = 1;
    for (int i = at; i < at + ROW; i++) {
      hash = hash * 0x5bd1e995 + words[i] + 1;
      hash ^= hash >>> 15;
    }
    return hash & Integer.MAX_VALUE;
  }

  Rule rule(int place) {
    return rules.get(place);
  }

  /** Whether a run is in an example of its rule. */
  boolean isExample(Run run) {
    return run.at() >= examples[run.rule()];
  }

  /** Whether all of a run is what its rule quotes. */
  boolean isInner(Run run) {
    return inner.nextClearBit(run.at()) >= run.at() + run.length();
  }

  /**
   * The numbers that a rule cites in a run of its words.
   *
   * @param place a place among the words of the text, in the run or right after it
   */
  List<RuleRange> cited(Run run, int place) {
    return references.getOrDefault(run.at() + place - run.start(), List.of());
  }

  /** The runs of a text, in the order of their beginnings as far as they don't overlap. */
  List<Run> runs(Words text) {
    var known = new int[text.size()];
    for (int i = 0; i < known.length; i++) {
      known[i] = vocabulary.getOrDefault(text.word(i), UNKNOWN);
    }
    var runs = new ArrayList<Run>();
    var ends = new HashMap<Integer, Integer>();
    for (int i = 0; i + ROW <= known.length; i++) {
      Cancellation.check();
      long key = (long) hash(known, i) << Integer.SIZE;
      int first = firstFrom(key);
      int places = 0;
      while (first + places < rows.length
          && rows[first + places] >>> Integer.SIZE == key >>> Integer.SIZE) {
        places++;
        if (places > MOST_PLACES) {
          break;
        }
      }
      for (int j = first; places <= MOST_PLACES && j < first + places; j++) {
        int at = (int) rows[j];
        int before = ends.getOrDefault(at - i, 0);
        if (before <= i && Arrays.equals(words, at, at + ROW, known, i, i + ROW)) {
          Run run = whole(known, i, at, before);
          runs.add(run);
          ends.put(at - i, run.end());
        }
      }
    }
    return runs;
  }

  private int firstFrom(long key) {
    int found = Arrays.binarySearch(rows, key);
    return found >= 0 ? found : -found - 1;
  }

  /** All of a run that is known in a place, from what was found before on. */
  private Run whole(int[] known, int i, int at, int before) {
    int rule = ruleAt(at);
    int from = 0;
    while (i - from > before
        && at - from > starts[rule]
        && known[i - from - 1] == words[at - from - 1]) {
      from++;
    }
    int to = ROW;
    while (i + to < known.length && at + to < starts[rule + 1] && known[i + to] == words[at + to]) {
      to++;
    }
    return new Run(i - from, from + to, rule, at - from);
  }

  private int ruleAt(int place) {
    int found = Arrays.binarySearch(starts, place);
    if (found < 0) {
      return -found - 2;
    }
    // A rule without words begins where the next one does.
    int rule = found;
    while (rule + 1 < starts.length && starts[rule + 1] == place) {
      rule++;
    }
    return rule;
  }
}
