package casebook.engine.reading.word;

import casebook.engine.mana.Color;
import casebook.rules.NumberWords;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Small closed classes of words: numbers, colors, card types, supertypes. */
public final class Words {
  /** Card types that a permanent can have, by singular and plural. */
  public static final Map<String, String> PERMANENT_TYPES =
      Map.ofEntries(
          Map.entry("creature", "creature"),
          Map.entry("creatures", "creature"),
          Map.entry("artifact", "artifact"),
          Map.entry("artifacts", "artifact"),
          Map.entry("enchantment", "enchantment"),
          Map.entry("enchantments", "enchantment"),
          Map.entry("land", "land"),
          Map.entry("lands", "land"),
          Map.entry("planeswalker", "planeswalker"),
          Map.entry("planeswalkers", "planeswalker"),
          Map.entry("battle", "battle"),
          Map.entry("battles", "battle"));

  public static final Set<String> SUPERTYPES = Set.of("legendary", "basic", "snow", "world");

  /** What "this" can be followed by where a text means the object itself. */
  public static final Set<String> THIS_OBJECT =
      Set.of(
          "creature",
          "permanent",
          "card",
          "token",
          "artifact",
          "enchantment",
          "land",
          "planeswalker",
          "battle",
          "spell",
          "vehicle",
          "aura",
          "equipment",
          "fortification",
          "saga",
          "siege",
          "class",
          "case",
          "room",
          "mount",
          "spacecraft",
          "planet",
          "background",
          "curse",
          "contraption",
          "attraction",
          "object");

  /** Words of which one stands in every clause, so that what lacks them is no clause. */
  public static final Set<String> VERBS =
      Set.of(
          "get",
          "gets",
          "gain",
          "gains",
          "has",
          "have",
          "is",
          "are",
          "can't",
          "can",
          "lose",
          "loses",
          "become",
          "becomes",
          "deal",
          "deals",
          "doesn't",
          "don't",
          "must",
          "assigns",
          "draw",
          "draws",
          "put",
          "puts",
          "create",
          "creates",
          "destroy",
          "exile",
          "exiles",
          "sacrifice",
          "sacrifices",
          "return",
          "returns",
          "tap",
          "taps",
          "untap",
          "untaps",
          "scry",
          "discard",
          "discards",
          "mill",
          "mills",
          "may",
          "shuffle",
          "choose",
          "chooses",
          "add",
          "pay",
          "pays",
          "prevent",
          "where",
          "remove",
          "removes",
          "cast",
          "copy",
          "counter",
          "fights",
          "fight",
          "reveal",
          "look",
          "play",
          "plays",
          "phases",
          "attach",
          "regenerate",
          "suspect",
          "investigate",
          "transform",
          "enters",
          "enter",
          "damage",
          "double",
          "at",
          "amass",
          "bolster",
          "connive",
          "connives",
          "discover",
          "explore",
          "explores",
          "incubate",
          "learn",
          "manifest",
          "populate",
          "proliferate",
          "surveil",
          "support",
          "venture",
          "switch");

  /** Words with which a predicate goes on with the subject before it. */
  public static final Set<String> PREDICATES =
      Set.of(
          "get", "gets", "gain", "gains", "has", "have", "is", "are", "can't", "can", "lose",
          "loses", "become", "becomes", "doesn't", "don't", "must", "assigns", "assign", "deals");

  private Words() {}

  /** "Cards drawn this turn" as one word: {@code cardsDrawnThisTurn}. */
  public static String camelCase(String words) {
    var name = new StringBuilder();
    for (String word : words.strip().toLowerCase(Locale.ROOT).split("\\s+", -1)) {
      boolean first = name.isEmpty() || word.isEmpty();
      name.append(first ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
    }
    return name.toString();
  }

  /** The number that a word or digits state. */
  public static OptionalInt number(String word) {
    OptionalInt named = NumberWords.value(word);
    if (named.isPresent()) {
      return named;
    }
    return isDigits(word) ? OptionalInt.of(Integer.parseInt(word)) : OptionalInt.empty();
  }

  private static boolean isDigits(String word) {
    for (int index = 0; index < word.length(); index++) {
      if (word.charAt(index) < '0' || word.charAt(index) > '9') {
        return false;
      }
    }
    return !word.isEmpty() && word.length() <= 6;
  }

  /** The place that an ordinal names. */
  public static Optional<Integer> ordinal(String word) {
    int index = List.of("first", "second", "third", "fourth", "fifth").indexOf(word);
    return index < 0 ? Optional.empty() : Optional.of(index + 1);
  }

  /** Whether a name is also a word that says what kind of object is meant. */
  public static boolean isKind(String name) {
    return Color.of(name).isPresent() || number(name).isPresent() || Subtypes.of(name).isPresent();
  }
}
