package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.maximum.AttackSearch;
import casebook.engine.maximum.AttackSearch.Standing;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Requirements;
import casebook.engine.ruling.State;
import casebook.engine.ruling.State.Triggered;
import casebook.engine.ruling.UnreadText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How far a declaration of attackers has come through the steps of 508.1 and what follows them.
 *
 * @param start what there is before the first step
 * @param board the board after the steps that change it (508.1k)
 * @param declared the creatures that have become attacking on this board, once that is asked
 * @param findings what the steps found
 * @param counted what 508.1d counted, once it has
 * @param total the total cost, once 508.1h has determined it
 * @param paying how it is paid, once mana abilities are activated (508.1i)
 * @param triggered what triggered (508.1m)
 * @param open the abilities that trigger if a condition holds that the case leaves open
 * @param isTooLarge whether 508.1d can't be settled, as the attacks depend on each other in too
 *     many ways
 */
record Progress(
    Start start,
    Board board,
    Declared declared,
    List<Finding> findings,
    Optional<Counted> counted,
    Optional<Costs> total,
    Optional<Bills> paying,
    List<Triggered> triggered,
    List<UnreadText> open,
    boolean isTooLarge) {

  /**
   * What there is before the first step.
   *
   * @param paid the pairs of the declaration that cost something and for which it pays
   * @param funds which attacks can be paid for
   */
  record Start(
      Grounds grounds,
      DeclareAttackers move,
      AttackSearch search,
      Set<Pair> paid,
      Affording funds) {

    static Start of(Grounds grounds, DeclareAttackers move) {
      var search = AttackSearch.on(grounds);
      var paid = new LinkedHashSet<Pair>();
      for (Pair pair : search.costly(move.attack())) {
        if (move.payment().covers(pair.creature(), pair.target())) {
          paid.add(pair);
        }
      }
      return new Start(grounds, move, search, paid, new Affording(grounds, move.payment()));
    }
  }

  /**
   * What 508.1d counted.
   *
   * @param ledger each requirement with whether it is obeyed
   */
  record Counted(Standing standing, Requirements ledger) {}

  /** Before the first step. */
  static Progress start(Grounds grounds, DeclareAttackers move) {
    return new Progress(
        Start.of(grounds, move),
        grounds.board(),
        new Declared(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        /* isTooLarge= */ false);
  }

  Grounds grounds() {
    return start.grounds();
  }

  DeclareAttackers move() {
    return start.move();
  }

  Attack attack() {
    return move().attack();
  }

  AttackSearch search() {
    return start.search();
  }

  Set<Pair> paid() {
    return start.paid();
  }

  Affording funds() {
    return start.funds();
  }

  /** The total cost; before 508.1h, what it would be. */
  Costs costs() {
    return total.orElseGet(() -> Rule508_1h.total(grounds(), move()));
  }

  /** How the total cost is paid, once mana abilities are activated (508.1i). */
  Bills bills() {
    return paying.orElseThrow();
  }

  /** Whether a step was not complied with, so that the declaration is illegal. */
  boolean isIllegal() {
    for (Finding finding : findings) {
      if (finding.outcome() == Finding.Outcome.DISOBEYED) {
        return true;
      }
    }
    return false;
  }

  /** Whether no step follows. */
  boolean hasEnded() {
    return isTooLarge || isIllegal();
  }

  /** The creatures that have become attacking, on the board on which they have. */
  Declaration declaration() {
    return declared.on(this);
  }

  /** What is asked for several times on one board, and takes long with many creatures. */
  static final class Declared {
    private @Nullable Declaration declaration;

    private Declaration on(Progress progress) {
      Declaration known = declaration;
      if (known == null) {
        Grounds grounds = progress.grounds();
        known =
            new Declaration(
                GroundsOnBoard.afterDeclaring(
                    grounds.inForce().afterwards(progress.board()), grounds.defendingPlayers()),
                Rule508_1k.remaining(progress.board(), progress.attack()));
        declaration = known;
      }
      return known;
    }
  }

  /** How combat stands after the steps. */
  State state() {
    State state = Rule508_8.state(board);
    var tapped = new ArrayList<Id>();
    if (!isIllegal()) {
      tapped.addAll(Rule508_1f.tapped(grounds(), attack()));
      tapped.addAll(bills().tapped());
    }
    return new State(state.attacking(), state.blocking(), triggered, state.skipped(), tapped);
  }

  /** The same once a step has found something more. */
  Progress found(List<Finding> more) {
    var all = new ArrayList<Finding>(findings.size() + more.size());
    all.addAll(findings);
    all.addAll(more);
    return new Progress(
        start, board, declared, all, counted, total, paying, triggered, open, isTooLarge);
  }

  /** The same on another board. */
  Progress on(Board after) {
    return new Progress(
        start,
        after,
        new Declared(),
        findings,
        counted,
        total,
        paying,
        triggered,
        open,
        isTooLarge);
  }

  /** The same once requirements are counted (508.1d). */
  Progress standing(Standing standing, Requirements ledger) {
    var now = Optional.of(new Counted(standing, ledger));
    return new Progress(
        start, board, declared, findings, now, total, paying, triggered, open, isTooLarge);
  }

  /** The same where 508.1d can't be settled. */
  Progress tooLarge() {
    return new Progress(
        start,
        board,
        declared,
        findings,
        counted,
        total,
        paying,
        triggered,
        open,
        /* isTooLarge= */ true);
  }

  /** The same once the total cost is determined (508.1h). */
  Progress costing(Costs costs) {
    return new Progress(
        start,
        board,
        declared,
        findings,
        counted,
        Optional.of(costs),
        paying,
        triggered,
        open,
        isTooLarge);
  }

  /** The same once it is known how the costs are paid (508.1i). */
  Progress billed(Bills bills) {
    return new Progress(
        start,
        board,
        declared,
        findings,
        counted,
        total,
        Optional.of(bills),
        triggered,
        open,
        isTooLarge);
  }

  /** The same once abilities have triggered (508.1m). */
  Progress triggering(List<Triggered> some, List<UnreadText> left) {
    return new Progress(
        start, board, declared, findings, counted, total, paying, some, left, isTooLarge);
  }
}
