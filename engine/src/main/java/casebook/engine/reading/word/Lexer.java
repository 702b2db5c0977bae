package casebook.engine.reading.word;

import casebook.engine.reading.word.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Cuts one paragraph of rules text into tokens, in one pass from left to right. */
public final class Lexer {
  /** No symbol is longer than {@code {100}} or {@code {G/W/P}}; a longer brace is a stray sign. */
  private static final int LONGEST_SYMBOL = 12;

  /** What follows the apostrophe where a word carries another one along ("it's", "you've"). */
  private static final Set<String> CLITICS = Set.of("s", "re", "ve", "d", "ll", "m");

  /** The one subtype of two words, which is one token. */
  private static final String TIME_LORD = "Time Lord";

  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private final int lastClosingQuote;
  private int at;

  private Lexer(String text) {
    this.text = text;
    this.lastClosingQuote = text.lastIndexOf(".'");
  }

  /** All tokens of the paragraph, reminder text and the object's names included. */
  public static List<Token> tokens(String paragraph) {
    var lexer = new Lexer(straight(paragraph));
    while (lexer.at < lexer.text.length()) {
      lexer.next();
    }
    return lexer.tokens;
  }

  /** The same text with straight quotation marks and plain dashes, character by character. */
  private static String straight(String text) {
    var result = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      result.append(
          switch (text.charAt(i)) {
            case '’', '‘', 'ʼ', '`', '´' -> '\'';
            case '“', '”', '„', '«', '»' -> '"';
            case '–', '―' -> '—';
            case '−' -> '-';
            case '\u00a0', '\t' -> ' ';
            default -> text.charAt(i);
          });
    }
    return result.toString();
  }

  private void next() {
    char sign = text.charAt(at);
    if (Character.isWhitespace(sign)) {
      at++;
    } else if (sign == '{') {
      symbol();
    } else if (sign == '"' || (sign == '\'' && closingQuote().isPresent())) {
      quote(sign);
    } else if (sign == '~') {
      add(Kind.SELF, "~", at + 1);
    } else if (number()) {
      add(Kind.WORD, text.substring(at, numberEnd()).toLowerCase(Locale.ROOT), numberEnd());
    } else if (Character.isLetterOrDigit(sign)) {
      word();
    } else if (sign == '-' && text.startsWith("--", at)) {
      add(Kind.MARK, "—", at + 2);
    } else if (sign == '-' && at > 0 && text.charAt(at - 1) == ' ') {
      add(Kind.MARK, "—", at + 1);
    } else {
      add(Kind.MARK, String.valueOf(sign), at + 1);
    }
  }

  private void add(Kind kind, String word, int end) {
    tokens.add(new Token(kind, word, at, end, Character.isUpperCase(text.charAt(at))));
    at = end;
  }

  private void symbol() {
    int close = text.indexOf('}', at, Math.min(text.length(), at + LONGEST_SYMBOL));
    if (close < 0) {
      add(Kind.MARK, "{", at + 1);
    } else {
      add(Kind.SYMBOL, text.substring(at, close + 1).toLowerCase(Locale.ROOT), close + 1);
    }
  }

  private void quote(char sign) {
    int close = sign == '"' ? text.indexOf('"', at + 1) : closingQuote().orElse(-1);
    if (close < 0) {
      add(Kind.MARK, String.valueOf(sign), at + 1);
    } else {
      add(Kind.QUOTE, text.substring(at + 1, close), close + 1);
    }
  }

  /** Where the text in single quotation marks that begins here ends: after a full stop. */
  private Optional<Integer> closingQuote() {
    if (at > 0 && Character.isLetterOrDigit(text.charAt(at - 1))) {
      return Optional.empty();
    }
    if (at >= lastClosingQuote) {
      return Optional.empty();
    }
    return Optional.of(text.indexOf(".'", at + 1) + 1);
  }

  private boolean number() {
    return numberEnd() > at;
  }

  /**
   * The end of "2", "+1", "-3", "2/2", "+1/+1", "X/X", "+X/+Y" that begins here, or where we are.
   */
  private int numberEnd() {
    int end = digits(at);
    if (end > at && end < text.length() && text.charAt(end) == '/') {
      int second = digits(end + 1);
      if (second > end + 1) {
        end = second;
      } else {
        end = Character.isDigit(text.charAt(end - 1)) ? end : at;
      }
    } else if (end > at && !Character.isDigit(text.charAt(end - 1))) {
      return text.charAt(at) == '+' || text.charAt(at) == '-' ? end : at;
    }
    return end < text.length() && Character.isLetter(text.charAt(end)) ? at : end;
  }

  private int digits(int from) {
    int end = from;
    if (end < text.length() && (text.charAt(end) == '+' || text.charAt(end) == '-')) {
      end++;
    }
    int first = end;
    while (end < text.length() && Character.isDigit(text.charAt(end))) {
      end++;
    }
    if (end == first && end < text.length() && "xXyY*".indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    return end == first ? from : end;
  }

  private void word() {
    int end = text.startsWith(TIME_LORD, at) ? at + TIME_LORD.length() : at;
    while (end < text.length() && partOfWord(end)) {
      end++;
    }
    String word = text.substring(at, end).toLowerCase(Locale.ROOT);
    int apostrophe = word.lastIndexOf('\'');
    if (apostrophe > 0 && CLITICS.contains(word.substring(apostrophe + 1))) {
      int split = at + apostrophe;
      add(Kind.WORD, word.substring(0, apostrophe), split);
      add(Kind.WORD, word.substring(apostrophe), end);
    } else {
      add(Kind.WORD, word.equals("cannot") ? "can't" : word, end);
    }
  }

  private boolean partOfWord(int index) {
    char sign = text.charAt(index);
    if (Character.isLetterOrDigit(sign)) {
      return true;
    }
    return (sign == '\'' || sign == '-' || sign == '/')
        && index > at
        && index + 1 < text.length()
        && Character.isLetter(text.charAt(index + 1))
        && Character.isLetterOrDigit(text.charAt(index - 1));
  }
}
