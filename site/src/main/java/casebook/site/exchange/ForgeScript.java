package casebook.site.exchange;

import casebook.site.catalogue.TypeLine;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A token that Forge names by the file of its script, as {@code T:w_1_1_soldier_flying}. The file
 * is Forge's; its name says colors, size, types and keywords.
 */
final class ForgeScript {
  private static final Map<String, String> KEYWORDS =
      Map.ofEntries(
          Map.entry("banding", "banding"),
          Map.entry("deathtouch", "deathtouch"),
          Map.entry("defender", "defender"),
          Map.entry("doublestrike", "double strike"),
          Map.entry("firststrike", "first strike"),
          Map.entry("flanking", "flanking"),
          Map.entry("flying", "flying"),
          Map.entry("haste", "haste"),
          Map.entry("hexproof", "hexproof"),
          Map.entry("indestructible", "indestructible"),
          Map.entry("lifelink", "lifelink"),
          Map.entry("menace", "menace"),
          Map.entry("prowess", "prowess"),
          Map.entry("reach", "reach"),
          Map.entry("shroud", "shroud"),
          Map.entry("trample", "trample"),
          Map.entry("vigilance", "vigilance"));

  /** What stands after the predefined tokens' names. */
  private static final List<String> PREDEFINED =
      List.of("blood", "clue", "food", "gold", "junk", "map", "powerstone", "treasure");

  private static final Map<String, String> TYPE_LETTERS =
      Map.of("a", "artifact", "e", "enchantment");

  private static final Pattern COLORS = Pattern.compile("[wubrg]+|c");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

  private ForgeScript() {}

  /** Writes into a token's entry what the name of its script says. */
  static void read(Piece script, ObjectNode entry, Remarks remarks) {
    List<String> words = new ArrayList<>(Arrays.asList(script.text().split("_")));
    if (words.size() < 2 || !COLORS.matcher(words.getFirst()).matches()) {
      remarks.problem(
          script,
          "What “T:%s” is stands in a file of Forge. Write the token out: “t:Soldier,P:1,T:1,Color:W,Types:Creature-Soldier”."
              .formatted(script.text()));
      return;
    }
    entry.put("token", true);
    colors(words.removeFirst(), entry);
    boolean isCreature =
        words.size() > 2
            && NUMBER.matcher(words.get(0)).matches()
            && NUMBER.matcher(words.get(1)).matches();
    ArrayNode types = entry.putArray("types");
    if (isCreature) {
      entry.put("power", Integer.parseInt(words.removeFirst()));
      entry.put("toughness", Integer.parseInt(words.removeFirst()));
      types.add("creature");
    }
    while (words.size() > 1 && TYPE_LETTERS.containsKey(words.getFirst())) {
      types.add(TYPE_LETTERS.get(words.removeFirst()));
    }
    if (types.isEmpty()) {
      types.add("artifact");
    }
    if (PREDEFINED.contains(words.getFirst())) {
      entry.put("name", English.capitalized(words.getFirst()));
      entry.putArray("subtypes").add(English.capitalized(words.getFirst()));
      return;
    }
    var subtypes = new ArrayList<String>();
    for (String word : words) {
      String keyword = KEYWORDS.get(word);
      if (keyword != null) {
        entry.withArray("/keywords").add(keyword);
      } else if (!TypeLine.SUPERTYPES.contains(word)) {
        subtypes.add(English.capitalized(word));
      }
    }
    entry.put("name", String.join(" ", subtypes));
    subtypes.forEach(entry.withArray("/subtypes")::add);
    remarks.warning(
        script,
        "What this token is was read from the name of Forge's file, “%s”. Other abilities that it may have aren't carried over."
            .formatted(script.text()));
  }

  private static void colors(String letters, ObjectNode entry) {
    if (!letters.equals("c")) {
      ArrayNode colors = entry.putArray("colors");
      letters
          .chars()
          .forEach(
              letter -> colors.add(Character.toString(letter).toUpperCase(java.util.Locale.ROOT)));
    }
  }
}
