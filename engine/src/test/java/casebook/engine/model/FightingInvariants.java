package casebook.engine.model;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What attacks and blocks, and what comes to and ceases to, whatever the move (506.3, 506.4). */
final class FightingInvariants {
  private final Step step;
  private final List<String> flaws = new ArrayList<>();

  private FightingInvariants(Step step) {
    this.step = step;
  }

  static List<String> flaws(Step step) {
    var invariants = new FightingInvariants(step);
    Board after = step.after();
    after
        .combat()
        .attacking()
        .forEach((creature, target) -> invariants.attacks(after, creature, target));
    if (after.combat().stage() == Stage.ENDED) {
      invariants.check(after.combat().attacking().isEmpty(), "508.1k: attacking after combat");
      invariants.check(after.combat().blocking().isEmpty(), "511.3: blocking after combat");
    }
    invariants.comings();
    invariants.removals();
    invariants.declared();
    invariants.changed();
    invariants.meant();
    return invariants.flaws;
  }

  private void check(boolean holds, String otherwise) {
    if (!holds) {
      flaws.add(otherwise);
    }
  }

  private void attacks(Board board, Id id, Optional<Id> target) {
    Optional<Permanent> creature = board.permanent(id);
    if (creature.isEmpty()) {
      flaws.add("506.4: " + id + " attacks and is not on the battlefield");
      return;
    }
    Id controller = creature.get().controller();
    check(creature.get().isCreature(), "506.3: " + id + " attacks and is no creature");
    check(!creature.get().isBattle(), "506.4: " + id + " attacks and is a battle");
    check(
        Step.attackingPlayers(board).contains(controller),
        "506.2: " + id + " attacks, of " + controller);
    target.ifPresent(what -> attacked(board, id, controller, what));
  }

  private void attacked(Board board, Id creature, Id controller, Id target) {
    String pair = creature + " attacks " + target;
    if (board.isPlayer(target)) {
      check(board.player(target).inGame(), "506.3c: " + pair + ", who left the game");
      check(board.areOpponents(controller, target), "506.2: " + pair + ", no opponent");
      return;
    }
    Optional<Permanent> permanent = board.permanent(target);
    if (permanent.isEmpty()) {
      flaws.add("506.4c: " + pair + ", which is gone");
      return;
    }
    boolean planeswalker = permanent.get().isPlaneswalker();
    boolean battle = permanent.get().isBattle();
    check(planeswalker || battle, "506.3: " + pair + ", neither planeswalker nor battle");
    Optional<Id> defender =
        battle ? permanent.get().protector() : Optional.of(permanent.get().controller());
    check(
        defender.filter(player -> !board.areOpponents(controller, player)).isEmpty(),
        "506.2, 310.8b: " + pair + ", of no opponent");
  }

  /** 506.4: what was removed from combat stays so until something makes it attack or block. */
  private void comings() {
    Set<Id> attackers = new LinkedHashSet<>(step.after().combat().attacking().keySet());
    attackers.removeAll(step.before().combat().attacking().keySet());
    Set<Id> mayAttack =
        switch (step.move()) {
          case Move.DeclareAttackers declaration -> declaration.attack().attackers();
          case Move.PutAttacking(var permanent, var _, var _, var _) -> Set.of(permanent.id());
          case Move.BecomeAttacking(var creature, var _, var _) -> Set.of(creature);
          case Move.PutBlocking _,
              Move.BeginCombat _,
              Move.DeclareBlockers _,
              Move.ChangePermanent _,
              Move.PlayerLeaves _,
              Move.Reselect _,
              Move.EndCombat _,
              Move.Ask _ ->
              Set.of();
        };
    check(mayAttack.containsAll(attackers), "506.4: came to attack: " + attackers);
    Set<Id> blockers = new LinkedHashSet<>(step.after().combat().blocking().keySet());
    blockers.removeAll(step.before().combat().blocking().keySet());
    Set<Id> mayBlock =
        switch (step.move()) {
          case Move.PutBlocking(var permanent, var _) -> Set.of(permanent.id());
          case Move.DeclareBlockers(var blocks, var _) -> blocks.keySet();
          case Move.DeclareAttackers _,
              Move.PutAttacking _,
              Move.BecomeAttacking _,
              Move.BeginCombat _,
              Move.ChangePermanent _,
              Move.PlayerLeaves _,
              Move.Reselect _,
              Move.EndCombat _,
              Move.Ask _ ->
              Set.of();
        };
    check(mayBlock.containsAll(blockers), "506.4: came to block: " + blockers);
  }

