package casebook.site.words;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Options;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Turn;
import casebook.engine.mana.Mana;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Boards with few permanents and human names. */
public final class TestBoards {
  private TestBoards() {}

  public static final Id ANN = new Id("ann");
  public static final Id BOB = new Id("bob");
  public static final Id CID = new Id("cid");
  public static final Id GOBLIN = new Id("goblin");
  public static final Id BEARS = new Id("bears");
  public static final Id BEARS_2 = new Id("bears2");
  public static final Id ARBITER = new Id("arbiter");
  public static final Id AURA = new Id("aura");

  public static Permanent creature(Id id, Id controller, String name) {
    return permanent(id, controller, name, "creature").build();
  }

  public static Permanent.Builder permanent(Id id, Id controller, String name, String type) {
    return Permanent.builder(
        id,
        controller,
        new Characteristics(
            name,
            Set.of(type),
            Set.of(),
            Set.of(),
            Set.of(),
            OptionalInt.of(2),
            OptionalInt.of(2),
            Mana.NONE,
            2));
  }

  /** Ann with a Goblin and two Bears, one of them under an Aura of Bob, who has an Arbiter. */
  public static Board board() {
    return Board.of(
        List.of(named(ANN, "Ann"), named(BOB, "Bob"), named(CID, "Cid")),
        ANN,
        Options.DEFAULT,
        List.of(
            creature(GOBLIN, ANN, "Crazed Goblin"),
            creature(BEARS, ANN, "Grizzly Bears"),
            creature(BEARS_2, ANN, "Grizzly Bears"),
            creature(ARBITER, BOB, "Silent Arbiter"),
            permanent(AURA, BOB, "Cagemail", "enchantment")
                .attachedTo(Optional.of(BEARS_2))
                .build()),
        List.of(),
        Turn.FIRST_COMBAT,
        Optional.empty());
  }

  private static Player named(Id id, String name) {
    Player player = Player.named(id);
    return new Player(
        id,
        name,
        player.life(),
        player.hand(),
        player.graveyard(),
        player.mana(),
        player.team(),
        player.inGame(),
        player.poison(),
        player.energy(),
        player.monarch(),
        player.initiative(),
        player.citysBlessing(),
        player.attackedLastTurn(),
        player.state());
  }
}
