package casebook.engine.reading.clause;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.condition.Conditional;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * "Target creature gets +2/+2. If …, that creature gets +4/+4 instead": what was said first happens
 * only where the condition of what replaces it doesn't hold (614.15).
 */
public final class Instead {
  private Instead() {}

  /**
   * Puts the denied condition into what is replaced.
   *
   * @param replacing what happens instead
   * @param before what the text says before, of which the last that is of the same kind is replaced
   * @return whether there is any
   */
  public static boolean of(List<Ability> replacing, Condition when, List<Ability> before) {
    List<Effect> effects = replacing.stream().flatMap(one -> one.effects().stream()).toList();
    for (int index = before.size() - 1; index >= 0 && !effects.isEmpty(); index--) {
      Ability ability = before.get(index);
      Optional<List<Effect>> denied = denied(ability.effects(), effects, when);
      if (denied.isPresent()) {
        before.set(
            index, new Ability(ability.text(), ability.frame(), new Meaning.Read(denied.get())));
        return true;
      }
    }
    return false;
  }

  /** The same where the lines before say it. */
  public static void inLines(List<Ability> replacing, Condition when, List<List<Ability>> before) {
    for (int line = before.size() - 1; line >= 0; line--) {
      var abilities = new ArrayList<>(before.get(line));
      if (of(replacing, when, abilities)) {
        before.set(line, abilities);
        return;
      }
    }
  }

  /** The effects, of which those of the same kind happen only without the condition. */
  private static Optional<List<Effect>> denied(
      List<Effect> replaced, List<Effect> replacing, Condition when) {
    var all = new ArrayList<Effect>();
    boolean any = false;
    for (Effect effect : replaced) {
      boolean alike = replacing.stream().anyMatch(one -> one.getClass() == effect.getClass());
      Optional<List<Effect>> without =
          alike ? Conditional.when(List.of(effect), Condition.not(when)) : Optional.empty();
      all.addAll(without.orElse(List.of(effect)));
      any |= without.isPresent();
    }
    return any ? Optional.of(all) : Optional.empty();
  }
}
