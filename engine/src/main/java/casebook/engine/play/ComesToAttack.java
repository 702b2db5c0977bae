package casebook.engine.play;

import casebook.engine.board.Amendment;
import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Combat.Attacked;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.force.InForce;
import casebook.engine.layer.Layers;
import casebook.engine.move.Move;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.rule506.Rule506_2b;
import casebook.engine.rule506.Rule506_3;
import casebook.engine.rule506.Rule506_3a;
import casebook.engine.rule506.Rule506_3b;
import casebook.engine.rule506.Rule506_3c;
import casebook.engine.rule506.Rule506_3d;
import casebook.engine.rule506.Rule506_3f;
import casebook.engine.rule506.Rule506_3g;
import casebook.engine.rule508.GroundsOnBoard;
import casebook.engine.rule508.Rule508_3;
import casebook.engine.rule508.Rule508_4;
import casebook.engine.rule508.Rule508_4a;
import casebook.engine.rule508.Rule508_4b;
import casebook.engine.rule508.Rule508_4c;
import casebook.engine.rule508.Rule508_4d;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Reason.NotAChoice;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.State.Triggered;
import casebook.engine.ruling.Stated;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A creature comes to attack without having been declared: an effect puts it onto the battlefield
 * attacking, or states that it is attacking.
 *
 * <p>An effect that names a player who is in the game but no defending player is not what 508.4a is
 * about; as only defending players, what they control and what they protect may be attacked
 * (506.2), we read it as not making the creature attack.
 */
public final class ComesToAttack {
  private final Move move;
  private final Board before;
  private final Board board;
  private final Permanent creature;
  private final List<Finding> findings = new ArrayList<>();

  private ComesToAttack(Move move, Board before, Board board, Permanent creature) {
    this.move = move;
    this.before = before;
    this.board = board;
    this.creature = creature;
  }

  /** An effect puts a permanent onto the battlefield attacking. */
  public static Outcome make(Board board, Move.PutAttacking move) {
    Optional<ImpossibleMove> objection = Entering.objection(board, move.permanent());
    if (objection.isPresent()) {
      return new Outcome.Impossible(objection.get());
    }
    Optional<ImpossibleMove> past = past(board.combat(), move.step());
    if (past.isPresent()) {
      return new Outcome.Impossible(past.get());
    }
    Board then = move.step().map(step -> board.with(board.combat().in(step))).orElse(board);
    Board entered = Layers.on(then.with(move.permanent())).board();
    Permanent entering = entered.permanent(move.permanent().id()).orElseThrow();
    var coming = new ComesToAttack(move, board, entered, entering);
    boolean barred =
        coming.applies(Rule506_3a.NUMBER, Rule506_3a.applies(entering))
            || coming.applies(Rule506_3f.NUMBER, Rule506_3f.applies(entering))
            || coming.applies(Rule506_3b.NUMBER, Rule506_3b.applies(board, entering));
    return barred ? coming.unchanged() : coming.to(move.target(), move.specified());
  }

  /** Why nothing can enter in a step any more, or ever in this combat phase. */
  private static Optional<ImpossibleMove> past(Combat combat, Optional<CombatStep> step) {
    if (step.isEmpty()) {
      return Optional.empty();
    }
    if (combat.stage() == Stage.ENDED || step.get().compareTo(combat.stage().step()) < 0) {
      return Optional.of(new ImpossibleMove.WrongMoment(combat.stage()));
    }
    return Rule508_8.skipped(combat).contains(step.get())
        ? Optional.of(new ImpossibleMove.StepSkipped(step.get().publicName()))
        : Optional.empty();
  }

  /** An effect states that a creature is attacking. */
  public static Outcome make(Board board, Move.BecomeAttacking move) {
    Optional<Permanent> creature = board.permanent(move.creature());
    if (creature.isEmpty()) {
      return new Outcome.Impossible(ImpossibleMove.notFound(board, move.creature()));
    }
    Permanent stated = creature.get();
    boolean attacks = Rule506_2b.attackingPlayers(board).contains(stated.controller());
    var coming = new ComesToAttack(move, board, board, stated);
    boolean barred =
        coming.applies(Rule506_3.NUMBER, !Rule506_3.canAttack(stated))
            || coming.applies(Rule506_3g.NUMBER, Rule506_3g.applies(stated))
            || coming.applies(Rule506_2.NUMBER, !attacks);
    return barred ? coming.unchanged() : coming.to(move.target(), move.specified());
  }

  private boolean applies(RuleNumber rule, boolean applies) {
    List<Id> about = List.of(creature.id());
    findings.add(applies ? Finding.applies(rule, about) : Finding.doesNotApply(rule, about));
    return applies;
  }

