package casebook.engine.layer;

import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What counters do to the permanents that they are on (122.1a, 122.1b). */
final class Counters {
  private static final Pattern MODIFYING = Pattern.compile("([+-]\\d{1,4})/([+-]\\d{1,4})");

  private static final Pattern ARTICLE_AN = Pattern.compile("(?i)[aeio]");

  /** The keywords that a counter can be (122.1b); variants of them begin with their words. */
  private static final Set<String> KEYWORDS =
      Set.of(
          "flying",
          "first strike",
          "double strike",
          "deathtouch",
          "decayed",
          "exalted",
          "haste",
          "hexproof",
          "indestructible",
          "lifelink",
          "menace",
          "reach",
          "shadow",
          "trample",
          "vigilance");

  private Counters() {}

  /** What the counters on a permanent do, kind by kind. */
  static List<Ability> abilities(Permanent permanent) {
    if (permanent.counters().isEmpty()) {
      return List.of();
    }
    var abilities = new ArrayList<Ability>();
    for (Map.Entry<String, Integer> kind : permanent.counters().entrySet()) {
      if (kind.getValue() > 0) {
        effect(kind.getKey().toLowerCase(Locale.ROOT), kind.getValue())
            .ifPresent(effect -> abilities.add(ability(kind.getKey(), kind.getValue(), effect)));
      }
    }
    return abilities;
  }

  private static Optional<Effect> effect(String kind, int count) {
    Matcher modifying = MODIFYING.matcher(kind);
    if (modifying.matches()) {
      return Optional.of(
          new Effect.ModifiesPowerToughness(
              Filter.SELF,
              Amount.of(count * Integer.parseInt(modifying.group(1))),
              Amount.of(count * Integer.parseInt(modifying.group(2))),
              Condition.ALWAYS));
    }
    return KEYWORDS.contains(kind)
        ? Optional.of(
            new Effect.Gives(Filter.SELF, List.of(Ability.ofKeyword(kind)), Condition.ALWAYS))
        : Optional.empty();
  }

  private static Ability ability(String kind, int count, Effect effect) {
    return new Ability(
        count == 1
            ? (ARTICLE_AN.matcher(kind).lookingAt() ? "an " : "a ") + kind + " counter"
            : count + " " + kind + " counters",
        Frame.STATIC,
        new Meaning.Read(List.of(effect)));
  }
}
