package casebook.engine.contradiction;

import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;

/** Something about a permanent that can't be so, whatever else is decided. */
public sealed interface Contradiction {

  /** The permanent. */
  Id permanent();

  /** Something about what a permanent is attached to, or isn't (704.5m to 704.5p). */
  sealed interface OfAttachment extends Contradiction {}

  /** It is an Aura, and it is attached to nothing (303.4c). */
  record AuraOnNothing(Id permanent) implements OfAttachment {}

  /** It is attached, and is no Aura, Equipment or Fortification (301.5, 301.6, 303.4). */
  record NoAttachment(Id permanent) implements OfAttachment {}

  /** It is attached, and is a creature: such Auras and Equipment can't be (301.5c, 303.4d). */
  record AttachedCreature(Id permanent) implements OfAttachment {}

  /** It is an Equipment and is attached to something that is no creature (301.5). */
  record EquipsNoCreature(Id permanent, Id holder) implements OfAttachment {}

  /** It is a Fortification and is attached to something that is no land (301.6). */
  record FortifiesNoLand(Id permanent, Id holder) implements OfAttachment {}

  /**
   * It is an Aura and is attached to something that it can't enchant (303.4a).
   *
   * @param enchant what its enchant ability says that it can
   */
  record CantEnchant(Id permanent, Id holder, String enchant) implements OfAttachment {}

  /**
   * It is attached to something that an effect doesn't let it be attached to (101.2).
   *
   * @param by the effect: "can be attached only to", "can't be equipped"
   */
  record CantBeAttached(Id permanent, Id holder, Stated by) implements OfAttachment {}

  /**
   * It is attached to something that has protection from it (702.16c, 702.16d).
   *
   * @param protection what follows "protection"
   */
  record Protected(Id permanent, Id holder, String protection) implements OfAttachment {}

  /**
   * An effect on the board was done to it as it resolved (610.1), and it doesn't show.
   *
   * @param by what states that effect
   */
  record NotDone(Id permanent, Effect.Done done, Source by) implements Contradiction {}

  /**
   * It has become a creature that an effect gives toughness 0, and nothing raises it: it would have
   * been put into its owner's graveyard (704.5f).
   *
   * @param by what states that effect
   */
  record HasNoToughness(Id permanent, Source by) implements Contradiction {}

  /**
   * It is legendary, and its controller has another legendary permanent of that name: all but one
   * of them are put into their owners' graveyards (704.5j).
   */
  record DoubledLegend(Id permanent, Id other) implements Contradiction {}

  /**
   * Another player controls it than is said, by an effect on the board (613.1b).
   *
   * @param controller who that is
   * @param by what states that effect
   */
  record OtherController(Id permanent, Id controller, Source by) implements Contradiction {}
}
