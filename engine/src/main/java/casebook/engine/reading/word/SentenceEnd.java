package casebook.engine.reading.word;

import java.util.List;
import java.util.Set;

/** Where the sentences of a line end: after a full stop, or after a quotation that ends in one. */
public final class SentenceEnd {
  /** Words that go on with a sentence after a quotation. */
  private static final Set<String> GOING_ON =
      Set.of("and", "or", "in", "until", "for", "as", "named", "that", "with", "on", "at");

  private SentenceEnd() {}

  /** The place after the sentence that begins at a token. */
  public static int after(List<Token> tokens, int from) {
    for (int index = from; index < tokens.size(); index++) {
      Token token = tokens.get(index);
      if (token.is(".") || (token.kind() == Token.Kind.QUOTE && endsIn(tokens, index))) {
        return index + 1;
      }
    }
    return tokens.size();
  }

  private static boolean endsIn(List<Token> tokens, int quote) {
    if (!tokens.get(quote).word().strip().endsWith(".") || quote + 1 >= tokens.size()) {
      return false;
    }
    Token next = tokens.get(quote + 1);
    return switch (next.kind()) {
      case SYMBOL, SELF -> true;
      case WORD -> !GOING_ON.contains(next.word());
      default -> false;
    };
  }
}
