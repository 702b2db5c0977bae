package casebook.engine.reading.condition;

import casebook.engine.effect.Effect;
import casebook.engine.effect.Players;
import casebook.engine.effect.Window;
import casebook.engine.effect.Window.Point;
import casebook.engine.effect.Window.Span;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.word.Cursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** "Cast this spell only …", "Activate only …" (506.8). */
public final class Windows {
  private static final Map<String, Point> POINTS =
      Map.of(
          "attackers are declared", Point.ATTACKERS_DECLARED,
          "blockers are declared", Point.BLOCKERS_DECLARED,
          "the combat damage step", Point.COMBAT_DAMAGE_STEP,
          "combat damage", Point.COMBAT_DAMAGE_STEP,
          "the end of combat step", Point.END_OF_COMBAT_STEP,
          "the end of combat", Point.END_OF_COMBAT_STEP,
          "combat", Point.COMBAT);

  private static final Map<String, Span> SPANS =
      Map.of(
          "the declare attackers step", Span.DECLARE_ATTACKERS,
          "the declare blockers step", Span.DECLARE_BLOCKERS,
          "the combat damage step", Span.COMBAT_DAMAGE,
          "the end of combat step", Span.END_OF_COMBAT,
          "the end of combat", Span.END_OF_COMBAT,
          "the beginning of combat step", Span.BEGINNING_OF_COMBAT,
          "the beginning of combat", Span.BEGINNING_OF_COMBAT,
          "the combat phase", Span.COMBAT,
          "combat", Span.COMBAT);

  private static final Map<String, Span> OWN_SPANS =
      Map.of(
          "turn", Span.TURN,
          "main phase", Span.MAIN_PHASE,
          "combat phase", Span.COMBAT,
          "combat", Span.COMBAT,
          "declare attackers step", Span.DECLARE_ATTACKERS,
          "declare blockers step", Span.DECLARE_BLOCKERS);

  /** What is made of a condition that says nothing about attacking. */
  private enum Ifs {
    /** It is passed over: it is another matter than 506.8. */
    PASSED_OVER,
    /** It is read like all others. */
    READ
  }

  private Windows() {}

  /** When a spell may be cast or an ability activated. */
  public static Optional<List<Effect>> read(Cursor c) {
    return read(c, Ifs.PASSED_OVER);
  }

  /** The same with everything that is said of when, also "only as a sorcery" and conditions. */
  public static Optional<List<Effect>> whole(Cursor c) {
    return read(c, Ifs.READ).filter(_ -> c.atEnd());
  }

  private static Optional<List<Effect>> read(Cursor c, Ifs ifs) {
    return c.attempt(() -> {
      if (c.acceptAny("~ can't be cast except", "this ability can't be activated except")) {
        var windows = new ArrayList<Window>();
        return all(c, windows)
            ? Optional.of(List.of(new Effect.Timing(both(windows))))
            : Optional.empty();
      }
      if (!c.acceptAny(
          "cast this spell",
          "cast ~",
          "activate this ability",
          "activate",
          "play this ability",
          "play ~",
          "this ability can be activated",
          "you may activate this ability",
          "this ability may be activated",
          "this may be cast or activated")) {
        return Optional.empty();
      }
      var windows = new ArrayList<Window>();
      while (c.acceptAny("only", "and only", ", and only", "and")
          || (!windows.isEmpty() && c.looksAt("if you have been attacked this step"))) {
        if (!also(c, ifs, windows) && !uses(c, ifs) && !all(c, windows)) {
          return Optional.empty();
        }
      }
      if (windows.isEmpty()) {
        return Optional.empty();
      }
      return Optional.of(List.of(new Effect.Timing(both(windows))));
    });
  }

  private static Window both(List<Window> windows) {
    return windows.size() == 1 ? windows.getFirst() : new Window.Both(windows);
  }

