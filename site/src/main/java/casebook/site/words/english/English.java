package casebook.site.words.english;

import casebook.rules.NumberWords;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The spelling of English: articles, plurals, numbers in words, lists. */
public final class English {
  private English() {}

  /** Rules texts write larger numbers in digits. */
  private static final int LAST_IN_WORDS = 12;

  /** Words whose first letter is a vowel and whose first sound is not. */
  private static final List<String> LIKE_CONSONANTS = List.of("uni", "eu", "one", "use", "ur-");

  private static final Map<String, String> IRREGULAR_PLURALS =
      Map.ofEntries(
          Map.entry("elf", "elves"),
          Map.entry("dwarf", "dwarves"),
          Map.entry("wolf", "wolves"),
          Map.entry("werewolf", "werewolves"),
          Map.entry("mouse", "mice"),
          Map.entry("ox", "oxen"),
          Map.entry("plains", "plains"),
          Map.entry("merfolk", "merfolk"),
          Map.entry("treefolk", "treefolk"),
          Map.entry("kithkin", "kithkin"),
          Map.entry("fish", "fish"),
          Map.entry("hero", "heroes"),
          Map.entry("sheep", "sheep"),
          Map.entry("samurai", "samurai"),
          Map.entry("equipment", "equipment"));

  private static final Pattern HUMPS = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private static final Set<Character> VOWELS = Set.of('a', 'e', 'i', 'o', 'u');

  /** "A" or "an" and the word. */
  public static String withArticle(String words) {
    String lower = words.toLowerCase(Locale.ROOT);
    boolean vowel =
        !lower.isEmpty()
            && VOWELS.contains(lower.charAt(0))
            && LIKE_CONSONANTS.stream().noneMatch(lower::startsWith);
    return (vowel ? "an " : "a ") + words;
  }

  /** The plural of a noun, in the noun's letter case. */
  public static String plural(String noun) {
    String lower = noun.toLowerCase(Locale.ROOT);
    String irregular = IRREGULAR_PLURALS.get(lower);
    if (irregular != null) {
      return noun.charAt(0) + irregular.substring(1);
    }
    if (lower.endsWith("y") && lower.length() > 1 && !isVowelBefore(lower)) {
      return noun.substring(0, noun.length() - 1) + "ies";
    }
    boolean hisses =
        lower.endsWith("s") || lower.endsWith("x") || lower.endsWith("ch") || lower.endsWith("sh");
    return noun + (hisses ? "es" : "s");
  }

  private static boolean isVowelBefore(String lower) {
    return VOWELS.contains(lower.charAt(lower.length() - 2));
  }

  /** A whole number in words as far as rules texts use words, in digits beyond. */
  public static String number(int value) {
    return value >= 0 && value <= LAST_IN_WORDS ? NumberWords.word(value) : Integer.toString(value);
  }

  /** A number of things: "one creature", "two creatures". */
  public static String counted(int count, String noun) {
    return number(count) + " " + (count == 1 ? noun : plural(noun));
  }

  /** A list with a word before its last item: "a, b and c". */
  public static String list(List<String> items, String conjunction) {
    return switch (items.size()) {
      case 0 -> "";
      case 1 -> items.getFirst();
      default ->
          String.join(", ", items.subList(0, items.size() - 1))
              + " "
              + conjunction
              + " "
              + items.getLast();
    };
  }

  /** The same words with a capital letter first. */
  public static String capitalized(String words) {
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** The words as a sentence. */
  public static String sentence(String words) {
    String capitalized = capitalized(words);
    return capitalized.endsWith(".") || capitalized.endsWith(".”")
        ? capitalized
        : capitalized + ".";
  }

  /** Subtypes and the like, which are stored in lower case, as they are printed. */
  public static String title(String words) {
    return List.of(words.split(" ", -1)).stream()
        .map(English::capitalized)
        .collect(Collectors.joining(" "));
  }

  /** "You're" and "you've" where a clause begins with "you are" or "you have cast". */
  public static String contracted(String clause) {
    return clause.startsWith("you are ")
        ? "you're " + clause.substring("you are ".length())
        : clause.startsWith("you have cast ")
            ? "you've cast " + clause.substring("you have cast ".length())
            : clause;
  }

  /** The words of a name in camel case: "spellsCastThisTurn" is "spells cast this turn". */
  public static String spaced(String camelCase) {
    return HUMPS.matcher(camelCase).replaceAll(" ").toLowerCase(Locale.ROOT);
  }

  /** Words that follow others, with the space between, where there are any. */
  public static String after(String words) {
    return words.isEmpty() ? "" : " " + words;
  }
}
