package casebook.engine.model;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.notation.Notation;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Adjudication;
import casebook.engine.ruling.Ruling;
import java.util.List;

/** A declaration of attackers on a board. */
record Declared(Board board, DeclareAttackers move) {

  /** A declaration without bands and optional costs. */
  static Declared of(Board board, Attack attack, Payment payment) {
    return new Declared(board, new DeclareAttackers(attack, List.of(), payment, List.of()));
  }

  Attack attack() {
    return move.attack();
  }

  /** What the engine says of it. */
  Ruling ruling() {
    Adjudication adjudication = Game.adjudicate(board, List.of(move));
    if (adjudication.impossible().isPresent()) {
      throw new IllegalStateException("not judged: " + adjudication.impossible().get());
    }
    return adjudication.rulings().getFirst();
  }

  /** The board and the declaration for people to read. */
  String text() {
    var text = new StringBuilder();
    text.append("attack option ").append(board.options().attack());
    board.combat().defending().ifPresent(player -> text.append(" against ").append(player));
    text.append(", active player ").append(board.activePlayer()).append('\n');
    for (Player player : board.players().values()) {
      text.append("  ").append(player).append('\n');
    }
    for (Permanent permanent : board.permanents().values()) {
      text.append("  ").append(looks(permanent)).append('\n');
      permanent.abilities().forEach(ability -> text.append("    has ").append(text(ability)));
      permanent
          .givenAbilities()
          .forEach(ability -> text.append("    given ").append(text(ability)));
    }
    for (EffectInForce effect : board.effects()) {
      text.append("  ").append(effect.source());
      text.append(" of ").append(effect.permanent()).append(" controlled by ");
      text.append(effect.controller()).append(" affects ").append(effect.affects());
      text.append(' ').append(effect.chosen()).append('\n');
      effect.abilities().forEach(ability -> text.append("    says ").append(text(ability)));
    }
    text.append("  turn ").append(board.turn()).append('\n');
    text.append("declared ").append(move.attack().targets());
    text.append(" in bands ").append(move.bands());
    text.append(" paying ").append(move.payment());
    return text.append(" with ").append(move.optional()).toString();
  }

  private static String text(Ability ability) {
    return ability.frame()
        + (ability.meaning() instanceof Meaning.Read(var effects)
            ? " " + Notation.write(effects)
            : " " + ability.meaning())
        + "\n";
  }

  private static String looks(Permanent permanent) {
    return permanent.change().abilities(List.of()).givenAbilities(List.of()).build().toString();
  }
}
