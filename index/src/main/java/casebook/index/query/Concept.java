package casebook.index.query;

import casebook.index.words.Phrase;
import casebook.index.words.RulesAnalyzer.Token;
import java.util.List;

/**
 * One thing that a query asks for in words.
 *
 * @param words its words, at least one
 * @param rulesWords what the rules say for it, or cards; none if the words are their own
 */
public record Concept(List<Token> words, List<Phrase> rulesWords) {

  public Concept {
    words = List.copyOf(words);
    rulesWords = List.copyOf(rulesWords);
  }

  /** The stems of its words. */
  public List<String> terms() {
    return words.stream().map(Token::term).toList();
  }
}
