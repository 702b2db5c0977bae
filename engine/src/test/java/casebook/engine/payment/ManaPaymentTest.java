package casebook.engine.payment;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.mana.ManaSymbol.Colored;
import casebook.engine.mana.ManaSymbol.ColoredOrColorless;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 107.4: which mana pays for which symbol. */
class ManaPaymentTest {

  @ParameterizedTest
  @CsvSource({
    "{2},        {2},          {0}",
    "{2},        {W}{U}{B},    {B}",
    "{W},        {W}{2},       {2}",
    "{1}{W},     {W}{W},       {0}",
    "{C},        {1}{W},       {W}",
    "{S},        {S}{W},       {W}",
    "{1},        {S}{W},       {S}",
    "{W/U},      {U}{R},       {R}",
    "{W/U}{U},   {U}{W},       {0}",
    "{C/W},      {C}{W},       {W}",
    "{C/W},      {W}{U},       {U}",
    "{C/W}{C},   {C}{W},       {0}",
    "{2/W},      {W}{3},       {3}",
    "{2/W},      {3},          {1}",
    "{2/W}{W},   {W}{2},       {0}",
    "{2/W}{2/U}, {W/U}{2},     {0}",
    "{W},        {W/U}{W},     {W/U}",
    "{0},        {5},          {5}",
    "{1000},     {1001},       {1}",
  })
  void is_paid_and_leaves(String cost, String available, String left) {
    ManaPayment payment = ManaPayment.of(Mana.of(cost), Mana.of(available), 0);
    assertThat(payment).isEqualTo(new ManaPayment(symbols(left), 0, Mana.NONE));
  }

  @ParameterizedTest
  @CsvSource({
    "{3},        {2},     {1}",
    "{W},        {5},     {W}",
    "{W}{W}{1},  {W}{U},  {W}",
    "{C},        {W},     {C}",
    "{S},        {C}{U},  {S}",
    "{W/U},      {R}{2},  {W/U}",
    "{C/W},      {U},     {C/W}",
    "{2/W},      {R},     {1}",
    "{W/P}{U/P}, {W},     {U/P}",
  })
  void is_not_paid_and_misses(String cost, String available, String missing) {
    ManaPayment payment = ManaPayment.of(Mana.of(cost), Mana.of(available), 1);
    assertThat(payment.isComplete()).isFalse();
    assertThat(payment.missing()).isEqualTo(Mana.of(missing));
  }

  @ParameterizedTest
  @CsvSource({
    "{W/P},        {W},    20, 0",
    "{W/P},        {U},    20, 2",
    "{W/P}{W},     {W}{U}, 2,  2",
    "{W/P}{1},     {W},    2,  2",
    "{W/P}{U/P},   {W},    3,  2",
    "{W/U/P}{U},   {W}{U}, 0,  0",
    "{W/P}{2/W},   {W}{1}, 2,  2",
  })
  void a_phyrexian_symbol_may_cost_life_instead(String cost, String available, int life, int paid) {
    ManaPayment payment = ManaPayment.of(Mana.of(cost), Mana.of(available), life);
    assertThat(payment.isComplete()).isTrue();
    assertThat(payment.life()).isEqualTo(paid);
  }

  @Test
  void a_cost_is_paid_exactly_where_some_way_of_paying_it_exists() {
    long seed = 508;
    var random = new Random(seed);
    int payable = 0;
    int rounds = 4_000;
    for (int round = 0; round < rounds; round++) {
      Mana cost = random(random, COSTS, 5);
      Mana available = random(random, SOURCES, 6);
      int life = random.nextInt(5);
      boolean possible =
          canPay(new ArrayList<>(cost.symbols()), new ArrayList<>(available.symbols()), life);
      ManaPayment payment = ManaPayment.of(cost, available, life);
      assertThat(payment.isComplete())
          .as("%s with %s and %d life (seed %d)", cost.text(), available.text(), life, seed)
          .isEqualTo(possible);
      if (possible) {
        payable++;
        assertThat(payment.life()).isLessThanOrEqualTo(life);
        assertThat(canPay(cost.symbols(), minus(available, payment.left()), payment.life()))
            .as("%s from %s leaving %s", cost.text(), available.text(), payment.left().text())
            .isTrue();
      } else {
        Mana more = available.plus(payment.missing());
        assertThat(ManaPayment.of(cost, more, life).isComplete())
            .as("%s with %s, missing %s", cost.text(), available.text(), payment.missing().text())
            .isTrue();
      }
    }
    assertThat(payable).isBetween(rounds / 10, rounds * 9 / 10);
  }

