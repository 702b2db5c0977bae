package casebook.site.catalogue;

import casebook.engine.board.RenamedTypes;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A type line (205.1) taken apart: supertypes and types before the dash, subtypes after it. */
public record TypeLine(Set<String> supertypes, Set<String> types, Set<String> subtypes) {

  /** The supertypes (205.4a), in lower case. */
  public static final Set<String> SUPERTYPES =
      Set.of("basic", "legendary", "ongoing", "snow", "world");

  /** The card types that permanents have (110.4), in lower case. */
  public static final List<String> PERMANENT_TYPES =
      List.of("artifact", "battle", "creature", "enchantment", "land", "planeswalker");

  /** The card types that no permanent has, in lower case; kindred (308) is beside another one. */
  public static final List<String> OTHER_TYPES =
      List.of(
          "conspiracy",
          "dungeon",
          "instant",
          "kindred",
          "phenomenon",
          "plane",
          "scheme",
          "sorcery",
          "vanguard");

  private static final Pattern DASH = Pattern.compile("(?<!\\s)\\s++[—–-]++\\s++");
  private static final Pattern WORD = Pattern.compile("\\p{L}+");

  /** The one subtype of two words. */
  private static final String TIME_LORD = "Time Lord";

  /** Takes apart a line such as "Legendary Creature — Bear Warrior". */
  public static TypeLine of(String line) {
    String[] halves = DASH.split(line, 2);
    var supertypes = new LinkedHashSet<String>();
    var types = new LinkedHashSet<String>();
    for (String word : words(halves[0])) {
      String lower = RenamedTypes.today(word).toLowerCase(Locale.ROOT);
      if (SUPERTYPES.contains(lower)) {
        supertypes.add(lower);
      } else {
        types.add(lower);
      }
    }
    var subtypes = new LinkedHashSet<String>();
    if (halves.length > 1) {
      for (String word : words(halves[1].replace(TIME_LORD, TIME_LORD.replace(' ', '_')))) {
        subtypes.add(RenamedTypes.today(word.replace('_', ' ')));
      }
    }
    return new TypeLine(supertypes, types, subtypes);
  }

  /** The same line with the names that types have today: "Creature — Lizard Warrior". */
  public static String today(String line) {
    return WORD.matcher(line)
        .replaceAll(word -> Matcher.quoteReplacement(RenamedTypes.today(word.group())));
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  /** Whether a permanent can be of these types alone. */
  public boolean isOfPermanent() {
    return PERMANENT_TYPES.stream().anyMatch(types::contains);
  }
}
