package casebook.engine.payment;

import casebook.engine.board.Id;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.mana.ManaSymbol.Generic;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Which permanents make the mana for a cost, each of them at most once.
 *
 * <p>A permanent that adds one mana, whatever its kind, is one mana of all these kinds. Where a
 * permanent chooses between several mana, every combination is tried of what matters for the cost:
 * permanents with the same choices count as one with a number, and a choice that another one covers
 * is left out.
 */
final class ManaMakers {

  /** What a permanent may add that makes a difference, and how many permanents are like it. */
  private record Group(List<List<ManaKind>> choices, int count) {}

  private final Mana cost;
  private final int withMana;
  private final Map<List<Making>, List<List<ManaKind>>> matter = new HashMap<>();
  private Optional<ManaMatching> best = Optional.empty();

  private ManaMakers(Mana cost, int withMana) {
    this.cost = cost;
    this.withMana = withMana;
  }

  /**
   * What pays for a cost.
   *
   * @param activations what makes the mana, none of which could be left out
   * @param life the life that is paid for Phyrexian symbols (107.4f)
   */
  record Made(List<ManaActivation> activations, int life) {}

  /**
   * The activations that pay for a cost with life for as few Phyrexian symbols as possible; nothing
   * where the cost can't be paid.
   *
   * @param possible what can be activated, what is preferred first
   */
  static Optional<Made> of(Mana cost, List<ManaActivation> possible, int life) {
    int phyrexian = ManaPayment.phyrexian(cost);
    for (int mana = phyrexian; mana >= ManaPayment.phyrexianWithMana(cost, life); mana--) {
      var makers = new ManaMakers(cost, mana);
      if (makers.canPay(possible)) {
        return Optional.of(
            new Made(makers.needed(possible), (phyrexian - mana) * ManaPayment.PHYREXIAN_LIFE));
      }
    }
    return Optional.empty();
  }

  /** What there is no mana for, where as much life is paid as there is. */
  static Mana missing(Mana cost, List<ManaActivation> possible, int life) {
    var makers = new ManaMakers(cost, ManaPayment.phyrexianWithMana(cost, life));
    makers.canPay(possible);
    return makers.best.map(ManaMatching::missing).orElse(cost);
  }

  /**
   * The activations that are needed: the least preferred are left out first, twice as many each
   * time that succeeds and half as many each time it fails. Where one is needed, so are all that
   * make the same.
   */
  private List<ManaActivation> needed(List<ManaActivation> enough) {
    List<Object> likeness = likeness(enough);
    var needed = new HashSet<>();
    var left = new BitSet(enough.size());
    left.set(0, enough.size());
    int place = enough.size();
    int most = 1;
    while (place > 0) {
      var out = new BitSet(place);
      int first = place;
      while (first > 0 && out.cardinality() < most) {
        first--;
        if (!needed.contains(likeness.get(first))) {
          out.set(first);
        }
      }
      int count = out.cardinality();
      var without = (BitSet) left.clone();
      without.andNot(out);
      if (count == 0 || canPay(without.stream().mapToObj(enough::get).toList())) {
        left = without;
        place = first;
        most = 2 * most;
      } else if (count > 1) {
        most = count / 2;
      } else {
        needed.add(likeness.get(out.nextSetBit(0)));
        place = first;
        most = 1;
      }
    }
    return left.stream().mapToObj(enough::get).toList();
  }

  /**
   * What each of some activations makes, equal for those that make the same; one whose permanent
   * has others is like none.
   */
  private static List<Object> likeness(List<ManaActivation> activations) {
    var times = new HashMap<Id, Integer>();
    activations.forEach(one -> times.merge(one.permanent(), 1, Integer::sum));
    return activations.stream()
        .<Object>map(one -> times.getOrDefault(one.permanent(), 0) == 1 ? one.making() : one)
        .toList();
  }

