package casebook.engine.payment;

import casebook.engine.board.Id;
import casebook.engine.effect.ManaCost;
import casebook.engine.mana.Mana;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.OfPermanents;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which permanents make mana for costs, and which are used for them otherwise: one that is tapped
 * for mana can't be tapped as a cost too, and one that is sacrificed for mana is gone.
 *
 * <p>Only the permanents that could be used in both ways are in question. Those that are alike in
 * all that matters count as one with a number, and every division of them is tried.
 */
final class Sharing {

  /**
   * How costs are shared out.
   *
   * @param activations what makes the mana; where there is too little, all that could
   * @param life the life that is paid for Phyrexian symbols
   * @param missing the mana that there is none for
   */
  record Shared(
      List<ManaActivation> activations, int life, Mana missing, PermanentPayment permanents) {}

  /** What a permanent can make, without saying which permanent it is. */
  private record Making(ManaCost cost, List<Mana> choices, boolean snow) {}

  /** What makes permanents alike: what they can make, and what else they can be used for. */
  private record Likeness(
      List<Making> making, List<OfPermanents> parts, Map<String, Integer> counters) {}

  /**
   * Permanents that are alike.
   *
   * @param givenUp for each way of using one of them, the activations that it makes impossible, by
   *     their places; first the way that makes none impossible
   */
  private record Alike(List<List<ManaActivation>> permanents, List<Set<Integer>> givenUp) {}

  private final Means means;
  private final List<CostItem> items;
  private final List<Named> named;
  private final Mana cost;
  private final int life;
  private final List<ManaActivation> possible;

  private Sharing(Means means, List<CostItem> items, List<Named> named, Mana cost, int life) {
    this.means = means;
    this.items = items;
    this.named = named;
    this.cost = cost;
    this.life = life;
    this.possible = means.activations().stream().filter(one -> !isNamedFor(one)).toList();
  }

  /** How the permanents of a player are shared between the mana of costs and the rest of them. */
  static Shared of(Means means, List<CostItem> items, List<Named> named, Mana cost, int life) {
    var sharing = new Sharing(means, items, named, cost, life);
    int used = sharing.parts().stream().mapToInt(OfPermanents::count).sum();
    return sharing.divided(sharing.contested(), used, Set.of()).orElseGet(sharing::unpaid);
  }

  /** What a permanent was named for is what it is used for. */
  private boolean isNamedFor(ManaActivation activation) {
    return named.stream().anyMatch(one -> one.with().equals(activation.permanent()))
        && parts().stream().anyMatch(part -> conflicts(activation, part));
  }

  private List<OfPermanents> parts() {
    return items.stream()
        .flatMap(item -> item.price().permanents().stream())
        .filter(part -> part.count() > 0)
        .toList();
  }

  private static boolean conflicts(ManaActivation activation, OfPermanents part) {
    return activation.excludes(part.action()) && part.from().contains(activation.permanent());
  }

  /** The permanents that could make mana or be used otherwise, but not both. */
  private List<Alike> contested() {
    List<OfPermanents> parts = parts();
    var byPermanent = new LinkedHashMap<Id, List<ManaActivation>>();
    for (ManaActivation one : possible) {
      if (parts.stream().anyMatch(part -> conflicts(one, part))) {
        byPermanent.computeIfAbsent(one.permanent(), _ -> new ArrayList<>()).add(one);
      }
    }
    var alike = new LinkedHashMap<Likeness, List<List<ManaActivation>>>();
    byPermanent.forEach((permanent, activations) ->
        alike.computeIfAbsent(likeness(permanent, parts), _ -> new ArrayList<>()).add(activations));
    return alike.values().stream()
        .map(permanents -> new Alike(permanents, subsets(permanents.getFirst().size())))
        .toList();
  }

  private Likeness likeness(Id permanent, List<OfPermanents> parts) {
    return new Likeness(
        possible.stream()
            .filter(one -> one.permanent().equals(permanent))
            .map(one -> new Making(one.cost(), one.choices(), one.snow()))
            .toList(),
        parts.stream().filter(part -> part.from().contains(permanent)).distinct().toList(),
        means.board().permanent(permanent).orElseThrow().counters());
  }

