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
import casebook.engine.mana.ManaSymbol;
import casebook.engine.payment.PayingModel.Unit;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** 508.1i: mana abilities for which mana or other permanents are paid, one after the other. */
@Tag("long")
class ManaSearchTest {
  private static final List<String> NAMES = List.of("a", "b", "c", "d", "e");
  private static final int LIFE = 3;

  private final Board board =
      Table.annAndBob()
          .life("ann", LIFE)
          .creature("a", "ann")
          .creature("b", "ann")
          .creature("c", "ann")
          .creature("d", "ann")
          .creature("e", "ann")
          .board();

  @Test
  void a_signet_needs_mana_for_its_mana() {
    var signet = makes("a", ManaCost.TAP, "{1}", List.of(), "{W}{U}");
    assertThat(bill("{W}{U}", List.of(), signet).missing()).isNotEqualTo(Price.NOTHING);
    Bill paid = bill("{W}{U}", List.of(), signet, taps("b", "{G}"));
    assertThat(paid.missing()).isEqualTo(Price.NOTHING);
    assertThat(paid.makers()).isEqualTo(ids("b", "a"));
    assertThat(bill("{W}{U}{G}", List.of(), signet, taps("b", "{G}")).missing())
        .isNotEqualTo(Price.NOTHING);
  }

  @Test
  void signets_pay_for_each_other() {
    var one = makes("a", ManaCost.TAP, "{1}", List.of(), "{W}{U}");
    var two = makes("b", ManaCost.TAP, "{1}", List.of(), "{B}{R}");
    assertThat(bill("{B}{R}{W}", List.of(), one, two, taps("c", "{G}")).missing())
        .isEqualTo(Price.NOTHING);
    assertThat(bill("{B}{R}{W}{U}", List.of(), one, two, taps("c", "{G}")).missing())
        .isNotEqualTo(Price.NOTHING);
  }

  @Test
  void life_that_is_paid_for_mana_is_counted_with_what_phyrexian_mana_costs() {
    var ogre = payingLife(makes("a", ManaCost.NOTHING, "", List.of(), "{R}"), 1);
    Bill paid = bill("{R}{R}", List.of(), ogre);
    assertThat(paid.missing()).isEqualTo(Price.NOTHING);
    assertThat(paid.paid().player(id("ann")).life()).isEqualTo(LIFE - 2);
    assertThat(bill("{R}".repeat(LIFE + 1), List.of(), ogre).missing()).isNotEqualTo(Price.NOTHING);
    assertThat(bill("{W/P}{R}{R}", List.of(), ogre).missing()).isNotEqualTo(Price.NOTHING);
  }

  @Test
  void an_ability_that_can_be_activated_once_each_turn_is_activated_once() {
    var translator = payingLife(makes("a", ManaCost.NOTHING_ONCE, "", List.of(), "{C}"), 1);
    var another = payingLife(makes("b", ManaCost.NOTHING_ONCE, "", List.of(), "{C}"), 1);
    assertThat(bill("{1}", List.of(), translator).missing()).isEqualTo(Price.NOTHING);
    assertThat(bill("{2}", List.of(), translator).missing()).isNotEqualTo(Price.NOTHING);
    assertThat(bill("{2}", List.of(), translator, another).makers()).isEqualTo(ids("a", "b"));
  }

  @Test
  void an_altar_takes_each_creature_once() {
    var altar =
        makes("a", ManaCost.NOTHING, "", List.of(part(Action.SACRIFICE, 1, "b", "c")), "{C}{C}");
    Bill paid = bill("{4}", List.of(), altar);
    assertThat(paid.missing()).isEqualTo(Price.NOTHING);
    assertThat(paid.makers()).isEqualTo(ids("a"));
    assertThat(paid.paid().permanents().keySet()).doesNotContain(id("b"), id("c"));
    assertThat(bill("{5}", List.of(), altar).missing()).isNotEqualTo(Price.NOTHING);
    assertThat(bill("{2}", List.of(), altar).paid().permanents().keySet()).contains(id("c"));
    assertThat(bill("{4}", List.of(part(Action.SACRIFICE, 1, "b")), altar).missing())
        .isNotEqualTo(Price.NOTHING);
  }

