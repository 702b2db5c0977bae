package casebook.site.page.form;

import casebook.site.page.draft.Draft;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/**
 * A creature token as the text that creates it describes it (111.3): "create two 1/1 red Goblin
 * creature tokens with haste".
 *
 * @param count the number of tokens
 * @param size power and toughness: "1/1"
 * @param colors its colors, by their letters
 * @param types its card types, such as artifact
 */
record PrintedToken(
    int count,
    String size,
    List<String> colors,
    List<String> types,
    List<String> subtypes,
    List<String> keywords) {

  private static final Map<String, String> COLORS =
      Map.of("white", "W", "blue", "U", "black", "B", "red", "R", "green", "G");

  private static final Map<String, Integer> COUNTS =
      Map.of("a", 1, "an", 1, "one", 1, "two", 2, "three", 3, "four", 4, "five", 5);

  private static final Pattern WORDS = Pattern.compile("\\s+");

  private static final Pattern SIZE = Pattern.compile("\\d{1,4}/\\d{1,4}");

  private static final Set<String> TYPES = Set.of("artifact", "creature", "enchantment", "land");

  PrintedToken {
    colors = List.copyOf(colors);
    types = List.copyOf(types);
    subtypes = List.copyOf(subtypes);
    keywords = List.copyOf(keywords);
  }

  /** The first token that a text creates; empty where it is no creature of a stated size. */
  static Optional<PrintedToken> in(String text) {
    List<String> words = WORDS.splitAsStream(text.strip()).toList();
    for (int at = 0; at < words.size(); at++) {
      String verb = words.get(at).toLowerCase(Locale.ROOT);
      if (verb.equals("create") || verb.equals("creates")) {
        return read(words.subList(at + 1, words.size()));
      }
    }
    return Optional.empty();
  }

  private static Optional<PrintedToken> read(List<String> words) {
    int count = 0;
    String size = "";
    var colors = new ArrayList<String>();
    var types = new ArrayList<String>();
    var subtypes = new ArrayList<String>();
    for (int at = 0; at < words.size(); at++) {
      String word = words.get(at).replace(",", "");
      if (word.startsWith("token")) {
        return count > 0 && isSize(size) && types.contains("creature")
            ? Optional.of(
                new PrintedToken(
                    count,
                    size,
                    colors,
                    types,
                    subtypes,
                    word.endsWith(".") ? List.of() : keywords(words.subList(at + 1, words.size()))))
            : Optional.empty();
      }
      if (COUNTS.containsKey(word)) {
        count = COUNTS.get(word);
      } else if (isSize(word)) {
        size = word;
      } else if (COLORS.containsKey(word)) {
        colors.add(COLORS.get(word));
      } else if (TYPES.contains(word)) {
        types.add(word);
      } else if (!word.isEmpty() && Character.isUpperCase(word.codePointAt(0))) {
        subtypes.add(word);
      }
    }
    return Optional.empty();
  }

  /** "1/1": power and toughness; no star and no X. */
  private static boolean isSize(String word) {
    return SIZE.matcher(word).matches();
  }

  /** "with flying and haste.": its keywords, up to the end of the sentence. */
  private static List<String> keywords(List<String> words) {
    var keywords = new ArrayList<String>();
    if (words.size() < 2 || !words.getFirst().equals("with") || words.get(1).startsWith("\"")) {
      return keywords;
    }
    var keyword = new StringBuilder();
    for (String word : words.subList(1, words.size())) {
      boolean isLast = word.endsWith(".");
      if (word.equals("and")) {
        add(keywords, keyword);
      } else {
        keyword.append(' ').append(word.replace(",", "").replace(".", ""));
        if (isLast || word.endsWith(",")) {
          add(keywords, keyword);
        }
      }
      if (isLast) {
        return keywords;
      }
    }
    return List.of();
  }

  private static void add(List<String> keywords, StringBuilder keyword) {
    if (!keyword.isEmpty()) {
      keywords.add(keyword.toString().strip());
      keyword.setLength(0);
    }
  }

  /** What it is called: by its subtypes, as tokens are (111.4). */
  String name() {
    return subtypes.isEmpty() ? "Token" : String.join(" ", subtypes);
  }

  /** Writes what it is into the entry of a permanent. */
  void describe(ObjectNode permanent) {
    int slash = size.indexOf('/');
    permanent.put("name", name());
    if (count > 1) {
      permanent.put("count", count);
    }
    Draft.putTexts(permanent, "types", types);
    Draft.putTexts(permanent, "subtypes", subtypes);
    Draft.putTexts(permanent, "colors", colors);
    Draft.putTexts(permanent, "keywords", keywords);
    permanent
        .put("power", Integer.parseInt(size.substring(0, slash)))
        .put("toughness", Integer.parseInt(size.substring(slash + 1)));
  }
}
