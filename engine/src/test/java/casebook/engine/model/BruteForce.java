package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.Payment;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Judges declarations of attackers by looking at every declaration that a board allows, each step
 * of 508.1 as directly as its words can be put.
 */
final class BruteForce {
  private final Board board;
  private final List<Statement> statements;
  private final Attacking attacking;
  private final Prices prices;
  private final OptionalCosts optionalCosts;
  private final List<Attack> unrestricted;
  private final List<Requirement> requirements;
  private final Map<Attack, Procedure.Option> options = new HashMap<>();
  private final Map<Pair, Boolean> costs = new HashMap<>();
  private final Map<Set<Pair>, Set<Attack>> legal = new HashMap<>();

  /** A creature and what it attacks. */
  private record Pair(Id creature, Id target) {}

  /** The ledger of a declaration: how many requirements it obeys, and how many could be. */
  record Ledger(int obeyed, int maximum) {}

  /**
   * What there is to say of a declaration.
   *
   * @param decidedBy the first sub-rule that it fails
   * @param ledger where the declaration comes as far as 508.1d
   * @param legalAttacks how many attacks are legal without paying any cost
   * @param nearest the three nearest legal attacks, for an illegal one
   */
  record Judgement(
      Optional<String> decidedBy,
      Optional<Ledger> ledger,
      int legalAttacks,
      List<Attack> nearest) {}

  BruteForce(Board board) {
    this.board = board;
    statements = Statement.inForce(board);
    attacking = new Attacking(board, statements);
    prices = new Prices(board, statements);
    optionalCosts = new OptionalCosts(board, statements, prices);
    unrestricted = attacking.unrestricted();
    requirements = Requirement.all(board, statements, attacking.creatures());
  }

  /** Who and what may attack and be attacked on the board. */
  Attacking attacking() {
    return attacking;
  }

  /** Which optional costs may be chosen, and what they come to. */
  OptionalCosts optionalCosts() {
    return optionalCosts;
  }

  /** Every attack that obeys 508.1a to 508.1c, costs aside. */
  List<Attack> unrestricted() {
    return unrestricted;
  }

  /** Whether a creature's attack on a target costs something (508.1h). */
  private boolean costs(Id creature, Id target) {
    return costs.computeIfAbsent(
        new Pair(creature, target), _ -> !prices.of(creature, target).isEmpty());
  }

  /** Whether some requirement exists for some attacks only. */
  boolean hasConditionalRequirements() {
    return unrestricted.stream()
        .anyMatch(attack -> !option(attack).existing().equals(option(Attack.NONE).existing()));
  }

  boolean hasRequirements() {
    return !requirements.isEmpty();
  }

  Judgement judge(DeclareAttackers move) {
    Attack attack = move.attack();
    Optional<String> decidedBy = Optional.empty();
    Optional<Ledger> ledger = Optional.empty();
    if (!Attacking.each(attack, attacking::canBeChosen)) {
      decidedBy = Optional.of("508.1a");
    } else if (!Attacking.each(attack, attacking::canBeAttacked)) {
      decidedBy = Optional.of("508.1b");
    } else if (!attacking.obeysRestrictions(attack)) {
      decidedBy = Optional.of("508.1c");
    } else {
      Procedure procedure = procedure(paid(move), attack);
      boolean obeysEnough = procedure.legalInSets().contains(attack);
      ledger = Optional.of(ledger(procedure, option(attack), obeysEnough));
      if (!obeysEnough) {
        decidedBy = Optional.of("508.1d");
      } else if (!new Banding(board, statements, attack).allows(move.bands())) {
        decidedBy = Optional.of("508.1e");
      } else if (!optionalCosts.exist(move)) {
        decidedBy = Optional.of("508.1g");
      } else if (!paid(move).containsAll(costly(attack)) || !optionalCosts.canBePaid(move)) {
        decidedBy = Optional.of("508.1j");
      }
    }
    List<Attack> nearest = decidedBy.isEmpty() ? List.of() : nearest(attack, paid(move));
    return new Judgement(decidedBy, ledger, legal(Set.of()).size(), nearest);
  }

  /** All that a legal declaration pays, its chosen optional costs too. */
  Prices.Price total(DeclareAttackers move) {
    return optionalCosts.owed(move).values().stream()
        .reduce(Prices.Price.NOTHING, Prices.Price::plus);
  }

  /** Whether an attack is legal where all that it costs is paid, and can be. */
  boolean isLegalWhenPaid(Attack attack) {
    return legal(costly(attack)).contains(attack) && prices.canBePaid(prices.owed(attack));
  }

  /** The attacks that are legal without paying any cost. */
  Set<Attack> legalWithoutPaying() {
    return legal(Set.of());
  }

  /** The procedure of 508.1d where no cost is paid. */
  Procedure procedure() {
    return procedure(Set.of(), Attack.NONE);
  }

