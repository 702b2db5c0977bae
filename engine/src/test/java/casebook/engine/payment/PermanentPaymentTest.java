package casebook.engine.payment;

import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Mana;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** 118.10: each permanent pays once, and any permanents will do that some payment can use. */
class PermanentPaymentTest {
  private static final List<String> NAMES = List.of("a", "b", "c", "d", "e");

  private final Board board =
      Table.annAndBob()
          .creature("a", "ann")
          .creature("b", "ann")
          .creature("c", "ann")
          .which(one -> one.tapped(true))
          .creature("d", "ann")
          .which(one -> one.counters(Map.of("+1/+1", 2, "charge", 1)))
          .creature("e", "ann")
          .board();

  @Test
  void those_that_do_not_attack_are_used_first_and_then_board_order() {
    var sacrifice = item("a", part(Action.SACRIFICE, 2, "a", "b", "e"));
    assertThat(pay(Set.of(id("a")), List.of(sacrifice), List.of()).uses())
        .extracting(Use::permanent)
        .containsExactlyInAnyOrder(id("b"), id("e"));
    assertThat(pay(Set.of(), List.of(sacrifice), List.of()).uses())
        .extracting(Use::permanent)
        .containsExactlyInAnyOrder(id("a"), id("b"));
  }

  @Test
  void a_permanent_is_moved_to_another_cost_where_only_it_can_pay_that() {
    var any = item("a", part(Action.SACRIFICE, 1, "a", "b"));
    var onlyA = item("b", part(Action.RETURN_TO_HAND, 1, "a"));
    PermanentPayment payment = pay(Set.of(), List.of(any, onlyA), List.of());
    assertThat(payment.missing()).isEmpty();
    assertThat(payment.uses())
        .extracting(Use::permanent, Use::action)
        .containsExactlyInAnyOrder(
            tuple(id("b"), Action.SACRIFICE), tuple(id("a"), Action.RETURN_TO_HAND));
  }

  @Test
  void one_permanent_is_not_tapped_twice_but_may_be_tapped_and_sacrificed() {
    var tap = item("a", part(Action.TAP, 1, "b"));
    var sacrifice = item("a", part(Action.SACRIFICE, 1, "b"));
    assertThat(pay(Set.of(), List.of(tap, tap), List.of()).missing())
        .containsExactly(part(Action.TAP, 1, "b"));
    PermanentPayment both = pay(Set.of(), List.of(sacrifice, tap), List.of());
    assertThat(both.missing()).isEmpty();
    assertThat(both.uses()).extracting(Use::action).containsExactly(Action.TAP, Action.SACRIFICE);
  }

  @Test
  void a_tapped_permanent_cant_be_tapped() {
    assertThat(pay(Set.of(), List.of(item("a", part(Action.TAP, 1, "c"))), List.of()).missing())
        .containsExactly(part(Action.TAP, 1, "c"));
  }

  @Test
  void counters_are_removed_as_far_as_there_are_any() {
    var plus = counters("+1/+1", "d");
    var any = counters("", "d", "e");
    assertThat(pay(Set.of(), List.of(item("a", any, any, any)), List.of()).missing()).isEmpty();
    assertThat(pay(Set.of(), List.of(item("a", any, plus, plus)), List.of()).missing()).isEmpty();
    assertThat(pay(Set.of(), List.of(item("a", plus, plus, plus)), List.of()).missing())
        .containsExactly(plus);
  }

  @Test
  void named_permanents_are_used_first() {
    var sacrifice = item("a", part(Action.SACRIFICE, 1, "a", "b", "e"));
    PermanentPayment payment = pay(Set.of(id("e")), List.of(sacrifice), List.of(named("a", "e")));
    assertThat(payment.uses()).extracting(Use::permanent).isEqualTo(ids("e"));
    assertThat(payment.unused()).isEmpty();
  }

  @Test
  void a_permanent_named_for_one_creature_does_not_pay_for_another() {
    var forA = item("a", part(Action.TAP, 1, "d", "e"));
    var forB = item("b", part(Action.TAP, 1, "d", "e"));
    PermanentPayment payment = pay(Set.of(), List.of(forB, forA), List.of(named("a", "d")));
    assertThat(payment.missing()).isEmpty();
    assertThat(payment.unused()).isEmpty();
  }

  @Test
  void a_permanent_named_twice_or_for_nothing_is_unused() {
    var forA = item("a", part(Action.TAP, 1, "d", "e"));
    var forB = item("b", part(Action.TAP, 1, "d", "e"));
    Named second = named("b", "d");
    assertThat(pay(Set.of(), List.of(forA, forB), List.of(named("a", "d"), second)).unused())
        .containsExactly(second);
    Named wrong = named("a", "b");
    assertThat(pay(Set.of(), List.of(forA), List.of(wrong)).unused()).containsExactly(wrong);
    Named tooMany = named("a", "e");
    assertThat(pay(Set.of(), List.of(forA), List.of(named("a", "d"), tooMany)).unused())
        .containsExactly(tooMany);
  }

