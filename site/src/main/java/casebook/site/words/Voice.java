package casebook.site.words;

import casebook.engine.effect.Filter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * From where a text is told: what it calls its own object, what that is attached to, what was
 * chosen for the effect, its controller, and how long it lasts.
 *
 * @param attached empty where the text has its own word for it ("enchanted creature")
 * @param affected the permanents and the players that it affects
 * @param period when a creature attacks that has to: "each combat"
 */
record Voice(Noun self, Noun attached, Affected affected, Noun you, String period) {

  /**
   * What was chosen for an effect.
   *
   * @param permanents empty where the text has its own word for them ("that creature")
   * @param players empty where the text has its own word for them ("that player")
   * @param targeted its targets one by one; empty where the text has its own words for them
   */
  record Affected(Optional<String> permanents, Optional<String> players, List<String> targeted) {
    static final Affected UNSAID = new Affected(Optional.empty(), Optional.empty(), List.of());

    Affected {
      targeted = List.copyOf(targeted);
    }
  }

  private static final String EACH_COMBAT = "each combat";

  /** When something has to attack, as it stands before "if able". */
  private static final Pattern BEFORE_IF_ABLE =
      Pattern.compile("\\b(this turn|this combat|each turn|during [^.,;]{1,40}) if able");

  private static final Pattern UNTIL = Pattern.compile("\\buntil (?!end of)([^.,;]{1,40} turn)\\b");

  /** The voice of a permanent's own text, as it is printed on a creature. */
  static final Voice CREATURE = printed("this creature", "enchanted creature");

  /** The voice of printed text. */
  static Voice printed(String self, String attached) {
    return new Voice(Noun.one(self), Noun.one(attached), Affected.UNSAID, Noun.YOU, EACH_COMBAT);
  }

  /** The same voice after the object was named, which is "it" from then on. */
  Voice sayingIt(Filter object) {
    return switch (object) {
      case Filter.Self() -> new Voice(Noun.one("it"), attached, affected, you, period);
      case Filter.Attached() -> new Voice(self, Noun.one("it"), affected, you, period);
      default -> this;
    };
  }

  /** The same voice of what a spell or ability did, and for how long. */
  Voice resolving(String period) {
    return new Voice(self, attached, affected, you, period);
  }

  /** The same voice, where what has to attack does so as long as a sentence says. */
  Voice lasting(String sentence) {
    String text = sentence.toLowerCase(Locale.ROOT);
    Matcher when = BEFORE_IF_ABLE.matcher(text);
    Matcher until = UNTIL.matcher(text);
    String said =
        (when.find() ? when.group(1) : EACH_COMBAT)
            + (until.find() ? " until " + until.group(1) : "");
    String told = said.replaceAll("\\byour\\b", Matcher.quoteReplacement(you.possessive()));
    return new Voice(self, attached, affected, you, told);
  }

  FilterWords filters() {
    return new FilterWords(this);
  }

  PlayerWords players() {
    return new PlayerWords(this);
  }

  AmountWords amounts() {
    return new AmountWords(this);
  }

  WhomWords targets() {
    return new WhomWords(this);
  }

  ConditionWords conditions() {
    return new ConditionWords(this);
  }

  CostWords costs() {
    return new CostWords(this);
  }
}
