package casebook.engine.payment;

import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Mana;
import casebook.engine.board.ManaSymbol;
import casebook.engine.board.ManaSymbol.Colored;
import casebook.engine.board.ManaSymbol.ColoredOrColorless;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.ManaCost;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.1i: permanents make the mana for costs, and pay the rest of them, but never both at once. */
class SharingTest {
  private static final List<String> NAMES = List.of("a", "b", "c", "d");

  private final Board board =
      Table.annAndBob()
          .life("ann", 3)
          .creature("a", "ann")
          .creature("b", "ann")
          .creature("c", "ann")
          .creature("d", "ann")
          .board();

  @Test
  void noMorePermanentsMakeManaThanMust() {
    Bill bill = bill("{2}", List.of(), taps("a", "{G}"), taps("b", "{C}{C}"), taps("c", "{G}"));
    assertThat(bill.missing()).isEqualTo(Price.NOTHING);
    assertThat(bill.makers()).isEqualTo(ids("b"));
  }

  @Test
  void whatIsTappedAsACostMakesNoMana() {
    var tapA = part(Action.TAP, 1, "a");
    assertThat(bill("{1}", List.of(tapA), taps("a", "{G}")).missing().mana())
        .isEqualTo(Mana.of("{1}"));
    assertThat(bill("{1}", List.of(tapA), taps("a", "{G}"), taps("b", "{G}")).makers())
        .isEqualTo(ids("b"));
  }

  @Test
  void whatIsTappedForManaMayBeSacrificedAsACostButWhatIsSacrificedForItMayNot() {
    var sacrificeA = part(Action.SACRIFICE, 1, "a");
    assertThat(bill("{1}", List.of(sacrificeA), taps("a", "{G}")).missing())
        .isEqualTo(Price.NOTHING);
    var treasure =
        new ManaActivation(
            id("a"), ManaCost.TAP_AND_SACRIFICE, List.of(Mana.of("{W}"), Mana.of("{G}")), false);
    assertThat(bill("{1}", List.of(sacrificeA), treasure).missing()).isNotEqualTo(Price.NOTHING);
    assertThat(bill("{W}", List.of(), treasure).paid().permanent(id("a"))).isEmpty();
  }

  @Test
  void manaIsPreferredToLifeAndSnowManaComesFromSnowPermanents() {
    assertThat(bill("{W/P}", List.of(), taps("a", "{W}", "{U}")).paid().player(id("ann")).life())
        .isEqualTo(3);
    assertThat(bill("{W/P}", List.of(), taps("a", "{U}")).paid().player(id("ann")).life())
        .isEqualTo(1);
    var snow = new ManaActivation(id("a"), ManaCost.TAP, List.of(Mana.of("{G}")), true);
    assertThat(bill("{S}", List.of(), snow).missing()).isEqualTo(Price.NOTHING);
    assertThat(bill("{S}", List.of(), taps("a", "{G}")).missing().mana()).isEqualTo(Mana.of("{S}"));
  }

  @Test
  void aCostIsPayableExactlyWhereSomeUseOfThePermanentsPaysIt() {
    long seed = 5081;
    var random = new Random(seed);
    int payable = 0;
    int rounds = 3_000;
    for (int round = 0; round < rounds; round++) {
      Mana cost = cost(random);
      var parts = new ArrayList<OfPermanents>();
      for (int i = random.nextInt(3); i > 0; i--) {
        parts.add(part(random));
      }
      var activations = new ArrayList<ManaActivation>();
      for (String name : NAMES) {
        for (int i = random.nextInt(3); i > 0; i--) {
          activations.add(activation(random, name, i));
        }
      }
      int life = 3;
      boolean possible = canPay(cost, parts, activations, life);
      Bill bill = bill(cost.text(), parts, activations.toArray(ManaActivation[]::new));
      assertThat(bill.missing().equals(Price.NOTHING))
          .as("%s and %s with %s (seed %d)", cost.text(), parts, activations, seed)
          .isEqualTo(possible);
      if (possible) {
        payable++;
        var used = activations.stream().filter(one -> bill.makers().contains(one.permanent()));
        assertThat(canPay(cost, parts, used.toList(), life)).isTrue();
        assertThat(new HashSet<>(bill.makers())).hasSameSizeAs(bill.makers());
      }
    }
    assertThat(payable).isBetween(rounds / 10, rounds * 9 / 10);
  }

