package casebook.engine.reading.condition;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Noun;
import java.util.List;
import java.util.Optional;

/** Creatures that attack only in company: "must be accompanied by another attacking creature". */
public final class Company {
  private static final Filter ATTACKING = new Filter.IsAttacking(Whom.ANYTHING);

  private Company() {}

  /** The restriction on such creatures (508.1c). */
  public static Optional<List<Effect>> needed(Cursor c, Filter who) {
    boolean needs =
        c.acceptAny(
            "must be accompanied by",
            "can attack only if accompanied by",
            "can attack only if it 's accompanied by",
            "can attack only if they 're accompanied by",
            "can only attack if accompanied by",
            "can only attack accompanied by",
            "can't attack unless accompanied by",
            "can't attack unless it 's accompanied by",
            "can't attack unless they 're accompanied by");
    if (!needs) {
      return Optional.empty();
    }
    Optional<Noun> noun = Nouns.read(c);
    c.acceptAny("to attack", "in order to attack", "when attacking", "when it attacks");
    Filter creatures = withoutAttacking(who);
    return noun.map(others -> others.of(withoutAttacking(others.filter())))
        .flatMap(others -> missing(creatures, others))
        .map(when -> List.of(new Effect.CantAttack(creatures, Whom.ANYTHING, when)));
  }

  /** That the company is missing; of several creatures, each by itself may have any other. */
  private static Optional<Condition> missing(Filter creatures, Noun others) {
    if (Filter.isOneObject(creatures)) {
      Filter besides =
          Narrowing.saysOther(others.filter())
              ? others.filter()
              : Filters.all(others.filter(), new Filter.Not(creatures));
      return AttackConditions.attack(others.of(besides), Whom.ANYTHING).map(Condition.Not::new);
    }
    boolean anyOther =
        others.atLeast().equals(Optional.of(Amount.of(1)))
            && Filters.attackers(others.filter()) instanceof Filter.Not;
    return anyOther ? Optional.of(new Condition.AttacksAlone()) : Optional.empty();
  }

  private static Filter withoutAttacking(Filter filter) {
    return switch (filter) {
      case Filter.IsAttacking _ when filter.equals(ATTACKING) -> Filter.ANY;
      case Filter.Both(var all) ->
          Filters.attackers(
              Filters.all(all.stream().filter(part -> !part.equals(ATTACKING)).toList()));
      default -> filter;
    };
  }
}
