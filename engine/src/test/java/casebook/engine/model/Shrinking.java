package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
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
    simpler(declared.move()).forEach(move -> simpler.add(new Declared(board, move)));
    for (Board plainer : simpler(board)) {
      if (plainer.permanents().keySet().containsAll(named(declared, board))) {
        simpler.add(new Declared(plainer, declared.move()));
      }
    }
    return simpler;
  }

  /** The declaration with something less in it. */
  private static List<DeclareAttackers> simpler(DeclareAttackers move) {
    var simpler = new ArrayList<DeclareAttackers>();
    for (Id creature : move.attack().attackers()) {
      var fewer = new LinkedHashMap<>(move.attack().targets());
      fewer.remove(creature);
      simpler.add(
          new DeclareAttackers(
              Attack.of(fewer),
              without(move.bands(), band -> band.contains(creature)),
              move.payment(),
              without(move.optional(), one -> one.attacker().equals(creature))));
    }
    for (List<Id> band : move.bands()) {
      simpler.add(
          new DeclareAttackers(
              move.attack(), without(move.bands(), band::equals), move.payment(), move.optional()));
    }
    for (OptionalPayment chosen : move.optional()) {
      simpler.add(
          new DeclareAttackers(
              move.attack(),
              move.bands(),
              move.payment(),
              without(move.optional(), chosen::equals)));
    }
    if (!move.payment().equals(new Payment.All())) {
      simpler.add(
          new DeclareAttackers(move.attack(), move.bands(), new Payment.All(), move.optional()));
    }
    return simpler;
  }

  private static <T> List<T> without(List<T> all, Predicate<T> left) {
    return all.stream().filter(left.negate()).toList();
  }

  /** The permanents that a declaration names. */
  private static Set<Id> named(Declared declared, Board board) {
    var named = new HashSet<>(declared.attack().attackers());
    named.addAll(declared.attack().targets().values());
    declared.move().bands().forEach(named::addAll);
    declared
        .move()
        .optional()
        .forEach(one -> {
          named.add(one.attacker());
          one.with().ifPresent(named::add);
        });
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

  static Board with(Board board, List<EffectInForce> effects) {
    return new Board(
        board.players(),
        board.activePlayer(),
        board.options(),
        board.permanents(),
        effects,
        board.turn(),
        board.chooser(),
        board.combat(),
        board.precedences());
  }
}
