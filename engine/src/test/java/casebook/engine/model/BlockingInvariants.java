package casebook.engine.model;

import casebook.engine.Game;
import casebook.engine.board.Amendment;
import casebook.engine.board.BlockStatus;
import casebook.engine.board.Board;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A small model, written from the rules, of who is blocked (509.1h, 506.3d, 508.4d), what a change
 * of protector does (506.4), and who attacks a player alone (506.6). It remembers what the moves
 * said, and asks the engine after each.
 */
final class BlockingInvariants {
  private final List<String> flaws = new ArrayList<>();

  /** Those that are blocked (true) or unblocked (false); the others are neither. */
  private final Map<Id, Boolean> blocked = new HashMap<>();

  /** What each creature was declared as attacking in this combat phase. */
  private final Map<Id, Id> declared = new HashMap<>();

  /** How far combat has come: the steps of a combat phase, in order. */
  private CombatStep step = CombatStep.BEGINNING_OF_COMBAT;

  /** What is wrong after a move. */
  List<String> flaws(Step made) {
    flaws.clear();
    if (!made.isIllegal()) {
      follow(made);
    }
    for (Permanent permanent : made.after().phasedIn()) {
      isBlockedAsExpected(made.after(), permanent.id());
      for (Id player : made.after().players().keySet()) {
        attacksAlone(made.after(), permanent.id(), player);
      }
    }
    protectors(made);
    return List.copyOf(flaws);
  }

  private void follow(Step made) {
    switch (made.move()) {
      case Move.BeginCombat _ -> {
        begin(CombatStep.BEGINNING_OF_COMBAT);
        declared.clear();
      }
      case Move.EndCombat _ -> begin(CombatStep.END_OF_COMBAT);
      case Move.DeclareAttackers _ -> {
        step = CombatStep.DECLARE_ATTACKERS;
        declared.putAll(made.after().combat().declared());
      }
      case Move.DeclareBlockers(var blocks, var alsoBlocked) -> {
        step = CombatStep.DECLARE_BLOCKERS;
        var all = new HashSet<>(blocks.values());
        all.addAll(alsoBlocked);
        declareBlockers(made.before(), all);
      }
      case Move.PutAttacking(var permanent, var _, var _, var in) -> {
        reach(made.before(), in.orElse(step));
        boolean late = step.compareTo(CombatStep.DECLARE_BLOCKERS) >= 0;
        if (late && made.after().combat().isAttacking(permanent.id()) && entersUnblocked(made)) {
          blocked.put(permanent.id(), false);
        }
      }
      case Move.PutBlocking(var permanent, var attacker) -> {
        if (made.after().combat().blocking().containsKey(permanent.id())) {
          blocked.put(attacker, true);
        }
      }
      case Move.ChangePermanent(var permanent, var changes) -> {
        if (changes.contains(new Change.BecomesBlocked())
            && made.before().combat().isAttacking(permanent)) {
          blocked.put(permanent, true);
        }
      }
      case Move.BecomeAttacking _, Move.PlayerLeaves _, Move.Reselect _, Move.Ask _ -> {}
    }
    blocked.keySet().removeIf(creature -> !made.after().combat().isAttacking(creature));
  }

  private static boolean entersUnblocked(Step made) {
    return made.before().options().has(Amendment.ENTERS_UNBLOCKED);
  }

  private void begin(CombatStep at) {
    step = at;
    blocked.clear();
  }

  /** Where a move says that combat has come further, nobody has declared a blocker. */
  private void reach(Board before, CombatStep to) {
    if (step.compareTo(CombatStep.DECLARE_BLOCKERS) < 0
        && to.compareTo(CombatStep.DECLARE_BLOCKERS) >= 0) {
      declareBlockers(before, Set.of());
    }
    step = to;
  }

  private void declareBlockers(Board before, Set<Id> attackers) {
    blocked.clear();
    for (Id attacker : before.combat().attacking().keySet()) {
      blocked.put(
          attacker,
          attackers.contains(attacker) || before.combat().blocking().containsValue(attacker));
    }
  }

  private void isBlockedAsExpected(Board board, Id creature) {
    Optional<Boolean> expected = Optional.ofNullable(blocked.get(creature));
    Optional<Boolean> said =
        answer(board, new Question.Blocked(creature))
            .flatMap(answer ->
                answer instanceof Answer.Blocked(var status)
                    ? status.map(BlockStatus::isBlocked)
                    : Optional.empty());
    check(said.equals(expected), "508.4d, 509.1h: " + creature + " blocked: " + said);
  }

  private void attacksAlone(Board board, Id creature, Id player) {
    boolean attacks = player.equals(declared.get(creature));
    long others = declared.values().stream().filter(player::equals).count();
    says(board, new Question.AttacksPlayerAlone(creature, player), attacks && others == 1);
    Map<Id, Optional<Id>> now = board.combat().attacking();
    boolean attacking =
        now.getOrDefault(creature, Optional.empty()).filter(player::equals).isPresent();
    boolean another =
        now.entrySet().stream()
            .anyMatch(one ->
                !one.getKey().equals(creature)
                    && one.getValue().filter(player::equals).isPresent());
    says(board, new Question.AttackingPlayerAlone(creature, player), attacking && !another);
  }

  private void says(Board board, Question question, boolean expected) {
    check(
        answer(board, question).equals(Optional.of(new Answer.Truth(expected))),
        "506.6: " + question + " isn't " + expected);
  }

  /** 506.4: a battle that gets another protector is removed from combat, since that is said. */
  private void protectors(Step made) {
    if (!(made.move() instanceof Move.ChangePermanent(var id, var changes))
        || changes.size() > 1
        || !(changes.getFirst() instanceof Change.ChangesProtector(var protector))) {
      return;
    }
    Permanent before = made.before().permanent(id).orElseThrow();
    boolean removes =
        made.before().options().has(Amendment.PROTECTOR_REMOVES)
            && before.isBattle()
            && !before.protector().equals(Optional.of(protector));
    made.before()
        .combat()
        .attacking()
        .forEach((attacker, target) -> {
          boolean itsAttacker = target.equals(Optional.of(id));
          Optional<Id> expected = itsAttacker && removes ? Optional.empty() : target;
          check(
              expected.equals(made.after().combat().attacking().get(attacker)),
              "506.4, 506.4c: " + attacker + " after " + changes);
        });
    var blocking = new HashMap<>(made.before().combat().blocking());
    if (removes) {
      blocking.remove(id);
    }
    check(made.after().combat().blocking().equals(blocking), "506.4: blocking after " + changes);
  }

  private static Optional<Answer> answer(Board board, Question question) {
    return Game.make(board, new Move.Ask(question)) instanceof Outcome.Ruled(var ruling, var _)
        ? ruling.answer()
        : Optional.empty();
  }

  private void check(boolean holds, String otherwise) {
    if (!holds) {
      flaws.add(otherwise);
    }
  }
}
