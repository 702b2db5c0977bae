package casebook.engine.force;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Besides;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The land types of a board's lands, after the effects that set them (305.7) and those that add to
 * them have applied, before any ability is given or taken (613.1d, 613.1f).
 *
 * <p>The board doesn't say in which order such effects came to be: they apply in board order. What
 * a land loses with its types doesn't apply at all (613.8a).
 *
 * @param board the board with these land types
 * @param bare the lands that lost their abilities with their types
 */
record LandTypes(Board board, Set<Id> bare) {
  /** The land types of 205.3i, all of which a land loses where one is set. */
  private static final Set<String> ALL =
      Set.of(
          "cave",
          "desert",
          "forest",
          "gate",
          "island",
          "lair",
          "locus",
          "mine",
          "mountain",
          "plains",
          "planet",
          "power-plant",
          "sphere",
          "swamp",
          "tower",
          "town",
          "urza's");

  /**
   * An effect on land types, and from where its words are read.
   *
   * @param own the permanent whose own ability it is
   */
  record Change(Effect.HasLandTypes effect, Viewpoint view, Optional<Id> own) {}

  /** The land types on a board on which these effects are in force. */
  static LandTypes on(Board board, List<Change> changes) {
    var lands = new LandTypes(board, Set.of());
    for (Besides besides : Besides.values()) {
      for (Change change : changes) {
        if (change.effect().besides() == besides && change.own().filter(lands::isBare).isEmpty()) {
          lands = lands.after(change);
        }
      }
    }
    return lands;
  }

  private boolean isBare(Id permanent) {
    return bare.contains(permanent);
  }

  private LandTypes after(Change change) {
    Viewpoint view = change.view().on(board);
    Effect.HasLandTypes effect = change.effect();
    List<String> types = types(effect, view);
    if (types.isEmpty() || !view.holds(effect.when())) {
      return this;
    }
    boolean instead = effect.besides() == Besides.INSTEAD;
    var changed = new ArrayList<Permanent>();
    var nowBare = new LinkedHashSet<>(bare);
    for (Permanent permanent : view.matching(effect.who())) {
      if (permanent.characteristics().hasType("land")) {
        var subtypes = new LinkedHashSet<>(permanent.characteristics().subtypes());
        if (instead) {
          subtypes.removeAll(ALL);
          nowBare.add(permanent.id());
        }
        subtypes.addAll(types);
        changed.add(
            permanent
                .change()
                .characteristics(permanent.characteristics().withSubtypes(subtypes))
                .build());
      }
    }
    return new LandTypes(board.withAll(changed), nowBare);
  }

  private static List<String> types(Effect.HasLandTypes effect, Viewpoint view) {
    return effect.types().isEmpty()
        ? view.chosen().type().map(type -> type.toLowerCase(Locale.ROOT)).stream().toList()
        : effect.types();
  }
}
