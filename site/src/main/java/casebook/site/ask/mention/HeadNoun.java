package casebook.site.ask.mention;

import casebook.engine.mana.Color;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.Card;
import casebook.site.ask.scene.ObjectMention.Creature;
import casebook.site.ask.scene.ObjectMention.Head;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the noun in the middle of a mention: a card, or a creature by its size, colors and types.
 */
final class HeadNoun {
  static final Set<String> STATES = Set.of("tapped", "untapped", "goaded");

  static final Set<String> CREATURES =
      Set.of("creature", "guy", "dude", "creatures", "guys", "dudes");

  /** What stands before "attacking" where that says what something does, and isn't a verb. */
  private static final Set<String> OWNED = Set.of("my", "his", "her", "their", "your", "the");

  /** What stands before "attacker" where that is a creature. */
  private static final Set<String> OWNERS = Set.of("my", "his", "her", "their", "your", "'s");

  private static final Set<String> BLOCKERS = Set.of("blocker", "blockers");

  /** What else than players can be attacked. */
  private static final Map<String, String> ATTACKED =
      Map.of(
          "planeswalker", "planeswalker",
          "planeswalkers", "planeswalker",
          "walker", "planeswalker",
          "battle", "battle",
          "siege", "battle");

  /** Permanents that costs and restrictions count: all others that somebody has. */
  private static final Map<String, String> PLAIN =
      Map.of(
          "enchantment", "enchantment",
          "enchantments", "enchantment",
          "artifact", "artifact",
          "artifacts", "artifact");

  /** What is said of a creature and makes no difference. */
  private static final Set<String> IDLE =
      Set.of(
          "big",
          "small",
          "little",
          "vanilla",
          "more",
          "normal",
          "regular",
          "random",
          "ordinary",
          "plain",
          "single",
          "own",
          "other",
          "remaining",
          "legendary",
          "whole");

  /** What goes on after "my commander, Krenko," and its comma. */
  private static final Set<String> BEHIND =
      Set.of("with", "can", "could", "must", "is", "was", "has", "had", "got", "attack", "attacks");

  private final Cursor words;
  private boolean isOther;

  HeadNoun(Cursor words) {
    this.words = words;
  }

  /**
   * The noun that stands here, with what is said before it; the place is anywhere where there is
   * none.
   *
   * @param states gets what is said of it
   * @param isAll whether all of them are meant
   */
  Optional<Head> read(List<String> states, boolean isAll) {
    Optional<String> size = Optional.empty();
    List<String> colors = new ArrayList<>();
    List<String> keywords = new ArrayList<>();
    boolean isParted = false;
    boolean isMore = true;
    while (isMore) {
      isMore = false;
      if (STATES.contains(words.word(0))) {
        states.add(words.word(0));
        words.skip();
        isMore = true;
      } else if (!states.isEmpty() && words.word(0).equals(",") && isSickness(1)) {
        words.skip();
        isMore = true;
      } else if (words.take("non", "-", "summoning", "-", "sick")
          || words.take("not", "summoning", "sick")) {
        states.add("old");
        isMore = true;
      } else if (words.take("summoning", "-", "sick")) {
        states.add("sick");
        isMore = true;
      } else if (CastingWords.DONE.contains(words.word(0)) && words.isCard(1)) {
        states.add(words.word(0));
        words.skip();
        isMore = true;
      } else if (words.word(0).equals("attacking") && OWNED.contains(words.word(-1))) {
        states.add("attacking");
        words.skip();
        isMore = true;
      } else if (words.take("summoning", "sick")
          || words.take("fresh")
          || words.take("freshly", "cast")) {
        states.add("sick");
        isMore = true;
      } else if (words.takeAny(IDLE)) {
        isOther |= words.word(-1).equals("other");
        isMore = true;
      } else if (Color.of(words.word(0)).isPresent()) {
        colors.add(Color.of(words.word(0)).orElseThrow().name());
        words.skip();
        isMore = true;
      } else if (size.isEmpty() && words.word(0).matches("\\d+/\\d+")) {
        size = Optional.of(words.word(0));
        words.skip();
        isMore = true;
      } else if (Lexicon.KEYWORDS.contains(words.word(0))) {
        keywords.add(words.word(0));
        words.skip();
        isMore = true;
      } else if (words.word(0).equals("commander")
          && (words.isCard(1) || (words.word(1).equals(",") && words.isCard(2)))) {
        words.skip();
        isParted = words.take(",");
        isMore = true;
      }
    }
    if (words.isCard(0) && colors.isEmpty() && keywords.isEmpty()) {
      Token token = words.token().orElseThrow();
      words.skip();
      size.ifPresent(states::add);
      words.take("card");
      if (isParted && BEHIND.contains(words.word(1))) {
        words.take(",");
      }
      return Optional.of(new Card(token.cards(), written(token)));
    }
    return creature(size, colors, keywords, isAll, states);
  }

