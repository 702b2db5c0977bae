package casebook.index;

import casebook.index.EntryIndex.Match;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds the rules of the newest built-in edition that a sentence may be about, by their words and
 * by how players speak of them: what a search does without cards, cases and slips.
 */
public final class RuleFinder {
  private static final Pattern NAME =
      Pattern.compile("(?<=[\\p{Ll},;:] )\\p{Lu}\\p{Ll}[\\p{L}’'-]*");

  private final QueryReader reader;
  private final Interpreter interpreter;
  private final EntryIndex index;
  private final RulesAnalyzer analyzer = new RulesAnalyzer();
  private final BitSet every = new BitSet();

  /** The words that each rule has, and that players have for it. */
  private final Map<RuleNumber, Set<String>> stems = new HashMap<>();

  /** How many rules have a word. */
  private final Map<String, Integer> spread = new HashMap<>();

  private final RuleWords sentences = RuleWords.ofSentences();

  private RuleFinder(Editions editions) {
    Edition edition = editions.executed();
    List<Entry> rules =
        EntriesOfEditions.of(editions).stream().filter(entry -> isIn(edition, entry)).toList();
    this.index = EntryIndex.of(rules, EntryIndex.writer(analyzer), analyzer);
    this.reader = new QueryReader(editions);
    this.interpreter =
        new Interpreter(
            analyzer, Bridge.builtIn(analyzer), index, Optional.empty(), CardFinder.NONE);
    every.set(0, rules.size());
    for (Entry rule : rules) {
      rule.number()
          .ifPresent(number ->
              stems
                  .computeIfAbsent(number, _ -> new HashSet<>())
                  .addAll(stems(rule.text() + " " + rule.asked())));
    }
    stems.values().forEach(words -> words.forEach(word -> spread.merge(word, 1, Integer::sum)));
  }

  /** The finder for the rules that the engine executes; it is made when it is first asked for. */
  public static RuleFinder builtIn() {
    return BuiltIn.FINDER;
  }

  private static final class BuiltIn {
    private static final RuleFinder FINDER = new RuleFinder(Editions.builtIn());
  }

  private static boolean isIn(Edition edition, Entry entry) {
    return entry.kind() == Kind.RULE
        && entry.editions().contains(edition.name())
        && entry.number().flatMap(edition::rule).isPresent();
  }

  /**
   * A rule that a sentence may be about.
   *
   * @param score how much of what is said it says; more than any other where it comes first
   * @param part which part of the words that say something, but for names, are its own, or players'
   *     for it
   * @param words how many words of the sentence say something
   * @param told whether the sentence has words by which the rule is known
   */
  public record Found(RuleNumber rule, double score, double part, int words, boolean told) {}

  /** The rules that a sentence may be about, the best first. */
  public List<Found> rules(String sentence) {
    Interpretation asked =
        interpreter.interpret(reader.read(sentence).alsoFor(List.of()), Query.Wording.UNDERSTOOD);
    Set<RuleNumber> told = sentences.in(sentence);
    Set<String> words = stems(withoutNames(sentence));
    double all = words.stream().mapToDouble(this::weight).sum();
    return index.matches(asked, every).stream()
        .sorted(Comparator.comparingDouble(Match::score).reversed())
        .flatMap(match ->
            match.entry().number().stream()
                .map(number ->
                    new Found(
                        number,
                        match.score(),
                        all == 0 ? 0 : said(words, number) / all,
                        words.size(),
                        told.contains(number))))
        .toList();
  }

  /** Whether a sentence names a card or somebody, and so tells of a single board. */
  public boolean hasNames(String sentence) {
    return !withoutNames(sentence).equals(sentence);
  }

  /** Names, which no rule has: words with a capital letter that don't begin the sentence. */
  private String withoutNames(String sentence) {
    return NAME.matcher(sentence)
        .replaceAll(name -> spread.keySet().containsAll(stems(name.group())) ? "$0" : "");
  }

  /** What a rule says of some words, weighed. */
  private double said(Set<String> words, RuleNumber number) {
    Set<String> own = stems.getOrDefault(number, Set.of());
    return words.stream().filter(own::contains).mapToDouble(this::weight).sum();
  }

  /** A word that few rules have says more. */
  private double weight(String word) {
    return Math.log1p((double) stems.size() / (1 + spread.getOrDefault(word, 0)));
  }

  private Set<String> stems(String text) {
    return analyzer.tokens(text).stream()
        .filter(token -> !FunctionWords.has(token.form()))
        .map(RulesAnalyzer.Token::term)
        .collect(Collectors.toSet());
  }
}
