package casebook.site.input.board;

import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
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
 * How a permanent came: whether it was cast or kicked (702.33d), and whether it entered this turn
 * or only came under another player's control (302.6 asks for control alone). Nothing on the board
 * shows that, and where a case doesn't say it, it isn't known. A token was not cast.
 */
public record UntoldHistory(List<Permanent> permanents) {
  private static final Set<String> FACTS = Set.of("wasCast", "kicked", "bargained");

  private static final Filter ENTERED = new Filter.EnteredThisTurn();

  /** The permanent, with those conditions open that its text asks for and the case doesn't tell. */
  public Permanent leftOpen(Permanent permanent) {
    List<Ability> own = leftOpen(permanent.abilities(), permanent);
    List<Ability> given = leftOpen(permanent.givenAbilities(), permanent);
    boolean asks = !own.equals(permanent.abilities()) || !given.equals(permanent.givenAbilities());
    return asks ? permanent.change().abilities(own).givenAbilities(given).build() : permanent;
  }

  private List<Ability> leftOpen(List<Ability> abilities, Permanent permanent) {
    var open = new LinkedHashMap<Condition, Condition>();
    Mentions.mentions(
        abilities,
        part -> {
          if (part instanceof Condition.Exists(var what) && isUntold(what, permanent)) {
            var condition = (Condition.Exists) part;
            String words = EffectWords.printedOn(permanent.characteristics()).holding(condition);
            open.put(condition, new Condition.Stated(words));
          }
          return false;
        });
    return Settled.leavingOpen(abilities, open);
  }

  private boolean isUntold(Filter what, Permanent permanent) {
    if (!(what instanceof Filter.Both(var all))) {
      return false;
    }
    if (all.contains(Filter.SELF)) {
      return asksHowItCame(all, permanent) || (all.contains(ENTERED) && mayHaveEntered(permanent));
    }
    return all.contains(ENTERED)
        && permanents.stream().anyMatch(one -> mayHaveEntered(one) && hasTypes(one, all));
  }

  private static boolean asksHowItCame(List<Filter> all, Permanent permanent) {
    return !permanent.token()
        && all.stream()
            .anyMatch(one ->
                one instanceof Filter.HasFact(var name)
                    && FACTS.contains(name)
                    && !permanent.state().containsKey(name));
  }

  /** Whether it may have entered this turn, or have been there and changed its controller. */
  private static boolean mayHaveEntered(Permanent permanent) {
    return permanent.since() == Since.THIS_TURN
        && !permanent.owner().equals(permanent.controller())
        && !permanent.state().containsKey("enteredThisTurn");
  }

  private static boolean hasTypes(Permanent permanent, List<Filter> all) {
    return all.stream()
        .allMatch(one ->
            !(one instanceof Filter.HasType(var type))
                || permanent.characteristics().hasType(type));
  }
}
