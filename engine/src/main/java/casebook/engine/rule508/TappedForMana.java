package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Activated;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.AddsManaBesides;
import casebook.engine.effect.Effect.ProducesInstead;
import casebook.engine.effect.ManaCost;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Needs;
import casebook.engine.effect.Replaced;
import casebook.engine.force.InForce;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.mana.ManaSymbol.Colored;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** What effects leave of a permanent's mana abilities: which can be activated, what they make. */
final class TappedForMana {
  private final InForce inForce;

  /** Those of the effects in force that change what mana is made. */
  private final List<InForce.Effective> effects;

  TappedForMana(InForce inForce) {
    this.inForce = inForce;
    this.effects = inForce.effects().stream().filter(TappedForMana::isAboutMana).toList();
  }

  private static boolean isAboutMana(InForce.Effective effective) {
    return switch (effective.stated().effect()) {
      case Effect.CantActivate _, ProducesInstead _, AddsManaBesides _ -> true;
      default -> false;
    };
  }

  /** Whether a permanent's mana abilities with such costs can't be activated (602.5). */
  boolean isStopped(Permanent permanent, ManaCost cost, Optional<Cost> also) {
    boolean paysLife = Mentions.mentions(also, Cost.PayLife.class::isInstance);
    return isStopped(
        permanent,
        which ->
            switch (which) {
              case ALL -> true;
              case TAPPING -> cost.taps();
              case SACRIFICING -> cost.sacrifices();
              case PAYING_LIFE -> paysLife;
            });
  }

  /** Whether a permanent's other mana abilities can't be activated. */
  boolean isStopped(Permanent permanent, Needs needs) {
    return isStopped(
        permanent,
        which ->
            which == Activated.ALL
                || (which == Activated.TAPPING && needs == Needs.TO_BE_UNTAPPED));
  }

  private boolean isStopped(Permanent permanent, Predicate<Activated> concerned) {
    for (InForce.Effective effective : effects) {
      if (effective.stated().effect() instanceof Effect.CantActivate(var who, var which, var when)
          && concerned.test(which)
          && effective.view().matches(who, permanent)
          && effective.view().holds(when)) {
        return true;
      }
    }
    return false;
  }

  /** A price without the permanents that can't be sacrificed to activate abilities. */
  Price withoutKept(Price price) {
    return price.with(part ->
        part.action() == Action.SACRIFICE
            ? new OfPermanents(
                part.action(),
                part.count(),
                part.what(),
                part.from().stream().filter(one -> !isKept(one)).toList(),
                part.counters())
            : part);
  }

  private boolean isKept(Id permanent) {
    Optional<Permanent> there = inForce.board().permanent(permanent);
    return there.isPresent() && isStopped(there.get(), which -> which == Activated.SACRIFICING);
  }

  /**
   * What a permanent that is tapped for mana may produce (106.12), where its ability adds one of
   * the choices. Where several effects replace its mana, they do so in board order (616.1 would let
   * its controller choose).
   */
  List<Mana> produced(Permanent permanent, List<Mana> choices) {
    List<Mana> produced = choices;
    for (InForce.Effective effective : effects) {
      if (effective.stated().effect() instanceof ProducesInstead instead
          && effective.view().matches(instead.who(), permanent)
          && effective.view().holds(instead.when())) {
        produced = replaced(produced, instead);
      }
    }
    return produced;
  }

  private static List<Mana> replaced(List<Mana> produced, ProducesInstead instead) {
    var choices = new ArrayList<Mana>();
    for (Mana mana : produced) {
      int amount = mana.symbols().size();
      if (amount < instead.atLeast()) {
        choices.add(mana);
      } else {
        for (Mana one : instead.choices()) {
          ManaSymbol symbol = one.symbols().getFirst();
          choices.add(
              new Mana(
                  Collections.nCopies(instead.replaced() == Replaced.TYPE ? amount : 1, symbol)));
        }
      }
    }
    return choices.stream().distinct().toList();
  }

  /**
   * The same mana with what triggered mana abilities add to it as the permanent is tapped for it
   * (106.12a, 605.1b).
   *
   * @param produced what may be produced, after effects that replace it
   */
  List<Mana> withBesides(Permanent permanent, List<Mana> produced) {
    List<Production> all = produced.stream().map(mana -> new Production(mana, Mana.NONE)).toList();
    for (InForce.Effective effective : effects) {
      if (effective.stated().effect() instanceof AddsManaBesides(var who, var choices, var when)
          && effective.view().matches(who, permanent)
          && effective.view().holds(when)) {
        all = all.stream().flatMap(one -> one.with(choices).stream()).distinct().toList();
      }
    }
    return all.stream().map(one -> one.produced().plus(one.besides())).distinct().toList();
  }

  /** What a permanent produced, and what was added besides. */
  private record Production(Mana produced, Mana besides) {

    List<Production> with(List<Mana> choices) {
      return choices.isEmpty()
          ? ofItsTypes()
          : alternatives(choices).stream()
              .map(more -> new Production(produced, besides.plus(more)))
              .toList();
    }

    /** One mana of one color or another is one mana of all these colors. */
    private static List<Mana> alternatives(List<Mana> choices) {
      var colors = EnumSet.noneOf(Color.class);
      for (Mana choice : choices) {
        boolean isColored =
            choice.symbols().size() == 1
                && choice.symbols().getFirst() instanceof Colored(var of, int generic, var life)
                && generic == 0
                && !life
                && colors.addAll(of);
        if (!isColored) {
          return choices;
        }
      }
      return List.of(new Mana(List.of(new Colored(colors, 0, false))));
    }

    /** One more mana of a type of some mana that was produced, of which that settles the type. */
    private List<Production> ofItsTypes() {
      var all = new ArrayList<Production>();
      List<ManaSymbol> symbols = produced.symbols();
      for (int place = 0; place < symbols.size(); place++) {
        for (ManaSymbol type : types(symbols.get(place))) {
          var settled = new ArrayList<>(symbols);
          settled.set(place, type);
          all.add(new Production(new Mana(settled), besides.plus(new Mana(List.of(type)))));
        }
      }
      return all.isEmpty() ? List.of(this) : all;
    }

    private static List<ManaSymbol> types(ManaSymbol symbol) {
      return symbol instanceof Colored(var colors, int _, boolean _) && !colors.isEmpty()
          ? colors.stream()
              .sorted()
              .<ManaSymbol>map(color -> new Colored(Set.of(color), 0, false))
              .toList()
          : List.of(symbol);
    }
  }
}
