package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.model.Prices.Price;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * Which optional costs to attack there are (508.1g), and whether those that a declaration chooses
 * can be paid (508.1j). On its boards costs of the same name are the same: to exert the creature
 * (701.43), to enlist another (702.154), life and generic mana.
 */
record OptionalCosts(Board board, List<Statement> statements, Prices prices) {

  /** The names of the optional costs that a creature has, one for each instance (702.154d). */
  List<String> of(Id creature) {
    return instances(creature).stream().map(Effect.OptionalCost::name).toList();
  }

  private List<Effect.OptionalCost> instances(Id creature) {
    var instances = new ArrayList<Effect.OptionalCost>();
    for (Statement one : statements) {
      if (one.effect() instanceof Effect.OptionalCost cost
          && one.reading().means(cost.who(), creature)) {
        instances.add(cost);
      }
    }
    return instances;
  }

  /** Whether each chosen cost is one that an attacking creature has, chosen once. */
  boolean exist(DeclareAttackers move) {
    var left = new HashMap<Id, List<String>>();
    for (Id creature : move.attack().attackers()) {
      left.put(creature, new ArrayList<>(of(creature)));
    }
    return move.optional().stream()
        .allMatch(one -> left.getOrDefault(one.attacker(), List.of()).remove(one.cost()));
  }

  /** What each player owes for all that a declaration attacks with and chooses. */
  Map<Id, Price> owed(DeclareAttackers move) {
    Map<Id, Price> owed = prices.owed(move.attack());
    for (OptionalPayment one : move.optional()) {
      Price price =
          switch (cost(one)) {
            case Cost.Exert(), Cost.Enlist() -> Price.NOTHING;
            case Cost other -> Prices.price(statements.getFirst().reading(), other);
          };
      owed.merge(payer(one), price, Price::plus);
    }
    return owed;
  }

  private Cost cost(OptionalPayment chosen) {
    return instances(chosen.attacker()).stream()
        .filter(one -> one.name().equals(chosen.cost()))
        .findFirst()
        .orElseThrow()
        .cost();
  }

  private Id payer(OptionalPayment chosen) {
    return board.permanent(chosen.attacker()).orElseThrow().controller();
  }

  /** Whether everything can be paid, and what is named for a cost is what pays it. */
  boolean canBePaid(DeclareAttackers move) {
    return prices.canBePaid(owed(move))
        && move.optional().stream().allMatch(this::isNamedWell)
        && canBeEnlisted(move);
  }

  /** Nothing but the creature itself can be named for exerting it, and nothing for life or mana. */
  private boolean isNamedWell(OptionalPayment chosen) {
    return chosen.with().isEmpty()
        || switch (cost(chosen)) {
          case Cost.Exert() -> chosen.with().get().equals(chosen.attacker());
          case Cost.Enlist() -> true;
          case Cost _ -> false;
        };
  }

  /** 702.154a: for each enlist another creature is tapped, those named and as many others. */
  private boolean canBeEnlisted(DeclareAttackers move) {
    var enlists = new HashMap<Id, List<OptionalPayment>>();
    for (OptionalPayment one : move.optional()) {
      if (cost(one) instanceof Cost.Enlist) {
        enlists.computeIfAbsent(payer(one), _ -> new ArrayList<>()).add(one);
      }
    }
    for (Map.Entry<Id, List<OptionalPayment>> entry : enlists.entrySet()) {
      List<Id> idle = idle(move.attack(), entry.getKey());
      List<Id> named = entry.getValue().stream().flatMap(one -> one.with().stream()).toList();
      if (!idle.containsAll(named)
          || new HashSet<>(named).size() < named.size()
          || entry.getValue().size() > idle.size()) {
        return false;
      }
    }
    return true;
  }

  /** A player's creatures that could be enlisted. */
  private List<Id> idle(Attack attack, Id player) {
    return board.phasedIn().stream()
        .filter(one -> one.isCreature() && one.controller().equals(player))
        .filter(one -> !one.tapped() && !attack.isAttacker(one.id()))
        .filter(one -> one.since() == Since.TURN_BEGAN || hasHaste(one))
        .map(Permanent::id)
        .toList();
  }

  private boolean hasHaste(Permanent creature) {
    return statements.stream().anyMatch(one -> one.reading().hasKeyword(creature.id(), "haste"));
  }
}
