package casebook.site.ask.mention;

import java.util.List;

/**
 * A word or sign of a question.
 *
 * @param word in lower case, without abbreviation: "do" and "not" for "don't"
 * @param start where it begins in the question
 * @param end where it ends there
 * @param capital whether it is written with a capital letter
 * @param cards the names of the cards that it stands for, if it stands for any
 */
public record Token(String word, int start, int end, boolean capital, List<String> cards) {
  public Token {
    cards = List.copyOf(cards);
  }

  /** A word that is no card's name. */
  static Token of(String word, int start, int end, boolean capital) {
    return new Token(word, start, end, capital, List.of());
  }

  /** Whether it is the name of a card, or may be. */
  public boolean isCard() {
    return !cards.isEmpty();
  }

  /** Whether a sentence ends with it. */
  public boolean endsSentence() {
    return word.equals(".") || word.equals("?") || word.equals("!") || word.equals("\n");
  }

  /** Whether it is made of letters or digits. */
  boolean isWord() {
    return isCard() || Character.isLetterOrDigit(word.charAt(0));
  }
}
