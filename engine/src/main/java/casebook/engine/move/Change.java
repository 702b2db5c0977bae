package casebook.engine.move;

import casebook.engine.board.Color;
import casebook.engine.board.Id;
import casebook.engine.effect.Ability;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What happens to a permanent between moves of combat (506.4 says what it does to combat). */
public sealed interface Change {

  record Leaves() implements Change {}

  record ChangesController(Id controller) implements Change {}

  record PhasesOut() implements Change {}

  /** An effect specifically removes it from combat. */
  record RemovedFromCombat() implements Change {}

  record Regenerates() implements Change {}

  record Taps() implements Change {}

  record Untaps() implements Change {}

  record GainsType(String type) implements Change {}

  record LosesType(String type) implements Change {}

  /** A battle's protector changes (310.8). */
  record ChangesProtector(Id protector) implements Change {}

  record GainsAbilities(List<Ability> abilities) implements Change {
    public GainsAbilities {
      abilities = List.copyOf(abilities);
    }
  }

  /** It loses a keyword ability, or all abilities where none is named. */
  record LosesAbility(Optional<String> keyword) implements Change {}

  record BecomesColors(Set<Color> colors) implements Change {
    public BecomesColors {
      colors = Set.copyOf(colors);
    }
  }

  record BecomesPower(int power) implements Change {}

  record HasCounters(Map<String, Integer> counters) implements Change {
    public HasCounters {
      counters = Map.copyOf(counters);
    }
  }

  record GoadedBy(Set<Id> players) implements Change {
    public GoadedBy {
      players = Set.copyOf(players);
    }
  }

  record Detained() implements Change {}

  record AttachedTo(Optional<Id> object) implements Change {}
}
