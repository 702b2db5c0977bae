package casebook.engine.effect;

import java.util.Set;

/** The landwalk abilities (702.14). */
public final class Landwalk {
  /** Their names as rules texts say them (702.14a). */
  public static final Set<String> NAMES =
      Set.of(
          "landwalk",
          "plainswalk",
          "islandwalk",
          "swampwalk",
          "mountainwalk",
          "forestwalk",
          "desertwalk",
          "nonbasic landwalk",
          "legendary landwalk",
          "artifact landwalk",
          "snow landwalk",
          "snow plainswalk",
          "snow islandwalk",
          "snow swampwalk",
          "snow mountainwalk",
          "snow forestwalk");

  private Landwalk() {}
}
