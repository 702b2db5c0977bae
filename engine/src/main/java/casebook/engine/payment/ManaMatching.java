package casebook.engine.payment;

import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.mana.ManaSymbol.Colored;
import casebook.engine.mana.ManaSymbol.ColoredOrColorless;
import casebook.engine.mana.ManaSymbol.Colorless;
import casebook.engine.mana.ManaSymbol.Generic;
import casebook.engine.mana.ManaSymbol.Snow;
import casebook.engine.mana.ManaSymbol.Variable;
import casebook.engine.payment.Flow.Pipe;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which mana pays for which symbols of a cost, once it is settled how many of its Phyrexian symbols
 * are paid with mana.
 *
 * <p>Symbols that only some mana can pay come first. A symbol that generic mana may pay instead
 * ({2/W}) gets mana of its color while there is any, since that is the fewest mana.
 */
final class ManaMatching {

  private final Flow flow = new Flow();
  private final int paid = flow.node();
  private final Map<ManaKind, Integer> amounts = new LinkedHashMap<>();
  private final Map<ManaKind, Integer> kinds = new LinkedHashMap<>();
  private final Map<ManaKind, Pipe> used = new LinkedHashMap<>();
  private final List<Demand> demands = new ArrayList<>();
  private final List<ManaSymbol> missing = new ArrayList<>();
  private int generic;

  /** A symbol, how often it occurs, and the node from which mana is sent for it. */
  private record Demand(ManaSymbol symbol, int count, int node) {}

  /**
   * Pays for a cost.
   *
   * @param available how much mana there is of each kind, in the order in which it is used
   */
  ManaMatching(Mana cost, Map<ManaKind, Integer> available, int phyrexianWithMana) {
    amounts.putAll(available);
    var counts = new LinkedHashMap<ManaSymbol, Integer>();
    for (ManaSymbol symbol : cost.symbols()) {
      switch (symbol) {
        case Generic(int amount) -> generic += amount;
        case Variable() -> {}
        case Colored _, ColoredOrColorless _, Colorless _, Snow _ ->
            counts.merge(symbol, 1, Integer::sum);
      }
    }
    amounts.forEach(this::supply);
    counts.forEach(this::demand);
    payStrict();
    payPhyrexian(phyrexianWithMana);
    payTwobrid();
    payGeneric();
  }

  private void supply(ManaKind kind, int amount) {
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
    for (Map.Entry<ManaKind, Integer> entry : amounts.entrySet()) {
      int used = Math.min(generic, entry.getValue());
      generic -= used;
      entry.setValue(entry.getValue() - used);
    }
    if (generic > 0) {
      missing.add(new Generic(generic));
    }
  }

  Mana missing() {
    return new Mana(missing);
  }

  /** How much is not used, of each kind. */
  Map<ManaKind, Integer> left() {
    return amounts;
  }
}
