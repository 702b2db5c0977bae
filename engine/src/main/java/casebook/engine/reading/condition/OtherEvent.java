package casebook.engine.reading.condition;

import casebook.engine.reading.word.Cursor;
import java.util.Optional;
import java.util.Set;

/** A trigger event that isn't read: where it ends, and whether it speaks of attacking after all. */
final class OtherEvent {
  private static final Set<String> ATTACK_WORDS = Set.of("attack", "attacks", "attacked");
  private static final Set<String> COMMA = Set.of(",");

  private OtherEvent() {}

  /** The index of the comma that ends the event, or of the "or" before another "whenever". */
  static int end(Cursor c) {
    return beforeAnother(c).orElseGet(() -> comma(c));
  }

  /** The first comma that doesn't only separate the words of a list; the first one if all do. */
  private static int comma(Cursor c) {
    int start = c.at();
    int first = c.find(COMMA);
    int comma = first;
    while (comma < c.end() && isInList(c, comma)) {
      c.moveTo(comma + 1);
      comma = c.find(COMMA);
    }
    c.moveTo(start);
    return comma < c.end() ? comma : first;
  }

  /** Whether a comma separates the words of a list ("an instant, sorcery, or …"). */
  private static boolean isInList(Cursor c, int comma) {
    for (int index = comma + 1; index < Math.min(c.end(), comma + 4); index++) {
      if (c.token(index).is(",")) {
        return index + 1 < c.end() && c.token(index + 1).is("or");
      }
    }
    return comma + 1 < c.end() && c.token(comma + 1).is("or");
  }

  private static Optional<Integer> beforeAnother(Cursor c) {
    int comma = c.find(COMMA);
    int start = c.at();
    for (int index = start; index < comma; index++) {
      c.moveTo(index);
      if (c.looksAtAny("or when", "or whenever", "and when", "and whenever")) {
        c.moveTo(start);
        return Optional.of(index);
      }
    }
    c.moveTo(start);
    return Optional.empty();
  }

  /** Whether it speaks of attacking before it ends. */
  static boolean speaksOfAttacking(Cursor c, int end) {
    for (int index = c.at(); index < end; index++) {
      if (ATTACK_WORDS.contains(c.token(index).word()) && !isHistory(c, index)) {
        return true;
      }
    }
    return false;
  }

  /** "If that creature had to attack", "that attacked this turn": not the event itself. */
  private static boolean isHistory(Cursor c, int index) {
    return c.token(index).is("attacked") && !c.token(index - 1).word().matches("'re|is|are|be|'s");
  }
}
