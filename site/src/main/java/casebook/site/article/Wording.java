package casebook.site.article;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Which rule of an edition some words are from, or are about. */
final class Wording {

  /** Words that say nothing of what a sentence is about. */
  private static final Set<String> EMPTY =
      Set.of(
          ("a an the of to in on at by for from with and or but not no is are was were be been it its"
                  + " that this these those they them their if then than as so can may must will would"
                  + " could should has have had do does did which who whom whose what when where how"
                  + " why one any all each such only also into out up about there here rule rules cr"
                  + " see says say under per you your we our i he she his her ability game player"
                  + " players creature creatures attack attacks attacking attacker attackers declared"
                  + " declare active")
              .split(" "));

  /** A sentence with fewer words of its own describes nothing for sure. */
  private static final int LEAST_WORDS = 6;

  /** So much of what a sentence is about must another rule say … */
  private static final double OTHER = 0.75;

  /** … and so little the rule that is cited, with its sub-rules. */
  private static final double CITED = 0.15;

  private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}']+");

  private static final Pattern QUOTED = Pattern.compile("“[^”]*”|\"[^\"]*\"");

  private final Edition edition;
  private final Map<RuleNumber, String> plain = new TreeMap<>();
  private final Map<RuleNumber, Set<String>> words = new TreeMap<>();
  private final Map<String, Integer> spread = new HashMap<>();

  Wording(Edition edition) {
    this.edition = edition;
    for (Rule rule : edition.rules()) {
      String all = rule.text() + " " + String.join(" ", rule.examples());
      plain.put(rule.number(), plain(all));
      Set<String> own = meaning(all);
      words.put(rule.number(), own);
      own.forEach(word -> spread.merge(word, 1, Integer::sum));
    }
  }

  Edition edition() {
    return edition;
  }

  /** Letters and digits alone, so that quotation marks and line breaks make no difference. */
  private static String plain(String text) {
    return text.toLowerCase(Locale.ROOT)
        .replaceAll("[‘’']", "")
        .replaceAll("[^\\p{L}\\p{N}]+", " ")
        .strip();
  }

  /** The words that say what a text is about, without their endings. */
  private static Set<String> meaning(String text) {
    return Arrays.stream(BETWEEN.split(text.toLowerCase(Locale.ROOT).replaceAll("[‘’]", "'")))
        .map(word -> word.replaceAll("'.*$", ""))
        .filter(word -> word.length() > 2 && !EMPTY.contains(word))
        .map(word -> word.replaceAll("(?:ing|ed|es|e|s|ly)$", ""))
        .filter(word -> word.length() > 2)
        .collect(Collectors.toSet());
  }

  /**
   * The rules whose text or examples have these words in a row. What a rule itself quotes is the
   * text of cards, which may be quoted beside any rule.
   */
  List<RuleNumber> having(String quotation) {
    String wanted = plain(quotation.replace("[...]", " ").replace("[…]", " "));
    return plain.entrySet().stream()
        .filter(entry -> has(entry.getValue(), wanted))
        .map(Map.Entry::getKey)
        .filter(number -> !isQuotedIn(number, wanted))
        .toList();
  }

  private static boolean has(String plain, String wanted) {
    return (" " + plain + " ").contains(" " + wanted + " ");
  }

  private boolean isQuotedIn(RuleNumber number, String wanted) {
    return edition.rule(number).stream()
        .flatMap(rule -> QUOTED.matcher(rule.text()).results())
        .anyMatch(quoted -> has(plain(quoted.group()), wanted));
  }

  /** A rule that a sentence describes while the cited ones say nothing of it. */
  Optional<RuleNumber> describedInstead(String sentence, Collection<RuleNumber> cited) {
    Set<String> about = meaning(sentence);
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
