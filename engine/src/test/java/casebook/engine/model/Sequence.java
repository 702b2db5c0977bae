package casebook.engine.model;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Adjudication;
import casebook.engine.ruling.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** Moves on a board, one after the other. */
record Sequence(long seed, Board board, List<Move> moves) {
  private static final int MOST_MOVES = 9;

  Sequence {
    moves = List.copyOf(moves);
  }

  /** The sequence of a seed: mostly of moves that can be made, the last of them maybe not. */
  static Sequence of(long seed) {
    Board board = RandomGames.board(seed);
    var random = new SplittableRandom(seed);
    var words = new RandomWords(random);
    var next = new RandomMoves(random);
    var moves = new ArrayList<Move>();
    int most = 2 + words.upTo(MOST_MOVES - 2);
    Board now = board;
    while (moves.size() < most) {
      Move move = next.on(now);
      Outcome outcome;
      try {
        outcome = Game.make(now, move);
      } catch (RuntimeException flaw) {
        moves.add(move);
        break;
      }
      if (outcome instanceof Outcome.Ruled(var _, var after)) {
        moves.add(move);
        now = after;
      } else if (words.chance(15)) {
        moves.add(move);
        break;
      }
    }
    return new Sequence(seed, board, moves);
  }

  Adjudication adjudicated() {
    return Game.adjudicate(board, moves);
  }

  /** Other names for all players and permanents, of which an effect's source is none. */
  Names otherNames() {
    var named = new HashSet<>(entering());
    named.addAll(board.players().keySet());
    named.addAll(board.permanents().keySet());
    return new Names(id -> named.contains(id) ? Renaming.renamed(id) : id);
  }

  /** The same sequence with other names in it. */
  Sequence with(Names names) {
    return new Sequence(seed, names.in(board), names.in(moves));
  }

  private Set<Id> entering() {
    var entering = new HashSet<Id>();
    for (Move move : moves) {
      move.brought().ifPresent(permanent -> entering.add(permanent.id()));
    }
    return entering;
  }

  /** A failing sequence of which nothing can be left out. */
  Sequence smallest(Predicate<Sequence> fails) {
    Sequence smallest = this;
    boolean smaller = true;
    while (smaller) {
      smaller = false;
      for (Sequence simpler : smallest.simpler()) {
        if (fails.test(simpler)) {
          smallest = simpler;
          smaller = true;
          break;
        }
      }
    }
    return smallest;
  }

  private List<Sequence> simpler() {
    var simpler = new ArrayList<Sequence>();
    for (int index = 0; index < moves.size(); index++) {
      var fewer = new ArrayList<>(moves);
      fewer.remove(index);
      simpler.add(new Sequence(seed, board, fewer));
    }
    for (Board plainer : Shrinking.simpler(board)) {
      simpler.add(new Sequence(seed, plainer, moves));
    }
    return simpler;
  }

  /** The board and the moves for people to read. */
  String text() {
    var text = new StringBuilder(Declared.of(board, Attack.NONE, new Payment.All()).text());
    text.append(' ').append(board.options());
    moves.forEach(move -> text.append("\n  then ").append(move));
    return text.toString();
  }
}
