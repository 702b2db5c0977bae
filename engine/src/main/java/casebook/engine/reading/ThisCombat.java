package casebook.engine.reading;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a spell or ability does that has resolved, and that lasts for "this combat" (611.2a). */
public final class ThisCombat {
  /** What something did in a combat, which says nothing of how long an effect lasts. */
  private static final Pattern HISTORY =
      Pattern.compile("(?<!\\bbe )\\b(?:attacked|blocked)(?: \\w+){0,3} this combat\\b");

  private static final Pattern DECLARING =
      Pattern.compile("\\b(?:attacks?|be attacked)\\b[^.,;]*\\bthis combat\\b");

  private static final Pattern END_OF_COMBAT = Pattern.compile("\\buntil end of combat\\b");

  private static final Pattern LONGER =
      Pattern.compile("\\b(?:this|next) turn\\b|\\bend of turn\\b|\\bfor as long as\\b");

  private ThisCombat() {}

  /**
   * The ability once the combat phase has ended in which it resolved. What is said of "that combat"
   * may be a later one, and stays.
   */
  public static Ability isOver(Ability ability) {
    String text = HISTORY.matcher(ability.text().toLowerCase(Locale.ROOT)).replaceAll("");
    return ability.meaning() instanceof Meaning.Read(var effects)
        ? new Ability(
            ability.text(),
            ability.frame(),
            new Meaning.Read(effects.stream().flatMap(effect -> left(effect, text)).toList()))
        : ability;
  }

  private static Stream<Effect> left(Effect effect, String text) {
    boolean ofDeclaring =
        effect instanceof Effect.Restricting
            || effect instanceof Effect.Requiring
            || effect instanceof Effect.Costing;
    boolean ends =
        (ofDeclaring && DECLARING.matcher(text).find())
            || (END_OF_COMBAT.matcher(text).find() && !LONGER.matcher(text).find());
    Optional<List<Effect>> ended =
        ends
            ? Conditional.when(List.of(effect), new Condition.ThatCombatLasts())
            : Optional.of(List.of(effect));
    return ended.stream().flatMap(List::stream);
  }
}
