package casebook.engine.reading;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import java.util.Optional;

/** What attacks in the same declaration: "a black creature also attacks", "~ attacks alone". */
final class AttackConditions {
  private AttackConditions() {}

  /**
   * "A black creature also attacks", "at least two other creatures attack", "~ attacks"; that all
   * of some creatures attack is more than is counted here.
   */
  static Optional<Condition> alsoAttacks(Cursor c) {
    boolean fewer = c.accept("fewer than");
    boolean all = c.looksAtAny("all", "each", "every", "exactly");
    Optional<Nouns.Noun> noun = all ? Optional.empty() : Nouns.read(c);
    if (noun.isEmpty()) {
      return Optional.empty();
    }
    boolean also = c.accept("also");
    if (!c.acceptAny("attack", "attacks")) {
      return Optional.empty();
    }
    if (c.accept("alone")) {
      return noun.get().filter().equals(Filter.SELF)
          ? Optional.of(new Condition.AttacksAlone())
          : Optional.empty();
    }
    Whom whom = Targets.read(c).orElse(Whom.ANYTHING);
    Filter who = Filters.attackers(noun.get().filter());
    Filter counted = also && !who.equals(Filter.SELF) ? besides(who) : who;
    var attack = new Condition.Attack(counted, noun.get().count(), whom);
    if (fewer) {
      return Optional.of(new Condition.Not(attack));
    }
    return switch (noun.get().quantity()) {
      case EVERY, ONE, AT_LEAST, EXACTLY -> Optional.of(attack);
      case AT_MOST, NONE -> Optional.empty();
    };
  }

  /** "Two or more of those creatures are attacking you", "none of those creatures attacked you". */
  static Optional<Condition> ofThoseCreatures(Cursor c) {
    boolean none = c.accept("none");
    Optional<Amount> least =
        none || c.accept("one or more") || c.accept("any")
            ? Optional.of(Amount.of(1))
            : Amounts.number(c).filter(_ -> c.accept("or more"));
    if (least.isEmpty()
        || !c.accept("of those creatures")
        || !c.acceptAny("are attacking", "attacked")) {
      return Optional.empty();
    }
    return Targets.read(c)
        .map(whom -> new Condition.Attack(Filter.ANY, least.get(), whom))
        .map(attack -> none ? new Condition.Not(attack) : attack);
  }

  /** "They attacked you", "you attacked with two or more other creatures this combat". */
  static Optional<Condition> theyAttacked(Cursor c) {
    if (c.acceptAny("they attacked", "that player attacked")) {
      return Targets.read(c).map(whom -> new Condition.Attack(Filter.ANY, Amount.of(1), whom));
    }
    if (!c.accept("you attacked with")) {
      return Optional.empty();
    }
    Optional<Nouns.Noun> noun = Nouns.read(c).filter(_ -> c.accept("this combat"));
    return noun.flatMap(with -> {
      Filter who =
          Filters.all(Filters.attackers(with.filter()), new Filter.ControlledBy(Players.YOU));
      Condition least = new Condition.Attack(who, with.count(), Whom.ANYTHING);
      return switch (with.quantity()) {
        case EVERY, ONE, AT_LEAST -> Optional.of(least);
        case EXACTLY ->
            with.count() instanceof Amount.Constant(int count)
                ? Optional.of(
                    Conditional.both(
                        least,
                        new Condition.Not(
                            new Condition.Attack(who, Amount.of(count + 1), Whom.ANYTHING))))
                : Optional.empty();
        case AT_MOST, NONE -> Optional.empty();
      };
    });
  }

  private static Filter besides(Filter who) {
    Filter other = new Filter.Not(Filter.SELF);
    Filter all = Filters.all(who);
    if (all.equals(other)) {
      return all;
    }
    return all instanceof Filter.Both(var parts) && parts.contains(other)
        ? all
        : Filters.all(all, other);
  }
}
