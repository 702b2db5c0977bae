package casebook.engine.reading.noun;

import casebook.engine.reading.word.Lexer;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Token.Kind;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Finds the object itself among the words of its text, and drops reminder text (207.2). */
public final class Names {
  private static final Set<String> FUNCTION_WORDS =
      Set.of(
          "the", "and", "for", "all", "each", "you", "your", "that", "this", "one", "any", "not");

  private static final Set<String> DETERMINERS =
      Set.of(
          "a",
          "an",
          "another",
          "each",
          "other",
          "target",
          "all",
          "of",
          "that",
          "no",
          "more",
          "or",
          "and",
          "these",
          "those",
          "enchanted",
          "equipped",
          "token",
          "choose",
          "becomes",
          "chosen");

  private static final Set<String> COUNTERS = Set.of("counter", "counters");

  /** What stands after counters that are on something. */
  private static final Set<String> WHERE = Set.of("on", "from", "among");

  private final List<List<Token>> names = new ArrayList<>();

  public Names(Self self) {
    for (String name : self.names()) {
      List<Token> words = Lexer.tokens(name);
      if (!words.isEmpty() && !isTooCommon(words)) {
        names.add(words);
      }
    }
    names.sort(Comparator.comparingInt((List<Token> words) -> words.size()).reversed());
  }

  private static boolean isTooCommon(List<Token> words) {
    String name = String.join(" ", words.stream().map(Token::word).toList());
    return Keywords.isName(name)
        || Words.PERMANENT_TYPES.containsKey(name)
        || Words.SUPERTYPES.contains(name)
        || FUNCTION_WORDS.contains(name)
        || name.length() <= 2;
  }

  /**
   * Whether a name that is also the word for a kind ("Leviathan") stands here by itself, as a name
   * does, and not as one of the words of a noun phrase.
   */
  private static boolean standsAlone(List<Token> tokens, int index) {
    String before = index == 0 ? "" : tokens.get(index - 1).word();
    String after = index + 1 < tokens.size() ? tokens.get(index + 1).word() : "";
    return !DETERMINERS.contains(before)
        && Adjectives.adjective(before).isEmpty()
        && Adjectives.head(before).isEmpty()
        && Adjectives.head(after).isEmpty()
        && !Set.of("you", "or", "and", "card", "cards", "spell", "spells").contains(after);
  }

  /** The tokens with every mention of the object as one token. */
  public List<Token> mark(List<Token> tokens) {
    var marked = new ArrayList<Token>();
    int index = 0;
    while (index < tokens.size()) {
      int length = mention(tokens, index);
      if (length > 0) {
        int end = tokens.get(index + length - 1).end();
        marked.add(new Token(Kind.SELF, "~", tokens.get(index).start(), end, /* capital= */ false));
        index += length;
      } else {
        marked.add(tokens.get(index));
        index++;
      }
    }
    return marked;
  }

  private int mention(List<Token> tokens, int index) {
    Token token = tokens.get(index);
    if (token.is("cardname")) {
      return 1;
    }
    if (token.is("this")
        && index + 1 < tokens.size()
        && Words.THIS_OBJECT.contains(tokens.get(index + 1).word())) {
      return 2;
    }
    for (List<Token> name : names) {
      if (matches(tokens, index, name)
          && !isKindOfCounter(tokens, index + name.size())
          && (name.size() > 1
              || !Words.isKind(name.getFirst().word())
              || standsAlone(tokens, index))) {
        return name.size();
      }
    }
    return 0;
  }

  /** Whether a name says what kind of counter is meant: "has a flood counter on it". */
  private static boolean isKindOfCounter(List<Token> tokens, int after) {
    return after + 1 < tokens.size()
        && COUNTERS.contains(tokens.get(after).word())
        && WHERE.contains(tokens.get(after + 1).word());
  }

  /** Whether a name stands here, with the capital letters that it has: not "the moon" of a Moon. */
  private static boolean matches(List<Token> tokens, int index, List<Token> name) {
    if (index + name.size() > tokens.size()) {
      return false;
    }
    for (int offset = 0; offset < name.size(); offset++) {
      Token token = tokens.get(index + offset);
      Token word = name.get(offset);
      if (token.kind() == Kind.QUOTE
          || !token.word().equals(word.word())
          || (word.capital() && !token.capital())) {
        return false;
      }
    }
    return true;
  }

  /** The tokens that are not in parentheses; a parenthesis without its partner is kept. */
  public static List<Token> withoutReminders(List<Token> tokens) {
    var kept = new ArrayList<Token>();
    var open = new ArrayList<Integer>();
    for (Token token : tokens) {
      if (token.kind() == Kind.MARK && token.word().equals("(")) {
        open.add(kept.size());
      }
      kept.add(token);
      if (token.kind() == Kind.MARK && token.word().equals(")") && !open.isEmpty()) {
        int from = open.removeLast();
        while (kept.size() > from) {
          kept.removeLast();
        }
      }
    }
    return kept;
  }
}