  @Test
  void a_thousand_taxes_are_paid_at_once() {
    Mana cost = new Mana(Collections.nCopies(1_000, new Colored(Set.of(Color.W), 2, false)));
    Mana available = Mana.of("{1000}").plus(new Mana(Collections.nCopies(500, white())));
    assertThat(ManaPayment.of(cost, available, 20))
        .isEqualTo(new ManaPayment(Mana.NONE, 0, Mana.NONE));
  }

  private static final List<String> COSTS =
      List.of(
          "{1}",
          "{2}", "{W}", "{U}", "{C}", "{S}", "{W/U}", "{U/B}", "{2/W}", "{2/U}", "{C/W}", "{C/U}",
          "{W/P}", "{U/P}", "{W/U/P}");

  private static final List<String> SOURCES =
      List.of("{1}", "{2}", "{W}", "{U}", "{B}", "{C}", "{S}", "{W/U}", "{U/B}", "{R}");

  private static Mana random(Random random, List<String> symbols, int most) {
    var text = new StringBuilder();
    for (int i = random.nextInt(most + 1); i > 0; i--) {
      text.append(symbols.get(random.nextInt(symbols.size())));
    }
    return Mana.of(text.toString());
  }

  /** Tries every way of paying for the first symbol, and then for the others. */
  private static boolean canPay(List<ManaSymbol> cost, List<ManaSymbol> units, int life) {
    List<ManaSymbol> singles = singles(units);
    if (cost.isEmpty()) {
      return true;
    }
    List<ManaSymbol> rest = cost.subList(1, cost.size());
    return switch (cost.getFirst()) {
      case ManaSymbol.Generic(int amount) -> canPayAny(amount, rest, singles, life);
      case ManaSymbol.Variable() -> canPay(rest, singles, life);
      case ManaSymbol.Colorless() ->
          canPayOne(singles, rest, life, one -> !(one instanceof Colored));
      case ColoredOrColorless(var color) ->
          canPayOne(
              singles,
              rest,
              life,
              one -> !(one instanceof Colored colored) || colored.colors().contains(color));
      case ManaSymbol.Snow() ->
          canPayOne(singles, rest, life, one -> one instanceof ManaSymbol.Snow);
      case Colored(var colors, int generic, boolean phyrexian) ->
          canPayOne(
                  singles,
                  rest,
                  life,
                  one ->
                      one instanceof Colored colored
                          && !Collections.disjoint(colored.colors(), colors))
              || (generic > 0 && canPayAny(generic, rest, singles, life))
              || (phyrexian && life >= 2 && canPay(rest, singles, life - 2));
    };
  }

  private static boolean canPayAny(
      int amount, List<ManaSymbol> rest, List<ManaSymbol> singles, int life) {
    if (amount == 0) {
      return canPay(rest, singles, life);
    }
    var then = new ArrayList<ManaSymbol>();
    then.add(new ManaSymbol.Generic(amount - 1));
    then.addAll(rest);
    return canPayOne(singles, then, life, _ -> true);
  }

  private static boolean canPayOne(
      List<ManaSymbol> singles, List<ManaSymbol> rest, int life, Predicate<ManaSymbol> pays) {
    for (int i = 0; i < singles.size(); i++) {
      if (pays.test(singles.get(i)) && singles.indexOf(singles.get(i)) == i) {
        var left = new ArrayList<>(singles);
        left.remove(i);
        if (canPay(rest, left, life)) {
          return true;
        }
      }
    }
    return false;
  }

  private static List<ManaSymbol> singles(List<ManaSymbol> units) {
    var singles = new ArrayList<ManaSymbol>();
    for (ManaSymbol unit : units) {
      if (unit instanceof ManaSymbol.Generic(int amount)) {
        singles.addAll(Collections.nCopies(amount, new ManaSymbol.Colorless()));
      } else {
        singles.add(unit);
      }
    }
    return singles;
  }

  private static List<ManaSymbol> minus(Mana available, Mana left) {
    List<ManaSymbol> used = singles(available.symbols());
    singles(left.symbols()).forEach(used::remove);
    return used;
  }

  private static ManaSymbol white() {
    return Mana.of("{W}").symbols().getFirst();
  }

  private static Mana symbols(String text) {
    return text.equals("{0}") ? Mana.NONE : Mana.of(text);
  }
}