  @Test
  void what_is_tapped_for_mana_can_be_sacrificed_for_more_but_not_tapped_for_more() {
    var elves = taps("b", "{G}");
    var altar = makes("a", ManaCost.NOTHING, "", List.of(part(Action.SACRIFICE, 1, "b")), "{C}{C}");
    assertThat(bill("{3}", List.of(), altar, elves).missing()).isEqualTo(Price.NOTHING);
    var drum = makes("a", ManaCost.TAP, "", List.of(part(Action.TAP, 1, "b")), "{G}");
    assertThat(bill("{1}", List.of(), drum, elves).missing()).isEqualTo(Price.NOTHING);
    assertThat(bill("{2}", List.of(), drum, elves).missing()).isNotEqualTo(Price.NOTHING);
  }

  @Test
  void a_permanent_may_be_tapped_for_mana_and_then_sacrificed_for_more() {
    var tapped = taps("b", "{G}");
    var sacrificed = makes("b", ManaCost.SACRIFICE, "", List.of(), "{B}");
    assertThat(bill("{G}{B}", List.of(), tapped, sacrificed).missing()).isEqualTo(Price.NOTHING);
    var both = makes("b", ManaCost.TAP_AND_SACRIFICE, "", List.of(), "{B}");
    assertThat(bill("{G}{B}", List.of(), tapped, both).missing()).isNotEqualTo(Price.NOTHING);
  }

  @Test
  void an_attacker_is_used_only_where_no_other_permanent_will_do() {
    var altar =
        makes("a", ManaCost.NOTHING, "", List.of(part(Action.SACRIFICE, 1, "b", "c")), "{C}{C}");
    Bill one = bill(Set.of(id("b")), "{2}", List.of(), altar);
    assertThat(one.paid().permanents().keySet()).contains(id("b")).doesNotContain(id("c"));
    Bill both = bill(Set.of(id("b")), "{4}", List.of(), altar);
    assertThat(both.missing()).isEqualTo(Price.NOTHING);
    assertThat(both.paid().permanents().keySet()).doesNotContain(id("b"));
  }

  @Test
  void a_cost_is_payable_exactly_where_some_row_of_abilities_pays_it() {
    long seed = 508;
    var random = new Random(seed);
    int payable = 0;
    int rounds = Integer.getInteger("casebook.payments", 1_500);
    for (int round = 0; round < rounds; round++) {
      Mana cost = mana(random, 1 + random.nextInt(4));
      List<OfPermanents> parts = random.nextInt(3) > 0 ? List.of() : List.of(permanents(random));
      var activations = new ArrayList<ManaActivation>();
      for (String name : NAMES) {
        for (int i = random.nextInt(3); i > 0; i--) {
          activations.add(activation(random, name));
        }
      }
      boolean possible = canPay(cost, parts, activations);
      Bill bill = bill(cost.text(), parts, activations.toArray(ManaActivation[]::new));
      String what = "%s and %s with %s (seed %d)".formatted(cost.text(), parts, activations, seed);
      assertThat(bill.isCutShort()).as(what).isFalse();
      assertThat(bill.missing().equals(Price.NOTHING)).as(what).isEqualTo(possible);
      if (possible) {
        payable++;
        var used = activations.stream().filter(one -> bill.makers().contains(one.permanent()));
        assertThat(canPay(cost, parts, used.toList())).as(what).isTrue();
        assertThat(new HashSet<>(bill.makers())).hasSameSizeAs(bill.makers());
        assertThat(bill.paid().player(id("ann")).life()).isBetween(0, LIFE);
      }
    }
    assertThat(payable).isBetween(rounds / 10, rounds * 9 / 10);
  }

