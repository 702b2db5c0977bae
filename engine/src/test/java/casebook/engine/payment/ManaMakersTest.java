package casebook.engine.payment;

import static casebook.engine.Table.id;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.ManaCost;
import casebook.engine.mana.Mana;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** 508.1i: which permanents make the mana for a cost. */
class ManaMakersTest {
  private static final List<String> COSTS = List.of("{1}", "{3}", "{W}", "{W}{U}", "{2}{U}{U}");
  private static final List<String> AMOUNTS = List.of("{W}", "{U}", "{G}", "{C}{C}", "{W/U}");

  @Test
  void what_is_preferred_least_is_left_out_first_one_after_the_other() {
    var random = new Random(508_1);
    int paid = 0;
    for (int round = 0; round < 3_000; round++) {
      Mana cost = Mana.of(COSTS.get(random.nextInt(COSTS.size())));
      List<ManaActivation> possible = possible(random);
      Optional<List<ManaActivation>> made =
          ManaMakers.of(cost, possible, 0).map(ManaMakers.Made::activations);
      assertThat(made).isEqualTo(oneByOne(cost, possible));
      paid += made.isPresent() ? 1 : 0;
    }
    assertThat(paid).isBetween(1_000, 2_900);
  }

  @Test
  void thousands_of_lands_make_the_mana_for_thousands_of_costs() {
    List<ManaActivation> forests =
        IntStream.range(0, 30_000).mapToObj(number -> taps("forest" + number, "{G}")).toList();
    var lands = new ArrayList<>(forests);
    lands.add(taps("plains", "{W}"));
    assertThat(ManaMakers.of(Mana.of("{20000}"), lands, 0).map(ManaMakers.Made::activations))
        .contains(forests.subList(0, 20_000));
    assertThat(ManaMakers.of(Mana.of("{W}"), lands, 0).map(ManaMakers.Made::activations))
        .contains(List.of(lands.getLast()));
  }

  /** Up to ten activations, of permanents with one or two abilities. */
  private static List<ManaActivation> possible(Random random) {
    var possible = new ArrayList<ManaActivation>();
    for (int count = random.nextInt(10); count >= 0; count--) {
      String name = random.nextInt(3) == 0 ? "both" : "land" + count;
      possible.add(
          random.nextBoolean() ? taps(name, one(random)) : taps(name, one(random), one(random)));
    }
    return possible;
  }

  private static String one(Random random) {
    return AMOUNTS.get(random.nextInt(AMOUNTS.size()));
  }

  private static Optional<List<ManaActivation>> oneByOne(Mana cost, List<ManaActivation> possible) {
    if (!isEnough(cost, possible)) {
      return Optional.empty();
    }
    var left = new ArrayList<>(possible);
    for (int place = possible.size() - 1; place >= 0; place--) {
      ManaActivation one = left.remove(place);
      if (!isEnough(cost, left)) {
        left.add(place, one);
      }
    }
    return Optional.of(left);
  }

  private static boolean isEnough(Mana cost, List<ManaActivation> activations) {
    return ManaMakers.missing(cost, activations, 0).symbols().isEmpty();
  }

  private static ManaActivation taps(String name, String... choices) {
    return new ManaActivation(
        id(name), ManaCost.TAP, List.of(choices).stream().map(Mana::of).toList(), false);
  }
}
