package casebook.engine.rule508;

import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.ManaTypes;
import casebook.engine.effect.ManaTypes.Which;
import casebook.engine.effect.Players;
import casebook.engine.force.InForce;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.mana.ManaSymbol.Colored;
import casebook.engine.mana.ManaSymbol.Colorless;
import casebook.engine.meaning.Viewpoint;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The types of mana of which an ability may add one, as far as the board tells them.
 *
 * @param known the types that it may add for certain
 * @param some whether there is such a type for certain, known or not
 * @param all whether there are no others
 */
record PossibleTypes(Set<ManaSymbol> known, boolean some, boolean all) {

  /** A mana of a type that nobody knows: it is of none of the colors, and not colorless either. */
  private static final ManaSymbol OF_SOME_TYPE = new Colored(Set.of(), 0, false);

  private static final Filter COMMANDER =
      new Filter.Both(List.of(new Filter.HasFact("commander"), new Filter.OwnedBy(Players.YOU)));

  private static final PossibleTypes NONE = new PossibleTypes(Set.of(), false, true);
  private static final PossibleTypes UNKNOWN = new PossibleTypes(Set.of(), false, false);

  /** What an ability whose words are read from there may add. */
  static PossibleTypes of(InForce inForce, Viewpoint view, ManaTypes types) {
    return of(inForce, view, types, new HashSet<>());
  }

  /** A land of which it is asked which types it could produce. */
  private record Asked(Id land, Which which) {}

  /**
   * The same while it is asked what lands could produce.
   *
   * @param asked what was asked before: asked again, it adds nothing
   */
  private static PossibleTypes of(
      InForce inForce, Viewpoint view, ManaTypes types, Set<Asked> asked) {
    return switch (types) {
      case ManaTypes.ChosenColor() ->
          view.chosen()
              .color()
              .map(color -> certain(Set.of(color)))
              .orElse(new PossibleTypes(Set.of(), true, false));
      case ManaTypes.ColorsAmong(var permanents) -> {
        var colors = new LinkedHashSet<Color>();
        view.matching(permanents).forEach(one -> colors.addAll(one.characteristics().colors()));
        yield certain(colors);
      }
      case ManaTypes.ProducedBy(var lands, var which) -> {
        PossibleTypes all = NONE;
        for (Permanent land : view.matching(lands)) {
          if (asked.add(new Asked(land.id(), which))) {
            all = all.and(produced(inForce, land, asked));
          }
        }
        yield which == Which.COLORS ? all.colored() : all;
      }
      case ManaTypes.CommanderColors() -> ofCommander(view);
    };
  }

  private static PossibleTypes certain(Collection<Color> colors) {
    var known = new LinkedHashSet<ManaSymbol>();
    colors.forEach(color -> known.add(new Colored(Set.of(color), 0, false)));
    return new PossibleTypes(known, !known.isEmpty(), true);
  }

  /** What a land could produce, whatever it costs (106.7). */
  private static PossibleTypes produced(InForce inForce, Permanent land, Set<Asked> asked) {
    var tapped = new TappedForMana(inForce);
    PossibleTypes all = NONE;
    for (InForce.Effective effective : inForce.effects()) {
      Viewpoint view = effective.view();
      if (view.self().filter(land.id()::equals).isPresent()) {
        PossibleTypes more =
            switch (effective.stated().effect()) {
              case Effect.AddsMana adds when view.holds(adds.when()) ->
                  view.value(adds.times()) > 0
                      ? of(
                          adds.cost().taps()
                              ? tapped.produced(land, adds.choices())
                              : adds.choices())
                      : NONE;
              case Effect.AddsManaOfTypes adds when view.holds(adds.when()) ->
                  of(inForce, view, adds.types(), asked);
              case Effect.AddsMana _, Effect.AddsManaOfTypes _ -> UNKNOWN;
              case Effect.AddsManaOtherwise _, Effect.AddsManaForOthers _ -> UNKNOWN;
              default -> NONE;
            };
        all = all.and(more);
      }
    }
    return all;
  }

  private static PossibleTypes of(List<Mana> choices) {
    var known = new LinkedHashSet<ManaSymbol>();
    for (Mana mana : choices) {
      for (ManaSymbol symbol : mana.symbols()) {
        if (symbol instanceof Colored(var colors, int _, boolean _)) {
          colors.forEach(color -> known.add(new Colored(Set.of(color), 0, false)));
        } else {
          known.add(symbol);
        }
      }
    }
    return new PossibleTypes(known, !known.isEmpty(), true);
  }

  /**
   * The colors in the mana costs of the player's commanders that are on the battlefield, and their
   * own colors: their texts may have others, and a commander elsewhere has its own.
   */
  private static PossibleTypes ofCommander(Viewpoint view) {
    var colors = new LinkedHashSet<Color>();
    for (Permanent one : view.matching(COMMANDER)) {
      Characteristics own = one.own().characteristics();
      colors.addAll(own.colors());
      own.manaCost().symbols().stream().map(ManaSymbol::itsColors).forEach(colors::addAll);
    }
    PossibleTypes known = certain(colors);
    return new PossibleTypes(known.known(), known.some(), false);
  }

  private PossibleTypes and(PossibleTypes other) {
    var both = new LinkedHashSet<>(known);
    both.addAll(other.known);
    return new PossibleTypes(both, some || other.some, all && other.all);
  }

  private PossibleTypes colored() {
    var colors = new LinkedHashSet<>(known);
    colors.remove(new Colorless());
    return new PossibleTypes(colors, !colors.isEmpty() || (some && known.isEmpty()), all);
  }

  /**
   * {@code amount} mana of one type, to choose from; nothing where it isn't known that there is a
   * type.
   */
  List<Mana> mana(int amount) {
    if (known.isEmpty() && !some) {
      return List.of();
    }
    Set<ManaSymbol> types = known.isEmpty() ? Set.of(OF_SOME_TYPE) : known;
    return types.stream().map(type -> new Mana(Collections.nCopies(amount, type))).toList();
  }

  /** Whether mana of a type that isn't known may pay what is missing. */
  boolean mayPayMore(Mana missing) {
    return !all
        && (mana(1).isEmpty()
            || missing.symbols().stream().anyMatch(one -> !(one instanceof ManaSymbol.Generic)));
  }
}
