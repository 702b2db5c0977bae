package casebook.engine.reading.condition;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Noun;
import java.util.List;
import java.util.Optional;

/** Optional costs to attack (508.1g): "You may exert ~ as it attacks." */
public final class Offers {
  static final String EXERT = "exert";

  private static final Filter NOT_EXERTED = new Filter.Not(new Filter.Is(Designation.EXERTED));

  private Offers() {}

  /** "You may exert ~ as it attacks", "As ~ attacks, you may pay {2}". */
  public static Optional<List<Effect>> read(Cursor c) {
    return c.first(Offers::exert, Offers::general);
  }

  /** Whether "if" begins an offer here: what it says is a part of what is offered. */
  public static boolean beginsAt(Cursor c) {
    int start = c.at();
    boolean offer = c.looksAt("if") && exert(c).isPresent();
    c.moveTo(start);
    return offer;
  }

  private static Optional<List<Effect>> exert(Cursor c) {
    boolean fresh = false;
    if (c.accept("if")) {
      if (Nouns.read(c).isEmpty() || !c.accept("hasn't been exerted this turn")) {
        return Optional.empty();
      }
      fresh = true;
      c.accept(",");
    }
    if (!c.accept("you may exert")) {
      return Optional.empty();
    }
    Optional<Filter> who = Nouns.read(c).flatMap(Noun::each);
    if (who.isEmpty()
        || !c.acceptAny(
            "as it attacks",
            "as he attacks",
            "as she attacks",
            "as they attack",
            "as ~ attacks",
            "as that creature attacks")) {
      return Optional.empty();
    }
    Filter creature = Filters.attackers(who.get());
    return Optional.of(
        List.of(
            new Effect.OptionalCost(
                fresh ? Filters.all(creature, NOT_EXERTED) : creature, EXERT, new Cost.Exert())));
  }

  /** The creature as whose cost is paid: once it was exerted, nobody asks whether it wasn't yet. */
  static Filter creature(Effect.OptionalCost offer) {
    return offer.who() instanceof Filter.Both(var all)
        ? Filters.all(all.stream().filter(one -> !one.equals(NOT_EXERTED)).toList())
        : offer.who();
  }

  private static Optional<List<Effect>> general(Cursor c) {
    if (!c.accept("as")) {
      return Optional.empty();
    }
    Optional<Filter> who = Nouns.read(c).flatMap(Noun::each);
    if (who.isEmpty() || !c.acceptAny("attacks", "attack") || !c.accept(",")) {
      return Optional.empty();
    }
    if (!c.accept("you may")) {
      return Optional.empty();
    }
    String name = c.word();
    return CostPhrases.read(c)
        .map(cost -> List.of(new Effect.OptionalCost(Filters.attackers(who.get()), name, cost)));
  }

  /** The condition under which an optional cost exists can't be represented, except always. */
  static boolean isUnconditional(Condition when) {
    return when.equals(Condition.ALWAYS);
  }
}
