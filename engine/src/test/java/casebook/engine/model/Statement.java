package casebook.engine.model;

import casebook.engine.board.Begun;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One effect that something on a board states, its words read where it stands.
 *
 * @param time when it came, as far as a number was said
 * @param settled the objects of what resolved, once something has changed since
 */
record Statement(
    Origin origin, Effect effect, Reading reading, long time, Optional<Set<Id>> settled) {

  /** How an effect comes to be stated. */
  enum Origin {
    /** By an ability that a permanent has by itself. */
    OWN,
    /** By an ability that something has given a permanent. */
    GIVEN,
    /** By a spell or ability that has resolved. */
    RESOLVED
  }

  /** All effects in force on a board, once all layers have applied (613). */
  static List<Statement> inForce(Board board) {
    World world = Continuous.on(board);
    var stated = new ArrayList<Statement>();
    for (World.Line line : world.lines()) {
      Reading reading = world.reading(line);
      line.effects()
          .forEach(effect ->
              stated.add(
                  new Statement(
                      line.origin(),
                      effect,
                      reading,
                      line.time(),
                      line.begun(effect).map(Begun.Fixed::objects))));
    }
    Map<Id, Set<Id>> goads = goads(stated);
    return goads.isEmpty()
        ? stated
        : stated.stream()
            .map(one ->
                new Statement(
                    one.origin(),
                    one.effect(),
                    one.reading().goading(goads),
                    one.time(),
                    one.settled()))
            .toList();
  }

  /** What resolved goads or detains what was there then (701.15a, 701.35a). */
  boolean designates(Filter who, Condition when, Id creature) {
    return settled.isPresent()
        ? reading.lasts(when) && settled.get().contains(creature)
        : reading.holds(when) && reading.means(who, creature) && !isNew(who, creature);
  }

  private boolean isNew(Filter who, Id creature) {
    return origin == Origin.RESOLVED
        && !Filter.isOneObject(who)
        && !Mentions.mentions(who, Filter.Affected.class::isInstance)
        && time < reading.board().permanent(creature).orElseThrow().timestamp().stated().orElse(0);
  }

  /** 701.15a: the creatures that effects goad, each with the players whose effects do. */
  private static Map<Id, Set<Id>> goads(List<Statement> stated) {
    var goads = new HashMap<Id, Set<Id>>();
    for (Statement one : stated) {
      if (one.effect() instanceof Effect.Goaded(var who, var when)
          && one.reading().you().isPresent()) {
        for (Permanent permanent : one.reading().board().phasedIn()) {
          if (permanent.isCreature() && one.designates(who, when, permanent.id())) {
            goads
                .computeIfAbsent(permanent.id(), _ -> new HashSet<>())
                .add(one.reading().you().get());
          }
        }
      }
    }
    return goads;
  }
}
