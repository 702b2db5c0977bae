package casebook.site.catalogue;

import casebook.index.words.Slips;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** How alike words are written. */
public final class Spelling {
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern APOSTROPHES = Pattern.compile("['’‘‛`´ʼʻʹ′＇]");

  /** Letters that are no letter with a mark, and what people type in their place. */
  private static final Map<String, String> LETTERS =
      Map.of(
          "æ", "ae", "ǽ", "ae", "œ", "oe", "ß", "ss", "ø", "o", "ł", "l", "đ", "d", "ð", "d", "þ",
          "th", "ı", "i");

  private static final Pattern LETTER = Pattern.compile("[æǽœßøłđðþı]");
  private static final Pattern OTHER_SIGNS = Pattern.compile("[^\\p{L}\\p{N}]+");

  private static final int FIRST_BEYOND_ASCII = 128;

  /** Stands for a sign that parts words. */
  private static final char APART = 0;

  /** Stands for a sign that is as if it were not there. */
  private static final char PASSED_OVER = 1;

  private static final char[] PLAIN = plainSigns();

  private Spelling() {}

  /**
   * The text in lower case without accents, ligatures and punctuation, its words joined by the
   * separator.
   */
  public static String plain(String text, String separator) {
    return isAscii(text) ? plainAscii(text, separator) : plainOfAnySigns(text, separator);
  }

  /**
   * What a name is found by: letter case, accents and punctuation don't matter, unless the name has
   * nothing else.
   */
  public static String key(String name) {
    String plain = plain(name, "");
    return plain.isEmpty() ? name.strip() : plain;
  }

  private static boolean isAscii(String text) {
    for (int at = 0; at < text.length(); at++) {
      if (text.charAt(at) >= FIRST_BEYOND_ASCII) {
        return false;
      }
    }
    return true;
  }

  /**
   * Nearly all names are of this kind. Every name is looked at when a catalogue is opened, before
   * anything is compiled: that is why this calls nothing.
   */
  private static String plainAscii(String text, String separator) {
    char[] signs = text.toCharArray();
    char[] plain = new char[signs.length * Math.max(1, separator.length())];
    int length = 0;
    boolean apart = false;
    for (char sign : signs) {
      char letter = PLAIN[sign];
      if (letter == PASSED_OVER) {
        continue;
      }
      if (letter == APART) {
        apart = true;
        continue;
      }
      if (apart && length > 0 && !separator.isEmpty()) {
        separator.getChars(0, separator.length(), plain, length);
        length += separator.length();
      }
      apart = false;
      plain[length++] = letter;
    }
    return new String(plain, 0, length);
  }

  private static char[] plainSigns() {
    char[] plain = new char[FIRST_BEYOND_ASCII];
    for (char sign = 0; sign < FIRST_BEYOND_ASCII; sign++) {
      plain[sign] = Character.isLetterOrDigit(sign) ? Character.toLowerCase(sign) : APART;
    }
    plain['\''] = PASSED_OVER;
    plain['`'] = PASSED_OVER;
    return plain;
  }

  private static String plainOfAnySigns(String text, String separator) {
    String lower = APOSTROPHES.matcher(text).replaceAll("").toLowerCase(Locale.ROOT);
    String spelled =
        LETTER
            .matcher(Normalizer.normalize(lower, Normalizer.Form.NFKC))
            .replaceAll(letter -> LETTERS.getOrDefault(letter.group(), letter.group()));
    String words =
        MARKS.matcher(Normalizer.normalize(spelled, Normalizer.Form.NFKD)).replaceAll("");
    return OTHER_SIGNS.matcher(words).replaceAll(" ").strip().replace(" ", separator);
  }

  /**
   * The names that begin with what somebody has typed, in their order, and then those of which a
   * later word does.
   */
  public static List<String> beginning(String typed, Collection<String> names, int limit) {
    String plain = plain(typed, " ");
    if (plain.isEmpty()) {
      return List.of();
    }
    var first = new ArrayList<String>();
    var later = new ArrayList<String>();
    for (String name : names) {
      String words = plain(name, " ");
      if (words.startsWith(plain)) {
        first.add(name);
      } else if (later.size() < limit && words.contains(" " + plain)) {
        later.add(name);
      }
      if (first.size() == limit) {
        break;
      }
    }
    first.addAll(later);
    return List.copyOf(first.subList(0, Math.min(limit, first.size())));
  }

  /** The candidate that may have been meant: the one written most alike, if it is much alike. */
  public static Optional<String> nearest(String word, Collection<String> candidates) {
    return nearest(word, candidates, 1).stream().findFirst();
  }

  /** The candidates that may have been meant, the one written most alike first. */
  public static List<String> nearest(String word, Collection<String> candidates, int limit) {
    record Candidate(String name, int changes) {}
    String plain = plain(word, "");
    // About one slip in three letters is still the same word; anything short may have one slip.
    int most = Math.max(1, (plain.length() + 1) / 3);
    return candidates.stream()
        .map(name -> new Candidate(name, Slips.between(plain, plain(name, ""), most)))
        .filter(candidate -> candidate.changes() <= most)
        .sorted(Comparator.comparingInt(Candidate::changes).thenComparing(Candidate::name))
        .limit(limit)
        .map(Candidate::name)
        .toList();
  }
}
