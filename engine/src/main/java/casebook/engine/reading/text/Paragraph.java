package casebook.engine.reading.text;

import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.reading.condition.Chapters;
import casebook.engine.reading.condition.TriggerBeforeAttacking;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Token.Kind;
import casebook.engine.reading.word.Words;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * One line of rules text, with what stands before its first sentence taken off: an ability word, a
 * chapter number, a cost before a colon.
 *
 * @param from where the first sentence begins
 * @param frame how what the line says comes to have its effect
 * @param when the condition that stands before the line
 */
record Paragraph(List<Token> tokens, int from, Frame frame, Condition when) {
  private static final Set<String> BULLETS = Set.of("•", "*", "●");

  /** An ability word, a flavor word or a mode's name is no longer than this. */
  private static final int LONGEST_LABEL = 9;

  /** Verbs with which the cost of an activated ability begins. */
  private static final Set<String> COST_VERBS =
      Set.of(
          "sacrifice",
          "pay",
          "tap",
          "untap",
          "discard",
          "exile",
          "remove",
          "return",
          "put",
          "exert",
          "reveal",
          "mill",
          "collect",
          "equip",
          "cycling",
          "unattach",
          "behold",
          "x",
          "have",
          "blight",
          "waterbend",
          "forage",
          "earthbend",
          "convert",
          "move",
          "spend",
          "choose");

  /** Verbs that stand in sentences and in no name of a mode or ability word. */
  private static final Set<String> SAYING =
      Set.of(
          "can", "can't", "must", "may", "should", "will", "won't", "would", "doesn't", "don't",
          "isn't", "aren't", "has", "have", "gets", "gain", "gains", "lose", "loses", "becomes",
          "enters", "attacks", "blocks", "costs", "needs", "stays", "avoids");

  /** Verbs that are words of names too: "Sneak Attack". */
  private static final Set<String> ATTACKING = Set.of("attack", "block", "get", "become");

  /** Whoever attacks, where that is the last word before a dash. */
  private static final Set<String> DOING =
      Set.of("creatures", "you", "they", "players", "opponents", "control", "controls");

  private static final Set<String> LEAVING = Set.of("sacrifice", "exile", "discard", "return");

  /**
   * What the lines before this one say about it.
   *
   * @param begun when the modes among which it is one were chosen, where that was in this turn
   */
  record Setting(
      Frame frame, Condition when, boolean words, Optional<TriggerBeforeAttacking> begun) {}

  /** Takes off what stands before the sentences. */
  static Paragraph of(List<Token> tokens, Setting setting) {
    return new Paragraph(tokens, 0, setting.frame(), setting.when())
        .withoutBullet()
        .withoutThreshold()
        .withoutChapter()
        .withoutLabel(setting)
        .withoutCost();
  }

  private Paragraph after(int next) {
    return new Paragraph(tokens, next, frame, when);
  }

  private Paragraph after(int next, Frame newFrame) {
    return new Paragraph(tokens, next, newFrame, when);
  }

  private Paragraph after(int next, Condition more) {
    return new Paragraph(tokens, next, frame, Condition.both(when, more));
  }

  private boolean is(int index, String word) {
    return index < tokens.size() && tokens.get(index).is(word);
  }

  /** Whether the line is one of several to choose from. */
  static boolean isBullet(List<Token> tokens) {
    return !tokens.isEmpty()
        && (BULLETS.contains(tokens.getFirst().word()) || afterAdditionalCost(tokens) > 0);
  }

  private Paragraph withoutBullet() {
    return isBullet(tokens) ? after(Math.max(1, afterAdditionalCost(tokens))) : this;
  }

  /** "+ {1} —": what the choice of a mode costs more (702.172). */
  private static int afterAdditionalCost(List<Token> tokens) {
    int dash = 1;
    while (dash < tokens.size() && tokens.get(dash).kind() == Kind.SYMBOL) {
      dash++;
    }
    boolean costs = dash > 1 && dash < tokens.size() && tokens.get(dash).is("—");
    return costs && tokens.getFirst().is("+") ? dash + 1 : 0;
  }

  /**
   * "8+ | Flying": the line is in force from that number of charge counters on; else it is a die's
   * result.
   */
  private Paragraph withoutThreshold() {
    for (int index = from; index < Math.min(tokens.size(), from + 6); index++) {
      if (is(index, "|")) {
        return Station.isThreshold(when) ? after(index + 1) : after(index + 1, Frame.RESOLUTION);
      }
    }
    return this;
  }

  private static Condition counters(String kind, Relation relation, int count) {
    return new Condition.Compare(
        new Amount.CountersOn(Filter.SELF, kind), relation, Amount.of(count));
  }

  private Paragraph withoutChapter() {
    return Chapters.at(tokens, from)
        .map(chapters -> after(chapters.after(), Frame.TRIGGERED))
        .orElse(this);
  }

