package casebook.engine.board;

import java.util.Locale;
import java.util.Set;

/** The sets that subtypes of permanents belong to, each correlated with a card type (205.3). */
public enum SubtypeSet {
  ARTIFACT,
  BATTLE,
  CREATURE,
  ENCHANTMENT,
  LAND,
  PLANESWALKER;

  /** What stands among the subtypes of an object that is every creature type (702.73). */
  public static final String EVERY_CREATURE_TYPE = "every creature type";

  /** What stands among the subtypes that an object loses where it loses all land types. */
  public static final String EVERY_LAND_TYPE = "every land type";

  /** What stands among the subtypes of an object that is every nonbasic land type. */
  public static final String EVERY_NONBASIC_LAND_TYPE = "every nonbasic land type";

  private static final Set<String> BASIC_LAND_TYPES =
      Set.of("plains", "island", "swamp", "mountain", "forest");

  private static final Set<String> LAND_TYPES =
      words(
          """
              cave desert forest gate island lair locus mine mountain plains planet power-plant sphere
              swamp tower town urza's
          """);

  private static final Set<String> ARTIFACT_TYPES =
      words(
          """
              attraction blood bobblehead book clue contraption equipment food fortification gold
              incubator infinity junk lander map mutagen powerstone spacecraft stone treasure vehicle
              vibranium
          """);

  private static final Set<String> ENCHANTMENT_TYPES =
      words(
          """
              aura background cartouche case class curse plan role room rune saga shard shrine
          """);

  private static final Set<String> PLANESWALKER_TYPES =
      words(
          """
              ajani aminatou angrath arlinn ashiok bahamut basri bolas calix chandra comet dack dakkon
              daretti davriel dellian dihada domri dovin ellywick elminster elspeth estrid freyalise
              garruk gideon grist guff huatli jace jared jaya jeska kaito karn kasmina kaya kiora koth
              liliana lolth lukka minsc mordenkainen nahiri narset niko nissa nixilis oko quintorius
              ral rowan saheeli samut sarkhan serra sivitri sorin szat tamiyo tasha teferi teyo
              tezzeret tibalt tyvar ugin urza venser vivien vraska vronos will windgrace wrenn xenagos
              yanggu yanling zariel
          """);

  private static Set<String> words(String text) {
    return Set.of(text.strip().split("\\s+"));
  }

  /** The set that a subtype belongs to; all that are in none of the others are creature types. */
  public static SubtypeSet of(String subtype) {
    String word = subtype.toLowerCase(Locale.ROOT);
    if (LAND_TYPES.contains(word) || word.equals(EVERY_NONBASIC_LAND_TYPE)) {
      return LAND;
    }
    if (ARTIFACT_TYPES.contains(word)) {
      return ARTIFACT;
    }
    if (ENCHANTMENT_TYPES.contains(word)) {
      return ENCHANTMENT;
    }
    if (PLANESWALKER_TYPES.contains(word)) {
      return PLANESWALKER;
    }
    return word.equals("siege") ? BATTLE : CREATURE;
  }

  /** Whether it is a land type that is no basic one (305.6). */
  public static boolean isNonbasicLandType(String subtype) {
    String word = subtype.toLowerCase(Locale.ROOT);
    return LAND_TYPES.contains(word) && !BASIC_LAND_TYPES.contains(word);
  }

  /** Whether a card type has subtypes of this set. */
  public boolean isOf(String type) {
    return name().equalsIgnoreCase(type) || (this == CREATURE && type.equals("kindred"));
  }
}
