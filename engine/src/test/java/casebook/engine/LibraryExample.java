package casebook.engine;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Options;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Turn;
import casebook.engine.mana.Mana;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import casebook.engine.ruling.Ruling;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The engine as a library: a board and a declaration in, a ruling made of data out. */
final class LibraryExample {
  private LibraryExample() {}

  static Ruling mayTheScoutStayHome() {
    var ann = new Id("ann");
    var bob = new Id("bob");
    Permanent scout = creature("scout", ann, "This creature attacks each combat if able.");
    Permanent bears = creature("bears", ann, "");
    Board board =
        Board.of(
            List.of(Player.named(ann), Player.named(bob)),
            ann,
            Options.DEFAULT,
            List.of(scout, bears),
            List.of(),
            Turn.FIRST_COMBAT,
            Optional.empty());
    var attack = DeclareAttackers.of(Attack.of(Map.of(bears.id(), bob)));
    return Game.adjudicate(board, List.of(attack)).rulings().getFirst();
  }

  private static Permanent creature(String id, Id controller, String text) {
    var characteristics =
        new Characteristics(
            id,
            Set.of("Creature"),
            Set.of(),
            Set.of(),
            Set.of(),
            OptionalInt.of(2),
            OptionalInt.of(2),
            Mana.of("{1}{G}"),
            2);
    return Permanent.builder(new Id(id), controller, characteristics)
        .abilities(CardText.read(text, new Self(List.of(id), Set.of("creature"))))
        .build();
  }
}
