package casebook.site.input.board;

import casebook.engine.board.Fact;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
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
          if (part instanceof Condition.Exists exists && isUntold(exists.permanent(), permanent)) {
            String words = EffectWords.printedOn(permanent.characteristics()).holding(exists);
            open.put(exists, new Condition.Stated(words));
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
    List<Permanent> others =
        all.contains(ENTERED)
            ? permanents.stream().filter(one -> mayBe(one, all, permanent)).toList()
            : List.of();
    return others.stream().anyMatch(UntoldHistory::mayHaveEntered)
        && !(isOfTypesAlone(all) && others.stream().anyMatch(UntoldHistory::hasEntered));
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
        && !permanent.state().containsKey(Filter.EnteredThisTurn.FACT);
  }

  /** Whether it surely entered this turn: the case says so, or its owner controls it since. */
  private static boolean hasEntered(Permanent permanent) {
    Fact said = permanent.state().get(Filter.EnteredThisTurn.FACT);
    return said == null
        ? permanent.since() == Since.THIS_TURN && permanent.owner().equals(permanent.controller())
        : said.amount() > 0;
  }

  /** Whether a permanent may be what the text of another asks for, by its types and controller. */
  private static boolean mayBe(Permanent permanent, List<Filter> all, Permanent asking) {
    return all.stream()
        .allMatch(one ->
            switch (one) {
              case Filter.HasType(var type) -> permanent.characteristics().hasType(type);
              case Filter.ControlledBy(Players.You()) ->
                  permanent.controller().equals(asking.controller());
              default -> true;
            });
  }

  private static boolean isOfTypesAlone(List<Filter> all) {
    return all.stream()
        .allMatch(one ->
            one.equals(ENTERED)
                || one instanceof Filter.HasType
                || one.equals(new Filter.ControlledBy(Players.YOU)));
  }
}
