package casebook.engine.payment;

import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.payment.SingleCost.part;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.ManaCost;
import casebook.engine.mana.Mana;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
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
  void no_more_permanents_make_mana_than_must() {
    Bill bill = bill("{2}", List.of(), taps("a", "{G}"), taps("b", "{C}{C}"), taps("c", "{G}"));
    assertThat(bill.missing()).isEqualTo(Price.NOTHING);
    assertThat(bill.makers()).isEqualTo(ids("b"));
  }

  @Test
  void what_is_tapped_as_a_cost_makes_no_mana() {
    var tapA = part(Action.TAP, 1, "a");
    assertThat(bill("{1}", List.of(tapA), taps("a", "{G}")).missing().mana())
        .isEqualTo(Mana.of("{1}"));
    assertThat(bill("{1}", List.of(tapA), taps("a", "{G}"), taps("b", "{G}")).makers())
        .isEqualTo(ids("b"));
  }

  @Test
  void what_is_tapped_for_mana_may_be_sacrificed_as_a_cost_but_what_is_sacrificed_for_it_may_not() {
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
  void mana_is_preferred_to_life_and_snow_mana_comes_from_snow_permanents() {
    assertThat(bill("{W/P}", List.of(), taps("a", "{W}", "{U}")).paid().player(id("ann")).life())
        .isEqualTo(3);
    assertThat(bill("{W/P}", List.of(), taps("a", "{U}")).paid().player(id("ann")).life())
        .isEqualTo(1);
    var snow = new ManaActivation(id("a"), ManaCost.TAP, List.of(Mana.of("{G}")), true);
    assertThat(bill("{S}", List.of(), snow).missing()).isEqualTo(Price.NOTHING);
    assertThat(bill("{S}", List.of(), taps("a", "{G}")).missing().mana()).isEqualTo(Mana.of("{S}"));
  }

  @Test
  void a_cost_is_payable_exactly_where_some_use_of_the_permanents_pays_it() {
    long seed = 5081;
    var random = new Random(seed);
    int payable = 0;
    int rounds = 3_000;
    for (int round = 0; round < rounds; round++) {
      Mana cost = cost(random);
      var parts = new ArrayList<OfPermanents>();
      for (int i = random.nextInt(3); i > 0; i--) {
        parts.add(permanents(random));
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

  private static OfPermanents permanents(Random random) {
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
    // What is tapped for mana and then sacrificed for more of it is for another search.
    ManaCost cost =
        name.equals("d")
            ? ManaCost.SACRIFICE
            : which == 1 ? ManaCost.TAP : ManaCost.TAP_AND_SACRIFICE;
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
      List<PayingModel.Unit> units) {
    if (names.isEmpty()) {
      return PayingModel.canUse(parts, tapped, gone)
          && PayingModel.canPay(cost.symbols(), units, life);
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
        choice
            .symbols()
            .forEach(symbol -> more.add(new PayingModel.Unit(symbol, activation.snow())));
        Set<Id> isTapped =
            activation.cost() == ManaCost.TAP ? PayingModel.with(tapped, first) : tapped;
        Set<Id> isGone = activation.cost() == ManaCost.TAP ? gone : PayingModel.with(gone, first);
        if (canPay(cost, parts, activations, life, rest, isTapped, isGone, more)) {
          return true;
        }
      }
    }
    return false;
  }

  private Bill bill(String cost, List<OfPermanents> parts, ManaActivation... activations) {
    return SingleCost.bill(board, Set.of(), cost, parts, List.of(activations));
  }

  private static ManaActivation taps(String name, String... choices) {
    return new ManaActivation(
        id(name), ManaCost.TAP, List.of(choices).stream().map(Mana::of).toList(), false);
  }
}
