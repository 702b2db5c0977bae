package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.engine.move.Payment;
import casebook.engine.move.Payment.Paid;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** Declarations to be judged on a board: all of them where there are few, otherwise some. */
final class Declarations {

  private final Board board;
  private final BruteForce model;
  private final RandomWords words;

  private Declarations(Board board, BruteForce model, long seed) {
    this.board = board;
    this.model = model;
    this.words = new RandomWords(new SplittableRandom(seed));
  }

  /** At most so many declarations that differ in who attacks what. */
  static List<Declared> sample(Board board, BruteForce model, long seed, int most) {
    return new Declarations(board, model, seed).sample(most);
  }

  private List<Declared> sample(int most) {
    var attacks = new LinkedHashSet<Attack>();
    List<Attack> unrestricted = model.unrestricted();
    // Illegal declarations are easily found by chance, legal ones less so.
    attacks.add(words.oneOf(List.copyOf(model.legalWithoutPaying())));
    if (unrestricted.size() <= most / 2) {
      attacks.addAll(unrestricted);
    }
    for (int tries = 0; attacks.size() < most && tries < 2 * most; tries++) {
      attacks.add(words.chance(50) ? words.oneOf(unrestricted) : random());
    }
    return attacks.stream().map(attack -> new Declared(board, attack, payment(attack))).toList();
  }

  private Attack random() {
    var targets = new LinkedHashMap<Id, Id>();
    for (Id creature : model.attacking().creatures()) {
      if (words.chance(55) && !model.attacking().attackable().isEmpty()) {
        targets.put(creature, words.oneOf(model.attacking().attackable()));
      }
    }
    if (words.chance(5)) {
      Set<Id> permanents = board.permanents().keySet();
      targets.put(words.oneOf(List.copyOf(permanents)), board.activePlayer());
    }
    return Attack.of(targets);
  }

  private Payment payment(Attack attack) {
    return switch (words.upTo(5)) {
      case 0, 1 -> new Payment.Nothing();
      case 2 -> {
        var paid = new ArrayList<Paid>();
        attack
            .targets()
            .forEach((creature, target) -> {
              if (words.chance(60)) {
                Optional<Id> of = words.chance(50) ? Optional.of(target) : Optional.empty();
                paid.add(new Paid(creature, of, List.of()));
              }
            });
        yield new Payment.For(paid);
      }
      default -> new Payment.All();
    };
  }
}
