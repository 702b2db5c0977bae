package casebook.engine.rule506;

import casebook.engine.board.Board;
import casebook.engine.board.Chosen;
import casebook.engine.board.Combat;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Phase;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.effect.Window;
import casebook.engine.effect.Window.Point;
import casebook.engine.effect.Window.Span;
import casebook.engine.force.InForce;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.move.Question.MayCast;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * When spells may be cast that say "only before" or "only after" a point in the combat phase.
 *
 * <p>This judges nothing else about casting: not whose priority it is, nor what sorcery timing or
 * another text allows.
 */
@Cr(
    rule = "506.8",
    text =
        """
        Some spells state that they may be cast “only [before/after] [a particular point in the
        combat phase],” in which that point may be “attackers are declared,” “blockers are
        declared,” “the combat damage step,” “the end of combat step,” “the combat phase,” or
        “combat.”
        """)
public final class Rule506_8 {
  private Rule506_8() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_8.class);

  /**
   * Whether a spell may be cast, or an ability activated.
   *
   * @param rules the sub-rules that say so or not, in their order
   * @param windows the windows that the text names, and whether the moment lies in each
   */
  public record Timing(boolean allowed, Set<RuleNumber> rules, Map<Window, Boolean> windows) {}

  /** The windows in which a text says that it may be used. */
  public static List<Window> windows(List<Ability> text) {
    return text.stream()
        .map(Ability::meaning)
        .filter(Meaning.Read.class::isInstance)
        .flatMap(meaning -> ((Meaning.Read) meaning).effects().stream())
        .filter(Effect.Timing.class::isInstance)
        .map(effect -> ((Effect.Timing) effect).window())
        .toList();
  }

  /** Whether the moment lies in all windows of the text. */
  public static Timing timing(Board board, MayCast question) {
    var time = new TurnTime(board, question.by(), question.permanent(), question.at());
    var rules = new LinkedHashSet<RuleNumber>();
    var windows = new LinkedHashMap<Window, Boolean>();
    boolean allowed = true;
    for (Window window : windows(question.text())) {
      allowed &= lies(time, window, Combats.FIRST, rules);
      List<Window> parts = window instanceof Window.Both(var all) ? all : List.of(window);
      Combats meant = meant(parts, Combats.FIRST);
      for (Window part : parts) {
        windows.put(part, lies(time, part, meant, new LinkedHashSet<>()));
      }
    }
    if (Rule506_8g.applies(question) && !rules.isEmpty()) {
      rules.add(Rule506_8g.NUMBER);
    }
    return new Timing(allowed, rules, windows);
  }

  /** Of which of a turn's combat phases a point is meant. */
  enum Combats {
    FIRST,
    ANY
  }

  /** Of which combat phases the parts of a text mean the points, where others say "combats". */
  private static Combats meant(List<Window> parts, Combats combats) {
    return parts.size() > 1 && parts.stream().anyMatch(Rule506_8c::isDuringCombat)
        ? Combats.ANY
        : combats;
  }

  private static boolean lies(
      TurnTime time, Window window, Combats combats, Set<RuleNumber> rules) {
    return switch (window) {
      case Window.Both(var all) -> {
        Combats meant = meant(all, combats);
        boolean lies = true;
        for (Window one : all) {
          lies &= lies(time, one, meant, rules);
        }
        yield lies;
      }
      case Window.Either(var any) -> {
        boolean lies = false;
        for (Window one : any) {
          lies |= lies(time, one, combats, rules);
        }
        yield lies;
      }
      case Window.During(var span, var whose) -> isDuring(time, span) && is(time, whose);
      case Window.HavingBeenAttacked() -> time.board().combat().declared().containsValue(time.by());
      case Window.If(var condition) -> holds(time, condition);
      case Window.Before(var point) -> isBefore(time, point, combats, rules);
      case Window.After(var point) -> isAfter(time, point, combats, rules);
    };
  }

  private static boolean isBefore(
      TurnTime time, Point point, Combats combats, Set<RuleNumber> rules) {
    int combat = combat(time, point, combats, rules);
    if (Rule506_8e.applies(time, combat, point)) {
      rules.add(Rule506_8e.NUMBER);
      return Rule506_8e.allows(time, combat);
    }
    return time.isBefore(combat, start(point));
  }

  private static boolean isAfter(
      TurnTime time, Point point, Combats combats, Set<RuleNumber> rules) {
    int combat = combat(time, point, combats, rules);
    if (Rule506_8f.applies(time, combat, point, combats)) {
      rules.add(Rule506_8f.NUMBER);
      return false;
    }
    return exists(time, combat, point) && comesAfter(time, combat, point);
  }

  /** A point that never comes has no time after it. */
  private static boolean exists(TurnTime time, int combat, Point point) {
    return !time.moment().combatSkipped()
        && !(isSkippedWithBlockers(point) && time.skipsBlockersAndDamage(combat));
  }

  /** Whether a point doesn't exist where the declare blockers and combat damage steps don't. */
  static boolean isSkippedWithBlockers(Point point) {
    return point == Point.BLOCKERS_DECLARED || point == Point.COMBAT_DAMAGE_STEP;
  }

  private static boolean comesAfter(TurnTime time, int combat, Point point) {
    return switch (point) {
      case ATTACKERS_DECLARED, BLOCKERS_DECLARED -> !time.isBefore(combat, start(point));
      case COMBAT_DAMAGE_STEP -> !time.isBefore(combat, CombatStep.END_OF_COMBAT);
      case COMBAT, END_OF_COMBAT_STEP -> time.isAfter(combat);
    };
  }

  /** The combat phase whose point is meant, and the rules by which it is. */
  private static int combat(TurnTime time, Point point, Combats combats, Set<RuleNumber> rules) {
    rules.add(NUMBER);
    switch (point) {
      case ATTACKERS_DECLARED -> rules.add(Rule506_8a.NUMBER);
      case BLOCKERS_DECLARED -> rules.add(Rule506_8b.NUMBER);
      case COMBAT, COMBAT_DAMAGE_STEP, END_OF_COMBAT_STEP -> {}
    }
    return switch (combats) {
      case ANY -> {
        rules.add(Rule506_8c.NUMBER);
        yield Rule506_8c.combat(time);
      }
      case FIRST -> {
        rules.add(Rule506_8d.NUMBER);
        yield Rule506_8d.COMBAT;
      }
    };
  }

  private static CombatStep start(Point point) {
    return switch (point) {
      case COMBAT -> CombatStep.BEGINNING_OF_COMBAT;
      case ATTACKERS_DECLARED -> Rule506_8a.DECLARED_IN;
      case BLOCKERS_DECLARED -> Rule506_8b.DECLARED_IN;
      case COMBAT_DAMAGE_STEP -> CombatStep.COMBAT_DAMAGE;
      case END_OF_COMBAT_STEP -> CombatStep.END_OF_COMBAT;
    };
  }

  private static boolean isDuring(TurnTime time, Span span) {
    Phase phase = time.moment().phase();
    return switch (span) {
      case TURN -> true;
      case MAIN_PHASE -> phase == Phase.PRECOMBAT_MAIN || phase == Phase.POSTCOMBAT_MAIN;
      case COMBAT -> phase == Phase.COMBAT;
      case BEGINNING_OF_COMBAT -> isIn(time, CombatStep.BEGINNING_OF_COMBAT);
      case DECLARE_ATTACKERS -> isIn(time, CombatStep.DECLARE_ATTACKERS);
      case DECLARE_BLOCKERS -> isIn(time, CombatStep.DECLARE_BLOCKERS);
      case COMBAT_DAMAGE -> isIn(time, CombatStep.COMBAT_DAMAGE);
      case END_OF_COMBAT -> isIn(time, CombatStep.END_OF_COMBAT);
    };
  }

  private static boolean isIn(TurnTime time, CombatStep step) {
    return time.step().equals(Optional.of(step));
  }

  private static boolean is(TurnTime time, Players whose) {
    return view(time, InForce.on(time.board())).is(whose, time.moment().activePlayer());
  }

  /** Whether a condition holds at the moment; what attacks now has attacked this turn. */
  private static boolean holds(TurnTime time, Condition condition) {
    return view(time, InForce.on(at(time))).holds(condition);
  }

  /** The board at the moment: creatures are attacking only until combat ends (508.1k). */
  private static Board at(TurnTime time) {
    Board board = time.board();
    int combat = board.turn().combat();
    if (time.isBefore(combat, Rule506_8a.DECLARED_IN)) {
      return board.with(Combat.NOT_BEGUN);
    }
    Board now =
        board.withAll(
            board.permanents().values().stream().map(board.combat()::remembered).toList());
    return time.isAfter(combat) ? now.with(board.combat().ended()) : now;
  }

  private static Viewpoint view(TurnTime time, InForce inForce) {
    return new Viewpoint(
        inForce.board(),
        inForce.keywords(),
        time.self(),
        Optional.of(time.by()),
        Set.of(),
        Chosen.NOTHING,
        Optional.empty());
  }
}
