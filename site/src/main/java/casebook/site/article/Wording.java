package casebook.site.article;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.work.Cancellation;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Which rule of an edition some words are from, or are about. */
final class Wording {

  /** Words that say nothing of what a sentence is about. */
  private static final Set<String> EMPTY =
      Set.of(
          ("a an the of to in on at by for from with and or but not no is are was were be been it"
                  + " its that this these those they them their if then than as so can may must will"
                  + " would could should has have had do does did which who whom whose what when where"
                  + " how why one any all each such only also into out up about there here rule rules"
                  + " cr see says say under per you your we our i he she his her ability game player"
                  + " players creature creatures attack attacks attacking attacker attackers declared"
                  + " declare active")
              .split(" "));

  /** A sentence with fewer words of its own describes nothing for sure. */
  private static final int LEAST_WORDS = 6;

  /** So much of what a sentence is about must another rule say … */
  private static final double OTHER = 0.75;

  /** … and so little the rule that is cited, with its sub-rules. */
  private static final double CITED = 0.15;

  private static final List<String> ENDINGS = List.of("ing", "ed", "es", "ly", "e", "s");

  /** Shorter words say nothing. */
  private static final int SHORTEST = 3;

  private static final Pattern QUOTED = Pattern.compile("“[^”]*”|\"[^\"]*\"");

  private final Edition edition;
  private final RuleWords said;

  /** What each rule is about, and how many of them are about a word; known when it is needed. */
  private final Map<RuleNumber, Set<String>> words = new TreeMap<>();

  private final Map<String, Integer> spread = new HashMap<>();

  /** The rules that have a quotation, of those that were looked for. */
  private final Map<String, List<RuleNumber>> having = new HashMap<>();

  /** What sentences describe; one that cites a rule often is read once. */
  private final Map<Description, Optional<RuleNumber>> described = new HashMap<>();

  /** A sentence and the rules that it cites. */
  private record Description(String sentence, List<RuleNumber> cited) {}

  /**
   * The wording of an edition.
   *
   * @param said what rules say, of this edition and of others
   */
  Wording(Edition edition, RuleWords said) {
    this.edition = edition;
    this.said = said;
  }

  private void readMeaning() {
    if (words.isEmpty()) {
      for (Rule rule : edition.rules()) {
        Set<String> own = meaning(RuleWords.whole(rule));
        words.put(rule.number(), own);
        own.forEach(word -> spread.merge(word, 1, Integer::sum));
      }
    }
  }

  Edition edition() {
    return edition;
  }

  /** The words that say what a text is about, without their endings. */
  private static Set<String> meaning(String text) {
    String small = text.toLowerCase(Locale.ROOT).replace('‘', '\'').replace('’', '\'');
    var meaning = new HashSet<String>();
    var word = new StringBuilder();
    for (int at = 0; at <= small.length(); at++) {
      char sign = at < small.length() ? small.charAt(at) : ' ';
      if (Character.isLetterOrDigit(sign) || sign == '\'') {
        word.append(sign);
      } else if (!word.isEmpty()) {
        stem(word.toString()).ifPresent(meaning::add);
        word.setLength(0);
      }
    }
    return meaning;
  }

  /** A word without what follows an apostrophe and without its ending, if that says something. */
  private static Optional<String> stem(String written) {
    int apostrophe = written.indexOf('\'');
    String word = apostrophe < 0 ? written : written.substring(0, apostrophe);
    return Optional.of(word)
        .filter(one -> one.length() >= SHORTEST && !EMPTY.contains(one))
        .map(Wording::withoutEnding)
        .filter(one -> one.length() >= SHORTEST);
  }

  private static String withoutEnding(String word) {
    for (String ending : ENDINGS) {
      if (word.endsWith(ending)) {
        return word.substring(0, word.length() - ending.length());
      }
    }
    return word;
  }

  /**
   * The rules whose text or examples have these words in a row. What a rule itself quotes is the
   * text of cards, which may be quoted beside any rule.
   */
  List<RuleNumber> having(String quotation) {
    return having.computeIfAbsent(quotation, this::rulesHaving);
  }

  private List<RuleNumber> rulesHaving(String quotation) {
    String wanted = plain(quotation);
    Cancellation.check();
    return edition.rules().stream()
        .filter(rule -> said.has(rule, wanted))
        .filter(rule -> !isQuotedIn(rule, wanted))
        .map(Rule::number)
        .toList();
  }

  /** The words of a quotation in a row, without what stands for words that were left out. */
  static String plain(String quotation) {
    return RuleWords.plain(quotation.replace("[...]", " ").replace("[…]", " "));
  }

  private static boolean isQuotedIn(Rule rule, String wanted) {
    return QUOTED
        .matcher(rule.text())
        .results()
        .anyMatch(quoted -> RuleWords.has(RuleWords.plain(quoted.group()), wanted));
  }

  /** A rule that a sentence describes while the cited ones say nothing of it. */
  Optional<RuleNumber> describedInstead(String sentence, List<RuleNumber> cited) {
    return described.computeIfAbsent(
        new Description(sentence, cited), of -> described(of.sentence(), of.cited()));
  }

  private Optional<RuleNumber> described(String sentence, List<RuleNumber> cited) {
    Set<String> about = meaning(sentence);
    if (about.size() < LEAST_WORDS) {
      return Optional.empty();
    }
    readMeaning();
    about.removeIf(word -> !spread.containsKey(word));
    if (about.size() < LEAST_WORDS) {
      return Optional.empty();
    }
    double most =
        cited.stream()
            .flatMap(number ->
                words.keySet().stream().filter(one -> one.isWithin(number) || number.isWithin(one)))
            .mapToDouble(number -> said(about, number))
            .max()
            .orElse(0);
    if (most > CITED) {
      return Optional.empty();
    }
    return words.keySet().stream()
        .filter(number -> said(about, number) >= OTHER)
        .max(Comparator.comparingDouble(number -> said(about, number)));
  }

  /** Which part of what a sentence is about a rule says; rare words count for more. */
  private double said(Set<String> about, RuleNumber number) {
    Set<String> own = words.getOrDefault(number, Set.of());
    double all = about.stream().mapToDouble(this::weight).sum();
    return about.stream().filter(own::contains).mapToDouble(this::weight).sum() / all;
  }

  private double weight(String word) {
    return Math.log(1.0 + (double) words.size() / (1 + spread.getOrDefault(word, 0)));
  }
}
