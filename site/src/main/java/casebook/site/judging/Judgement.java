package casebook.site.judging;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Move;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.rule506.Rule506_2a;
import casebook.engine.ruling.Adjudication;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.RulingPart;
import casebook.engine.ruling.UnreadText;
import casebook.engine.ruling.Verdict;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.rules.history.Counterpart;
import casebook.rules.history.Crosswalk;
import casebook.site.input.Case;
import casebook.site.input.tree.Problem;
import casebook.site.words.ruling.ImpossibleMoveWords;
import casebook.site.words.ruling.Names;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A case and what the engine says of its moves. */
public final class Judgement {
  private final Case judged;
  private final Adjudication adjudication;
  private final Edition executed;
  private final Verdict verdict;

  /** Empty until somebody asks: naming all of a large board takes long, and pages ask often. */
  private volatile Optional<Names> names = Optional.empty();

  /**
   * A case that has been judged.
   *
   * @param executed the edition that the engine executes, to cite for what the case's edition has
   *     no rule for
   */
  public Judgement(Case judged, Adjudication adjudication, Edition executed) {
    this.judged = judged;
    this.adjudication = adjudication;
    this.executed = executed;
    this.verdict = verdict(adjudication.rulings());
  }

  /** Judges a case. */
  public static Judgement of(Case judged, Editions editions) {
    return of(judged, editions, RulingPart.ALL);
  }

  /**
   * Judges a case.
   *
   * @param parts what the rulings tell besides the verdict and what it rests on
   */
  public static Judgement of(Case judged, Editions editions, Set<RulingPart> parts) {
    return new Judgement(
        judged, Game.adjudicate(judged.board(), judged.moves(), parts), editions.executed());
  }

  /** The same rulings for a case that differs in nothing but its edition; empty for any other. */
  public Optional<Judgement> alsoFor(Case other) {
    return Optional.of(new Judgement(other, adjudication, executed))
        .filter(_ -> other.by(judged.asked()).equals(judged));
  }

  /** The case. */
  public Case judged() {
    return judged;
  }

  /** What the engine says of its moves. */
  public Adjudication adjudication() {
    return adjudication;
  }

  /** The edition that the engine executes. */
  public Edition executed() {
    return executed;
  }

  /** The rulings on the moves, as far as they can be made. */
  public List<Ruling> rulings() {
    return adjudication.rulings();
  }

  /** The board as a move finds it, by the index of the move. */
  public Board before(int move) {
    return move == 0 ? judged.board() : after(move - 1);
  }

  /** The board as a move that has a ruling leaves it. */
  public Board after(int move) {
    return adjudication.boards().get(move);
  }

  /** What the players, permanents and rules are called. */
  public Names names() {
    Optional<Names> known = names;
    if (known.isEmpty()) {
      List<Permanent> coming =
          judged.moves().stream().flatMap(move -> move.brought().stream()).toList();
      known = Optional.of(Names.on(judged.board(), coming, namedByMoves(), this::called));
      names = known;
    }
    return known.get();
  }

  /** Permanents that become unlike others of their entry, since a move is about them alone. */
  private Set<Id> namedByMoves() {
    return judged.moves().stream()
        .flatMap(move ->
            switch (move) {
              case Move.ChangePermanent(var permanent, var _) -> Stream.of(permanent);
              case Move.BecomeAttacking(var creature, var _, var _) -> Stream.of(creature);
              case Move.PutBlocking(var _, var blocks) -> Stream.of(blocks);
              case Move.Reselect(var creature, var target) -> Stream.of(creature, target);
              case Move.DeclareBlockers(var blocks, var alsoBlocked) ->
                  Stream.of(blocks.keySet(), blocks.values(), alsoBlocked)
                      .flatMap(Collection::stream);
              default -> Stream.<Id>empty();
            })
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Everything that can be attacked on the board, as far as it is settled whom (506.2a). */
  public Set<Id> attackable() {
    Board board = judged.board();
    return Rule506_2a.defendingPlayers(board)
        .map(players -> Rule506_2.attackable(board, players))
        .orElse(Set.of());
  }

  /** The move that can't be made, as a problem of the case, if there is one. */
  public Optional<Problem> impossible() {
    int index = rulings().size();
    return adjudication
        .impossible()
        .map(why ->
            new Problem(
                "moves[" + index + "]",
                judged.places().get(index),
                new ImpossibleMoveWords(names()).sentence(judged.moves().get(index), why)));
  }

  /** Whether the engine can't settle the board, so that its moves are neither legal nor illegal. */
  public boolean isTooLarge() {
    return adjudication
        .impossible()
        .filter(why -> why instanceof ImpossibleMove.TooLarge)
        .isPresent();
  }

  /** The verdict on all moves: illegal if one is, else undetermined if one is. */
  public Verdict verdict() {
    return verdict;
  }

  private static Verdict verdict(List<Ruling> rulings) {
    List<Verdict> verdicts = rulings.stream().map(Ruling::verdict).toList();
    if (verdicts.contains(Verdict.ILLEGAL)) {
      return Verdict.ILLEGAL;
    }
    return verdicts.contains(Verdict.UNDETERMINED) ? Verdict.UNDETERMINED : Verdict.LEGAL;
  }

  /** All text that bears on some move and could not be read, each once. */
  public List<UnreadText> unread() {
    return rulings().stream().flatMap(ruling -> ruling.unread().stream()).distinct().toList();
  }

  /** The rule to cite for a rule of today: the case's edition's own, where it has one. */
  public Cited cited(RuleNumber today) {
    return switch (Crosswalk.builtIn().in(judged.edition(), today)) {
      case Counterpart.Stands stands -> new Cited(today, stands.number(), judged.edition());
      case Counterpart.Missing _, Counterpart.NotHeld _ -> new Cited(today, today, executed);
    };
  }

  /**
   * All rules to cite for a rule of today, the most fitting one first: what 508.1d says stood in
   * 308.2a and in 500.2 once.
   */
  public List<Cited> allCited(RuleNumber today) {
    return Crosswalk.builtIn().in(judged.edition(), today) instanceof Counterpart.Stands stands
        ? stands.numbers().stream()
            .map(number -> new Cited(today, number, judged.edition()))
            .toList()
        : List.of(cited(today));
  }

  /** Where the case's edition doesn't say what was applied, in the order of today's rules. */
  public List<Difference> differences(Ruling ruling) {
    return ruling.citations().stream().flatMap(rule -> difference(rule).stream()).toList();
  }

  /** Where the case's edition doesn't say what was applied of a rule of today. */
  public Optional<Difference> difference(RuleNumber today) {
    return Editions.isDecidedAsItReads(judged.edition()) ? Optional.empty() : saysElse(today);
  }

  /** Where the case's edition says something else than a rule of today, applied or not. */
  public Optional<Difference> saysElse(RuleNumber today) {
    return Difference.of(today, Crosswalk.builtIn().in(judged.edition(), today));
  }

  private String called(RuleNumber today) {
    Cited cited = cited(today);
    return cited.edition().equals(judged.edition())
        ? cited.number().toString()
        : cited.number() + " of " + cited.edition().name();
  }
}
