package casebook.site.doubt;

import java.util.List;

/**
 * Something that a case states, and that the rest of its board doesn't show. The case is judged as
 * it is stated; somebody who looks at the board would answer something else.
 */
public sealed interface Doubt {

  /** The field that states it, as in {@code permanents[2].types}. */
  String path();

  /**
   * Mana is stated, which is then all that the player has, and the player has untapped lands.
   *
   * @param lands their names, each once
   */
  record ManaBesideLands(String path, String player, String mana, List<String> lands)
      implements Doubt {
    public ManaBesideLands {
      lands = List.copyOf(lands);
    }
  }

  /** Types are stated by which a card is a creature, and nothing here makes it one. */
  record NoCreature(String path, String permanent) implements Doubt {}

  /** Types are stated by which a card isn't a creature, and by the board it is one. */
  record StillCreature(String path, String permanent) implements Doubt {}

  /** A creature has toughness 0 or less, and so would have been put into a graveyard (704.5f). */
  record NoToughness(String path, String permanent) implements Doubt {}

  /** A condition is settled, and by the board it is the other way round. */
  record OtherCondition(String path, String condition, boolean stated) implements Doubt {}
}