  private static Mana cost(Random random) {
    var symbols =
        List.of("{1}", "{2}", "{W}", "{U}", "{C}", "{S}", "{W/U}", "{2/W}", "{W/P}", "{U/P}");
    var text = new StringBuilder("{1}");
    for (int i = random.nextInt(3); i > 0; i--) {
      text.append(symbols.get(random.nextInt(symbols.size())));
    }
    return Mana.of(text.toString());
  }

  private static OfPermanents part(Random random) {
    var from = new ArrayList<>(NAMES);
    Collections.shuffle(from, random);
    Action action =
        List.of(Action.TAP, Action.TAP, Action.SACRIFICE, Action.EXERT, Action.RETURN_TO_HAND)
            .get(random.nextInt(5));
    return part(
        action,
        1 + random.nextInt(2),
        from.subList(0, 1 + random.nextInt(4)).toArray(String[]::new));
  }

  private static ManaActivation activation(Random random, String name, int which) {
    var amounts = List.of("{W}", "{U}", "{G}", "{C}", "{C}{C}", "{W}{U}", "{W/U}", "{U}{U}{U}");
    var choices = new ArrayList<Mana>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      choices.add(Mana.of(amounts.get(random.nextInt(amounts.size()))));
    }
    ManaCost cost =
        which == 1
            ? ManaCost.TAP
            : random.nextBoolean() ? ManaCost.SACRIFICE : ManaCost.TAP_AND_SACRIFICE;
    return new ManaActivation(id(name), cost, choices, name.equals("a"));
  }

  /** Tries every activation, and none, for the first permanent and then for the others. */
  private static boolean canPay(
      Mana cost, List<OfPermanents> parts, List<ManaActivation> activations, int life) {
    return canPay(cost, parts, activations, life, NAMES, Set.of(), Set.of(), List.of());
  }

  private static boolean canPay(
      Mana cost,
      List<OfPermanents> parts,
      List<ManaActivation> activations,
      int life,
      List<String> names,
      Set<Id> tapped,
      Set<Id> gone,
      List<Unit> units) {
    if (names.isEmpty()) {
      return canUse(singles(parts), tapped, gone) && canPay(cost.symbols(), units, life);
    }
    Id first = id(names.getFirst());
    List<String> rest = names.subList(1, names.size());
    if (canPay(cost, parts, activations, life, rest, tapped, gone, units)) {
      return true;
    }
    for (ManaActivation activation : activations) {
      for (Mana choice :
          activation.permanent().equals(first) ? activation.choices() : List.<Mana>of()) {
        var more = new ArrayList<>(units);
        choice.symbols().forEach(symbol -> more.add(new Unit(symbol, activation.snow())));
        Set<Id> isTapped = activation.cost() == ManaCost.TAP ? with(tapped, first) : tapped;
        Set<Id> isGone = activation.cost() == ManaCost.TAP ? gone : with(gone, first);
        if (canPay(cost, parts, activations, life, rest, isTapped, isGone, more)) {
          return true;
        }
      }
    }
    return false;
  }

  private record Unit(ManaSymbol symbol, boolean snow) {}

  private static List<OfPermanents> singles(List<OfPermanents> parts) {
    return parts.stream()
        .flatMap(part ->
            Collections.nCopies(
                part.count(),
                new OfPermanents(part.action(), 1, part.what(), part.from(), part.counters()))
                .stream())
        .toList();
  }

  /** Tries every permanent for the first part, and then for the others. */
  private static boolean canUse(List<OfPermanents> parts, Set<Id> tapped, Set<Id> gone) {
    return canUse(parts, tapped, gone, Set.of());
  }

  /** What leaves as a cost leaves last, so that it may be tapped or exerted before. */
  private static boolean canUse(
      List<OfPermanents> parts, Set<Id> tapped, Set<Id> gone, Set<Id> leaving) {
    if (parts.isEmpty()) {
      return true;
    }
    OfPermanents part = parts.getFirst();
    List<OfPermanents> rest = parts.subList(1, parts.size());
    for (Id one : part.from()) {
      boolean can =
          switch (part.action()) {
            case TAP ->
                !tapped.contains(one)
                    && !gone.contains(one)
                    && canUse(rest, with(tapped, one), gone, leaving);
            case SACRIFICE, RETURN_TO_HAND ->
                !gone.contains(one)
                    && !leaving.contains(one)
                    && canUse(rest, tapped, gone, with(leaving, one));
            case EXERT, REMOVE_COUNTERS ->
                !gone.contains(one) && canUse(rest, tapped, gone, leaving);
          };
      if (can) {
        return true;
      }
    }
    return false;
  }

  private static Set<Id> with(Set<Id> some, Id one) {
    var more = new HashSet<>(some);
    more.add(one);
    return more;
  }

  /** Tries every mana for the first symbol, and then for the others. */
  private static boolean canPay(List<ManaSymbol> cost, List<Unit> units, int life) {
    if (cost.isEmpty()) {
      return true;
    }
    List<ManaSymbol> rest = cost.subList(1, cost.size());
    return switch (cost.getFirst()) {
      case ManaSymbol.Generic(int amount) -> {
        var more = new ArrayList<ManaSymbol>(rest);
        if (amount > 1) {
          more.addFirst(new ManaSymbol.Generic(amount - 1));
        }
        yield amount == 0 ? canPay(rest, units, life) : canPayOne(units, more, life, any -> true);
      }
      case ManaSymbol.Variable() -> canPay(rest, units, life);
      case ManaSymbol.Colorless() ->
          canPayOne(units, rest, life, one -> !(one.symbol() instanceof Colored));
      case ColoredOrColorless(var color) ->
          canPayOne(
              units,
              rest,
              life,
              one -> !(one.symbol() instanceof Colored made) || made.colors().contains(color));
      case ManaSymbol.Snow() -> canPayOne(units, rest, life, Unit::snow);
      case Colored(var colors, int generic, boolean phyrexian) -> {
        boolean colored =
            canPayOne(
                units,
                rest,
                life,
                one ->
                    one.symbol() instanceof Colored made
                        && !Collections.disjoint(made.colors(), colors));
        var instead = new ArrayList<ManaSymbol>(rest);
        instead.addFirst(new ManaSymbol.Generic(generic));
        yield colored
            || (phyrexian && life >= 2 && canPay(rest, units, life - 2))
            || (generic > 0 && canPay(instead, units, life));
      }
    };
  }

  private static boolean canPayOne(
      List<Unit> units, List<ManaSymbol> rest, int life, java.util.function.Predicate<Unit> pays) {
    for (Unit unit : new HashSet<>(units)) {
      if (pays.test(unit)) {
        var fewer = new ArrayList<>(units);
        fewer.remove(unit);
        if (canPay(rest, fewer, life)) {
          return true;
        }
      }
    }
    return false;
  }

  private Bill bill(String cost, List<OfPermanents> parts, ManaActivation... activations) {
    var effect =
        new Effect.AttackCost(Filter.ANY, Whom.ANYTHING, new Cost.Exert(), Condition.ALWAYS);
    var item =
        new CostItem(
            id("a"),
            Optional.of(id("bob")),
            new Stated(Source.named("toll"), "", effect),
            new Price(Mana.of(cost), 0, 0, 0, 0, parts),
            true);
    var means = new Means(board, id("ann"), Set.of(), List.of(activations));
    return Bill.of(means, List.of(item), List.of());
  }

  private static OfPermanents part(Action action, int count, String... from) {
    return new OfPermanents(action, count, Filter.ANY, ids(from), Optional.empty());
  }

  /** A permanent that is tapped for one of some amounts of mana. */
  private static ManaActivation taps(String name, String... choices) {
    return new ManaActivation(
        id(name), ManaCost.TAP, List.of(choices).stream().map(Mana::of).toList(), false);
  }
}
