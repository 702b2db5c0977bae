package casebook.engine.reading.condition;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.reading.noun.Amounts;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.Targets;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Noun;
import java.util.Optional;

/** What attacks in the same declaration: "a black creature also attacks", "~ attacks alone". */
public final class AttackConditions {
  private AttackConditions() {}

  /** "A black creature also attacks", "at least two other creatures attack", "~ attacks". */
  static Optional<Condition> alsoAttacks(Cursor c) {
    Optional<Noun> noun = Nouns.read(c);
    if (noun.isEmpty()) {
      return Optional.empty();
    }
    boolean also = c.accept("also");
    if (c.acceptAny("attacked alone", "is attacking alone", "'s attacking alone")) {
      return alone(noun.get());
    }
    if (c.acceptAny("attacked this combat", "has attacked this combat")) {
      return attack(noun.get(), Whom.ANYTHING);
    }
    if (c.acceptAny("is attacking a player alone", "'s attacking a player alone")) {
      return playerAlone(noun.get(), new Whom.ThePlayer(Players.ANYONE));
    }
    if (c.acceptAny("is being declared as an attacker", "'s being declared as an attacker")) {
      return attack(noun.get(), Whom.ANYTHING);
    }
    if (c.accept("isn't being declared as an attacker")) {
      return attack(noun.get(), Whom.ANYTHING).map(Condition::not);
    }
    boolean plural = c.looksAt("attack");
    if (!c.acceptAny("attack", "attacks")) {
      return Optional.empty();
    }
    if (c.accept("alone")) {
      return alone(noun.get());
    }
    Whom whom = Targets.read(c).orElse(Whom.ANYTHING);
    if (c.accept("alone")) {
      return playerAlone(noun.get(), whom);
    }
    Filter who = Filters.attackers(noun.get().filter());
    Filter counted = also && !who.equals(Filter.SELF) ? besides(who) : who;
    boolean several = plural && who.equals(new Filter.Affected());
    return several ? Optional.empty() : attack(noun.get().of(counted), whom);
  }

  /** "A Pirate and a Vehicle attacked this combat": one of each did. */
  static Optional<Condition> bothAttacked(Cursor c) {
    Optional<Noun> first = Nouns.read(c);
    Optional<Noun> second = first.flatMap(_ -> c.accept("and") ? Nouns.read(c) : Optional.empty());
    return second.isPresent() && c.accept("attacked this combat")
        ? attack(first.get(), Whom.ANYTHING)
            .flatMap(
                one -> attack(second.get(), Whom.ANYTHING).map(other -> Condition.both(one, other)))
        : Optional.empty();
  }

  private static Optional<Condition> alone(Noun noun) {
    return noun.filter().equals(Filter.SELF)
        ? Optional.of(new Condition.AttacksAlone())
        : Optional.empty();
  }

  /** Of any player alone; that a certain one is attacked so would be more than this says. */
  private static Optional<Condition> playerAlone(Noun noun, Whom whom) {
    return noun.filter().equals(Filter.SELF) && whom.equals(new Whom.ThePlayer(Players.ANYONE))
        ? Optional.of(new Condition.AttacksPlayerAlone())
        : Optional.empty();
  }

  /** That as many attack as the phrase says; the one reading of a number of attackers. */
  public static Optional<Condition> attack(Noun noun, Whom whom) {
    return switch (noun.quantity()) {
      case THE, ANY, PLURAL, ONE, ANOTHER, SOME, AT_LEAST ->
          Optional.of(atLeast(noun, noun.count(), whom));
      case EXACTLY ->
          noMore(noun, whom).map(limit -> Condition.both(atLeast(noun, noun.count(), whom), limit));
      case AT_MOST -> noMore(noun, whom);
      case NONE -> Optional.of(new Condition.Not(atLeast(noun, Amount.of(1), whom)));
      case EVERY -> Optional.empty();
    };
  }

  private static Condition atLeast(Noun noun, Amount count, Whom whom) {
    return new Condition.Attack(Filters.attackers(noun.filter()), count, whom);
  }

  /** That no more attack than the phrase's number. */
  static Optional<Condition> noMore(Noun noun, Whom whom) {
    return noun.count() instanceof Amount.Constant(int count)
        ? Optional.of(new Condition.Not(atLeast(noun, Amount.of(count + 1), whom)))
        : Optional.empty();
  }

  /** That as many were declared as attackers this turn as the phrase says. */
  static Optional<Condition> attacked(Noun noun) {
    return switch (noun.quantity()) {
      case THE, ANY, PLURAL, ONE, ANOTHER, SOME, AT_LEAST ->
          Optional.of(new Condition.Attacked(noun.filter(), noun.count()));
      case EXACTLY ->
          noMoreThisTurn(noun)
              .map(limit ->
                  Condition.both(new Condition.Attacked(noun.filter(), noun.count()), limit));
      case AT_MOST -> noMoreThisTurn(noun);
      case NONE ->
          Optional.of(new Condition.Not(new Condition.Attacked(noun.filter(), Amount.of(1))));
      case EVERY -> Optional.empty();
    };
  }

  private static Optional<Condition> noMoreThisTurn(Noun noun) {
    return noun.count() instanceof Amount.Constant(int count)
        ? Optional.of(
            new Condition.Not(new Condition.Attacked(noun.filter(), Amount.of(count + 1))))
        : Optional.empty();
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
    if (c.accept("they aren't attacking")) {
      return Targets.read(c)
          .map(whom -> new Condition.Not(new Condition.Attack(Filter.ANY, Amount.of(1), whom)));
    }
    if (!c.accept("you attacked with")) {
      return Optional.empty();
    }
    Optional<Noun> noun = Nouns.read(c).filter(_ -> c.accept("this combat"));
    return noun.flatMap(with ->
        attack(
            with.of(
                Filters.all(
                    Filters.attackers(with.filter()), new Filter.ControlledBy(Players.YOU))),
            Whom.ANYTHING));
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
