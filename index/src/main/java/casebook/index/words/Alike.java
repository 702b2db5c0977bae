package casebook.index.words;

import casebook.index.words.RulesAnalyzer.Token;
import casebook.rules.OwnFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Words that players say for one thing, each of which is read as the same word. */
public final class Alike {

  private static final String FILE = "alike.txt";
  private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

  /** The word that stands for some, by their stems. */
  private final Map<List<String>, String> byWords = new HashMap<>();

  /** How many words the longest are that begin with a stem. */
  private final Map<String, Integer> longest = new HashMap<>();

  private Alike(List<String> lines, RulesAnalyzer analyzer) {
    for (String line : lines) {
      String[] parts = line.split(":", 2);
      List<String> first = stems(analyzer, parts[0]);
      String all = String.join(" ", first);
      byWords.put(first, all);
      COMMA
          .splitAsStream(parts[1].strip())
          .forEach(words -> byWords.put(stems(analyzer, words), all));
    }
    byWords.keySet().forEach(words -> longest.merge(words.getFirst(), words.size(), Math::max));
  }

  private static List<String> stems(RulesAnalyzer analyzer, String words) {
    return analyzer.tokens(words).stream().map(Token::term).toList();
  }

  /** The words that Casebook comes with. */
  public static Alike builtIn(RulesAnalyzer analyzer) {
    return new Alike(new OwnFile(Alike.class, FILE).entries().toList(), analyzer);
  }

  /** What is said, with one word for all that are alike; the longest are read first. */
  public List<Token> in(List<Token> said) {
    List<Token> read = new ArrayList<>();
    int at = 0;
    while (at < said.size()) {
      Token first = said.get(at);
      int end = Math.min(said.size(), at + longest.getOrDefault(first.term(), 0));
      String all = null;
      while (all == null && end > at) {
        all = byWords.get(said.subList(at, end).stream().map(Token::term).toList());
        end -= all == null ? 1 : 0;
      }
      read.add(
          all == null
              ? first
              : new Token(first.form(), all, first.start(), said.get(end - 1).end()));
      at = all == null ? at + 1 : end;
    }
    return List.copyOf(read);
  }
}
