package casebook.site.ask.mention;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A place among the words of a question, which moves on as they are read. */
class Cursor {
  private final List<Token> tokens;
  private int at;

  Cursor(List<Token> tokens) {
    this.tokens = tokens;
  }

  /** The place that has been read up to, to come back to. */
  int place() {
    return at;
  }

  void backTo(int place) {
    at = place;
  }

  String word(int ahead) {
    int place = at + ahead;
    return place >= 0 && place < tokens.size() ? tokens.get(place).word() : "\n";
  }

  boolean take(String... words) {
    for (int i = 0; i < words.length; i++) {
      if (!word(i).equals(words[i])) {
        return false;
      }
    }
    at += words.length;
    return true;
  }

  boolean takeAny(Set<String> words) {
    if (words.contains(word(0))) {
      at++;
      return true;
    }
    return false;
  }

  /** The words that were read from a place on. */
  String words(int from) {
    return tokens.subList(from, at).stream().map(Token::word).collect(Collectors.joining(" "));
  }

  void skip() {
    at++;
  }

  boolean isAtEnd() {
    return at >= tokens.size();
  }

  /** The word here, if there is one. */
  Optional<Token> token() {
    return isAtEnd() ? Optional.empty() : Optional.of(tokens.get(at));
  }

  /** The words that stand here; their end is no word. */
  boolean isCard(int ahead) {
    return at + ahead < tokens.size() && tokens.get(at + ahead).isCard();
  }
}