  /** "As a sorcery" (307.5), and conditions. */
  private static boolean also(Cursor c, Ifs ifs, List<Window> windows) {
    if (ifs == Ifs.PASSED_OVER) {
      return false;
    }
    if (c.acceptAny("as a sorcery", "any time you could cast a sorcery")) {
      windows.add(new Window.During(Span.MAIN_PHASE, Players.YOU));
      return true;
    }
    Optional<Window> condition =
        c.looksAtAny(
                "if you 've been attacked", "if you have been attacked", "if you were attacked")
            ? Optional.empty()
            : c.attempt(() ->
                c.acceptAny("if", "while", "as long as")
                    ? Conditions.read(c).map(Window.If::new)
                    : Optional.empty());
    condition.ifPresent(windows::add);
    return condition.isPresent();
  }

  /** How often is not when, and neither is what else must be so. */
  private static boolean uses(Cursor c, Ifs ifs) {
    if (ifs == Ifs.PASSED_OVER
        && c.looksAt("if")
        && !c.looksAtAny("if you 've been", "if you have been", "if you were")) {
      int end = c.find(Set.of(",", "and"));
      boolean silent = Relevance.isSilent(c, c.at(), end);
      c.moveTo(silent ? end : c.at());
      return silent;
    }
    return c.acceptAny("once each turn", "once", "twice each turn", "any time you have priority");
  }

  /** "Before combat or during combat before blockers are declared" is one of two windows. */
  private static boolean all(Cursor c, List<Window> windows) {
    var first = new ArrayList<Window>();
    if (!sequence(c, first)) {
      return false;
    }
    var any = new ArrayList<Window>();
    any.add(both(first));
    while (c.looksAt("or")) {
      c.skip();
      var next = new ArrayList<Window>();
      if (!sequence(c, next)) {
        return false;
      }
      any.add(both(next));
    }
    if (any.size() == 1) {
      windows.addAll(first);
    } else {
      windows.add(new Window.Either(any));
    }
    return true;
  }

  /** "During combat before blockers are declared" is two windows. */
  private static boolean sequence(Cursor c, List<Window> windows) {
    int before = windows.size();
    while (true) {
      Optional<Window> window =
          c.attempt(() -> {
            c.accept(",");
            return one(c);
          });
      if (window.isEmpty()) {
        return windows.size() > before;
      }
      windows.add(window.get());
    }
  }

  private static Optional<Window> one(Cursor c) {
    if (c.acceptAny(
        "if you 've been attacked this step",
        "if you have been attacked this step",
        "if you were attacked this step")) {
      return Optional.of(new Window.HavingBeenAttacked());
    }
    if (c.accept("before")) {
      return point(c).map(Window.Before::new);
    }
    if (c.accept("after")) {
      return point(c).map(Window.After::new);
    }
    return c.acceptAny("during", "on") ? during(c) : Optional.empty();
  }

  private static Optional<Window> during(Cursor c) {
    Optional<Span> span = longest(c, SPANS);
    if (span.isPresent()) {
      Players whose = c.accept("on") ? whose(c).orElse(Players.ANYONE) : Players.ANYONE;
      c.accept("turn");
      return Optional.of(new Window.During(span.get(), whose));
    }
    Optional<Players> whose = whose(c);
    return whose.flatMap(
        player -> longest(c, OWN_SPANS).map(own -> new Window.During(own, player)));
  }

  private static Optional<Players> whose(Cursor c) {
    if (c.accept("your")) {
      return Optional.of(Players.YOU);
    }
    return c.attempt(() -> {
      Optional<Players> players = PlayerNouns.read(c);
      return c.acceptAny("'s", "'") ? players : Optional.empty();
    });
  }

  private static Optional<Point> point(Cursor c) {
    return longest(c, POINTS);
  }

  private static <T> Optional<T> longest(Cursor c, Map<String, T> phrases) {
    String longest = "";
    for (String phrase : phrases.keySet()) {
      if (phrase.length() > longest.length() && c.looksAt(phrase)) {
        longest = phrase;
      }
    }
    return !longest.isEmpty() && c.accept(longest)
        ? Optional.ofNullable(phrases.get(longest))
        : Optional.empty();
  }
}
