package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** One effect that something on a board states, its words read where it stands. */
record Statement(Origin origin, Effect effect, Reading reading) {

  /** How an effect comes to be stated. */
  enum Origin {
    /** By an ability that a permanent has by itself. */
    OWN,
    /** By an ability that something has given a permanent. */
    GIVEN,
    /** By a spell or ability that has resolved. */
    RESOLVED
  }

  /**
   * All effects in force on a board. The board doesn't say in which order effects that take and
   * give abilities came to be: what loses all abilities keeps those that something has given it,
   * and what loses a keyword ability by name doesn't have it, whatever gives it.
   */
  static List<Statement> inForce(Board board) {
    List<Statement> stated = stated(board);
    stated = reading(stated, keywords(stated));

    var bare = new HashSet<Id>();
    for (Statement statement : stated) {
      if (statement.effect instanceof Effect.TakesAll(var who, var when)
          && statement.reading.holds(when)) {
        statement.reading.matching(who).forEach(permanent -> bare.add(permanent.id()));
      }
    }
    stated = without(stated, own -> bare.contains(own.object()));

    var all = new ArrayList<>(stated);
    for (Statement statement : stated) {
      if (statement.effect instanceof Effect.Gives(var who, var abilities, var when)
          && statement.reading.holds(when)) {
        for (Permanent permanent : statement.reading.matching(who)) {
          addAll(all, Origin.GIVEN, board, permanent, abilities);
        }
      }
    }
    Map<Id, Set<String>> taken = taken(all);
    all.removeIf(one -> one.isAnyOf(taken));
    return reading(all, keywords(all));
  }

  /** The keyword abilities that permanents lose by name. */
  private static Map<Id, Set<String>> taken(List<Statement> stated) {
    var taken = new HashMap<Id, Set<String>>();
    for (Statement statement : stated) {
      if (statement.effect instanceof Effect.Takes(var who, var keyword, var when)
          && statement.reading.holds(when)) {
        for (Permanent permanent : statement.reading.matching(who)) {
          Set<String> of = taken.computeIfAbsent(permanent.id(), _ -> new HashSet<>());
          of.add(keyword.toLowerCase(Locale.ROOT));
          // 702.22b: what loses banding loses all "bands with other" abilities as well.
          if (keyword.equalsIgnoreCase("banding")) {
            of.add("bands with other");
          }
        }
      }
    }
    return taken;
  }

  private boolean isAnyOf(Map<Id, Set<String>> keywords) {
    return origin != Origin.RESOLVED
        && effect instanceof Effect.Keyword(var name, var _)
        && keywords.getOrDefault(object(), Set.of()).contains(name.toLowerCase(Locale.ROOT));
  }

  private Id object() {
    return reading.self().orElseThrow();
  }

  private static List<Statement> without(List<Statement> stated, Predicate<Statement> lost) {
    return stated.stream().filter(one -> one.origin != Origin.OWN || !lost.test(one)).toList();
  }

  private static Map<Id, Set<String>> keywords(List<Statement> stated) {
    var keywords = new HashMap<Id, Set<String>>();
    for (Statement statement : stated) {
      if (statement.origin != Origin.RESOLVED
          && statement.effect instanceof Effect.Keyword(var name, var _)) {
        keywords
            .computeIfAbsent(statement.object(), _ -> new HashSet<>())
            .add(name.toLowerCase(Locale.ROOT));
      }
    }
    return keywords;
  }

  private static List<Statement> reading(List<Statement> stated, Map<Id, Set<String>> keywords) {
    return stated.stream()
        .map(one -> new Statement(one.origin, one.effect, one.reading.knowing(keywords)))
        .toList();
  }

  private static List<Statement> stated(Board board) {
    var stated = new ArrayList<Statement>();
    for (Permanent permanent : board.phasedIn()) {
      if (!permanent.losesAbilities()) {
        addAll(stated, Origin.OWN, board, permanent, permanent.abilities());
      }
      addAll(stated, Origin.GIVEN, board, permanent, permanent.givenAbilities());
    }
    for (EffectInForce inForce : board.effects()) {
      Optional<Id> you =
          inForce.controller().isPresent()
              ? inForce.controller()
              : inForce.permanent().flatMap(board::permanent).map(Permanent::controller);
      var reading =
          Reading.on(board, inForce.permanent(), you, inForce.affects(), inForce.chosen());
      for (Ability ability : inForce.abilities()) {
        for (Effect effect : effects(ability)) {
          stated.add(new Statement(Origin.RESOLVED, effect, reading));
        }
      }
    }
    return stated;
  }

  /** Of a permanent's abilities only the static ones have their effects by being there. */
  private static void addAll(
      List<Statement> stated,
      Origin origin,
      Board board,
      Permanent permanent,
      List<Ability> abilities) {
    var reading =
        Reading.on(
            board,
            Optional.of(permanent.id()),
            Optional.of(permanent.controller()),
            Set.of(),
            permanent.chosen());
    for (Ability ability : abilities) {
      if (ability.frame() == Frame.STATIC) {
        effects(ability).forEach(effect -> stated.add(new Statement(origin, effect, reading)));
      }
    }
  }

  private static List<Effect> effects(Ability ability) {
    return ability.meaning() instanceof Meaning.Read(var effects) ? effects : List.of();
  }
}
