package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.mana.Mana;
import casebook.engine.rule506.Rule506_2b;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;

/** Random permanents that enter the battlefield during combat. */
final class RandomEntrants {
  private final RandomWords words;
  private int number;

  RandomEntrants(SplittableRandom random) {
    words = new RandomWords(random);
  }

  /** Mostly a creature of an attacking player; now and then one that is there already. */
  Permanent entrant(Board board) {
    List<Id> attacking = Rule506_2b.attackingPlayers(board);
    List<Id> players = List.copyOf(board.players().keySet());
    Id controller =
        attacking.isEmpty() || words.chance(20) ? words.oneOf(players) : words.oneOf(attacking);
    if (!words.chance(4)) {
      number++;
    }
    Set<String> types =
        words.chance(75)
            ? Set.of("creature")
            : words.oneOf(
                Set.of("creature", "battle"),
                Set.of("creature", "planeswalker"),
                Set.of("planeswalker"),
                Set.of("battle"),
                Set.of("artifact"));
    var looks =
        new Characteristics(
            "entrant",
            types,
            Set.of(words.subtype()),
            Set.of(),
            Set.of(words.color()),
            OptionalInt.of(words.upTo(4)),
            OptionalInt.of(1),
            Mana.NONE,
            0);
    return Permanent.builder(new Id("entrant" + number), controller, looks)
        .tapped(words.chance(50))
        .phasedOut(words.chance(2))
        .since(Since.THIS_TURN)
        .protector(words.chance(70) ? Optional.of(words.oneOf(players)) : Optional.empty())
        .build();
  }
}