  /** All subsets of the first numbers, the empty one first. */
  private static List<Set<Integer>> subsets(int size) {
    var subsets = new ArrayList<Set<Integer>>();
    subsets.add(Set.of());
    for (int number = 0; number < size; number++) {
      for (Set<Integer> smaller : List.copyOf(subsets)) {
        var larger = new LinkedHashSet<>(smaller);
        larger.add(number);
        subsets.add(larger);
      }
    }
    return subsets;
  }

  /**
   * The first division that pays.
   *
   * @param used how many more permanents can be of use otherwise
   * @param givenUp the activations that are given up for what their permanents are used for
   */
  private Optional<Shared> divided(List<Alike> open, int used, Set<ManaActivation> givenUp) {
    if (open.isEmpty()) {
      return paid(givenUp);
    }
    Alike alike = open.getFirst();
    int count = alike.permanents().size();
    boolean last = alike.givenUp().size() == 1;
    for (int times = count; times >= (last ? count : 0); times--) {
      Set<Integer> way = alike.givenUp().getFirst();
      int using = way.isEmpty() ? 0 : times;
      if (using <= used) {
        var more = new LinkedHashSet<>(givenUp);
        for (List<ManaActivation> permanent : alike.permanents().subList(0, times)) {
          way.forEach(place -> more.add(permanent.get(place)));
        }
        Optional<Shared> found = divided(after(open, alike, times), used - using, more);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** What is still open when this number of the first permanents are used in the first way. */
  private static List<Alike> after(List<Alike> open, Alike alike, int times) {
    var next = new ArrayList<Alike>();
    if (times < alike.permanents().size()) {
      next.add(
          new Alike(
              alike.permanents().subList(times, alike.permanents().size()),
              alike.givenUp().subList(1, alike.givenUp().size())));
    }
    next.addAll(open.subList(1, open.size()));
    return next;
  }

  private Optional<Shared> paid(Set<ManaActivation> givenUp) {
    List<ManaActivation> kept = possible.stream().filter(one -> !givenUp.contains(one)).toList();
    if (!paying(kept).missing().isEmpty()) {
      return Optional.empty();
    }
    return ManaMakers.of(cost, kept, life)
        .map(made ->
            new Shared(made.activations(), made.life(), Mana.NONE, paying(made.activations())));
  }

  /** How the rest of the costs is paid while some permanents make mana. */
  private PermanentPayment paying(Collection<ManaActivation> making) {
    List<CostItem> without = items.stream().map(item -> without(item, making)).toList();
    return PermanentPayment.of(means.board(), means.attackers(), without, named);
  }

  private static CostItem without(CostItem item, Collection<ManaActivation> making) {
    Price price = item.price();
    List<OfPermanents> parts =
        price.permanents().stream().map(part -> without(part, making)).toList();
    return new CostItem(
        item.creature(),
        item.target(),
        item.stated(),
        new Price(
            price.mana(), price.life(), price.energy(), price.discard(), price.exile(), parts),
        item.paid());
  }

  private static OfPermanents without(OfPermanents part, Collection<ManaActivation> making) {
    List<Id> from =
        part.from().stream()
            .filter(id ->
                making.stream()
                    .noneMatch(one -> one.permanent().equals(id) && one.excludes(part.action())))
            .toList();
    return new OfPermanents(part.action(), part.count(), part.what(), from, part.counters());
  }

  /** What is missing where no division pays: mana comes after what permanents are used for. */
  private Shared unpaid() {
    PermanentPayment permanents = paying(Set.of());
    List<ManaActivation> others =
        possible.stream()
            .filter(one ->
                permanents.uses().stream()
                    .noneMatch(use ->
                        use.permanent().equals(one.permanent()) && one.excludes(use.action())))
            .toList();
    return ManaMakers.of(cost, others, life)
        .map(made -> new Shared(made.activations(), made.life(), Mana.NONE, permanents))
        .orElseGet(() -> new Shared(others, 0, ManaMakers.missing(cost, others, life), permanents));
  }
}
