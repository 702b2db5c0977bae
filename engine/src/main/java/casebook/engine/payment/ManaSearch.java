package casebook.engine.payment;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.mana.Mana;
import casebook.engine.payment.ManaStock.Alike;
import casebook.engine.payment.ManaStock.Step;
import casebook.engine.payment.ManaStock.Stock;
import casebook.engine.payment.ManaStock.Taken;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import casebook.rules.work.Cancellation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which mana abilities pay for costs, one after the other, where mana or other permanents are paid
 * for some of them (605.3a).
 *
 * <p>Every step that can come next is tried, those first that take the fewest steps; what leads to
 * the same permanents and the same mana is followed once.
 */
final class ManaSearch {
  /** The limit of different states; where there are more, a way may not be found. */
  static final int MOST_STATES = 10_000;

  /**
   * How costs are paid.
   *
   * @param makers the permanents whose abilities make the mana, none of which could be left out
   * @param uses what is done to permanents for it, in order
   * @param resources the life that is paid for Phyrexian symbols and for abilities, and the energy
   * @param lifePayments how many times life is paid: for each such symbol and each such ability
   */
  record Paid(
      List<Id> makers,
      List<Use> uses,
      Resources resources,
      int lifePayments,
      PermanentPayment permanents) {}

  /**
   * What was found.
   *
   * @param cutShort whether there may be a way although none was found
   */
  record Result(Optional<Paid> paid, boolean cutShort) {}

  /** A step, and those before it. */
  private record Node(Optional<Node> before, Step step) {

    int steps() {
      return 1 + before.map(Node::steps).orElse(0);
    }

    List<Taken> taken() {
      var taken = new ArrayList<>(before.map(Node::taken).orElse(List.of()));
      taken.addAll(step.taken());
      return taken;
    }
  }

  private final Means means;
  private final List<CostItem> items;
  private final List<Named> named;
  private final List<OfPermanents> parts;
  private final Mana cost;
  private final int withMana;
  private final int phyrexianLife;
  private final Resources resources;
  private boolean cutShort;

  private ManaSearch(
      Means means, List<CostItem> items, List<Named> named, Mana cost, int withMana, int life) {
    this.means = means;
    this.items = items;
    this.named = named;
    this.cost = cost;
    this.withMana = withMana;
    this.phyrexianLife = (ManaPayment.phyrexian(cost) - withMana) * ManaPayment.PHYREXIAN_LIFE;
    int energy = items.stream().mapToInt(item -> item.price().energy()).sum();
    this.resources = new Resources(life - phyrexianLife, means.player().energy() - energy);
    this.parts =
        items.stream()
            .flatMap(item -> item.price().permanents().stream())
            .filter(part -> part.count() > 0)
            .toList();
  }

  /**
   * Pays for the mana of costs with life for as few Phyrexian symbols as possible (107.4f), and
   * uses attackers only where no other permanent will do.
   *
   * @param life the life that may be spent on them and on mana abilities
   */
  static Result of(Means means, List<CostItem> items, List<Named> named, Mana cost, int life) {
    int phyrexian = ManaPayment.phyrexian(cost);
    boolean cutShort = false;
    for (int mana = phyrexian; mana >= ManaPayment.phyrexianWithMana(cost, life); mana--) {
      var search = new ManaSearch(means, items, named, cost, mana, life);
      Optional<Paid> paid =
          search.found(id -> !means.attackers().contains(id)).or(() -> search.found(_ -> true));
      if (paid.isPresent()) {
        return new Result(paid, false);
      }
      cutShort |= search.cutShort;
    }
    return new Result(Optional.empty(), cutShort);
  }

  /** A way in which abilities are paid for with such permanents alone. */
  private Optional<Paid> found(Predicate<Id> usable) {
    List<ManaActivation> possible =
        means.activations().stream()
            .filter(one -> !isNamedFor(one))
            .map(one -> using(one, usable))
            .flatMap(Optional::stream)
            .toList();
    Optional<Node> first = path(possible);
    if (first.isEmpty()) {
      return Optional.empty();
    }
    int steps = first.get().steps();
    List<ManaActivation> needed = ManaActivation.needed(possible, some -> isEnough(some, steps));
    return path(needed).map(node -> paid(needed, node));
  }

  /** What a permanent was named for is what it is used for. */
  private boolean isNamedFor(ManaActivation activation) {
    return isNamed(activation.permanent())
        && parts.stream()
            .anyMatch(part ->
                activation.excludes(part.action()) && part.from().contains(activation.permanent()));
  }

