package casebook.engine.payment;

import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.mana.ManaSymbol.Colored;
import casebook.engine.mana.ManaSymbol.ColoredOrColorless;
import casebook.engine.mana.ManaSymbol.Colorless;
import casebook.engine.mana.ManaSymbol.Generic;
import casebook.engine.mana.ManaSymbol.Snow;
import casebook.engine.mana.ManaSymbol.Variable;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.SequencedMap;
import java.util.Set;

/**
 * What one mana can be: of one of these colors, or colorless (106.1).
 *
 * @param snow whether it comes from a snow source
 */
record ManaKind(Set<Color> colors, boolean colorless, boolean snow) {

  /** What can pay for the least is used first. */
  static final Comparator<ManaKind> USE =
      Comparator.comparing(ManaKind::snow).thenComparingInt(kind -> kind.colors.size());

  /** The same order, in which no two kinds are equal. */
  static final Comparator<ManaKind> ORDER =
      USE.thenComparing(ManaKind::colorless)
          .thenComparing(kind -> kind.colors.stream().sorted().toList().toString());

  private static final ManaKind COLORLESS = new ManaKind(Set.of(), true, false);

  ManaKind {
    colors = Set.copyOf(colors);
  }

  /** Of the mana that a symbol stands for; {S} is colorless, since nothing says its color. */
  static ManaKind of(ManaSymbol symbol) {
    return switch (symbol) {
      case Colored(var colors, int _, boolean _) -> new ManaKind(colors, false, false);
      case ColoredOrColorless(var color) -> new ManaKind(Set.of(color), true, false);
      case Snow() -> COLORLESS.fromSnow();
      case Colorless(), Generic(int _), Variable() -> COLORLESS;
    };
  }

  /** How much there is of each kind, in the order in which it is used. */
  static SequencedMap<ManaKind, Integer> amounts(Mana available) {
    var amounts = new LinkedHashMap<ManaKind, Integer>();
    available.symbols().stream()
        .sorted(Comparator.comparing(ManaKind::of, USE))
        .forEach(symbol -> amounts.merge(of(symbol), units(symbol), Integer::sum));
    return amounts;
  }

  /** How much mana a symbol stands for, where it is mana that a player has. */
  static int units(ManaSymbol symbol) {
    return switch (symbol) {
      case Generic(int units) -> units;
      case Variable() -> 0;
      case Colored _, ColoredOrColorless _, Colorless _, Snow _ -> 1;
    };
  }

  /** The same kind of mana, made by a snow permanent. */
  ManaKind fromSnow() {
    return new ManaKind(colors, colorless, true);
  }

  /** One mana that can be of either kind. */
  ManaKind or(ManaKind other) {
    var both = new LinkedHashSet<>(colors);
    both.addAll(other.colors);
    return new ManaKind(both, colorless || other.colorless, snow || other.snow);
  }

  /** What matters of it for a cost: equal for mana that can pay for the same symbols. */
  ManaKind facing(Mana cost) {
    var wanted = new LinkedHashSet<Color>();
    for (ManaSymbol symbol : cost.symbols()) {
      wanted.addAll(symbol.itsColors());
    }
    wanted.retainAll(colors);
    return new ManaKind(
        wanted,
        colorless
            && cost.symbols().stream()
                .anyMatch(
                    symbol -> symbol instanceof Colorless || symbol instanceof ColoredOrColorless),
        snow && cost.symbols().contains(new Snow()));
  }

  /** Whether it can pay for whatever the other kind can. */
  boolean covers(ManaKind other) {
    return colors.containsAll(other.colors)
        && (colorless || !other.colorless)
        && (snow || !other.snow);
  }

  /** Whether it can pay for a symbol of a cost (107.4). */
  boolean pays(ManaSymbol symbol) {
    return switch (symbol) {
      case Colored(var wanted, int _, boolean _) ->
          wanted.isEmpty() || !Collections.disjoint(colors, wanted);
      case ColoredOrColorless(var color) -> colorless || colors.contains(color);
      case Snow() -> snow;
      case Colorless() -> colorless;
      case Generic(int _), Variable() -> true;
    };
  }
}
