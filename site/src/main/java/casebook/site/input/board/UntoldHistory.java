package casebook.site.input.board;

import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.notation.Settled;
import casebook.site.words.effect.EffectWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

/**
 * How a permanent came: whether it was cast or kicked (702.33d). Nothing on the board shows that,
 * and where a case doesn't say it, it isn't known. A token was not cast.
 */
public final class UntoldHistory {
  private static final Set<String> FACTS = Set.of("wasCast", "kicked", "bargained");

  private UntoldHistory() {}

  /** The permanent, with those conditions open that its text asks for and the case doesn't tell. */
  public static Permanent leftOpen(Permanent permanent) {
    List<Ability> own = leftOpen(permanent.abilities(), permanent);
    List<Ability> given = leftOpen(permanent.givenAbilities(), permanent);
    boolean asks = !own.equals(permanent.abilities()) || !given.equals(permanent.givenAbilities());
    return asks ? permanent.change().abilities(own).givenAbilities(given).build() : permanent;
  }

  private static List<Ability> leftOpen(List<Ability> abilities, Permanent permanent) {
    var open = new LinkedHashMap<Condition, Condition>();
    Mentions.mentions(
        abilities,
        part -> {
          if (part instanceof Condition.Exists exists && asksOfItself(exists, permanent)) {
            String words = EffectWords.printedOn(permanent.characteristics()).holding(exists);
            open.put(exists, new Condition.Stated(words));
          }
          return false;
        });
    return Settled.leavingOpen(abilities, open);
  }

  private static boolean asksOfItself(Condition.Exists condition, Permanent permanent) {
    return !permanent.token()
        && condition.permanent() instanceof Filter.Both(var all)
        && all.contains(Filter.SELF)
        && all.stream()
            .anyMatch(one ->
                one instanceof Filter.HasFact(var name)
                    && FACTS.contains(name)
                    && !permanent.state().containsKey(name));
  }
}