  @Test
  void costs_are_paid_exactly_where_some_choice_of_permanents_pays_them() {
    long seed = 118;
    var random = new Random(seed);
    int payable = 0;
    int rounds = 3_000;
    for (int round = 0; round < rounds; round++) {
      List<OfPermanents> parts =
          IntStream.range(0, 1 + random.nextInt(4)).mapToObj(_ -> random(random)).toList();
      CostItem item = item("a", parts.toArray(OfPermanents[]::new));
      PermanentPayment payment = pay(Set.of(id("a"), id("b")), List.of(item), List.of());
      boolean possible = canPay(board, parts);
      assertThat(payment.missing().isEmpty())
          .as("%s (seed %d, round %d)", parts, seed, round)
          .isEqualTo(possible);
      if (possible) {
        payable++;
        Use.all(board, payment.uses());
        assertThat(payment.uses().stream().mapToInt(Use::times).sum())
            .isEqualTo(parts.stream().mapToInt(OfPermanents::count).sum());
      }
    }
    assertThat(payable).isBetween(rounds / 10, rounds * 9 / 10);
  }

  @Test
  void a_thousand_creatures_that_each_sacrifice_a_land_pay_at_once() {
    var table = Table.annAndBob();
    String[] lands = IntStream.range(0, 1_000).mapToObj(i -> "land#" + i).toArray(String[]::new);
    for (String land : lands) {
      table.land(land, "ann");
    }
    List<CostItem> items =
        IntStream.range(0, 1_000)
            .mapToObj(i -> item("c#" + i, part(Action.SACRIFICE, 1, lands)))
            .toList();
    PermanentPayment payment = PermanentPayment.of(table.board(), Set.of(), items, List.of());
    assertThat(payment.missing()).isEmpty();
    assertThat(payment.uses()).hasSize(1_000);
  }

  /** Tries every permanent for the first unit of the first part, and then goes on. */
  private static boolean canPay(Board board, List<OfPermanents> parts) {
    return canPay(board, units(parts), 0, new HashSet<>());
  }

  private static List<OfPermanents> units(List<OfPermanents> parts) {
    var units = new ArrayList<OfPermanents>();
    for (OfPermanents part : parts) {
      for (int i = 0; i < part.count(); i++) {
        units.add(part);
      }
    }
    return units;
  }

  private static boolean canPay(Board board, List<OfPermanents> units, int at, Set<String> used) {
    if (at == units.size()) {
      return true;
    }
    OfPermanents unit = units.get(at);
    for (Id id : unit.from()) {
      for (String token : tokens(board.permanent(id).orElseThrow(), unit)) {
        if (used.add(token)) {
          boolean possible = canPay(board, units, at + 1, used);
          used.remove(token);
          if (possible) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** What of a permanent a unit can use up. */
  private static List<String> tokens(Permanent permanent, OfPermanents unit) {
    String name = permanent.id().value();
    return switch (unit.action()) {
      case TAP -> permanent.tapped() ? List.of() : List.of(name + " tapped");
      case SACRIFICE, RETURN_TO_HAND -> List.of(name + " gone");
      case EXERT -> List.of();
      case REMOVE_COUNTERS -> {
        var tokens = new ArrayList<String>();
        permanent
            .counters()
            .forEach((kind, count) -> {
              if (unit.counters().orElse("").isEmpty() || unit.counters().get().equals(kind)) {
                IntStream.range(0, count).forEach(i -> tokens.add(name + kind + i));
              }
            });
        yield tokens;
      }
    };
  }

  private static OfPermanents random(Random random) {
    String[] from = NAMES.stream().filter(_ -> random.nextInt(5) < 2).toArray(String[]::new);
    return switch (random.nextInt(5)) {
      case 0 -> part(Action.SACRIFICE, 1 + random.nextInt(2), from);
      case 1 -> part(Action.RETURN_TO_HAND, 1, from);
      case 2 -> counters("", from);
      case 3 -> counters(random.nextBoolean() ? "+1/+1" : "charge", from);
      default -> part(Action.TAP, 1 + random.nextInt(2), from);
    };
  }

  private PermanentPayment pay(Set<Id> attackers, List<CostItem> items, List<Named> named) {
    return PermanentPayment.of(board, attackers, items, named);
  }

  private static OfPermanents part(Action action, int count, String... from) {
    return new OfPermanents(action, count, Filter.ANY, ids(from), Optional.empty());
  }

  private static OfPermanents counters(String kind, String... from) {
    return new OfPermanents(Action.REMOVE_COUNTERS, 1, Filter.ANY, ids(from), Optional.of(kind));
  }

  private static CostItem item(String creature, OfPermanents... parts) {
    var effect =
        new Effect.AttackCost(Filter.ANY, Whom.ANYTHING, new Cost.Exert(), Condition.ALWAYS);
    return new CostItem(
        id(creature),
        Optional.of(id("bob")),
        new Stated(Source.named("toll"), "", effect),
        new Price(Mana.NONE, 0, 0, 0, 0, List.of(parts)),
        true);
  }

  private static Named named(String creature, String with) {
    Predicate<CostItem> pays = item -> item.creature().equals(id(creature));
    return new Named(id(creature), id(with), pays);
  }
}
