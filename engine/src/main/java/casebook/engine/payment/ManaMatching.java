package casebook.engine.payment;

import casebook.engine.board.Color;
import casebook.engine.board.Mana;
import casebook.engine.board.ManaSymbol;
import casebook.engine.board.ManaSymbol.Colored;
import casebook.engine.board.ManaSymbol.Colorless;
import casebook.engine.board.ManaSymbol.Generic;
import casebook.engine.board.ManaSymbol.Snow;
import casebook.engine.board.ManaSymbol.Variable;
import casebook.engine.payment.Flow.Pipe;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which mana pays for which symbols of a cost, where so many of its Phyrexian symbols are paid with
 * mana.
 *
 * <p>Symbols that only some mana can pay come first. A symbol that generic mana may pay instead
 * ({2/W}) gets mana of its color as far as there is any left, since that is the fewest mana; what
 * remains pays for the rest.
 */
final class ManaMatching {

  /** A kind of mana: of one of these colors, or colorless (106.1). */
  private record Kind(Set<Color> colors, boolean snow) {

    static final Kind COLORLESS = new Kind(Set.of(), false);

    /** What can pay for the least is used first. */
    static final Comparator<Kind> USE =
        Comparator.comparing(Kind::snow).thenComparingInt(kind -> kind.colors.size());

    static Kind of(ManaSymbol symbol) {
      return switch (symbol) {
        case Colored(var colors, int _, boolean _) -> new Kind(colors, false);
        case Snow() -> new Kind(Set.of(), true);
        case Colorless(), Generic(int _), Variable() -> COLORLESS;
      };
    }

    boolean pays(ManaSymbol symbol) {
      return switch (symbol) {
        case Colored(var wanted, int _, boolean _) -> !Collections.disjoint(colors, wanted);
        case Snow() -> snow;
        case Colorless() -> colors.isEmpty();
        case Generic(int _), Variable() -> true;
      };
    }
  }

  private final Mana available;
  private final Flow flow = new Flow();
  private final int paid = flow.node();
  private final Map<Kind, Integer> amounts = new LinkedHashMap<>();
  private final Map<Kind, Integer> kinds = new LinkedHashMap<>();
  private final Map<Kind, Pipe> used = new LinkedHashMap<>();
  private final List<Demand> demands = new ArrayList<>();
  private final List<ManaSymbol> missing = new ArrayList<>();
  private int generic;

  /** So many times one symbol, and the node from which mana is sent for it. */
  private record Demand(ManaSymbol symbol, int count, int node) {}

  ManaMatching(Mana cost, Mana available, int phyrexianWithMana) {
    this.available = available;
    available.symbols().stream()
        .sorted(Comparator.comparing(Kind::of, Kind.USE))
        .forEach(this::add);
    var counts = new LinkedHashMap<ManaSymbol, Integer>();
    for (ManaSymbol symbol : cost.symbols()) {
      switch (symbol) {
        case Generic(int amount) -> generic += amount;
        case Variable() -> {}
        case Colored _, Colorless _, Snow _ -> counts.merge(symbol, 1, Integer::sum);
      }
    }
    amounts.forEach(this::supply);
    counts.forEach(this::demand);
    payStrict();
    payPhyrexian(phyrexianWithMana);
    payTwobrid();
    payGeneric();
  }

  private void add(ManaSymbol symbol) {
    int amount =
        switch (symbol) {
          case Generic(int units) -> units;
          case Variable() -> 0;
          case Colored _, Colorless _, Snow _ -> 1;
        };
    amounts.merge(Kind.of(symbol), amount, Integer::sum);
  }

  private void supply(Kind kind, int amount) {
    int node = flow.node();
    kinds.put(kind, node);
    used.put(kind, flow.pipe(node, paid, amount));
  }

  private void demand(ManaSymbol symbol, int count) {
    var demand = new Demand(symbol, count, flow.node());
    demands.add(demand);
    kinds.forEach((kind, node) -> {
      if (kind.pays(symbol)) {
        flow.pipe(demand.node(), node, count);
      }
    });
  }

  private void payStrict() {
    for (Demand demand : demands) {
      if (!ManaPayment.isPhyrexian(demand.symbol()) && genericInstead(demand.symbol()) == 0) {
        int sent = flow.send(demand.node(), paid, demand.count());
        missing.addAll(Collections.nCopies(demand.count() - sent, demand.symbol()));
      }
    }
  }

  /** Any of the Phyrexian symbols will do: which of them are paid with mana can still change. */
  private void payPhyrexian(int withMana) {
    int any = flow.node();
    var pipes = new LinkedHashMap<Demand, Pipe>();
    for (Demand demand : demands) {
      if (ManaPayment.isPhyrexian(demand.symbol())) {
        pipes.put(demand, flow.pipe(any, demand.node(), demand.count()));
      }
    }
    int lacking = withMana - flow.send(any, paid, withMana);
    var unpaid = new ArrayList<ManaSymbol>();
    pipes.forEach((demand, pipe) ->
        unpaid.addAll(Collections.nCopies(demand.count() - pipe.flow(), demand.symbol())));
    missing.addAll(unpaid.subList(0, lacking));
  }

  private void payTwobrid() {
    demands.stream()
        .filter(demand ->
            !ManaPayment.isPhyrexian(demand.symbol()) && genericInstead(demand.symbol()) > 0)
        .sorted(Comparator.comparingInt(demand -> -genericInstead(demand.symbol())))
        .forEach(demand -> {
          int sent = flow.send(demand.node(), paid, demand.count());
          generic += (demand.count() - sent) * genericInstead(demand.symbol());
        });
  }

  private static int genericInstead(ManaSymbol symbol) {
    return symbol instanceof Colored(var _, int instead, var _) ? instead : 0;
  }

  /** Takes what is left in the order of use; afterwards the amounts are what remains. */
  private void payGeneric() {
    used.forEach((kind, pipe) -> amounts.merge(kind, -pipe.flow(), Integer::sum));
    for (Map.Entry<Kind, Integer> entry : amounts.entrySet()) {
      int used = Math.min(generic, entry.getValue());
      generic -= used;
      entry.setValue(entry.getValue() - used);
    }
    if (generic > 0) {
      missing.add(new Generic(generic));
    }
  }

  /** What there is no mana for. */
  Mana missing() {
    return new Mana(missing);
  }

  /** The mana that is not used, as it was written. */
  Mana left() {
    var remaining = new LinkedHashMap<>(amounts);
    var left = new ArrayList<ManaSymbol>();
    for (ManaSymbol symbol : available.symbols()) {
      Kind kind = Kind.of(symbol);
      int amount = remaining.getOrDefault(kind, 0);
      int kept = Math.min(amount, symbol instanceof Generic(int units) ? units : 1);
      if (kept > 0) {
        remaining.put(kind, amount - kept);
        left.add(symbol instanceof Generic ? new Generic(kept) : symbol);
      }
    }
    return new Mana(left);
  }
}
