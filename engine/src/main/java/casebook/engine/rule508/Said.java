package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import java.util.List;
import java.util.Optional;

/**
 * What states something of a creature, as it is for each of a stack.
 *
 * @param source its name; empty where it is the creature's own text
 */
record Said(String source, String text, Effect effect) {
  /** Effects may be long; what says the same of many creatures is hashed by its sentence. */
  @Override
  public int hashCode() {
    return 31 * source.hashCode() + text.hashCode();
  }

  static Said of(Id creature, Stated stated) {
    return new Said(source(creature, stated.source()), stated.text(), stated.effect());
  }

  static List<Said> all(Id creature, List<Stated> all) {
    return all.stream().map(stated -> of(creature, stated)).toList();
  }

  private static String source(Id creature, Source source) {
    Optional<Id> permanent = source.permanent();
    return permanent.isPresent() && permanent.get().equals(creature) ? "" : source.name();
  }
}
