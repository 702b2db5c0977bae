package casebook.engine.reading;

import java.util.Set;

/**
 * How long an effect lasts. Nothing is kept of it but the condition that "for as long as" states:
 * what a case lists as an effect is in force, and what an ability on a permanent does when it
 * resolves is not.
 */
final class Durations {
  private static final Set<String> ENDS = Set.of(",", ".", ";", "and");

  private Durations() {}

  /** Passes over durations; says whether there was one. */
  static boolean skip(Cursor c) {
    boolean found = false;
    while (one(c)) {
      found = true;
    }
    return found;
  }

  private static boolean one(Cursor c) {
    if (c.acceptAny(
        "this turn and next turn",
        "this turn",
        "this combat",
        "that turn",
        "that combat",
        "each combat",
        "each turn",
        "until end of turn",
        "until end of combat",
        "until the end of turn",
        "until your next turn",
        "until the end of your next turn",
        "until your next upkeep",
        "for the rest of the game",
        "for the rest of the turn",
        "for the duration of that combat",
        "on your turn",
        "on each of your turns",
        "during each of your turns",
        "during each combat")) {
      return true;
    }
    if (c.looksAt("for as long as")) {
      return !isReadable(c) && toTheEnd(c, Set.of(",", ".", ";"));
    }
    if (c.looksAt("until") && !c.looksAt("until end")) {
      return toTheEnd(c, ENDS);
    }
    int during = c.at();
    if (c.accept("during")) {
      int phase = c.find(Set.of("turn", "phase", ",", "."));
      if (phase < c.end() && isTime(c, during, phase)) {
        c.moveTo(phase + 1);
        return true;
      }
      c.moveTo(during);
    }
    return false;
  }

  /** Whether what lasts "for as long as" something is so is in force in that condition. */
  static boolean isReadable(Cursor c) {
    int start = c.at();
    boolean readable =
        c.accept("for as long as")
            && Conditions.read(c).isPresent()
            && (c.atEnd()
                || c.looksAtAny(",", ".", ";")
                || (c.looksAt("and") && Words.PREDICATES.contains(c.wordAt(1))));
    c.moveTo(start);
    return readable;
  }

  private static boolean isTime(Cursor c, int from, int index) {
    boolean next = false;
    for (int back = from; back < index; back++) {
      next |= c.token(back).is("next") || c.token(back).is("that");
    }
    return next && (c.token(index).is("turn") || c.token(index).is("phase"));
  }

  private static boolean toTheEnd(Cursor c, Set<String> ends) {
    int end = c.find(ends);
    if (!Relevance.isSilent(c, c.at(), end)) {
      return false;
    }
    c.moveTo(end);
    return true;
  }
}
