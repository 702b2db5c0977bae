package casebook.engine.reading.noun;

import casebook.engine.mana.Color;
import casebook.engine.reading.word.Cursor;
import java.util.Set;

/** The words and signs between the clauses of a sentence. */
public final class Links {
  public static final Set<String> WORDS = Set.of(",", "and", "then", ";", ".");

  private Links() {}

  /** Where the clause here ends at the latest. */
  public static int next(Cursor c) {
    int start = c.at();
    int next = c.find(WORDS);
    while (next > start && next + 1 < c.end() && isBetweenColors(c, next)) {
      c.moveTo(next + 1);
      next = c.find(WORDS);
    }
    c.moveTo(start);
    return next == start ? Math.min(start + 1, c.end()) : next;
  }

  /** "A blue and red Dragon". */
  private static boolean isBetweenColors(Cursor c, int link) {
    return c.token(link).is("and")
        && Color.of(c.token(link - 1).word()).isPresent()
        && Color.of(c.token(link + 1).word()).isPresent();
  }
}