  private Outcome to(Optional<Id> target, boolean specified) {
    if (board.combat().stage() == Stage.ENDED) {
      return new Outcome.Impossible(new ImpossibleMove.WrongMoment(Stage.ENDED));
    }
    Optional<List<Id>> defending = Defending.players(board, creature.id(), target);
    if (defending.isEmpty()) {
      return new Outcome.Impossible(new ImpossibleMove.NoDefendingPlayerChosen());
    }
    if (target.isEmpty()) {
      return chosenFrom(defending.get());
    }
    return specified
        ? specified(defending.get(), target.get())
        : chosen(defending.get(), target.get());
  }

  private Outcome specified(List<Id> defending, Id target) {
    if (isPut() ? barredFromEntering(defending, target) : barredFromBecoming(defending, target)) {
      return unchanged();
    }
    if (Rule506_2.objection(board, defending, creature.controller(), target).isPresent()) {
      applies(Rule506_2.NUMBER, true);
      return unchanged();
    }
    return attacking(defending, target);
  }

  private boolean isPut() {
    return move instanceof Move.PutAttacking;
  }

  private boolean barredFromEntering(List<Id> defending, Id target) {
    boolean noTarget = applies(Rule506_3c.NUMBER, Rule506_3c.applies(board, target));
    return applies(Rule508_4a.NUMBER, Rule508_4a.applies(board, defending, target)) || noTarget;
  }

  private boolean barredFromBecoming(List<Id> defending, Id target) {
    return applies(Rule508_4b.NUMBER, Rule508_4b.applies(board, defending, target));
  }

  private Outcome chosen(List<Id> defending, Id target) {
    if (isPut() && Rule508_4a.appliesToChoice(board, target)) {
      barredFromEntering(defending, target);
      return unchanged();
    }
    Optional<NotAChoice> objection = Rule508_4.objection(board, defending, creature, target);
    if (objection.isEmpty()) {
      return attacking(defending, target);
    }
    findings.add(Finding.disobeyed(objection.get(), List.of(creature.id(), target)));
    return ruled(before);
  }

  /** Where its controller's choice is not stated, there must be just one. */
  private Outcome chosenFrom(List<Id> defending) {
    List<Id> choices = Rule508_4.choices(board, defending, creature);
    if (choices.isEmpty()) {
      applies(Rule508_4.NUMBER, false);
      return unchanged();
    }
    return choices.size() == 1
        ? attacking(defending, choices.getFirst())
        : new Outcome.Impossible(new ImpossibleMove.NoTargetChosen(creature.id(), choices));
  }

  private Outcome attacking(List<Id> defending, Id target) {
    List<Id> about = List.of(creature.id(), target);
    findings.add(Finding.applies(Rule508_4.NUMBER, about));
    List<Stated> passedOver = Rule508_4c.passedOver(board, defending, creature.id(), target);
    if (passedOver.isEmpty()) {
      findings.add(Finding.doesNotApply(Rule508_4c.NUMBER, about));
    }
    for (Stated stated : passedOver) {
      findings.add(Finding.applies(Rule508_4c.NUMBER, about, stated));
    }
    Attacked what = Rule508_4.attacked(board, target);
    Board after =
        board.with(
            isPut()
                ? entered(board.combat().putAttacking(creature.id(), what))
                : board.combat().attacking(creature.id(), what));
    InForce inForce = InForce.on(after);
    findings.addAll(
        Rule508_3.notDeclared(
            GroundsOnBoard.afterDeclaring(inForce, defending), creature.id(), target));
    List<Triggered> triggered = isPut() ? Rule508_4.triggered(inForce, creature) : List.of();
    return new Outcome.Ruled(
        Ruling.of(move, findings, Rule508_8.state(after).withTriggered(triggered)), after);
  }

  /** The combat with the creature unblocked where it entered too late to be blocked. */
  private Combat entered(Combat combat) {
    if (!board.options().has(Amendment.ENTERS_UNBLOCKED)) {
      return combat;
    }
    boolean late = Rule506_3d.applies(combat.stage().step());
    applies(Rule506_3d.NUMBER, late);
    applies(Rule508_4d.NUMBER, late);
    return late ? Rule508_4d.entered(combat, creature.id()) : combat;
  }

  /** The creature is where it is, but doesn't attack. */
  private Outcome unchanged() {
    return ruled(board);
  }

  private Outcome ruled(Board after) {
    return new Outcome.Ruled(Ruling.of(move, findings, Rule508_8.state(after)), after);
  }
}