  /** 506.4, 508.1k: what attacks goes on attacking until something removes it. */
  private void removals() {
    for (Id creature : step.before().combat().attacking().keySet()) {
      if (step.after().combat().isAttacking(creature)) {
        continue;
      }
      boolean removable =
          switch (step.move()) {
            case Move.ChangePermanent(var changed, var _) -> goesAlongWith(creature, changed);
            case Move.PlayerLeaves _ -> true;
            case Move.EndCombat _, Move.BeginCombat _ -> true;
            // What an effect had made attack before may pay for the attack.
            case Move.DeclareAttackers _ -> step.after().permanent(creature).isEmpty();
            case Move.PutAttacking _,
                Move.BecomeAttacking _,
                Move.PutBlocking _,
                Move.DeclareBlockers _,
                Move.Reselect _,
                Move.Ask _ ->
                false;
          };
      check(removable, "506.4: no longer attacking: " + creature);
    }
  }

  /** 702.26g: what is attached to a permanent phases out along with it. */
  private boolean goesAlongWith(Id creature, Id changed) {
    Optional<Id> holder = Optional.of(creature);
    for (int seen = 0; seen <= step.before().permanents().size(); seen++) {
      if (holder.equals(Optional.of(changed))) {
        return true;
      }
      holder =
          holder
              .flatMap(id -> Optional.ofNullable(step.before().permanents().get(id)))
              .flatMap(Permanent::attachedTo);
    }
    return false;
  }

  /** 508.4, 508.7a: only what is declared as attacking something attacked it. */
  private void declared() {
    if (!(step.move() instanceof Move.DeclareAttackers)
        && !(step.move() instanceof Move.BeginCombat)) {
      check(
          step.after().combat().declared().equals(step.before().combat().declared()),
          "508.4: what was declared changes");
    }
  }

  /** What each single change does to combat, as 506.4 and 506.4b list it. */
  private void changed() {
    if (!(step.move() instanceof Move.ChangePermanent(var id, var changes)) || changes.size() > 1) {
      return;
    }
    Permanent before = step.before().permanent(id).orElseThrow();
    boolean fights =
        step.after().combat().isAttacking(id) || step.after().combat().blocking().containsKey(id);
    boolean removes =
        switch (changes.getFirst()) {
          case Change.Leaves _,
              Change.PhasesOut _,
              Change.RemovedFromCombat _,
              Change.Regenerates _ ->
              true;
          // It doesn't fight: what removes an attacked battle is told by BlockingInvariants.
          case Change.ChangesProtector _ -> false;
          case Change.ChangesController(var player) -> !player.equals(before.controller());
          case Change.LosesType(var type) -> type.equals("creature");
          case Change.GainsType(var type) -> type.equals("battle") && !before.isBattle();
          case Change.Taps _,
              Change.Untaps _,
              Change.BecomesBlocked _,
              Change.GainsAbilities _,
              Change.LosesAbility _,
              Change.BecomesColors _,
              Change.BecomesPower _,
              Change.HasCounters _,
              Change.GoadedBy _,
              Change.Detained _,
              Change.AttachedTo _ ->
              false;
        };
    check(!(removes && fights), "506.4: in combat after " + changes);
    boolean stays =
        step.after().combat().attacking().equals(step.before().combat().attacking())
            && step.after().combat().blocking().equals(step.before().combat().blocking());
    boolean type =
        changes.getFirst() instanceof Change.LosesType
            || changes.getFirst() instanceof Change.GainsType
            || changes.getFirst() instanceof Change.ChangesProtector;
    check(removes || type || stays, "506.4a, 506.4b: combat changes by " + changes);
  }

  /** 508.5: of what attacks no more, the player that it attacked last is meant. */
  private void meant() {
    if (step.move() instanceof Move.BeginCombat) {
      return;
    }
    step.before()
        .combat()
        .attacking()
        .forEach((creature, target) -> {
          Optional<Id> still =
              step.after().combat().attacking().getOrDefault(creature, Optional.empty());
          if (target.isPresent() && still.isEmpty()) {
            check(
                meant(step.after(), creature).equals(meant(step.before(), creature)),
                "508.5: another player is meant by " + creature);
          }
        });
  }

  private static Optional<Answer> meant(Board board, Id creature) {
    var asked = new Move.Ask(new Question.DefendingPlayer(creature));
    return Game.make(board, asked) instanceof Outcome.Ruled(var ruling, var _)
        ? ruling.answer()
        : Optional.empty();
  }
}
