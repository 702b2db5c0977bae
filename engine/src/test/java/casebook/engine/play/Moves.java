package casebook.engine.play;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;

import casebook.engine.Game;
import casebook.engine.board.Board;
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
final class Moves {
  private Moves() {}

  /** The ruling on the last of the moves. */
  static Ruling ruling(Board board, Move... moves) {
    Adjudication made = Game.adjudicate(board, List.of(moves));
    if (made.impossible().isPresent()) {
      throw new AssertionError("impossible: " + made.impossible().get());
    }
    return made.rulings().getLast();
  }

  /** The board after moves, all of which can be made. */
  static Board after(Board board, Move... moves) {
    Board now = board;
    for (Move move : moves) {
      now = ((casebook.engine.ruling.Outcome.Ruled) Game.make(now, move)).after();
    }
    return now;
  }

  /** Why the last of the moves can't be made. */
  static ImpossibleMove impossible(Board board, Move... moves) {
    Adjudication made = Game.adjudicate(board, List.of(moves));
    if (made.rulings().size() != moves.length - 1) {
      throw new AssertionError("it is not the last move that is impossible: " + made);
    }
    return made.impossible().orElseThrow(() -> new AssertionError("all moves are possible"));
  }

  static Answer answer(Board board, Question question, Move... before) {
    List<Move> moves = Stream.concat(Stream.of(before), Stream.of(new Move.Ask(question))).toList();
    return ruling(board, moves.toArray(Move[]::new)).answer().orElseThrow();
  }

  /** The rules that apply, as "506.4 bears". */
  static List<String> applying(Ruling ruling) {
    return found(ruling, Outcome.APPLIES);
  }

  static List<String> notApplying(Ruling ruling) {
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
  static List<String> attacking(Ruling ruling) {
    return ruling.state().attacking().entrySet().stream()
        .map(entry -> (entry.getKey() + " > " + entry.getValue().map(Id::value).orElse("")).strip())
        .toList();
  }

  static List<String> blocking(Ruling ruling) {
    return ruling.state().blocking().entrySet().stream()
        .map(entry -> entry.getKey() + " > " + entry.getValue())
        .toList();
  }

  static Move begin() {
    return new Move.BeginCombat(Optional.empty());
  }

  static Move begin(String defending) {
    return new Move.BeginCombat(Optional.of(id(defending)));
  }

  /** Creatures and what they attack in turns. */
  static Move declare(String... creaturesAndTargets) {
    return Move.DeclareAttackers.of(attack(creaturesAndTargets));
  }

  /** Blockers and what they block in turns. */
  static Move block(String... blockersAndAttackers) {
    return Move.DeclareBlockers.of(attack(blockersAndAttackers).targets());
  }

  static Move put(Permanent permanent) {
    return new Move.PutAttacking(permanent, Optional.empty(), false);
  }

  static Move put(Permanent permanent, String target) {
    return new Move.PutAttacking(permanent, Optional.of(id(target)), false);
  }

  /** The effect itself says what the permanent attacks. */
  static Move putSpecified(Permanent permanent, String target) {
    return new Move.PutAttacking(permanent, Optional.of(id(target)), true);
  }

  static Move state(String creature, String target) {
    return new Move.BecomeAttacking(id(creature), Optional.of(id(target)), false);
  }

  static Move stateSpecified(String creature, String target) {
    return new Move.BecomeAttacking(id(creature), Optional.of(id(target)), true);
  }

  static Move putBlocking(Permanent permanent, String blocked) {
    return new Move.PutBlocking(permanent, id(blocked));
  }

  static Move change(String permanent, Change... changes) {
    return new Move.ChangePermanent(id(permanent), List.of(changes));
  }

  static Move leavesGame(String player) {
    return new Move.PlayerLeaves(id(player));
  }

  static Move reselect(String creature, String target) {
    return new Move.Reselect(id(creature), id(target));
  }

  static Move end() {
    return new Move.EndCombat();
  }

  static Change gains(Effect effect) {
    return new Change.GainsAbilities(
        List.of(new Ability("", Frame.STATIC, new Meaning.Read(List.of(effect)))));
  }
}
