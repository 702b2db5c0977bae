package casebook.engine.model;

import casebook.engine.board.Begun;
import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.model.Statement.Origin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The board and the sentences at one point of the process. */
record World(Board board, List<Line> lines) {
  private static final int LAST = Integer.MAX_VALUE;

  /** A sentence in force. */
  record Line(
      Origin origin,
      Optional<Id> object,
      Optional<EffectInForce> resolved,
      boolean sure,
      List<Effect> effects,
      long time,
      int number) {

    /** What is fixed of an effect of what resolved, once something has changed (611.2c). */
    Optional<Begun.Fixed> begun(Effect effect) {
      return resolved.flatMap(one -> one.begun().of(effect));
    }
  }

  /** What a board is before any layer. */
  static World before(Board board) {
    var lines = new ArrayList<Line>();
    for (Permanent permanent : board.phasedIn()) {
      long time = time(permanent);
      permanent
          .abilities()
          .forEach(one -> lines.add(line(Origin.OWN, permanent, one, false, time, lines.size())));
      for (Map.Entry<String, Integer> kind : permanent.counters().entrySet()) {
        if (kind.getKey().matches("[+-]\\d+/[+-]\\d+")) {
          List<String> parts = List.of(kind.getKey().split("/", -1));
          var effect =
              new Effect.ModifiesPowerToughness(
                  Filter.SELF,
                  Amount.of(kind.getValue() * Integer.parseInt(parts.getFirst())),
                  Amount.of(kind.getValue() * Integer.parseInt(parts.getLast())),
                  Condition.ALWAYS);
          lines.add(
              new Line(
                  Origin.GIVEN,
                  Optional.of(permanent.id()),
                  Optional.empty(),
                  true,
                  List.of(effect),
                  time,
                  lines.size()));
        }
      }
      permanent
          .givenAbilities()
          .forEach(one -> lines.add(line(Origin.GIVEN, permanent, one, true, LAST, lines.size())));
    }
    for (EffectInForce effect : board.effects()) {
      for (Ability ability : effect.abilities()) {
        lines.add(
            new Line(
                Origin.RESOLVED,
                effect.permanent(),
                Optional.of(effect),
                false,
                effects(ability),
                effect.timestamp().stated().orElse(0),
                lines.size()));
      }
    }
    return new World(board, lines);
  }

  Map<Id, Set<String>> keywords() {
    var keywords = new HashMap<Id, Set<String>>();
    for (Line line : lines) {
      for (Effect effect : line.effects) {
        if (line.origin != Origin.RESOLVED && effect instanceof Effect.Keyword(var name, var _)) {
          keywords
              .computeIfAbsent(line.object.orElseThrow(), _ -> new HashSet<>())
              .add(name.toLowerCase(Locale.ROOT));
        }
      }
    }
    return keywords;
  }

  Reading reading(Line line) {
    Reading reading;
    if (line.resolved.isPresent()) {
      EffectInForce effect = line.resolved.get();
      Optional<Id> you =
          effect.controller().isPresent()
              ? effect.controller()
              : effect.permanent().flatMap(board::permanent).map(Permanent::controller);
      reading = Reading.on(board, effect.permanent(), you, effect.affects(), effect.chosen());
    } else {
      Permanent object = board.permanent(line.object.orElseThrow()).orElseThrow();
      reading =
          Reading.on(
              board, line.object, Optional.of(object.controller()), Set.of(), object.chosen());
    }
    return reading.knowing(keywords());
  }

  static long time(Permanent permanent) {
    return permanent.timestamp().move() * 1_000_000L + permanent.timestamp().stated().orElse(0);
  }

  private static Line line(
      Origin origin, Permanent object, Ability ability, boolean sure, long time, int number) {
    List<Effect> effects = ability.frame() == Frame.STATIC ? effects(ability) : List.of();
    return new Line(
        origin, Optional.of(object.id()), Optional.empty(), sure, effects, time, number);
  }

  static List<Effect> effects(Ability ability) {
    return ability.meaning() instanceof Meaning.Read(var effects) ? effects : List.of();
  }

  /** What loses banding loses all "bands with other" abilities as well (702.22b). */
  World without(Id object, String keyword) {
    var left = new ArrayList<Line>();
    for (Line line : lines) {
      var effects = new ArrayList<>(line.effects());
      if (line.origin() != Origin.RESOLVED && line.object().equals(Optional.of(object))) {
        effects.removeIf(effect ->
            effect instanceof Effect.Keyword(var name, var _)
                && (name.equalsIgnoreCase(keyword)
                    || (keyword.equalsIgnoreCase("banding") && name.equals("bands with other"))));
      }
      left.add(
          new Line(
              line.origin(),
              line.object(),
              line.resolved(),
              line.sure(),
              effects,
              line.time(),
              line.number()));
    }
    return new World(board, left);
  }

  World with(Permanent permanent, Characteristics is) {
    return with(permanent.made(permanent.controller(), permanent.since(), is));
  }

  World with(Permanent permanent) {
    return new World(board.with(permanent), lines);
  }
}
