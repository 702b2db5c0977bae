package casebook.site.page.form;

import casebook.engine.board.SubtypeSet;
import casebook.engine.reading.word.Subtypes;
import casebook.site.page.draft.Draft;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * A creature token as players name it: "Goblin token", "1/1 red Goblin creature tokens". Its name
 * comes from its subtypes (111.4).
 *
 * @param power its power, 1 where nothing is said of it
 * @param colors letters of its colors
 * @param types its card types besides creature
 * @param subtypes its creature types
 */
record NamedToken(
    int power, int toughness, List<String> colors, List<String> types, List<String> subtypes) {

  private static final Pattern SIZE = Pattern.compile("(\\d{1,4})/(\\d{1,4})");

  private static final Map<String, String> COLORS =
      Map.of("white", "W", "blue", "U", "black", "B", "red", "R", "green", "G");

  private static final List<String> TYPES = List.of("artifact", "enchantment");

  /** Words that add nothing to what a creature token is. */
  private static final List<String> PASSED_OVER = List.of("colorless", "creature", "and");

  private static final List<String> TOKENS = List.of("token", "tokens");

  /** No token is described in more words. */
  private static final int MOST_WORDS = 12;

  /** The token that a text names with a creature type; nothing where it is anything else. */
  static Optional<NamedToken> of(String text) {
    List<String> words =
        Stream.of(text.toLowerCase(Locale.ROOT).strip().split("\\s+", MOST_WORDS + 1)).toList();
    if (words.size() > MOST_WORDS || !TOKENS.contains(words.getLast())) {
      return Optional.empty();
    }
    int power = 1;
    int toughness = 1;
    var colors = new ArrayList<String>();
    var types = new ArrayList<String>();
    var subtypes = new ArrayList<String>();
    for (String word : words.subList(0, words.size() - 1)) {
      Matcher size = SIZE.matcher(word);
      Optional<String> subtype =
          Subtypes.of(word).filter(of -> SubtypeSet.of(of) == SubtypeSet.CREATURE);
      if (size.matches()) {
        power = Integer.parseInt(size.group(1));
        toughness = Integer.parseInt(size.group(2));
      } else if (COLORS.containsKey(word)) {
        colors.add(COLORS.get(word));
      } else if (TYPES.contains(word)) {
        types.add(word);
      } else if (subtype.isPresent()) {
        subtypes.add(subtype.get());
      } else if (!PASSED_OVER.contains(word)) {
        return Optional.empty();
      }
    }
    return subtypes.isEmpty()
        ? Optional.empty()
        : Optional.of(new NamedToken(power, toughness, colors, types, subtypes));
  }

  /** Whether a word is power and toughness: "1/1". */
  static boolean isSize(String word) {
    return SIZE.matcher(word).matches();
  }

  /** What it is called among the permanents of a board. */
  String called() {
    return String.join(" ", subtypes);
  }

  /** Writes what it is into its entry. */
  void describe(ObjectNode entry) {
    entry.put("token", true);
    Draft.putTexts(entry, "types", Stream.concat(types.stream(), Stream.of("creature")).toList());
    Draft.putTexts(entry, "subtypes", subtypes);
    Draft.putTexts(entry, "colors", colors);
    entry.put("power", power).put("toughness", toughness);
  }
}
