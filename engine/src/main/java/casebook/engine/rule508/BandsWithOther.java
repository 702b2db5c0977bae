package casebook.engine.rule508;

import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Effect;
import casebook.engine.force.InForce;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** The special form of banding that asks all of a band for one quality (702.22b, 702.22c). */
final class BandsWithOther {
  static final String KEYWORD = "bands with other";

  private BandsWithOther() {}

  /** Whether one of the creatures bands with other creatures of a quality that all of them have. */
  static boolean joins(InForce inForce, Collection<Id> band) {
    for (InForce.Effective effective : inForce.effects()) {
      if (effective.stated().effect() instanceof Effect.Keyword(var name, var quality)
          && name.equalsIgnoreCase(KEYWORD)
          && effective.view().self().filter(band::contains).isPresent()
          && band.stream().allMatch(creature -> has(inForce, creature, quality))) {
        return true;
      }
    }
    return false;
  }

  private static boolean has(InForce inForce, Id creature, Optional<String> quality) {
    Optional<Permanent> permanent = inForce.board().permanent(creature);
    return permanent.isPresent()
        && quality.isPresent()
        && has(permanent.get().characteristics(), quality.get().toLowerCase(Locale.ROOT));
  }

  /**
   * The quality is written as after "bands with other": either a name ("creatures named …"), or
   * words that are each a supertype, a card type or a subtype, of which the last is in the plural.
   */
  private static boolean has(Characteristics creature, String quality) {
    String[] named = quality.split("named ", 2);
    return named.length == 2
        ? creature.name().equalsIgnoreCase(named[1].strip())
        : Arrays.stream(quality.split(" ")).allMatch(word -> is(creature, word));
  }

  private static boolean is(Characteristics creature, String word) {
    return isExactly(creature, word)
        || (word.endsWith("s") && isExactly(creature, word.substring(0, word.length() - 1)))
        || (word.endsWith("ves") && isExactly(creature, word.replaceFirst("ves$", "f")));
  }

  private static boolean isExactly(Characteristics creature, String word) {
    return creature.hasSupertype(word) || creature.hasType(word) || creature.hasSubtype(word);
  }
}