  /** Whether "other" is said of it. */
  boolean isOther() {
    return isOther;
  }

  private static String written(Token token) {
    return token.cards().getFirst();
  }

  private Optional<Head> creature(
      Optional<String> size,
      List<String> colors,
      List<String> keywords,
      boolean isAll,
      List<String> states) {
    List<String> subtypes = new ArrayList<>();
    while (!Lexicon.subtype(words.word(0)).isEmpty() && !words.isCard(0) && !isCollective()) {
      subtypes.add(Lexicon.subtype(words.word(0)));
      words.skip();
    }
    boolean isPlain =
        subtypes.isEmpty() && size.isEmpty() && colors.isEmpty() && keywords.isEmpty();
    if (isPlain && ATTACKED.containsKey(words.word(0))) {
      Optional<Head> named = named();
      if (named.isPresent()) {
        return named;
      }
    }
    if (isPlain) {
      for (Map.Entry<String, String> type : ATTACKED.entrySet()) {
        if (words.take(type.getKey())) {
          return Optional.of(new ObjectMention.Typed(type.getValue()));
        }
      }
    }
    String plain = PLAIN.getOrDefault(words.word(0), "");
    boolean isOther = words.word(-1).equals("other") || words.word(-1).equals("no");
    if (isPlain
        && isOther
        && !plain.isEmpty()
        && !CREATURES.contains(words.word(1))
        && !words.isCard(1)) {
      words.skip();
      return Optional.of(new ObjectMention.Plain(plain));
    }
    boolean isCreature =
        words.take("artifact", "creature")
            || words.takeAny(CREATURES)
            || (size.isPresent() && words.takeAny(BLOCKERS));
    if (!isCreature && words.word(0).equals("attacker") && OWNERS.contains(words.word(-1))) {
      words.skip();
      states.add("attacking");
      isCreature = true;
    }
    boolean isToken = words.take("token") || words.take("tokens");
    isCreature |= isToken && (words.take("creature") || words.take("creatures"));
    if (subtypes.isEmpty() && !isCreature && !isToken && (size.isEmpty() || isAll)) {
      return Optional.empty();
    }
    if (size.isEmpty() && words.word(0).matches("\\d+/\\d+")) {
      size = Optional.of(words.word(0));
      words.skip();
    }
    keywords.addAll(keywordsBehind());
    return Optional.of(new Creature(size, subtypes, colors, keywords, isToken));
  }

  /** Whether it goes on with since when it is there: "untapped, non-summoning-sick". */
  private boolean isSickness(int ahead) {
    int at = ahead;
    if (words.word(at).equals("non") || words.word(at).equals("not")) {
      at += words.word(at + 1).equals("-") ? 2 : 1;
    }
    boolean isOfSickness = words.word(at).equals("summoning");
    int last = words.word(at + 1).equals("-") ? at + 2 : at + 1;
    return isOfSickness && words.word(last).equals("sick");
  }

  /** "An army of tokens" is no Army. */
  private boolean isCollective() {
    return words.word(0).equals("army") && words.word(1).equals("of");
  }

  /** "planeswalker Jace Beleren", "planeswalker (Jace Beleren)". */
  private Optional<Head> named() {
    boolean isBracket = words.word(1).equals("(") && words.word(3).equals(")");
    int ahead = isBracket || words.word(1).equals(",") ? 2 : 1;
    if (!words.isCard(ahead)) {
      return Optional.empty();
    }
    words.backTo(words.place() + ahead);
    Token token = words.token().orElseThrow();
    words.skip();
    if (isBracket) {
      words.skip();
    }
    return Optional.of(new Card(token.cards(), written(token)));
  }

  private List<String> keywordsBehind() {
    List<String> keywords = new ArrayList<>();
    int from = words.place();
    boolean isMore = words.take("with");
    while (isMore) {
      String one = words.word(0);
      String two = one + " " + words.word(1);
      if (Lexicon.KEYWORDS.contains(two)) {
        keywords.add(two);
        words.skip();
        words.skip();
      } else if (Lexicon.KEYWORDS.contains(one)) {
        keywords.add(one);
        words.skip();
      } else {
        break;
      }
      from = words.place();
      isMore = words.take(",") || words.take("and");
    }
    words.backTo(from);
    return keywords;
  }
}
