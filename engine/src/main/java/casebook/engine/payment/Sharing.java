package casebook.engine.payment;

import casebook.engine.board.Id;
import casebook.engine.effect.ManaCost;
import casebook.engine.mana.Mana;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

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

  /** How a permanent can make mana, without saying which permanent it is. */
  private record Way(ManaCost cost, Making making) {}

  /** A part of costs that is about permanents, and in how many costs it is. */
  private record Part(OfPermanents one, Set<Id> from, int times) {
    boolean conflictsWith(ManaActivation activation) {
      return activation.excludes(one.action()) && from.contains(activation.permanent());
    }
  }

  /**
   * What makes permanents alike: what they can make, and what else they can be used for.
   *
   * @param parts the places of the parts of costs that they could pay
   */
  private record Likeness(List<Way> ways, BitSet parts, Map<String, Integer> counters) {}

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
  private final List<Part> parts;
  private final List<ManaActivation> possible;

  private Sharing(Means means, List<CostItem> items, List<Named> named, Mana cost, int life) {
    this.means = means;
    this.items = items;
    this.named = named;
    this.cost = cost;
    this.life = life;
    this.parts = parts(items);
    Set<Id> bound = named.stream().map(Named::with).collect(Collectors.toSet());
    this.possible =
        means.activations().stream()
            .filter(one -> !bound.contains(one.permanent()) || !conflicts(one))
            .toList();
  }

  /** How the permanents of a player are shared between the mana of costs and the rest of them. */
  static Shared of(Means means, List<CostItem> items, List<Named> named, Mana cost, int life) {
    var sharing = new Sharing(means, items, named, cost, life);
    if (cost.symbols().isEmpty()) {
      return new Shared(List.of(), 0, Mana.NONE, sharing.paying(Set.of()));
    }
    int used = sharing.parts.stream().mapToInt(part -> part.one().count() * part.times()).sum();
    return sharing.divided(sharing.contested(), used, Set.of()).orElseGet(sharing::unpaid);
  }

  private boolean conflicts(ManaActivation activation) {
    return parts.stream().anyMatch(part -> part.conflictsWith(activation));
  }

  /** The different parts of costs that are about permanents. */
  private static List<Part> parts(List<CostItem> items) {
    var times = new LinkedHashMap<OfPermanents, Integer>();
    for (CostItem item : items) {
      Cancellation.check();
      for (OfPermanents part : item.price().permanents()) {
        if (part.count() > 0) {
          times.merge(part, 1, Integer::sum);
        }
      }
    }
    return times.entrySet().stream()
        .map(one -> new Part(one.getKey(), Set.copyOf(one.getKey().from()), one.getValue()))
        .toList();
  }

  /** The permanents that could make mana or be used otherwise, but not both. */
  private List<Alike> contested() {
    var byPermanent = new LinkedHashMap<Id, List<ManaActivation>>();
    var ways = new HashMap<Id, List<Way>>();
    for (ManaActivation one : possible) {
      Cancellation.check();
      if (conflicts(one)) {
        byPermanent.computeIfAbsent(one.permanent(), _ -> new ArrayList<>()).add(one);
      }
      ways.computeIfAbsent(one.permanent(), _ -> new ArrayList<>(1))
          .add(new Way(one.cost(), one.making()));
    }
    var alike = new LinkedHashMap<Likeness, List<List<ManaActivation>>>();
    byPermanent.forEach((permanent, activations) ->
        alike
            .computeIfAbsent(
                likeness(permanent, ways.getOrDefault(permanent, List.of())),
                _ -> new ArrayList<>())
            .add(activations));
    return alike.values().stream()
        .map(permanents -> new Alike(permanents, subsets(permanents.getFirst().size())))
        .toList();
  }

  private Likeness likeness(Id permanent, List<Way> ways) {
    var could = new BitSet(parts.size());
    for (int place = 0; place < parts.size(); place++) {
      could.set(place, parts.get(place).from().contains(permanent));
    }
    return new Likeness(ways, could, means.board().permanent(permanent).orElseThrow().counters());
  }

  /** All subsets of the numbers below {@code size}, the empty one first. */
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
    var excluded = new EnumMap<Action, Set<Id>>(Action.class);
    for (Action action : Action.values()) {
      excluded.put(
          action,
          making.stream()
              .filter(one -> one.excludes(action))
              .map(ManaActivation::permanent)
              .collect(Collectors.toSet()));
    }
    var without = new HashMap<OfPermanents, OfPermanents>();
    List<CostItem> left =
        items.stream()
            .map(item ->
                item.at(
                    item.price()
                        .with(
                            part -> without.computeIfAbsent(part, one -> without(one, excluded)))))
            .toList();
    return PermanentPayment.of(means.board(), means.attackers(), left, named);
  }

  private static OfPermanents without(OfPermanents part, Map<Action, Set<Id>> excluded) {
    Set<Id> making = excluded.getOrDefault(part.action(), Set.of());
    List<Id> from = part.from().stream().filter(id -> !making.contains(id)).toList();
    return new OfPermanents(part.action(), part.count(), part.what(), from, part.counters());
  }

  /** What is missing where no division pays: mana comes after what permanents are used for. */
  private Shared unpaid() {
    PermanentPayment permanents = paying(Set.of());
    var used = new HashMap<Id, Set<Action>>();
    for (Use use : permanents.uses()) {
      used.computeIfAbsent(use.permanent(), _ -> EnumSet.noneOf(Action.class)).add(use.action());
    }
    List<ManaActivation> others =
        possible.stream()
            .filter(one ->
                used.getOrDefault(one.permanent(), Set.of()).stream().noneMatch(one::excludes))
            .toList();
    return ManaMakers.of(cost, others, life)
        .map(made -> new Shared(made.activations(), made.life(), Mana.NONE, permanents))
        .orElseGet(() -> new Shared(others, 0, ManaMakers.missing(cost, others, life), permanents));
  }
}
