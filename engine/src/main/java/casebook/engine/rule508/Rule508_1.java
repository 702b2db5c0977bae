package casebook.engine.rule508;

import casebook.engine.account.Accounting;
import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.maximum.AttackSearch;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule506.Rule506_2b;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.NearestAttacks;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.RulingPart;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.UnreadText;
import casebook.rules.Cr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Declaring attackers: the steps in order, of which the first that is not complied with decides; an
 * illegal declaration leaves the game as it was before it.
 */
@Cr(
    rule = "508.1",
    text =
        """
        First, the active player declares attackers. This turn-based action doesn’t use the stack.
        To declare attackers, the active player follows the steps below, in order. If at any point
        during the declaration of attackers, the active player is unable to comply with any of the
        steps listed below, the declaration is illegal; the game returns to the moment before the
        declaration (see rule 733, “Handling Illegal Actions”).
        """)
public final class Rule508_1 {

  private Rule508_1() {}

  /** How many of the nearest legal attacks a ruling names. */
  private static final int NEAREST = 3;

  /** The steps of declaring attackers, and what follows in the declare attackers step. */
  private static final List<UnaryOperator<Progress>> STEPS =
      List.of(
          Rule508_1a::step,
          Rule508_1b::step,
          Rule508_1c::step,
          Rule508_1d::step,
          Rule508_1e::step,
          Rule508_1f::step,
          Rule508_1g::step,
          Rule508_1h::step,
          Rule508_1i::step,
          Rule508_1j::step,
          Rule508_1k::step,
          Rule508_1m::step,
          Rule508_2::step,
          Rule508_2b::step,
          Rule508_3::step,
          Rule508_3f::step,
          Rule508_8::step);

  /**
   * Judges a declaration.
   *
   * @param parts what the ruling tells besides
   */
  public static Outcome declare(InForce inForce, DeclareAttackers move, Set<RulingPart> parts) {
    Board board = inForce.board();
    Stage stage = board.combat().stage();
    if (stage != Stage.NOT_BEGUN && stage != Stage.BEGUN) {
      return new Outcome.Impossible(new ImpossibleMove.WrongMoment(stage));
    }
    if (Rule506_2b.attackingPlayers(board).isEmpty()) {
      return new Outcome.Impossible(new ImpossibleMove.NotInTheGame(board.activePlayer()));
    }
    Optional<List<Id>> defending =
        Rule506_2a.defendingPlayers(board)
            .or(() -> Rule506_2a.impliedBy(board, move.attack()).map(List::of));
    if (defending.isEmpty()) {
      return new Outcome.Impossible(new ImpossibleMove.NoDefendingPlayerChosen());
    }
    return judged(Progress.start(GroundsOnBoard.on(inForce, defending.get()), move), parts);
  }

  private static Outcome judged(Progress start, Set<RulingPart> parts) {
    Progress progress = start;
    for (UnaryOperator<Progress> step : STEPS) {
      if (!progress.hasEnded()) {
        progress = step.apply(progress);
      }
    }
    return progress.isTooLarge()
        ? new Outcome.Impossible(new ImpossibleMove.TooLarge(progress.grounds().creatures().size()))
        : ruled(progress, parts);
  }

  private static Outcome ruled(Progress progress, Set<RulingPart> parts) {
    Grounds grounds = progress.grounds();
    var findings = new ArrayList<>(progress.findings());
    findings.addAll(Alone.findings(grounds, progress.attack(), progress.findings()));
    List<UnreadText> unread = unread(progress);
    Ruling ruling = declared(progress, findings, unread.isEmpty() ? parts : Set.of());
    Ruling sure =
        isIllegalWith(unread, findings) ? ruling.besideUnread(unread) : ruling.undetermined(unread);
    return new Outcome.Ruled(
        parts.contains(RulingPart.ACCOUNTING)
            ? sure.withAccounting(Accounting.of(grounds, sure, heldBack(progress)))
            : sure,
        progress.board());
  }

  /** The ruling as though nothing were unread; it tells what is asked for besides. */
  private static Ruling declared(Progress progress, List<Finding> findings, Set<RulingPart> parts) {
    boolean isNearAsked = parts.contains(RulingPart.NEAREST) && progress.isIllegal();
    Ruling ruling =
        Ruling.of(progress.move(), new AlikeFindings().counted(findings), progress.state())
            .withDeclaration(
                progress.counted().map(Progress.Counted::ledger),
                Optional.of(progress.search())
                    .filter(_ -> parts.contains(RulingPart.LEGAL_ATTACKS))
                    .map(AttackSearch::legalAttacks),
                isNearAsked ? nearest(progress) : NearestAttacks.NONE,
                Rule508_1j.paid(progress.costs(), findings));
    return parts.contains(RulingPart.EXPLANATION)
        ? ruling.withExplanation(
            new Explaining(
                    progress.grounds(), progress.search(), progress.attack(), progress.paid())
                .explanation(progress.counted().map(Progress.Counted::standing)))
        : ruling;
  }

  private static Set<Stated> heldBack(Progress progress) {
    return progress.isIllegal() ? Set.of() : Rule508_1m.heldBack(progress.declaration());
  }

  /** Whether the attack isn't allowed (508.1a to 508.1c), whatever text says that isn't read. */
  private static boolean isIllegalWith(List<UnreadText> unread, List<Finding> findings) {
    var steps = Set.of(Rule508_1a.NUMBER, Rule508_1b.NUMBER, Rule508_1c.NUMBER);
    return findings.stream()
        .filter(finding -> finding.outcome() == Finding.Outcome.DISOBEYED)
        .filter(finding -> steps.contains(finding.rule()))
        .flatMap(finding -> finding.reason().stream())
        .anyMatch(reason -> unread.stream().noneMatch(text -> text.mayLift(reason)));
  }

  /** What bears on the declaration and can't be read; on its mana only if that is asked for. */
  private static List<UnreadText> unread(Progress progress) {
    Grounds grounds = progress.grounds();
    var unread = new ArrayList<>(grounds.inForce().unread());
    unread.addAll(progress.open());
    progress
        .paying()
        .ifPresent(bills -> unread.addAll(Rule508_1i.unread(grounds, progress.attack(), bills)));
    return unread;
  }

  private static NearestAttacks nearest(Progress progress) {
    NearestAttacks nearest =
        progress.search().nearest(progress.attack(), progress.paid(), NEAREST, progress.funds());
    return new NearestAttacks(
        nearest.attacks(), nearest.isComplete() && !progress.funds().isOpen());
  }
}