  private boolean canPay(List<ManaActivation> activations) {
    best = Optional.empty();
    var amounts = new TreeMap<ManaKind, Integer>(ManaKind.ORDER);
    var groups = new LinkedHashMap<List<List<ManaKind>>, Integer>();
    byPermanent(activations)
        .forEach((makings, count) -> {
          List<List<ManaKind>> matter = mattering(makings);
          if (matter.size() == 1) {
            matter.getFirst().forEach(unit -> amounts.merge(unit, count, Integer::sum));
          } else {
            groups.merge(matter, count, Integer::sum);
          }
        });
    var open = new ArrayList<Group>();
    groups.forEach((choices, count) -> open.add(new Group(choices, count)));
    return canPay(amounts, open);
  }

  /** How many permanents can make each of what permanents can make. */
  private static Map<List<Making>, Integer> byPermanent(List<ManaActivation> activations) {
    var byPermanent = new LinkedHashMap<Id, List<Making>>();
    for (ManaActivation activation : activations) {
      Cancellation.check();
      byPermanent
          .computeIfAbsent(activation.permanent(), _ -> new ArrayList<>(1))
          .add(activation.making());
    }
    var counts = new LinkedHashMap<List<Making>, Integer>();
    byPermanent.values().forEach(makings -> counts.merge(makings, 1, Integer::sum));
    return counts;
  }

  /** What a permanent may add, as far as it matters for the cost. */
  private List<List<ManaKind>> mattering(List<Making> makings) {
    return matter.computeIfAbsent(
        makings,
        _ ->
            withoutCovered(
                asOneMana(
                    makings.stream().flatMap(making -> making.facing(cost).stream()).toList())));
  }

  /** What an ability may add, as far as it matters for the mana that must be paid. */
  static List<List<ManaKind>> mattering(ManaActivation activation, Mana facing) {
    return withoutCovered(asOneMana(activation.making().facing(facing)));
  }

  /** One mana of one kind or another is one mana of all these kinds. */
  private static List<List<ManaKind>> asOneMana(List<List<ManaKind>> choices) {
    return choices.stream().allMatch(units -> units.size() == 1)
        ? List.of(List.of(choices.stream().map(List::getFirst).reduce(ManaKind::or).orElseThrow()))
        : choices;
  }

  private static List<List<ManaKind>> withoutCovered(List<List<ManaKind>> choices) {
    Set<List<ManaKind>> different = new LinkedHashSet<>(choices);
    return different.stream()
        .filter(
            one -> different.stream().noneMatch(other -> !other.equals(one) && covers(other, one)))
        .toList();
  }

  /** Whether a choice has, for each mana of another one, one that can pay for at least as much. */
  private static boolean covers(List<ManaKind> choice, List<ManaKind> other) {
    var left = new ArrayList<>(choice);
    for (ManaKind unit : other.reversed()) {
      Optional<ManaKind> better = left.stream().filter(one -> one.covers(unit)).findFirst();
      if (better.isEmpty()) {
        return false;
      }
      left.remove(better.get());
    }
    return true;
  }

  /** Whether some combination of choices pays, besides the mana that is certain. */
  private boolean canPay(Map<ManaKind, Integer> amounts, List<Group> open) {
    Cancellation.check();
    if (open.isEmpty()) {
      var matching = new ManaMatching(cost, amounts, withMana);
      if (best.isEmpty() || amount(matching.missing()) < amount(best.get().missing())) {
        best = Optional.of(matching);
      }
      return matching.missing().symbols().isEmpty();
    }
    Group group = open.getFirst();
    List<Group> rest = open.subList(1, open.size());
    List<ManaKind> choice = group.choices().getFirst();
    boolean last = group.choices().size() == 1;
    for (int times = group.count(); times >= (last ? group.count() : 0); times--) {
      var more = new TreeMap<ManaKind, Integer>(ManaKind.ORDER);
      more.putAll(amounts);
      for (ManaKind unit : choice) {
        more.merge(unit, times, Integer::sum);
      }
      var next = new ArrayList<Group>();
      if (!last) {
        next.add(
            new Group(group.choices().subList(1, group.choices().size()), group.count() - times));
      }
      next.addAll(rest);
      if (canPay(more, next)) {
        return true;
      }
    }
    return false;
  }

  private static int amount(Mana mana) {
    return mana.symbols().stream().mapToInt(ManaMakers::amount).sum();
  }

  private static int amount(ManaSymbol symbol) {
    return symbol instanceof Generic(int amount) ? amount : 1;
  }
}
