package casebook.engine.rule508;

import static casebook.engine.Table.attack;

import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.move.Move;
import casebook.engine.ruling.Adjudication;
import casebook.engine.ruling.Ruling;
import java.util.List;

/** A declaration of attackers in short, and what is said of it. */
final class Declaring {
  private Declaring() {}

  /** The ruling on an attack in which creatures and their targets take turns. */
  static Ruling ruling(Table table, String... creaturesAndTargets) {
    return ruling(table.board(), Move.DeclareAttackers.of(attack(creaturesAndTargets)));
  }

  static Ruling ruling(Board board, Move.DeclareAttackers declaration) {
    Adjudication made = Game.adjudicate(board, List.of(declaration));
    if (made.impossible().isPresent()) {
      throw new AssertionError("impossible: " + made.impossible().get());
    }
    return made.rulings().getFirst();
  }

  /** The sub-rule that decides, or "legal". */
  static String decision(Table table, String... creaturesAndTargets) {
    return ruling(table, creaturesAndTargets).decidedBy().map(Object::toString).orElse("legal");
  }

  /** "1 of 2": how many requirements the attack obeys, and how many could be. */
  static String ledger(Table table, String... creaturesAndTargets) {
    var counted = ruling(table, creaturesAndTargets).requirements().orElseThrow();
    return counted.obeyed() + " of " + counted.maximum();
  }
}
