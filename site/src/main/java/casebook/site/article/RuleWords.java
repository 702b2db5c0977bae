package casebook.site.article;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.work.Cancellation;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The words of rules in a row. What many editions have alike is read once. */
final class RuleWords {

  /** By the object: editions that have the same rule have the same object, as far as possible. */
  private final IdentityHashMap<Rule, String> plain = new IdentityHashMap<>();

  private final Map<String, Search> searches = new HashMap<>();

  /** The place of each rule in the order in which they were looked at. */
  private final IdentityHashMap<Rule, Integer> places = new IdentityHashMap<>();

  /** Whether any rule has some plain words, of those that were looked for. */
  private final Map<String, Boolean> anywhere = new HashMap<>();

  /** Of all editions, each rule that is the same object once; known when it is needed. */
  private final Set<Rule> rules = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * What has been looked for.
   *
   * @param asked the rules that were looked at, by their places
   * @param having those of them that have the words
   */
  private record Search(BitSet asked, BitSet having) {
    private Search() {
      this(new BitSet(), new BitSet());
    }
  }

  /** Whether a rule of any edition, always of the same ones, has some plain words in a row. */
  boolean isAnywhere(List<Edition> editions, String wanted) {
    return anywhere.computeIfAbsent(wanted, words -> isInAnyOf(editions, words));
  }

  private boolean isInAnyOf(List<Edition> editions, String wanted) {
    if (rules.isEmpty()) {
      editions.forEach(edition -> rules.addAll(edition.rules()));
    }
    for (Rule rule : rules) {
      Cancellation.check();
      if (has(rule, wanted)) {
        return true;
      }
    }
    return false;
  }

  /** The text of a rule with its examples. */
  static String whole(Rule rule) {
    return rule.text() + " " + String.join(" ", rule.examples());
  }

  /** Whether a rule has some words in a row, given plain. */
  boolean has(Rule rule, String wanted) {
    Search search = searches.computeIfAbsent(wanted, _ -> new Search());
    int place = places.computeIfAbsent(rule, _ -> places.size());
    if (!search.asked().get(place)) {
      search.asked().set(place);
      search
          .having()
          .set(place, has(plain.computeIfAbsent(rule, one -> plain(whole(one))), wanted));
    }
    return search.having().get(place);
  }

  /** Whether a plain text has other plain words in a row. */
  static boolean has(String plain, String wanted) {
    for (int at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
      int end = at + wanted.length();
      if ((at == 0 || plain.charAt(at - 1) == ' ')
          && (end == plain.length() || plain.charAt(end) == ' ')) {
        return true;
      }
    }
    return false;
  }

  /** Letters and digits alone, so that quotation marks and line breaks make no difference. */
  static String plain(String text) {
    var plain = new StringBuilder(text.length());
    for (int at = 0; at < text.length(); ) {
      int sign = text.codePointAt(at);
      at += Character.charCount(sign);
      if (Character.isLetter(sign) || isNumber(sign)) {
        plain.appendCodePoint(Character.toLowerCase(sign));
      } else if (!isApostrophe(sign)
          && !plain.isEmpty()
          && plain.charAt(plain.length() - 1) != ' ') {
        plain.append(' ');
      }
    }
    return plain.toString().strip();
  }

  private static boolean isApostrophe(int sign) {
    return sign == '\'' || sign == '‘' || sign == '’';
  }

  private static boolean isNumber(int sign) {
    return switch (Character.getType(sign)) {
      case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true;
      default -> false;
    };
  }
}
