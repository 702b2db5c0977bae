package casebook.engine.payment;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.payment.Flow.Pipe;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which permanents are used for those parts of costs whose actions exclude each other. */
final class PermanentMatching {

  /** Equal parts of costs, for which the same permanents were named. */
  private record Demand(OfPermanents one, List<Named> named) {}

  /** A permanent, or the counters of one kind on it, and the node from which it is used. */
  private record Supply(Id permanent, String counters, int amount, int node) {}

  private record Link(Supply supply, Demand demand, Pipe pipe) {}

  private final Board board;
  private final Flow flow = new Flow();
  private final int paid = flow.node();

  /** What each permanent was named for: one thing, but it can be exerted again (701.43b). */
  private final Map<Id, Set<Named>> bound = new LinkedHashMap<>();

  private final Map<Demand, Pipe> demands = new LinkedHashMap<>();
  private final Map<Id, List<Supply>> supplies = new LinkedHashMap<>();
  private final List<Link> links = new ArrayList<>();
  private int open;

  PermanentMatching(Board board, Set<Action> actions, List<CostItem> items, List<Named> named) {
    this.board = board;
    var counts = new LinkedHashMap<Demand, Integer>();
    for (CostItem item : items) {
      List<Named> forItem = named.stream().filter(one -> one.pays().test(item)).toList();
      for (OfPermanents part : item.price().permanents()) {
        if (actions.contains(part.action()) && part.count() > 0) {
          counts.merge(new Demand(withCount(part, 1), forItem), part.count(), Integer::sum);
          forItem.stream()
              .filter(one -> part.from().contains(one.with()))
              .forEach(one -> bind(one, part.action()));
        }
      }
    }
    counts.forEach(this::demand);
  }

  private void bind(Named named, Action action) {
    Set<Named> of = bound.computeIfAbsent(named.with(), _ -> new LinkedHashSet<>());
    if (of.isEmpty() || action == Action.EXERT) {
      of.add(named);
    }
  }

  private void demand(Demand demand, int count) {
    open += count;
    int node = flow.node();
    demands.put(demand, flow.pipe(node, paid, count));
    OfPermanents part = demand.one();
    for (Id permanent : part.from()) {
      Set<Named> named = bound.getOrDefault(permanent, Set.of());
      if (named.isEmpty() || demand.named().stream().anyMatch(named::contains)) {
        supplies.computeIfAbsent(permanent, one -> supplies(one, part.action())).stream()
            .filter(supply -> part.counters().filter(kind -> !isOf(supply, kind)).isEmpty())
            .forEach(supply ->
                links.add(
                    new Link(supply, demand, flow.pipe(supply.node(), node, supply.amount()))));
      }
    }
  }

  /** The empty kind means counters of any kind. */
  private static boolean isOf(Supply supply, String kind) {
    return kind.isEmpty() || supply.counters().equals(kind);
  }

  private List<Supply> supplies(Id id, Action action) {
    Optional<Permanent> there = board.permanent(id);
    if (there.isEmpty()) {
      return List.of();
    }
    Permanent permanent = there.get();
    return switch (action) {
      case SACRIFICE, RETURN_TO_HAND -> List.of(new Supply(id, "", 1, flow.node()));
      case TAP -> permanent.tapped() ? List.of() : List.of(new Supply(id, "", 1, flow.node()));
      case EXERT -> List.of(new Supply(id, "", Integer.MAX_VALUE, flow.node()));
      case REMOVE_COUNTERS ->
          permanent.counters().entrySet().stream()
              .map(entry -> new Supply(id, entry.getKey(), entry.getValue(), flow.node()))
              .toList();
    };
  }

  /** Uses the named permanents, and says which of them could be used. */
  Set<Named> payWithNamed() {
    var used = new LinkedHashSet<Named>();
    bound.forEach((permanent, named) ->
        supplies
            .getOrDefault(permanent, List.of())
            .forEach(supply -> {
              if (send(supply) > 0) {
                used.addAll(named);
              }
            }));
    return used;
  }

  /** Uses other permanents for what is still to be paid. */
  void payWithOthers(Set<Id> attackers) {
    List<Id> others =
        board.permanents().keySet().stream().filter(one -> !bound.containsKey(one)).toList();
    others.stream().filter(one -> !attackers.contains(one)).forEach(this::sendAll);
    others.stream().filter(attackers::contains).forEach(this::sendAll);
  }

  private void sendAll(Id permanent) {
    supplies.getOrDefault(permanent, List.of()).forEach(this::send);
  }

  private int send(Supply supply) {
    int sent = flow.send(supply.node(), paid, Math.min(open, supply.amount()));
    open -= sent;
    return sent;
  }

  List<Use> uses() {
    var uses = new ArrayList<Use>();
    for (Link link : links) {
      if (link.pipe().flow() > 0) {
        uses.add(
            new Use(
                link.demand().one().action(),
                link.supply().permanent(),
                link.supply().counters(),
                link.pipe().flow()));
      }
    }
    return uses;
  }

  List<OfPermanents> missing() {
    var missing = new ArrayList<OfPermanents>();
    demands.forEach((demand, pipe) -> {
      if (pipe.free() > 0) {
        missing.add(withCount(demand.one(), pipe.free()));
      }
    });
    return missing;
  }

  private static OfPermanents withCount(OfPermanents part, int count) {
    return new OfPermanents(part.action(), count, part.what(), part.from(), part.counters());
  }
}