  private boolean isNamed(Id permanent) {
    return named.stream().anyMatch(one -> one.with().equals(permanent));
  }

  /** The same ability, for which only such permanents are used; nothing where these are too few. */
  private Optional<ManaActivation> using(ManaActivation one, Predicate<Id> usable) {
    var used = new ArrayList<OfPermanents>();
    for (OfPermanents part : one.also().permanents()) {
      List<Id> from = part.from().stream().filter(id -> usable.test(id) && !isNamed(id)).toList();
      if (from.size() < part.count()) {
        return Optional.empty();
      }
      used.add(new OfPermanents(part.action(), part.count(), part.what(), from, part.counters()));
    }
    Price all = one.also();
    var also = new Price(all.mana(), all.life(), all.energy(), 0, 0, used);
    return Optional.of(
        new ManaActivation(one.permanent(), one.cost(), one.choices(), one.snow(), also));
  }

  private boolean isEnough(List<ManaActivation> activations, int steps) {
    return path(activations).filter(node -> node.steps() <= steps).isPresent();
  }

  private ManaStock stock(List<ManaActivation> activations) {
    Mana facing = cost;
    for (ManaActivation one : activations) {
      facing = facing.plus(one.also().mana());
    }
    return new ManaStock(means.board(), resources, activations, facing, parts, means.attackers());
  }

  /** The fewest steps after which the costs can be paid. */
  private Optional<Node> path(List<ManaActivation> activations) {
    ManaStock stock = stock(activations);
    var first = new Node(Optional.empty(), stock.first());
    Deque<Node> open = new ArrayDeque<>(List.of(first));
    Set<Stock> seen = new HashSet<>(Set.of(first.step().then()));
    while (!open.isEmpty()) {
      Cancellation.check();
      Node node = open.remove();
      if (pays(stock, node)) {
        return Optional.of(node);
      }
      for (Step step : stock.next(node.step().then())) {
        if (seen.add(step.then())) {
          open.add(new Node(Optional.of(node), step));
        }
      }
      if (seen.size() > MOST_STATES) {
        cutShort = true;
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private boolean pays(ManaStock stock, Node node) {
    var matching = new ManaMatching(cost, stock.mana(node.step().then()), withMana);
    return matching.missing().symbols().isEmpty()
        && (parts.isEmpty() || rest(done(stock, node).uses()).missing().isEmpty());
  }

  private PermanentPayment rest(List<Use> uses) {
    Board board = Use.all(means.board(), uses);
    return PermanentPayment.of(board, means.attackers(), items, named);
  }

  private Paid paid(List<ManaActivation> needed, Node node) {
    ManaStock stock = stock(needed);
    Done done = done(stock, node);
    Resources paid = stock.paid(node.step().then());
    return new Paid(
        List.copyOf(done.makers()),
        done.uses(),
        new Resources(phyrexianLife + paid.life(), paid.energy()),
        phyrexianLife / ManaPayment.PHYREXIAN_LIFE + lifePayments(needed, done),
        rest(done.uses()));
  }

  private static int lifePayments(List<ManaActivation> needed, Done done) {
    return (int)
        needed.stream()
            .filter(one -> one.also().life() > 0 && done.makers().contains(one.permanent()))
            .count();
  }

  private record Done(Set<Id> makers, List<Use> uses) {}

  private static Done done(ManaStock stock, Node node) {
    var done = new Done(new LinkedHashSet<>(), new ArrayList<>());
    var untapped = new ArrayList<Deque<Id>>();
    var tapped = new ArrayList<Deque<Id>>();
    for (Alike alike : stock.all()) {
      untapped.add(new ArrayDeque<>(alike.tapped() ? List.of() : alike.ids()));
      tapped.add(new ArrayDeque<>(alike.tapped() ? alike.ids() : List.of()));
    }
    for (Taken taken : node.taken()) {
      Deque<Id> from = (taken.wasTapped() ? tapped : untapped).get(taken.alike());
      Id permanent = from.getFirst();
      if (taken.makes()) {
        done.makers().add(permanent);
      }
      if (!taken.actions().isEmpty()) {
        from.remove();
        if (taken.actions().getLast() == Action.TAP) {
          tapped.get(taken.alike()).add(permanent);
        }
        taken.actions().forEach(action -> done.uses().add(new Use(action, permanent, "", 1)));
      }
    }
    return done;
  }
}
