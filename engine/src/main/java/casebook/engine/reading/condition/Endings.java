package casebook.engine.reading.condition;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Noun;
import java.util.Optional;

/**
 * What an effect lasts until that isn't a time (611.2a): "until you lose control of it" is for as
 * long as you control it, "until this creature leaves the battlefield" for as long as it is there;
 * that a phased-out permanent hasn't left (702.26d) is not told apart.
 */
public final class Endings {
  private Endings() {}

  /** Whether such words begin here. */
  public static boolean beginsAt(Cursor c) {
    int start = c.at();
    boolean begins = c.looksAt("until") && read(c).isPresent();
    c.moveTo(start);
    return begins;
  }

  /** For as long as what it lasts, if such words stand here. */
  public static Optional<Condition> read(Cursor c) {
    return c.attempt(() -> {
      if (!c.accept("until")) {
        return Optional.empty();
      }
      if (c.accept("you lose control of")) {
        return Nouns.read(c)
            .map(Noun::filter)
            .filter(Filter::isOneObject)
            .map(it -> Filters.all(it, new Filter.ControlledBy(Players.YOU)))
            .map(Condition.Exists::new);
      }
      return Nouns.read(c)
          .filter(_ -> c.accept("leaves the battlefield"))
          .map(Noun::filter)
          .filter(Filter::isOneObject)
          .map(Condition.Exists::new);
    });
  }
}
