package casebook.engine.layer;

import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.ruling.Layer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

/**
 * What effects ask of what a later layer decides: "creatures with power 4 or greater have haste"
 * means the power that they have, counters and all. It is known once all layers have applied, so
 * that they apply again with it.
 *
 * @param worked the board after all layers
 * @param ended the parts of what has resolved whose duration is over, which doesn't begin again
 */
record Ahead(Worked worked, Set<Part.Key> ended) {

  /** Whether what a part applies to depends on what is decided after its layer. */
  static boolean isAskedBy(Part part) {
    List<Characteristic> later = later(part.layer());
    return !entersAsCopy(part)
        && part.mentions(asked ->
            asked instanceof Filter.IsGoaded
                || later.stream().anyMatch(one -> one.isAskedBy(asked)));
  }

  /** What enters as a copy is asked for what it is by itself (614.12). */
  private static boolean entersAsCopy(Part part) {
    return part.effect() instanceof Effect.BecomesCopy(var _, var of, var _, var _)
        && Mentions.mentions(of, new Filter.HasChosen(Filter.Choice.COPIED));
  }

  private static List<Characteristic> later(Layer layer) {
    return switch (layer) {
      case COPY ->
          List.of(
              Characteristic.CONTROLLER,
              Characteristic.NAME,
              Characteristic.TYPES,
              Characteristic.COLORS,
              Characteristic.KEYWORDS,
              Characteristic.POWER_AND_TOUGHNESS);
      case CONTROL ->
          List.of(
              Characteristic.NAME,
              Characteristic.TYPES,
              Characteristic.COLORS,
              Characteristic.KEYWORDS,
              Characteristic.POWER_AND_TOUGHNESS);
      case TEXT ->
          List.of(
              Characteristic.TYPES,
              Characteristic.COLORS,
              Characteristic.KEYWORDS,
              Characteristic.POWER_AND_TOUGHNESS);
      case TYPES ->
          List.of(
              Characteristic.COLORS, Characteristic.KEYWORDS, Characteristic.POWER_AND_TOUGHNESS);
      case COLORS -> List.of(Characteristic.KEYWORDS, Characteristic.POWER_AND_TOUGHNESS);
      case ABILITIES -> List.of(Characteristic.POWER_AND_TOUGHNESS);
      case DEFINED_POWER, BASE_POWER, MODIFIED_POWER, SWITCHED_POWER -> List.of();
    };
  }

  /** The board in a layer: what earlier ones have made of it, and what later ones will. */
  Stage seen(Stage stage, Layer layer) {
    var permanents = new LinkedHashMap<Id, Permanent>();
    for (Permanent now : stage.board().permanents().values()) {
      Permanent last = worked.board().permanents().getOrDefault(now.id(), now);
      permanents.put(now.id(), seen(now, last, layer));
    }
    return stage.seenAs(
        stage.board().withPermanents(permanents),
        layer.compareTo(Layer.ABILITIES) < 0 ? worked.keywords() : stage.keywords());
  }

  private static Permanent seen(Permanent now, Permanent last, Layer layer) {
    Permanent owner = layer.compareTo(Layer.CONTROL) < 0 ? last : now;
    boolean ofPower = layer.compareTo(Layer.ABILITIES) <= 0;
    return now.change()
        .made(owner.controller(), owner.since(), seen(now.characteristics(), last, layer, ofPower))
        .base(ofPower ? last.base() : now.base())
        .goadedNow(last.goadedBy())
        .build();
  }

  private static Characteristics seen(
      Characteristics now, Permanent permanent, Layer layer, boolean ofPower) {
    Characteristics last = permanent.characteristics();
    Characteristics typed = layer.compareTo(Layer.TYPES) < 0 ? last : now;
    return new Characteristics(
        (layer.compareTo(Layer.TEXT) < 0 ? last : now).name(),
        typed.types(),
        typed.subtypes(),
        typed.supertypes(),
        (layer.compareTo(Layer.COLORS) < 0 ? last : now).colors(),
        (ofPower ? last : now).power(),
        (ofPower ? last : now).toughness(),
        now.manaCost(),
        now.manaValue());
  }
}
