package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.TriggerEvent.AttacksUnblocked;
import casebook.engine.effect.TriggerEvent.CreaturesUnblocked;
import casebook.engine.effect.Whom;
import casebook.engine.force.AdditionalTimes;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.State.Triggered;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** "Whenever [a creature] attacks and isn't blocked": not before blockers are declared. */
@Cr(
    rule = "508.3f",
    text =
        """
        An ability that reads “Whenever [a creature] attacks and isn’t blocked, . . .” triggers
        during the declare blockers step, not the declare attackers step. See rule 509.3g.
        """)
public final class Rule508_3f {
  private Rule508_3f() {}

  static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_3f.class);

  /** What waits for attackers that are not blocked. */
  static Progress step(Progress progress) {
    return progress.found(findings(progress.declaration()));
  }

  /** One finding for each ability that waits for blockers being declared. */
  static List<Finding> findings(Declaration declaration) {
    var findings = new ArrayList<Finding>();
    for (InForce.Effective effective : declaration.grounds().inForce().effects()) {
      List<Id> waiting = unblocked(declaration, effective);
      if (!waiting.isEmpty()) {
        findings.add(Finding.applies(NUMBER, waiting, effective.stated()));
      }
    }
    return findings;
  }

  /**
   * What triggers as blockers are declared: once for each creature that is not blocked, or for all
   * of them where the ability speaks of one or more.
   *
   * @param grounds of the board on which blockers were declared
   * @param attack the creatures that attack and aren't blocked, with what they attack
   */
  public static List<Triggered> triggered(Grounds grounds, Attack attack) {
    var declaration = new Declaration(grounds, attack);
    Board board = grounds.board();
    var triggered = new ArrayList<Triggered>();
    for (InForce.Effective effective : grounds.inForce().effects()) {
      List<Id> unblocked = unblocked(declaration, effective);
      if (!unblocked.isEmpty()) {
        Id controller = effective.view().you().orElse(board.activePlayer());
        List<List<Id>> occasions =
            isOfAll(effective) ? List.of(unblocked) : unblocked.stream().map(List::of).toList();
        for (List<Id> about : occasions) {
          var one =
              new Triggered(effective.stated(), effective.view().self(), controller, NUMBER, about);
          triggered.addAll(AdditionalTimes.of(grounds.inForce(), one, Set.copyOf(about)));
        }
      }
    }
    return Rule508_2b.inOrder(board, triggered);
  }

  /** The findings on what triggered. */
  public static List<Finding> findings(List<Triggered> triggered) {
    return triggered.stream()
        .map(one -> Finding.applies(NUMBER, one.about(), one.stated()))
        .toList();
  }

  private static boolean isOfAll(InForce.Effective effective) {
    return effective.stated().effect() instanceof Effect.Trigger(CreaturesUnblocked _, var _);
  }

  /** The attackers for which an ability may trigger once blockers are declared. */
  private static List<Id> unblocked(Declaration declaration, InForce.Effective effective) {
    Optional<Effect.Trigger> trigger = Rule508_1m.trigger(effective.stated().effect());
    if (trigger.isEmpty()) {
      return List.of();
    }
    return switch (trigger.get().event()) {
      case AttacksUnblocked(var who, var whom) ->
          unblocked(declaration, effective.view(), who, whom, trigger.get().when());
      case CreaturesUnblocked(var who, var whom) ->
          unblocked(declaration, effective.view(), who, whom, trigger.get().when());
      default -> List.of();
    };
  }

  private static List<Id> unblocked(
      Declaration declaration, Viewpoint view, Filter who, Whom whom, Condition when) {
    return declaration.pairs().stream()
        .filter(pair -> declaration.matches(view, pair, who, whom))
        .filter(pair -> declaration.holds(view, pair, when))
        .map(Pair::creature)
        .toList();
  }
}