  private static Mana mana(Random random, int symbols) {
    var all = List.of("{1}", "{2}", "{W}", "{U}", "{C}", "{S}", "{W/U}", "{2/W}", "{W/P}");
    var text = new StringBuilder();
    for (int i = symbols; i > 0; i--) {
      text.append(all.get(random.nextInt(all.size())));
    }
    return Mana.of(text.toString());
  }

  private static OfPermanents permanents(Random random) {
    var from = new ArrayList<>(NAMES);
    Collections.shuffle(from, random);
    Action action = random.nextBoolean() ? Action.TAP : Action.SACRIFICE;
    int count = 1 + random.nextInt(2);
    return part(
        action,
        count,
        from.subList(0, count + random.nextInt(from.size() - count + 1)).toArray(String[]::new));
  }

  private static ManaActivation activation(Random random, String name) {
    var amounts = List.of("{W}", "{U}", "{G}", "{C}", "{C}{C}", "{W}{U}", "{W/U}", "{W}{W}");
    var choices = new ArrayList<String>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      choices.add(amounts.get(random.nextInt(amounts.size())));
    }
    var paid = List.of("", "", "{1}", "{W/U}", "{2}", "{S}");
    List<OfPermanents> parts = random.nextInt(3) == 0 ? List.of(permanents(random)) : List.of();
    // What takes nothing from anything could be done again and again.
    boolean takes = !parts.isEmpty() && parts.getFirst().action() == Action.SACRIFICE;
    List<ManaCost> costs =
        takes || (!parts.isEmpty() && random.nextBoolean())
            ? List.of(ManaCost.values())
            : List.of(ManaCost.TAP, ManaCost.SACRIFICE, ManaCost.TAP_AND_SACRIFICE);
    ManaCost cost = costs.get(random.nextInt(costs.size()));
    ManaActivation free =
        makes(
            name,
            cost,
            paid.get(random.nextInt(paid.size())),
            parts,
            choices.toArray(String[]::new));
    return random.nextInt(4) == 0 ? payingLife(free, 1 + random.nextInt(2)) : free;
  }

  /** What there is after some abilities: tapped permanents, those that are gone, and mana. */
  private record Moment(
      Set<Id> tapped, Set<Id> gone, Map<String, Integer> mana, int life, Set<ManaActivation> done) {

    Moment tapping(Id one) {
      return new Moment(PayingModel.with(tapped, one), gone, mana, life, done);
    }

    Moment sacrificing(Id one) {
      return new Moment(tapped, PayingModel.with(gone, one), mana, life, done);
    }

    Moment having(Map<String, Integer> more) {
      return new Moment(tapped, gone, more, life, done);
    }

    /** Pays life, and remembers what can't be done again. */
    Moment activating(ManaActivation activation) {
      var more = new HashSet<>(done);
      if (activation.cost() == ManaCost.NOTHING_ONCE) {
        more.add(activation);
      }
      return new Moment(tapped, gone, mana, life - activation.also().life(), more);
    }
  }

  /** Tries every row of abilities. */
  private static boolean canPay(
      Mana cost, List<OfPermanents> parts, List<ManaActivation> activations) {
    var open = new ArrayList<>(List.of(new Moment(Set.of(), Set.of(), Map.of(), LIFE, Set.of())));
    var seen = new HashSet<>(open);
    while (!open.isEmpty()) {
      Moment now = open.removeLast();
      if (PayingModel.canUse(parts, now.tapped(), now.gone())
          && PayingModel.canPay(cost.symbols(), units(now.mana()), now.life())) {
        return true;
      }
      for (ManaActivation activation : activations) {
        for (Moment next : after(now, activation)) {
          if (seen.add(next)) {
            open.add(next);
          }
        }
      }
    }
    return false;
  }

  private static List<Moment> after(Moment now, ManaActivation activation) {
    Id self = activation.permanent();
    if (now.gone().contains(self)
        || (activation.cost().taps() && now.tapped().contains(self))
        || now.life() < activation.also().life()
        || now.done().contains(activation)) {
      return List.of();
    }
    Moment begun = now.activating(activation);
    begun = activation.cost().taps() ? begun.tapping(self) : begun;
    begun = activation.cost().sacrifices() ? begun.sacrificing(self) : begun;
    var moments = List.of(begun);
    for (OfPermanents part : activation.also().permanents()) {
      for (int times = part.count(); times > 0; times--) {
        moments = moments.stream().flatMap(one -> used(one, part).stream()).distinct().toList();
      }
    }
    for (ManaSymbol symbol : activation.also().mana().symbols()) {
      int times = symbol instanceof ManaSymbol.Generic(int amount) ? amount : 1;
      for (; times > 0; times--) {
        moments = moments.stream().flatMap(one -> paid(one, symbol).stream()).distinct().toList();
      }
    }
    return moments.stream()
        .flatMap(
            one -> activation.choices().stream().map(mana -> with(one, mana, activation.snow())))
        .toList();
  }

  private static List<Moment> used(Moment now, OfPermanents part) {
    var moments = new ArrayList<Moment>();
    for (Id one : part.from()) {
      if (!now.gone().contains(one)) {
        if (part.action() == Action.SACRIFICE) {
          moments.add(now.sacrificing(one));
        } else if (!now.tapped().contains(one)) {
          moments.add(now.tapping(one));
        }
      }
    }
    return moments;
  }

  private static List<Moment> paid(Moment now, ManaSymbol symbol) {
    var moments = new ArrayList<Moment>();
    now.mana()
        .forEach((unit, _) -> {
          ManaSymbol one =
              symbol instanceof ManaSymbol.Generic ? new ManaSymbol.Generic(1) : symbol;
          if (PayingModel.canPay(List.of(one), List.of(unit(unit)), 0)) {
            moments.add(now.having(changed(now.mana(), unit, -1)));
          }
        });
    return moments;
  }

  private static Moment with(Moment now, Mana mana, boolean snow) {
    Map<String, Integer> more = now.mana();
    for (ManaSymbol symbol : mana.symbols()) {
      more = changed(more, symbol.text() + (snow ? "*" : ""), 1);
    }
    return now.having(more);
  }

  private static Map<String, Integer> changed(Map<String, Integer> mana, String unit, int by) {
    var changed = new TreeMap<>(mana);
    changed.merge(unit, by, Integer::sum);
    changed.values().removeIf(count -> count == 0);
    return changed;
  }

  private static List<Unit> units(Map<String, Integer> mana) {
    var units = new ArrayList<Unit>();
    mana.forEach((unit, count) -> units.addAll(Collections.nCopies(count, unit(unit))));
    return units;
  }

  private static Unit unit(String text) {
    return new Unit(Mana.of(text.replace("*", "")).symbols().getFirst(), text.endsWith("*"));
  }

  private Bill bill(String cost, List<OfPermanents> parts, ManaActivation... activations) {
    return bill(Set.of(), cost, parts, activations);
  }

  private Bill bill(
      Set<Id> attackers, String cost, List<OfPermanents> parts, ManaActivation... activations) {
    return SingleCost.bill(board, attackers, cost, parts, List.of(activations));
  }

  private static ManaActivation payingLife(ManaActivation activation, int life) {
    Price also = activation.also();
    return new ManaActivation(
        activation.permanent(),
        activation.cost(),
        activation.choices(),
        activation.snow(),
        new Price(also.mana(), life, 0, 0, 0, also.permanents()));
  }

  private static ManaActivation taps(String name, String... choices) {
    return makes(name, ManaCost.TAP, "", List.of(), choices);
  }

  private static ManaActivation makes(
      String name, ManaCost cost, String mana, List<OfPermanents> parts, String... choices) {
    return new ManaActivation(
        id(name),
        cost,
        List.of(choices).stream().map(Mana::of).toList(),
        name.equals("e"),
        new Price(mana.isEmpty() ? Mana.NONE : Mana.of(mana), 0, 0, 0, 0, parts));
  }
}