  /**
   * Takes off "Threshold —" and the like, which say nothing themselves (207.2c), and "3 —", which
   * is a die's result.
   */
  private Paragraph withoutLabel(Setting setting) {
    int dash = from;
    while (dash < tokens.size() && dash <= from + LONGEST_LABEL && !is(dash, "—")) {
      Token token = tokens.get(dash);
      boolean label = token.kind() == Kind.WORD || token.kind() == Kind.SELF || isLight(token);
      if (!label) {
        return this;
      }
      dash++;
    }
    if (!is(dash, "—") || dash == from) {
      return this;
    }
    boolean isSentence =
        is(from, "choose") || is(from, "when") || is(from, "whenever") || is(from, "if");
    if (isSentence || saysSomething(dash)) {
      return this;
    }
    if (dash == from + 1 && Words.number(tokens.get(from).word()).isPresent()) {
      return after(dash + 1, Frame.RESOLUTION);
    }
    if (is(from, "max") && is(from + 1, "speed")) {
      return after(
          dash + 1,
          new Condition.ExistsPlayer(
              PlayerNouns.all(List.of(Players.YOU, new Players.HasFact("maxSpeed")))));
    }
    if (is(from, "solved")) {
      return after(
          dash + 1, new Condition.Exists(Filters.all(Filter.SELF, new Filter.HasFact("solved"))));
    }
    return setting.words()
        ? after(dash + 1, new Condition.ChosenMode(label(dash)))
        : after(dash + 1);
  }

  /**
   * Whether words before a dash say what something does ("This creature can't attack — draw a
   * card."). An ability word, a flavor word and the name of a mode don't: "Sneak Attack", "How
   * Civil of You".
   */
  private boolean saysSomething(int dash) {
    for (int index = from + 1; index < dash; index++) {
      String word = tokens.get(index).word();
      boolean isVerb =
          !tokens.get(index).capital()
              && (SAYING.contains(word)
                  || (ATTACKING.contains(word)
                      && (index + 1 < dash || DOING.contains(tokens.get(index - 1).word()))));
      if (isVerb) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLight(Token token) {
    return token.kind() == Kind.MARK && Set.of("'", "!", "?", "&", ",").contains(token.word());
  }

  private String label(int dash) {
    var words = tokens.subList(from, dash).stream().map(Token::word).toList();
    return String.join(" ", words);
  }

  private Paragraph withoutCost() {
    int colon = from;
    while (colon < tokens.size() && !is(colon, ":")) {
      if (is(colon, ".")) {
        return this;
      }
      colon++;
    }
    return colon < tokens.size() && isCost() ? after(colon + 1, Frame.ACTIVATED) : this;
  }

  /** Whether {T} is a part of the cost that stands before it. */
  boolean tapsItself() {
    return frame == Frame.ACTIVATED
        && tokens.subList(0, from).stream().anyMatch(token -> token.is("{t}"));
  }

  /** Whether its object leaves the battlefield for the cost, or pays it from another zone. */
  boolean costsItself() {
    for (int index = 0; frame == Frame.ACTIVATED && index + 1 < from; index++) {
      if (LEAVING.contains(tokens.get(index).word()) && tokens.get(index + 1).kind() == Kind.SELF) {
        return true;
      }
    }
    return false;
  }

  private boolean isCost() {
    Token first = tokens.get(from);
    return first.kind() == Kind.SYMBOL
        || first.is("[")
        || first.is(":")
        || first.word().startsWith("+")
        || first.word().startsWith("-")
        || Words.number(first.word()).isPresent()
        || COST_VERBS.contains(first.word());
  }

  /** The levels that a line by itself announces for the lines after it (711, 717). */
  static Optional<Condition> level(List<Token> tokens) {
    int level = -1;
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.get(index).is("level")) {
        level = index;
      } else if (tokens.get(index).is(".")) {
        return Optional.empty();
      }
    }
    if (level < 0 || level + 1 >= tokens.size()) {
      return Optional.empty();
    }
    OptionalInt least = Words.number(tokens.get(level + 1).word());
    if (least.isEmpty()) {
      return Optional.empty();
    }
    if (level > 0) {
      boolean last = level + 2 == tokens.size() && tokens.get(level - 1).is(":");
      return last
          ? Optional.of(
              new Condition.Exists(
                  Filters.all(Filter.SELF, new Filter.HasFact("level" + least.getAsInt()))))
          : Optional.empty();
    }
    Condition from = counters("level", Relation.AT_LEAST, least.getAsInt());
    if (level + 2 == tokens.size() || tokens.get(level + 2).is("+")) {
      return Optional.of(from);
    }
    String upTo = tokens.get(level + 2).word();
    OptionalInt most = Words.number(upTo.startsWith("-") ? upTo.substring(1) : upTo);
    if (most.isEmpty() && level + 3 < tokens.size()) {
      most = Words.number(tokens.get(level + 3).word());
    }
    return most.isEmpty()
        ? Optional.empty()
        : Optional.of(Condition.both(from, counters("level", Relation.AT_MOST, most.getAsInt())));
  }
}