  /**
   * The procedure of 508.1d for a declaration that pays certain costs: nobody is made to pay more.
   * The declaration itself is among the choices even where it does not pay all that it costs, which
   * is for 508.1j to find.
   */
  private Procedure procedure(Set<Pair> paid, Attack declared) {
    var possible = new ArrayList<Procedure.Option>();
    for (Attack attack : unrestricted) {
      if (attack.equals(declared) || paid.containsAll(costly(attack))) {
        possible.add(option(attack));
      }
    }
    return new Procedure(possible, option(Attack.NONE));
  }

  private Set<Attack> legal(Set<Pair> paid) {
    return legal.computeIfAbsent(paid, _ -> procedure(paid, Attack.NONE).legalInSets());
  }

  /**
   * The ledger counts the requirements that exist for the declared attack, in the round that
   * settles it: among all attacks where it falls behind at once, otherwise among those that are
   * left after the first choice; in whatever round it turns out legal, nothing left obeys more.
   * Where it falls behind at once by requirements that only exist without it, those are counted.
   */
  private static Ledger ledger(Procedure procedure, Procedure.Option declared, boolean legal) {
    List<Procedure.Option> all = procedure.possible();
    List<Procedure.Option> first = Procedure.best(all, procedure.none().existing());
    List<Procedure.Option> open = first.contains(declared) ? first : all;
    int obeyed = declared.obeys(declared.existing());
    if (legal) {
      return new Ledger(obeyed, obeyed);
    }
    int most = Procedure.most(open, declared.existing());
    if (obeyed < most) {
      return new Ledger(obeyed, most);
    }
    BitSet withoutIt = procedure.none().existing();
    return new Ledger(declared.obeys(withoutIt), Procedure.most(open, withoutIt));
  }

  private List<Attack> nearest(Attack declared, Set<Pair> paid) {
    return nearestTo(
        declared,
        3,
        unrestricted.stream()
            .filter(attack -> paid.containsAll(costly(attack)))
            .filter(this::isLegalWhenPaid));
  }

  /** At most this number of the attacks that are legal without paying any cost. */
  List<Attack> fewestAttackers(int most) {
    return nearestTo(Attack.NONE, most, legalWithoutPaying().stream());
  }

  private List<Attack> nearestTo(Attack declared, int most, Stream<Attack> attacks) {
    return attacks
        .sorted(
            Comparator.<Attack>comparingInt(attack -> changes(declared, attack))
                .thenComparing((one, other) -> inBoardOrder(declared, one, other)))
        .limit(most)
        .toList();
  }

  /**
   * The first creature that does something different decides: what isn't as declared comes first,
   * and not attacking before attacking.
   */
  private int inBoardOrder(Attack declared, Attack one, Attack other) {
    for (Id creature : attacking.creatures()) {
      Optional<Id> as = declared.targetOf(creature);
      Optional<Id> first = one.targetOf(creature);
      Optional<Id> second = other.targetOf(creature);
      if (!first.equals(second)) {
        return first.equals(as) || second.equals(as)
            ? Boolean.compare(first.equals(as), second.equals(as))
            : Integer.compare(place(first), place(second));
      }
    }
    return 0;
  }

  private int place(Optional<Id> target) {
    return target.map(attacking.attackable()::indexOf).orElse(-1);
  }

  /** How many creatures do something else in one attack than in another. */
  static int changes(Attack one, Attack other) {
    var creatures = new HashSet<>(one.attackers());
    creatures.addAll(other.attackers());
    creatures.removeIf(creature -> one.targetOf(creature).equals(other.targetOf(creature)));
    return creatures.size();
  }

  private Set<Pair> costly(Attack attack) {
    var costly = new HashSet<Pair>();
    attack
        .targets()
        .forEach((creature, target) -> {
          if (costs(creature, target)) {
            costly.add(new Pair(creature, target));
          }
        });
    return costly;
  }

  private Set<Pair> paid(DeclareAttackers move) {
    Set<Pair> paid = costly(move.attack());
    paid.removeIf(pair ->
        switch (move.payment()) {
          case Payment.All() -> false;
          case Payment.Nothing() -> true;
          case Payment.For(var some) ->
              some.stream()
                  .noneMatch(one ->
                      one.attacker().equals(pair.creature)
                          && (one.target().isEmpty() || one.target().get().equals(pair.target)));
        });
    return paid;
  }

  private Procedure.Option option(Attack attack) {
    return options.computeIfAbsent(
        attack,
        _ -> {
          var existing = new BitSet();
          var obeyed = new BitSet();
          for (int number = 0; number < requirements.size(); number++) {
            existing.set(number, requirements.get(number).exists().test(attack));
            obeyed.set(number, requirements.get(number).obeyed().test(attack));
          }
          return new Procedure.Option(attack, existing, obeyed);
        });
  }
}
