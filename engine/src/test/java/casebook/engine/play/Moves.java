package casebook.engine.play;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;

import casebook.engine.Game;
import casebook.engine.board.BlockStatus;
import casebook.engine.board.Board;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Adjudication;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The moves of a rules question in short, and what is said of the last of them. */
public final class Moves {
  private Moves() {}

  /** The ruling on the last of the moves. */
  public static Ruling ruling(Board board, Move... moves) {
    Adjudication made = Game.adjudicate(board, List.of(moves));
    if (made.impossible().isPresent()) {
      throw new AssertionError("impossible: " + made.impossible().get());
    }
    return made.rulings().getLast();
  }

  /** The board after moves, all of which can be made. */
  public static Board after(Board board, Move... moves) {
    Board now = board;
    for (Move move : moves) {
      now = ((casebook.engine.ruling.Outcome.Ruled) Game.make(now, move)).after();
    }
    return now;
  }

  /** Why the last of the moves can't be made. */
  public static ImpossibleMove impossible(Board board, Move... moves) {
    Adjudication made = Game.adjudicate(board, List.of(moves));
    if (made.rulings().size() != moves.length - 1) {
      throw new AssertionError("it is not the last move that is impossible: " + made);
    }
    return made.impossible().orElseThrow(() -> new AssertionError("all moves are possible"));
  }

  public static Answer answer(Board board, Question question, Move... before) {
    List<Move> moves = Stream.concat(Stream.of(before), Stream.of(new Move.Ask(question))).toList();
    return ruling(board, moves.toArray(Move[]::new)).answer().orElseThrow();
  }

  /** The rules that apply, as "506.4 bears". */
  public static List<String> applying(Ruling ruling) {
    return found(ruling, Outcome.APPLIES);
  }

  public static List<String> notApplying(Ruling ruling) {
    return found(ruling, Outcome.DOES_NOT_APPLY);
  }

  private static List<String> found(Ruling ruling, Outcome outcome) {
    return ruling.findings().stream()
        .filter(finding -> finding.outcome() == outcome)
        .map(Moves::inShort)
        .toList();
  }

  private static String inShort(Finding finding) {
    var text = new StringBuilder(finding.rule().toString());
    finding.about().forEach(id -> text.append(' ').append(id));
    return text.toString();
  }

  /** What attacks what, as "bears > bob"; nothing after the sign where it attacks nothing. */
  public static List<String> attacking(Ruling ruling) {
    return ruling.state().attacking().entrySet().stream()
        .map(entry -> (entry.getKey() + " > " + entry.getValue().map(Id::value).orElse("")).strip())
        .toList();
  }

  public static List<String> blocking(Ruling ruling) {
    return ruling.state().blocking().entrySet().stream()
        .map(entry -> entry.getKey() + " > " + entry.getValue())
        .toList();
  }

  public static Move begin() {
    return new Move.BeginCombat(Optional.empty());
  }

  public static Move begin(String defending) {
    return new Move.BeginCombat(Optional.of(id(defending)));
  }

  /** Creatures and what they attack in turns. */
  public static Move declare(String... creaturesAndTargets) {
    return Move.DeclareAttackers.of(attack(creaturesAndTargets));
  }

  /** Blockers and what they block in turns. */
  public static Move block(String... blockersAndAttackers) {
    return Move.DeclareBlockers.of(attack(blockersAndAttackers).targets());
  }

  public static Move put(Permanent permanent) {
    return new Move.PutAttacking(permanent, Optional.empty(), false);
  }

  public static Move put(Permanent permanent, String target) {
    return new Move.PutAttacking(permanent, Optional.of(id(target)), false);
  }

  /** The effect itself says what the permanent attacks. */
  public static Move putSpecified(Permanent permanent, String target) {
    return new Move.PutAttacking(permanent, Optional.of(id(target)), true);
  }

  public static Move state(String creature, String target) {
    return new Move.BecomeAttacking(id(creature), Optional.of(id(target)), false);
  }

  public static Move stateSpecified(String creature, String target) {
    return new Move.BecomeAttacking(id(creature), Optional.of(id(target)), true);
  }

  public static Move putBlocking(Permanent permanent, String blocked) {
    return new Move.PutBlocking(permanent, id(blocked));
  }

  public static Move change(String permanent, Change... changes) {
    return new Move.ChangePermanent(id(permanent), List.of(changes));
  }

  public static Move leavesGame(String player) {
    return new Move.PlayerLeaves(id(player));
  }

  public static Move reselect(String creature, String target) {
    return new Move.Reselect(id(creature), id(target));
  }

  public static Move end() {
    return new Move.EndCombat();
  }

  public static Change gains(Effect effect) {
    return new Change.GainsAbilities(
        List.of(new Ability("", Frame.STATIC, new Meaning.Read(List.of(effect)))));
  }

  public static List<String> steps(Board board, Move... before) {
    return ((Answer.Steps) answer(board, new Question.Steps(), before)).names();
  }

  public static List<Id> defenders(Board board, Move... before) {
    return ((Answer.Players) answer(board, new Question.DefendingPlayers(), before)).players();
  }

  public static Answer yes() {
    return new Answer.Truth(true);
  }

  public static Answer no() {
    return new Answer.Truth(false);
  }

  public static Move putIn(CombatStep step, Permanent permanent) {
    return new Move.PutAttacking(permanent, Optional.of(id("bob")), false, Optional.of(step));
  }

  public static Optional<BlockStatus> status(Board board, String creature, Move... moves) {
    Board after = moves.length == 0 ? board : after(board, moves);
    Ruling asked = ruling(after, new Move.Ask(new Question.Blocked(id(creature))));
    return ((Answer.Blocked) asked.answer().orElseThrow()).status();
  }
}
