package casebook.site.wording;

import casebook.rules.Reference;
import casebook.rules.References;
import casebook.rules.SkippedLetter;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a text with their places: letters and digits alone, small, without apostrophes, so
 * that quotation marks and line breaks make no difference. Numbers of rules are none of them.
 */
public final class Words {

  /** A character as HTML and Markdown may write it. */
  private static final Pattern ENTITY =
      Pattern.compile("&(?:[A-Za-z]{2,8}|#\\d{1,6}|#[xX][0-9a-fA-F]{1,5});");

  private static final List<String> APOSTROPHES =
      List.of("&rsquo;", "&lsquo;", "&apos;", "&#39;", "&#8217;", "&#8216;", "&#x27;", "&#x2019;");

  /** So long may an entity be. */
  private static final int ENTITY_LENGTH = 10;

  private final List<String> words;
  private final int[] starts;
  private final int[] ends;

  private Words(List<String> words, int[] starts, int[] ends) {
    this.words = List.copyOf(words);
    this.starts = starts;
    this.ends = ends;
  }

  /** The words of a text that cites rules, whose numbers are left out. */
  public static Words of(String text) {
    var numbers = new BitSet();
    for (Reference reference : References.in(text)) {
      numbers.set(reference.start(), reference.end());
    }
    for (SkippedLetter skipped : SkippedLetter.in(text)) {
      numbers.set(skipped.start(), skipped.end());
    }
    return of(text, numbers);
  }

  /**
   * The words of a text.
   *
   * @param leftOut the places of what is left out
   */
  public static Words of(String text, BitSet leftOut) {
    return new Reader(text, leftOut).words();
  }

  /** Reads a text word by word. */
  private static final class Reader {
    private final String text;
    private final BitSet leftOut;
    private final Matcher entity;
    private final List<String> words = new ArrayList<>();
    private int[] starts = new int[64];
    private int[] ends = new int[64];
    private final StringBuilder word = new StringBuilder();
    private int start;
    private int end;

    Reader(String text, BitSet leftOut) {
      this.text = text;
      this.leftOut = leftOut;
      this.entity = ENTITY.matcher(text);
    }

    Words words() {
      for (int at = 0; at < text.length(); ) {
        at = read(at);
      }
      close();
      return new Words(
          words, Arrays.copyOf(starts, words.size()), Arrays.copyOf(ends, words.size()));
    }

    /** Reads what stands at a place. */
    private int read(int at) {
      int sign = text.codePointAt(at);
      int next = at + Character.charCount(sign);
      if (leftOut.get(at)) {
        close();
        return leftOut.nextClearBit(at);
      }
      if (sign == '&') {
        Optional<String> written = entityAt(at);
        if (written.isPresent()) {
          if (!APOSTROPHES.contains(written.get().toLowerCase(Locale.ROOT))) {
            close();
          }
          return at + written.get().length();
        }
      }
      if (isOfWord(sign)) {
        if (word.isEmpty()) {
          start = at;
        }
        word.appendCodePoint(Character.toLowerCase(sign));
        end = next;
      } else if (!isPassedOver(sign)) {
        close();
      }
      return next;
    }

    private Optional<String> entityAt(int at) {
      entity.region(at, Math.min(text.length(), at + ENTITY_LENGTH));
      return entity.lookingAt() ? Optional.of(entity.group()) : Optional.empty();
    }

    private void close() {
      if (!word.isEmpty()) {
        Cancellation.check();
        if (words.size() == starts.length) {
          starts = Arrays.copyOf(starts, 2 * starts.length);
          ends = Arrays.copyOf(ends, 2 * ends.length);
        }
        starts[words.size()] = start;
        ends[words.size()] = end;
        words.add(word.toString());
        word.setLength(0);
      }
    }

    private static boolean isOfWord(int sign) {
      return Character.isLetter(sign)
          || switch (Character.getType(sign)) {
            case Character.DECIMAL_DIGIT_NUMBER,
                Character.LETTER_NUMBER,
                Character.OTHER_NUMBER,
                Character.NON_SPACING_MARK ->
                true;
            default -> false;
          };
    }

    /** Apostrophes, and what is not seen within a word. */
    private static boolean isPassedOver(int sign) {
      return sign == '\''
          || sign == '‘'
          || sign == '’'
          || sign == '\u00AD'
          || sign == '\u200B'
          || sign == '\u2060';
    }
  }

  /** The same words at other places, such as those in a text that this one was made from. */
  public Words placed(IntUnaryOperator start, IntUnaryOperator end) {
    return new Words(
        words, Arrays.stream(starts).map(start).toArray(), Arrays.stream(ends).map(end).toArray());
  }

  /** How many there are. */
  public int size() {
    return words.size();
  }

  /** One of them. */
  public String word(int place) {
    return words.get(place);
  }

  /** Some of them. */
  public List<String> words(int from, int to) {
    return words.subList(from, to);
  }

  /** Where one begins in the text. */
  public int start(int place) {
    return starts[place];
  }

  /** Where one ends in the text. */
  public int end(int place) {
    return ends[place];
  }

  /** The first that begins at a place of the text or after it. */
  public int firstFrom(int textPlace) {
    int found = Arrays.binarySearch(starts, textPlace);
    return found >= 0 ? found : -found - 1;
  }
}
