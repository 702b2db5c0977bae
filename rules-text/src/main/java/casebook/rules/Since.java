package casebook.rules;

import java.util.Optional;

/**
 * When a rule changed: with an edition or, where editions between aren't held, after one and with
 * another at the latest.
 *
 * @param edition the first edition held that has it so
 * @param after the last edition held that had it otherwise; empty where none between the two is
 *     lacking, or where no older one is held
 */
public record Since(Edition edition, Optional<Edition> after) {

  /** What nobody knows the beginning of: the edition is the oldest one held. */
  public static Since oldest(Edition edition) {
    return new Since(edition, Optional.empty());
  }
}
