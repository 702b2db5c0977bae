package casebook.engine.play;

import casebook.engine.account.Accounting;
import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.maximum.AttackSearch;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.Question;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.rule508.Affording;
import casebook.engine.rule508.GroundsOnBoard;
import casebook.engine.rule508.Rule508_1h;
import casebook.engine.rule508.Rule508_1j;
import casebook.engine.rule508.Rule508_1j.Payable;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Mark;
import casebook.engine.ruling.Nearest;
import casebook.engine.ruling.NearestAttacks;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.UnreadText;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/** Which attacks could be declared (508.1). */
final class PossibleAttacks {
  private static final RuleNumber REQUIREMENTS = RuleNumber.parse("508.1d");

  private PossibleAttacks() {}

  /** The attacks that are legal without paying any cost, up to a limit. */
  static Outcome legal(Board board, Move.Ask move, int limit) {
    return answered(
        board,
        move,
        (_, search) ->
            Optional.of(ruling ->
                ruling
                    .withDeclaration(
                        Optional.empty(),
                        Optional.of(search.legalAttacks()),
                        NearestAttacks.NONE,
                        Costs.NONE)
                    .withAnswer(search.legal(limit))));
  }

  /** What the legal attacks have that include certain attackers, and pay what they cost. */
  static Outcome completions(Board board, Move.Ask move, Question.Completions asked) {
    return answered(
        board,
        move,
        (grounds, search) -> {
          var funds = new Affording(grounds, asked.payment());
          return search
              .completions(
                  asked.given(),
                  cost -> asked.payment().covers(cost.creature(), cost.target()),
                  asked.limit(),
                  funds)
              .map(completions ->
                  ruling -> ruling.withAnswer(completions).undetermined(funds.open()));
        });
  }

  /** Whether some legal attack includes a creature, which may pay its own costs. */
  static Outcome couldAttack(Board board, Move.Ask move, Id creature) {
    return answered(
        board,
        move,
        (grounds, search) -> {
          Inclusion inclusion = inclusion(grounds, search, creature);
          return inclusion
              .is()
              .map(is ->
                  ruling -> ruling.withAnswer(new Answer.Truth(is)).undetermined(inclusion.open()));
        });
  }

  /**
   * Whether some legal attack includes a creature.
   *
   * @param is empty where that can't be settled
   * @param open the text for which it isn't known whether the costs of an attack that includes it
   *     can be paid, where none is known of which they can
   */
  private record Inclusion(Optional<Boolean> is, List<UnreadText> open) {
    private static final Inclusion SURE = new Inclusion(Optional.of(true), List.of());
  }

  private static Inclusion inclusion(Grounds grounds, AttackSearch search, Id creature) {
    boolean isSure = true;
    var open = new ArrayList<UnreadText>();
    for (Id target : grounds.choosable().getOrDefault(creature, Set.of())) {
      var pair = new Pair(creature, target);
      NearestAttacks including = search.including(pair, Set.of(pair));
      for (Nearest near : including.attacks()) {
        Payable payable = payable(grounds, near.attack());
        if (payable.isSure()) {
          return Inclusion.SURE;
        }
        open.addAll(payable.open());
      }
      isSure &= including.isComplete();
    }
    if (isSure) {
      return new Inclusion(Optional.of(false), open);
    }
    boolean can =
        search
            .marks()
            .filter(marks -> marks.getOrDefault(creature, Mark.CANT_ATTACK) != Mark.CANT_ATTACK)
            .isPresent();
    return can ? Inclusion.SURE : new Inclusion(Optional.empty(), open);
  }

  private static Payable payable(Grounds grounds, Attack attack) {
    var declaration = DeclareAttackers.of(attack);
    return Rule508_1j.payable(grounds, declaration, Rule508_1h.total(grounds, declaration));
  }

  private static Ruling undetermined(Ruling ruling, Grounds grounds) {
    var unread = new ArrayList<>(grounds.inForce().unread());
    unread.addAll(ruling.unread());
    return ruling.undetermined(unread.stream().distinct().toList());
  }

  private static Ruling accounted(Ruling ruling, Grounds grounds) {
    return ruling.withAccounting(Accounting.of(grounds, ruling, Set.of()));
  }

  private static Outcome answered(
      Board board,
      Move.Ask move,
      BiFunction<Grounds, AttackSearch, Optional<UnaryOperator<Ruling>>> answer) {
    Stage stage = board.combat().stage();
    if (stage != Stage.NOT_BEGUN && stage != Stage.BEGUN) {
      return new Outcome.Impossible(new ImpossibleMove.WrongMoment(stage));
    }
    Optional<List<Id>> defending = Rule506_2a.defendingPlayers(board);
    if (defending.isEmpty()) {
      return new Outcome.Impossible(new ImpossibleMove.NoDefendingPlayerChosen());
    }
    Grounds grounds = GroundsOnBoard.on(board, defending.get());
    var search = AttackSearch.on(grounds);
    Ruling ruling =
        Ruling.of(move, List.of(Finding.applies(REQUIREMENTS, List.of())), Rule508_8.state(board));
    return Optional.of(search)
        .filter(AttackSearch::isSettled)
        .flatMap(settled -> answer.apply(grounds, settled))
        .<Outcome>map(with ->
            new Outcome.Ruled(accounted(undetermined(with.apply(ruling), grounds), grounds), board))
        .orElseGet(
            () -> new Outcome.Impossible(new ImpossibleMove.TooLarge(grounds.creatures().size())));
  }
}
