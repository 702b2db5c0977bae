package casebook.engine.model;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.move.Move;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.State.Triggered;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.ToIntFunction;

/** What a declaration of attackers leaves behind, and other moves don't (508.1f to 508.2b). */
final class DeclarationInvariants {
  private final Step step;
  private final List<String> flaws = new ArrayList<>();

  private DeclarationInvariants(Step step) {
    this.step = step;
  }

  static List<String> flaws(Step step) {
    var invariants = new DeclarationInvariants(step);
    invariants.triggers();
    invariants.check(
        step.isIllegal()
            == step.ruling().findings().stream()
                .anyMatch(finding -> finding.outcome() == Finding.Outcome.DISOBEYED),
        "508.1: illegal without anything disobeyed, or the other way round");
    if (step.move() instanceof Move.DeclareAttackers declaration && !step.isIllegal()) {
      invariants.attacking(declaration);
      invariants.tapped();
      invariants.paid();
    }
    if (step.move() instanceof Move.PutAttacking(var permanent, var _, var _, var _)
        && !step.isIllegal()) {
      invariants.check(
          step.after().permanents().containsKey(permanent.id()), "506.3a: didn't enter");
    }
    return invariants.flaws;
  }

  private void check(boolean holds, String otherwise) {
    if (!holds) {
      flaws.add(otherwise);
    }
  }

  /** 508.1k: each chosen creature that is still there is attacking. */
  private void attacking(Move.DeclareAttackers declaration) {
    for (Id creature : declaration.attack().attackers()) {
      boolean there = step.after().permanent(creature).isPresent();
      check(
          step.after().combat().isAttacking(creature) == there,
          "508.1k: declared and not attacking: " + creature);
      check(
          step.after().combat().declared().containsKey(creature) == there,
          "508.1k: declared and forgotten: " + creature);
    }
  }

  /** 508.1f and costs: what the ruling says was tapped is what is tapped now and wasn't before. */
  private void tapped() {
    for (Permanent permanent : step.after().phasedIn()) {
      boolean before = step.before().permanent(permanent.id()).orElseThrow().tapped();
      check(
          step.ruling().state().tapped().contains(permanent.id())
              == (permanent.tapped() && !before),
          "508.1f: tapped " + step.ruling().state().tapped());
    }
  }

  /** 508.1j: what was locked in is what is gone. */
  private void paid() {
    Price total = step.ruling().costs().total();
    check(spent(Player::life) == total.life(), "508.1j: life");
    check(spent(Player::energy) == total.energy(), "508.1j: energy");
    // What is returned comes to a hand, and what is discarded or sacrificed to a graveyard.
    check(spent(Player::hand) <= total.discard(), "508.1j: cards in hand");
    check(spent(Player::graveyard) <= total.exile(), "508.1j: cards in graveyards");
    check(
        step.before().permanents().size() - step.after().permanents().size()
            == total.permanents().stream()
                .filter(part ->
                    part.action() == Price.Action.SACRIFICE
                        || part.action() == Price.Action.RETURN_TO_HAND)
                .mapToInt(Price.OfPermanents::count)
                .sum(),
        "508.1j: permanents");
  }

  /** Abilities that trigger as blockers are declared. */
  private static final RuleNumber UNBLOCKED = RuleNumber.parse("508.3f");

  private int spent(ToIntFunction<Player> resource) {
    return step.before().players().values().stream().mapToInt(resource).sum()
        - step.after().players().values().stream().mapToInt(resource).sum();
  }

  private void triggers() {
    List<Triggered> triggered = step.ruling().state().triggered();
    check(
        step.move() instanceof Move.DeclareAttackers
            || triggered.stream().allMatch(one -> one.rule().equals(UNBLOCKED)),
        "508.2a: triggered later");
    int last = 0;
    for (Triggered one : triggered) {
      one.stated()
          .source()
          .permanent()
          .ifPresent(source ->
              check(
                  step.after().permanent(source).isPresent()
                      || step.before().permanent(source).isPresent(),
                  "508.2b: an ability of nothing on the battlefield"));
      check(
          step.after().player(one.controller()).inGame(),
          "800.4d: an ability of nobody in the game");
      int place = Step.turnOrder(step.after()).indexOf(one.controller());
      boolean team = Step.attackingPlayers(step.after()).contains(one.controller());
      place = team && step.after().options().sharedTeamTurns() ? 0 : place;
      check(place >= last, "603.3b, 805.7: triggered " + controllers(triggered));
      last = place;
    }
  }

  private static Collection<Id> controllers(List<Triggered> triggered) {
    return triggered.stream().map(Triggered::controller).toList();
  }
}
