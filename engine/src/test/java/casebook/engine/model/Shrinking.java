package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.move.Attack;
import casebook.engine.move.Payment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Makes a failing declaration smaller for as long as it still fails. */
final class Shrinking {
  private Shrinking() {}

  /** A declaration that fails and of which nothing can be left out. */
  static Declared smallest(Declared failing, Predicate<Declared> fails) {
    Declared smallest = failing;
    boolean smaller = true;
    while (smaller) {
      smaller = false;
      for (Declared simpler : simpler(smallest)) {
        if (stillFails(simpler, fails)) {
          smallest = simpler;
          smaller = true;
          break;
        }
      }
    }
    return smallest;
  }

  private static boolean stillFails(Declared simpler, Predicate<Declared> fails) {
    try {
      return fails.test(simpler);
    } catch (RuntimeException unjudged) {
      // Left out was something that the board needs: another failure than the one looked for.
      return false;
    }
  }

  private static List<Declared> simpler(Declared declared) {
    var simpler = new ArrayList<Declared>();
    Board board = declared.board();
    for (Id creature : declared.attack().attackers()) {
      var fewer = new LinkedHashMap<>(declared.attack().targets());
      fewer.remove(creature);
      simpler.add(new Declared(board, Attack.of(fewer), declared.payment()));
    }
    for (Board plainer : simpler(board)) {
      if (plainer.permanents().keySet().containsAll(named(declared, board))) {
        simpler.add(on(plainer, declared));
      }
    }
    if (!declared.payment().equals(new Payment.All())) {
      simpler.add(new Declared(board, declared.attack(), new Payment.All()));
    }
    return simpler;
  }

  /** The permanents that a declaration names. */
  private static Set<Id> named(Declared declared, Board board) {
    var named = new HashSet<>(declared.attack().attackers());
    named.addAll(declared.attack().targets().values());
    named.retainAll(board.permanents().keySet());
    return named;
  }

  /** The board with something less on it. */
  static List<Board> simpler(Board board) {
    var simpler = new ArrayList<Board>();
    for (Id permanent : board.permanents().keySet()) {
      simpler.add(board.without(List.of(permanent)));
    }
    for (int index = 0; index < board.effects().size(); index++) {
      var fewer = new ArrayList<>(board.effects());
      fewer.remove(index);
      simpler.add(with(board, fewer));
    }
    for (Permanent permanent : board.permanents().values()) {
      for (Permanent plainer : plainer(permanent)) {
        if (!plainer.equals(permanent)) {
          simpler.add(board.with(plainer));
        }
      }
    }
    return simpler;
  }

  private static List<Permanent> plainer(Permanent permanent) {
    var plainer = new ArrayList<Permanent>();
    for (Ability ability : permanent.abilities()) {
      var fewer = new ArrayList<>(permanent.abilities());
      fewer.remove(ability);
      plainer.add(permanent.change().abilities(fewer).build());
    }
    plainer.add(permanent.change().givenAbilities(List.of()).build());
    plainer.add(permanent.change().losesAbilities(false).build());
    plainer.add(permanent.change().goadedBy(List.of()).build());
    plainer.add(permanent.change().since(Since.TURN_BEGAN).build());
    plainer.add(permanent.change().tapped(false).build());
    plainer.add(permanent.change().attackedThisTurn(List.of()).build());
    return plainer;
  }

  private static Declared on(Board board, Declared declared) {
    return new Declared(board, declared.attack(), declared.payment());
  }

  static Board with(Board board, List<EffectInForce> effects) {
    return new Board(
        board.players(),
        board.activePlayer(),
        board.options(),
        board.permanents(),
        effects,
        board.turn(),
        board.chooser(),
        board.combat());
  }
}
