package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
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

  /** At most {@code most} declarations that differ in who attacks what. */
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
    return attacks.stream().map(attack -> new Declared(board, move(attack))).toList();
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

  private DeclareAttackers move(Attack attack) {
    return new DeclareAttackers(attack, bands(attack), payment(attack), optional(attack));
  }

  /** Bands of creatures that attack the same, most of them. */
  private List<List<Id>> bands(Attack attack) {
    var bands = new ArrayList<List<Id>>();
    for (Id target : new LinkedHashSet<>(attack.targets().values())) {
      var band = new ArrayList<Id>();
      attack
          .targets()
          .forEach((creature, attacked) -> {
            if (attacked.equals(target) ? words.chance(70) : words.chance(3)) {
              band.add(creature);
            }
          });
      if (words.chance(3)) {
        band.add(words.oneOf(List.copyOf(board.permanents().keySet())));
      }
      if (!band.isEmpty() && words.chance(35)) {
        bands.add(band);
      }
    }
    return bands;
  }

  private List<OptionalPayment> optional(Attack attack) {
    var chosen = new ArrayList<OptionalPayment>();
    for (Id creature : attack.attackers()) {
      for (String cost : model.optionalCosts().of(creature)) {
        if (words.chance(60)) {
          chosen.add(new OptionalPayment(creature, cost, with(creature, cost)));
        }
      }
      if (words.chance(2)) {
        chosen.add(new OptionalPayment(creature, "exert", Optional.empty()));
      }
    }
    return chosen;
  }

  private Optional<Id> with(Id creature, String cost) {
    List<Id> permanents = List.copyOf(board.permanents().keySet());
    return switch (cost) {
      case "enlist" -> words.chance(50) ? Optional.of(words.oneOf(permanents)) : Optional.empty();
      case "exert" -> words.chance(20) ? Optional.of(creature) : Optional.empty();
      default -> words.chance(3) ? Optional.of(creature) : Optional.empty();
    };
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
