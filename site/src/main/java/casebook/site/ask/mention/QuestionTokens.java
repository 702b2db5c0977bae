package casebook.site.ask.mention;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words and signs of a question, in its order. */
public final class QuestionTokens {
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\{[^{}\\s]{1,5}\\}|[+-]\\d{1,2}/[+-]\\d{1,2}|\\d{1,3}/\\d{1,3}(?:['’]?s\\b)?"
              + "|w/o\\b|w/"
              + "|\\d++(?=x\\b|p\\b)|[\\p{L}\\p{N}]++(?:['’‘`´][\\p{L}]++)*+|\\R|\\S");

  /** "5/5s": several of a size. */
  private static final Pattern SIZES = Pattern.compile("^(\\d+/\\d+)'?s$");

  private static final Pattern APOSTROPHE = Pattern.compile("[’‘`´]");

  /** What abbreviations stand for; "'s" stays a word of its own. */
  private static final Map<String, String> WRITTEN_OUT =
      Map.ofEntries(
          Map.entry("cannot", "can not"),
          Map.entry("cant", "can not"),
          Map.entry("can't", "can not"),
          Map.entry("won't", "will not"),
          Map.entry("wont", "will not"),
          Map.entry("dont", "do not"),
          Map.entry("wasnt", "was not"),
          Map.entry("werent", "were not"),
          Map.entry("couldnt", "could not"),
          Map.entry("wouldnt", "would not"),
          Map.entry("youre", "you are"),
          Map.entry("theyre", "they are"),
          Map.entry("theyve", "they have"),
          Map.entry("doesnt", "does not"),
          Map.entry("didnt", "did not"),
          Map.entry("isnt", "is not"),
          Map.entry("arent", "are not"),
          Map.entry("hasnt", "has not"),
          Map.entry("havent", "have not"),
          Map.entry("shouldnt", "should not"),
          Map.entry("ain't", "is not"),
          Map.entry("im", "i am"),
          Map.entry("ive", "i have"),
          Map.entry("gotta", "have to"),
          Map.entry("hafta", "have to"),
          Map.entry("wanna", "want to"),
          Map.entry("u", "you"),
          Map.entry("ur", "your"),
          Map.entry("opp", "opponent"),
          Map.entry("opps", "opponents"),
          Map.entry("oppo", "opponent"),
          Map.entry("pls", "please"),
          Map.entry("plz", "please"),
          Map.entry("w/", "with"),
          Map.entry("w/o", "without"),
          Map.entry("&", "and"),
          Map.entry("vs", "against"),
          Map.entry("pw", "planeswalker"),
          Map.entry("its", "it 's"),
          Map.entry("whats", "what 's"),
          Map.entry("thats", "that 's"),
          Map.entry("theres", "there 's"),
          Map.entry("hes", "he 's"),
          Map.entry("shes", "she 's"),
          Map.entry("whos", "who 's"),
          Map.entry("heres", "here 's"),
          Map.entry("soo", "so"),
          Map.entry("sooo", "so"),
          Map.entry("nah", "no"),
          Map.entry("edh", "commander"));

  /** What follows "my opponents" that is written without its apostrophe. */
  private static final Set<String> WHOSE =
      Set.of("side", "board", "field", "turn", "control", "battlefield", "hand");

  /** Before a number, and without a meaning there. */
  private static final Set<String> VAGUE = Set.of("like");

  /** After these "exactly" says no more than the number does. */
  private static final Set<String> HAVING =
      Set.of("have", "has", "had", "control", "controls", "got", "is", "are", "own", "owns");

  private static final Map<String, String> ENDINGS =
      Map.of("n't", "not", "'m", "am", "'re", "are", "'ve", "have", "'d", "would", "'ll", "will");

  private QuestionTokens() {}

  /** Whether a word without apostrophes is written out as others. */
  static boolean isAbbreviation(String word) {
    return WRITTEN_OUT.containsKey(word);
  }

  /** The words as they are written; abbreviations are written out later. */
  public static List<Token> written(String question) {
    List<Token> tokens = new ArrayList<>();
    Matcher found = TOKEN.matcher(question);
    while (found.find()) {
      String text = found.group();
      String word =
          text.isBlank() ? "\n" : APOSTROPHE.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("'");
      word = SIZES.matcher(word).replaceFirst("$1");
      tokens.add(Token.of(word, found.start(), found.end(), Character.isUpperCase(text.charAt(0))));
    }
    return List.copyOf(tokens);
  }

  /** The same with abbreviations written out: each word of them stands where they stand. */
  public static List<Token> writtenOut(List<Token> tokens) {
    List<Token> all = new ArrayList<>();
    for (int at = 0; at < tokens.size(); at++) {
      Token token = tokens.get(at);
      if (token.isCard()) {
        all.add(token);
        continue;
      }
      if (isExactly(tokens, at)) {
        continue;
      }
      boolean isBetweenPlayers =
          token.word().equals("/")
              && at > 0
              && at + 1 < tokens.size()
              && PlayerNames.has(tokens.get(at - 1))
              && PlayerNames.has(tokens.get(at + 1));
      if (isBetweenPlayers) {
        all.add(Token.of("and", token.start(), token.end(), false));
        continue;
      }
      boolean isVague =
          VAGUE.contains(token.word())
              && at > 0
              && at + 1 < tokens.size()
              && Lexicon.number(tokens.get(at + 1).word()).isPresent()
              && !tokens.get(at - 1).endsSentence();
      if (isVague) {
        continue;
      }
      boolean isOwners =
          token.word().equals("'") && at > 0 && tokens.get(at - 1).word().endsWith("s");
      boolean isWhose =
          writtenOut(token.word()).equals("opponents")
              && at + 1 < tokens.size()
              && WHOSE.contains(tokens.get(at + 1).word());
      String words = isOwners ? "'s" : isWhose ? "opponent 's" : writtenOut(token.word());
      for (String word : words.split(" ", -1)) {
        if (!word.isEmpty()) {
          all.add(Token.of(word, token.start(), token.end(), token.capital()));
        }
      }
    }
    return List.copyOf(all);
  }

  /** "I have exactly two creatures"; "with exactly two" would say that no others attack. */
  private static boolean isExactly(List<Token> tokens, int at) {
    return tokens.get(at).word().equals("exactly")
        && at > 0
        && at + 1 < tokens.size()
        && HAVING.contains(tokens.get(at - 1).word())
        && Lexicon.number(tokens.get(at + 1).word()).isPresent();
  }

  private static String writtenOut(String word) {
    String whole = WRITTEN_OUT.get(word);
    if (whole != null) {
      return whole;
    }
    if (word.endsWith("'s")) {
      String owner = word.substring(0, word.length() - 2);
      return WRITTEN_OUT.getOrDefault(owner, owner) + " 's";
    }
    for (Map.Entry<String, String> ending : ENDINGS.entrySet()) {
      if (word.endsWith(ending.getKey()) && word.length() > ending.getKey().length()) {
        return word.substring(0, word.length() - ending.getKey().length())
            + " "
            + ending.getValue();
      }
    }
    return word;
  }
}
