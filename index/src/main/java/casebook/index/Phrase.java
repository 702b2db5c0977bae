package casebook.index;

import casebook.index.RulesAnalyzer.Token;
import java.util.List;

/**
 * Words in a row.
 *
 * @param text as it is written
 * @param words its words
 */
record Phrase(String text, List<Token> words) {

  Phrase {
    words = List.copyOf(words);
  }

  static Phrase of(String text, RulesAnalyzer analyzer) {
    return new Phrase(text, analyzer.tokens(text));
  }
}
