package casebook.engine.move;

import casebook.engine.board.Id;
import casebook.engine.effect.Ability;
import casebook.engine.mana.Color;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What happens to a permanent between moves of combat (506.4 says what it does to combat). */
public sealed interface Change {

  /** It leaves the battlefield. */
  record Leaves() implements Change {}

  /** It gets another controller. */
  record ChangesController(Id controller) implements Change {}

  /** It phases out (702.26). */
  record PhasesOut() implements Change {}

  /** An effect specifically removes it from combat. */
  record RemovedFromCombat() implements Change {}

  /** It regenerates (701.19). */
  record Regenerates() implements Change {}

  /** It becomes tapped. */
  record Taps() implements Change {}

  /** It becomes untapped. */
  record Untaps() implements Change {}

  /** It gets a card type besides its others. */
  record GainsType(String type) implements Change {}

  /** It loses a card type. */
  record LosesType(String type) implements Change {}

  /** A battle's protector changes (310.8). */
  record ChangesProtector(Id protector) implements Change {}

  /** It gets further abilities. */
  record GainsAbilities(List<Ability> abilities) implements Change {
    public GainsAbilities {
      abilities = List.copyOf(abilities);
    }
  }

  /** It loses a keyword ability, or all abilities where none is named. */
  record LosesAbility(Optional<String> keyword) implements Change {}

  /** It becomes these colors, and no others. */
  record BecomesColors(Set<Color> colors) implements Change {
    public BecomesColors {
      colors = Set.copyOf(colors);
    }
  }

  /** Its power becomes this. */
  record BecomesPower(int power) implements Change {}

  /** It has these counters now. */
  record HasCounters(Map<String, Integer> counters) implements Change {
    public HasCounters {
      counters = Map.copyOf(counters);
    }
  }

  /** These players have goaded it (701.15). */
  record GoadedBy(Set<Id> players) implements Change {
    public GoadedBy {
      players = Set.copyOf(players);
    }
  }

  /** It is detained (701.35). */
  record Detained() implements Change {}

  /** An effect says that an attacking creature becomes blocked (509.1h, 508.4d). */
  record BecomesBlocked() implements Change {}

  /** It becomes attached to something, or to nothing. */
  record AttachedTo(Optional<Id> object) implements Change {}
}
