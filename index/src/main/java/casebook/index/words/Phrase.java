package casebook.index.words;

import casebook.index.words.RulesAnalyzer.Token;
import java.util.List;

/**
 * Words in a row.
 *
 * @param text as it is written
 * @param words its words
 */
public record Phrase(String text, List<Token> words) {

  public Phrase {
    words = List.copyOf(words);
  }

  static Phrase of(String text, RulesAnalyzer analyzer) {
    return new Phrase(text, analyzer.tokens(text));
  }
}
