package casebook.engine.rule508;

import casebook.engine.account.Accounting;
import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.maximum.AttackSearch;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule506.Rule506_2b;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.NearestAttacks;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Requirements;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.State;
import casebook.engine.ruling.State.Triggered;
import casebook.engine.ruling.UnreadText;
import casebook.rules.Cr;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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

  /** How many of the nearest legal attacks a ruling names. */
  private static final int NEAREST = 3;

  private final Grounds grounds;
  private final DeclareAttackers move;
  private final AttackSearch search;
  private final Costs costs;
  private final Set<Pair> paid;
  private final Affording funds;
  private final List<Finding> findings = new ArrayList<>();
  private Optional<Requirements> requirements = Optional.empty();
  private Optional<AttackSearch.Standing> standing = Optional.empty();
  private final List<UnreadText> open = new ArrayList<>();
  private boolean isUnsettled;

  private Rule508_1(Grounds grounds, DeclareAttackers move) {
    this.grounds = grounds;
    this.move = move;
    this.search = AttackSearch.on(grounds);
    this.costs = Rule508_1h.total(grounds, move);
    this.paid = paid(search, move);
    this.funds = new Affording(grounds, move.payment());
  }

  /** Judges a declaration. */
  public static Outcome declare(InForce inForce, DeclareAttackers move) {
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
    return new Rule508_1(GroundsOnBoard.on(inForce, defending.get()), move).judged();
  }

  /** The pairs of a declaration that cost something and for which it pays. */
  private static Set<Pair> paid(AttackSearch search, DeclareAttackers move) {
    var paid = new LinkedHashSet<Pair>();
    for (Pair pair : search.costly(move.attack())) {
      if (move.payment().covers(pair.creature(), pair.target())) {
        paid.add(pair);
      }
    }
    return paid;
  }

  private Outcome judged() {
    boolean legal = follow();
    if (isUnsettled) {
      return new Outcome.Impossible(new ImpossibleMove.TooLarge(grounds.creatures().size()));
    }
    Board after = legal ? declared() : grounds.board();
    State state = legal ? state(after) : Rule508_8.state(after);
    findings.addAll(Alone.findings(grounds, move.attack(), List.copyOf(findings)));
    Ruling ruling =
        Ruling.of(move, findings, state)
            .withDeclaration(
                requirements,
                search.legalAttacks(),
                legal ? NearestAttacks.NONE : nearest(),
                Rule508_1j.paid(costs, findings))
            .withExplanation(
                new Explaining(grounds, search, move.attack(), paid).explanation(standing));
    List<UnreadText> unread = unread();
    Ruling sure = isIllegalWith(unread) ? ruling.besideUnread(unread) : ruling.undetermined(unread);
    return new Outcome.Ruled(sure.withAccounting(Accounting.of(grounds, sure)), after);
  }

  /** Whether the attack isn't allowed (508.1a to 508.1c), whatever text says that isn't read. */
  private boolean isIllegalWith(List<UnreadText> unread) {
    return unread.stream().noneMatch(UnreadText::mayAllow)
        && findings.stream()
            .filter(finding -> finding.outcome() == Finding.Outcome.DISOBEYED)
            .map(Finding::rule)
            .anyMatch(rule -> rule.equals(Step.A) || rule.equals(Step.B) || rule.equals(Step.C));
  }

  /** What bears on the declaration and can't be read; on its mana only if that is asked for. */
  private List<UnreadText> unread() {
    var unread = new ArrayList<>(grounds.inForce().unread());
    unread.addAll(open);
    if (findings.stream().anyMatch(finding -> finding.rule().equals(Step.I))) {
      unread.addAll(Rule508_1i.unread(grounds, move.attack(), bills()));
    }
    return unread;
  }

  /** Follows the steps until one is not complied with; whether all are. */
  private boolean follow() {
    Attack attack = move.attack();
    return step(Rule508_1a.findings(grounds, attack))
        && step(Rule508_1b.findings(grounds, attack))
        && step(Rule508_1c.findings(grounds, attack))
        && step(requirements())
        && step(Rule508_1e.findings(grounds, attack, move.bands()))
        && step(Rule508_1f.findings(grounds, attack))
        && step(Rule508_1g.findings(grounds, move))
        && step(Rule508_1h.findings(costs))
        && step(Rule508_1i.findings(grounds, attack, bills()))
        && step(Rule508_1j.findings(grounds, move, costs));
  }

  private Bills bills() {
    return Bills.of(grounds, move, costs);
  }

  private boolean step(List<Finding> of) {
    findings.addAll(of);
    return of.stream().noneMatch(finding -> finding.outcome() == Finding.Outcome.DISOBEYED);
  }

  private List<Finding> requirements() {
    standing = search.standing(move.attack(), paid, funds);
    isUnsettled = standing.isEmpty();
    requirements = standing.map(of -> Rule508_1d.ledger(grounds, of, move.attack()));
    return standing.map(of -> Rule508_1d.findings(grounds, of, move.attack())).orElse(List.of());
  }

  private NearestAttacks nearest() {
    NearestAttacks nearest = search.nearest(move.attack(), paid, NEAREST, funds);
    return new NearestAttacks(nearest.attacks(), nearest.isComplete() && !funds.isOpen());
  }

  /** The board after the steps that change it (508.1f, 508.1j, 508.1k). */
  private Board declared() {
    Attack attack = move.attack();
    Board paid = bills().after();
    findings.addAll(Rule508_1k.findings(paid, attack));
    return paid.with(Rule508_1k.attacking(grounds, paid, attack))
        .with(paid.turn().attackedBy(Rule508_1k.players(grounds, attack)));
  }

  private State state(Board after) {
    State state = Rule508_8.state(after);
    Declaration declaration = declaration(after);
    List<Triggered> triggered = triggered(declaration);
    open.addAll(Rule508_1m.open(declaration.grounds(), declaration.attack()));
    findings.addAll(Rule508_1m.findings(triggered));
    findings.add(Rule508_2.finding(after));
    findings.add(Rule508_2b.finding(triggered));
    findings.addAll(Rule508_3.findings(triggered));
    findings.addAll(Rule508_3f.findings(declaration));
    findings.add(Rule508_8.finding(after.combat()));
    var tapped = new ArrayList<>(Rule508_1f.tapped(grounds, move.attack()));
    tapped.addAll(bills().tapped());
    return new State(state.attacking(), state.blocking(), triggered, state.skipped(), tapped);
  }

  /** What the declaration tapped: attackers, what paid costs, and what made mana. */
  private List<Id> becameTapped() {
    Board before = grounds.board();
    return bills().after().permanents().values().stream()
        .filter(Permanent::tapped)
        .map(Permanent::id)
        .filter(id -> before.permanent(id).filter(one -> !one.tapped()).isPresent())
        .toList();
  }

  /** The creatures that have become attacking, on the board on which they have. */
  private Declaration declaration(Board after) {
    return new Declaration(
        GroundsOnBoard.afterDeclaring(
            grounds.inForce().afterwards(after), grounds.defendingPlayers()),
        Rule508_1k.remaining(after, move.attack()));
  }

  /** What triggered as costs were paid or attackers declared. */
  private List<Triggered> triggered(Declaration declaration) {
    var triggered = new ArrayList<>(Rule508_2b.asCostsWerePaid(grounds.inForce(), costs));
    triggered.addAll(
        Rule508_2b.asPermanentsBecameTapped(grounds.inForce(), move.attack(), becameTapped()));
    triggered.addAll(Rule508_2b.asCostsWerePaid(grounds.inForce(), move.attack(), bills()));
    triggered.addAll(Rule508_1m.triggered(declaration.grounds(), declaration.attack()));
    return Rule508_2b.inOrder(declaration.board(), triggered);
  }
}
