package casebook.site.wording;

import casebook.rules.NumberWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * The words of a rule, or of what is said of one, as they are compared: contractions written out,
 * without endings, each with what stands around it.
 */
final class Tokens {

  private static final Pattern ELLIPSIS = Pattern.compile("…|\\.\\s?\\.\\s?\\.|&hellip;");

  private static final Pattern END = Pattern.compile("[.!?][\\])”\"’'*_]*+(?:\\s|$|<)");

  /** What is written in two words otherwise; the second one of "it's" says nothing. */
  private static final Map<String, String> SHORT =
      Map.ofEntries(
          Map.entry("cant", "can not"),
          Map.entry("cannot", "can not"),
          Map.entry("wont", "will not"),
          Map.entry("mustnt", "must not"),
          Map.entry("neednt", "need not"),
          Map.entry("mightnt", "can not"),
          Map.entry("its", "it"),
          Map.entry("thats", "that"),
          Map.entry("theyre", "they"),
          Map.entry("theyve", "they"),
          Map.entry("theres", "there"),
          Map.entry("youre", "you"),
          Map.entry("hes", "he"),
          Map.entry("shes", "she"),
          Map.entry("may", "can"),
          Map.entry("might", "can"),
          Map.entry("could", "can"),
          Map.entry("once", "1 time"),
          Map.entry("twice", "2 time"),
          Map.entry("1st", "first"),
          Map.entry("2nd", "second"),
          Map.entry("3rd", "third"));

  /** "Isn't" and the like. */
  private static final Pattern NEGATED =
      Pattern.compile("(is|are|does|do|did|was|were|has|have|had|would|could|should)nt");

  /** Shorter words have no ending. */
  private static final int LEAST_STEM = 4;

  private final List<Token> tokens;

  /**
   * A word.
   *
   * @param word how it is compared
   * @param start where it begins in its text
   * @param end where it ends
   * @param isBeginning whether a sentence begins with it
   * @param isAfterEllipsis whether something was left out before it
   * @param isBracketed whether it stands in square brackets
   * @param isAside whether it stands in round ones
   */
  record Token(
      String word,
      int start,
      int end,
      boolean isBeginning,
      boolean isAfterEllipsis,
      boolean isBracketed,
      boolean isAside) {}

  private Tokens(List<Token> tokens) {
    this.tokens = List.copyOf(tokens);
  }

  /** The words of a rule. */
  static Tokens of(String text) {
    Words words = Words.of(text);
    return of(text, words, 0, words.size());
  }

  /** Some of the words of a text. */
  static Tokens of(String text, Words words, int from, int to) {
    var tokens = new ArrayList<Token>();
    int square = 0;
    int round = 0;
    for (int i = from; i < to; i++) {
      String gap = i == from ? "" : text.substring(words.end(i - 1), words.start(i));
      boolean isEllipsis = ELLIPSIS.matcher(gap).find();
      boolean isBeginning = i == from || END.matcher(ELLIPSIS.matcher(gap).replaceAll("")).find();
      square = depth(square, gap, '[', ']');
      round = depth(round, gap, '(', ')');
      for (String word : written(words.word(i))) {
        tokens.add(
            new Token(
                word,
                words.start(i),
                words.end(i),
                isBeginning,
                isEllipsis,
                square > 0,
                round > 0));
        isBeginning = false;
        isEllipsis = false;
      }
    }
    return new Tokens(tokens);
  }

  private static int depth(int before, String gap, char open, char close) {
    int depth = before;
    for (int i = 0; i < gap.length(); i++) {
      if (gap.charAt(i) == open) {
        depth++;
      } else if (gap.charAt(i) == close) {
        depth = Math.max(0, depth - 1);
      }
    }
    return depth;
  }

  private static List<String> written(String word) {
    Optional<String> known = Optional.ofNullable(SHORT.get(word));
    if (known.isPresent()) {
      return List.of(known.get().split(" "));
    }
    OptionalInt number = NumberWords.value(word);
    if (number.isPresent()) {
      return List.of(Integer.toString(number.getAsInt()));
    }
    var negated = NEGATED.matcher(word);
    return negated.matches() ? List.of(stem(negated.group(1)), "not") : List.of(stem(word));
  }

  /** Without the ending of a plural, or of "attacks". */
  private static String stem(String word) {
    if (word.length() < LEAST_STEM || word.endsWith("ss") || word.endsWith("us")) {
      return word;
    }
    if (word.endsWith("ies")) {
      return word.substring(0, word.length() - "ies".length()) + "y";
    }
    return word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
  }

  int size() {
    return tokens.size();
  }

  Token get(int place) {
    return tokens.get(place);
  }

  List<Token> part(int from, int to) {
    return tokens.subList(from, to);
  }

  /** Whether a sentence ends before a place. */
  boolean isEnd(int place) {
    return place == tokens.size() || tokens.get(place).isBeginning();
  }
}
