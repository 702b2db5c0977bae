package casebook.rules.history;

import casebook.rules.Reference;
import casebook.rules.References;
import casebook.rules.Rule;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a rule says, apart from the numbers of other rules and from typography: two texts of the
 * same substance differ at most in these.
 *
 * @param text the text with every reference to a rule replaced by {@link #REFERENCE}
 * @param words its words in small letters
 */
public record Substance(String text, List<String> words) {

  /** What stands for a reference. */
  private static final String REFERENCE = "#";

  private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}#]+");

  /** Copies the list. */
  public Substance {
    words = List.copyOf(words);
  }

  static Substance of(Rule rule) {
    return of(rule.text());
  }

  static Substance of(String text) {
    var bare = new StringBuilder(text);
    for (Reference reference : References.in(text).reversed()) {
      bare.replace(reference.start(), reference.end(), REFERENCE);
    }
    String plain = plain(bare.toString());
    List<String> words =
        Arrays.stream(BETWEEN_WORDS.split(plain.toLowerCase(Locale.ROOT)))
            .filter(word -> !word.isEmpty())
            .toList();
    return new Substance(plain, words);
  }

  /** Whether two rules say the same, but for the numbers of other rules and typography. */
  static boolean isSame(Rule one, Rule other) {
    return one.text().equals(other.text()) || of(one).text().equals(of(other).text());
  }

  /**
   * The text with straight apostrophes and quotation marks, as older files have it. Where one of
   * them has question marks in their place, they are what the others have.
   */
  public static String plain(String text) {
    var plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '‘', '’' -> plain.append('\'');
        case '“', '”' -> plain.append('"');
        case '?' -> plain.append(isBetweenLetters(text, i) ? '\'' : '"');
        case '–', '—' -> plain.append('-');
        case '…' -> plain.append(". . .");
        default -> {
          if (!Character.isWhitespace(c)) {
            plain.append(c);
          } else if (!plain.isEmpty() && plain.charAt(plain.length() - 1) != ' ') {
            plain.append(' ');
          }
        }
      }
    }
    return plain.toString().strip();
  }

  private static boolean isBetweenLetters(String text, int place) {
    return place > 0
        && place + 1 < text.length()
        && Character.isLetter(text.charAt(place - 1))
        && Character.isLetter(text.charAt(place + 1));
  }

  /** Each word with the one after it. */
  Set<String> pairs() {
    var pairs = new HashSet<String>();
    for (int i = 0; i + 1 < words.size(); i++) {
      pairs.add(words.get(i) + " " + words.get(i + 1));
    }
    return pairs;
  }
}
