package casebook.engine.reading.condition;

import casebook.engine.effect.Duration;
import casebook.engine.reading.clause.DurationsOfClauses;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Phrases;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How long an effect lasts. A reader passes over it where it stands, and {@link DurationsOfClauses}
 * puts it into the effects; what "for as long as" states is a condition.
 */
public final class Durations {
  private static final Set<String> ENDS = Set.of(",", ".", ";", "and");

  private static final Map<String, Duration> NAMED =
      Map.ofEntries(
          Map.entry("this turn and next turn", Duration.TURN_AND_NEXT),
          Map.entry("this turn", Duration.TURN),
          Map.entry("until end of turn", Duration.TURN),
          Map.entry("until the end of turn", Duration.TURN),
          Map.entry("for the rest of the turn", Duration.TURN),
          Map.entry("this combat", Duration.COMBAT),
          Map.entry("until end of combat", Duration.COMBAT),
          Map.entry("for the duration of that combat", Duration.COMBAT),
          Map.entry("that combat", Duration.ADDED_COMBAT),
          Map.entry("that combat phase", Duration.ADDED_COMBAT),
          Map.entry("during that combat", Duration.ADDED_COMBAT),
          Map.entry("during that combat phase", Duration.ADDED_COMBAT),
          Map.entry("until your next turn", Duration.UNTIL_YOUR_NEXT_TURN),
          Map.entry("until the end of your next turn", Duration.UNTIL_END_OF_YOUR_NEXT_TURN),
          Map.entry("for the rest of the game", Duration.GAME));

  private static final Phrases NAMES = new Phrases(NAMED.keySet());

  private static final Phrases IN_MAIN_PHASE = Phrases.of("after this main phase");

  private Durations() {}

  /** Passes over durations, which the cursor keeps; says whether there was one. */
  public static boolean skip(Cursor c) {
    boolean found = false;
    while (one(c)) {
      found = true;
    }
    return found;
  }

  private static boolean one(Cursor c) {
    int start = c.at();
    Optional<Duration> named = c.accept(NAMES).map(NAMED::get);
    if (named.isPresent()) {
      c.lasting(start, comesNext(c, named.get()) ? Duration.COMBAT : named.get());
      return true;
    }
    if (c.acceptAny(
        "that turn",
        "each combat",
        "each turn",
        "until your next upkeep",
        "on your turn",
        "on each of your turns",
        "during each of your turns",
        "during each combat")) {
      return true;
    }
    if (c.looksAt("until") && !c.looksAt("until end")) {
      return !Endings.beginsAt(c) && toTheEnd(c, ENDS);
    }
    if (c.accept("during")) {
      int phase = c.find(Set.of("turn", "phase", ",", "."));
      if (phase < c.end() && isTime(c, start, phase)) {
        next(c, start, phase).ifPresent(duration -> c.lasting(start, duration));
        c.moveTo(phase + 1);
        return true;
      }
      c.moveTo(start);
    }
    return false;
  }

  /** "After this main phase, there is an additional combat phase": no other comes before it. */
  private static boolean comesNext(Cursor c, Duration duration) {
    return duration == Duration.ADDED_COMBAT
        && IN_MAIN_PHASE.standIn(c.paragraph().subList(0, c.at()));
  }

  /** "During its controller's next turn", "during that player's next combat phase". */
  private static Optional<Duration> next(Cursor c, int from, int index) {
    return switch (c.words(from + 1, index + 1)
        .replaceFirst("^(?:\\w+ ){1,10}'s |^(?:its|their) ", "")) {
      case "next turn" -> Optional.of(Duration.NEXT_TURN);
      case "next combat phase" -> Optional.of(Duration.NEXT_COMBAT);
      default -> Optional.empty();
    };
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
