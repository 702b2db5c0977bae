package casebook.engine.reading.clause;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.noun.Amounts;
import casebook.engine.reading.noun.Antecedents;
import casebook.engine.reading.noun.PowerAndToughness;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Self;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What changes power and toughness: "gets +1/+1", "base power and toughness 4/4" (613.4). */
public final class PowerChanges {
  private static final Filter IN_QUESTION = new Filter.InQuestion();
  private static final Filter NOT_SELF = new Filter.Not(Filter.SELF);

  private PowerChanges() {}

  /** A line of nothing but power and toughness, as it stands beside levels (711). */
  public static Optional<Effect> line(Cursor c) {
    return PowerAndToughness.read(c)
        .filter(pair -> c.atEnd() && !pair.isSigned() && !pair.hasX())
        .map(pair -> sets(Filter.SELF, pair, Amount.of(0)));
  }

  static Effect sets(Filter who, PowerAndToughness pair, Amount x) {
    return new Effect.SetsPowerToughness(
        who, Optional.of(pair.power(x)), Optional.of(pair.toughness(x)), Condition.ALWAYS);
  }

  /** What is said of permanents: "gets +2/+0", "has base power and toughness 1/1". */
  static Optional<List<Effect>> read(Cursor c, Filter who) {
    return c.first(x -> gets(x, who), x -> switched(x, who), x -> has(x, who));
  }

  private static Optional<List<Effect>> gets(Cursor c, Filter who) {
    c.accept("each");
    c.accept("also");
    if (!c.acceptAny("gets", "get")) {
      return Optional.empty();
    }
    c.acceptAny("an additional", "another");
    Optional<PowerAndToughness> pair =
        PowerAndToughness.read(c).filter(PowerAndToughness::isSigned);
    if (pair.isEmpty()) {
      return Optional.empty();
    }
    Durations.skip(c);
    if (c.accept("for each")) {
      Optional<Amount> each = countedForEach(c, who);
      Durations.skip(c);
      return each.filter(_ -> !pair.get().hasX())
          .map(times ->
              List.of(
                  new Effect.ModifiesPowerToughness(
                      who,
                      times(pair.get().power(times), times),
                      times(pair.get().toughness(times), times),
                      Condition.ALWAYS)));
    }
    return x(c, pair.get(), who)
        .map(x ->
            List.of(
                new Effect.ModifiesPowerToughness(
                    who, pair.get().power(x), pair.get().toughness(x), Condition.ALWAYS)));
  }

  /**
   * What is counted for what gets it: "other" means others than that, and of several permanents
   * each is "it" in turn.
   */
  private static Optional<Amount> countedForEach(Cursor c, Filter who) {
    boolean one = Filter.isOneObject(who);
    Optional<Filter> before = c.subject();
    if (!one) {
      c.subject(Optional.of(IN_QUESTION));
    }
    var all = new ArrayList<Amount>();
    do {
      boolean others = c.looksAt("other");
      Optional<Amount> each = Amounts.each(c);
      if (each.isEmpty()) {
        c.subject(before);
        return Optional.empty();
      }
      all.add(others ? besides(one ? who : IN_QUESTION, each.get()) : each.get());
    } while (c.acceptAny("and each", "and for each"));
    c.subject(before);
    return Optional.of(all.size() == 1 ? all.getFirst() : new Amount.Sum(all));
  }

  private static Amount besides(Filter one, Amount amount) {
    return amount instanceof Amount.CountOf(Filter.Both(var all))
        ? new Amount.CountOf(
            Filters.all(
                all.stream()
                    .map(part -> part.equals(NOT_SELF) ? new Filter.Not(one) : part)
                    .toList()))
        : amount;
  }

  /** What an effect changes of power and toughness, that many times. */
  static Effect times(Effect effect, Amount count) {
    return effect
                instanceof
                Effect.ModifiesPowerToughness(var who, var power, var toughness, var when)
            && power instanceof Amount.Constant
            && toughness instanceof Amount.Constant
        ? new Effect.ModifiesPowerToughness(who, times(power, count), times(toughness, count), when)
        : effect;
  }

  private static Amount times(Amount factor, Amount amount) {
    int value = ((Amount.Constant) factor).value();
    return switch (value) {
      case 0 -> Amount.of(0);
      case 1 -> amount;
      default -> new Amount.Times(value, amount);
    };
  }

  /** What X is, where there is one: what the text says that it is, or the chosen number. */
  static Optional<Amount> x(Cursor c, PowerAndToughness pair, Filter who) {
    if (!pair.hasX()) {
      return Optional.of(Amount.of(0));
    }
    return c.acceptAny(", where x is", "where x is")
        ? amount(c, who)
        : Optional.of(new Amount.ChosenNumber());
  }

  /** An amount that is asked of each of the permanents. */
  static Optional<Amount> amount(Cursor c, Filter who) {
    Filter each = Filter.isOneObject(who) ? who : new Filter.InQuestion();
    Optional<Amount> first =
        c.first(
            x ->
                x.acceptAny("its mana value", "their mana value", "its converted mana cost")
                    ? Optional.of(new Amount.ManaValueOf(each))
                    : Optional.empty(),
            x ->
                x.acceptAny("its power", "their power")
                    ? Optional.of(new Amount.PowerOf(each))
                    : Optional.empty(),
            Amounts::read);
    while (first.isPresent() && c.acceptAny("plus", "minus")) {
      int factor = c.wordAt(-1).equals("minus") ? -1 : 1;
      Optional<Amount> more = Amounts.read(c);
      first =
          first.flatMap(sum ->
              more.map(one ->
                  new Amount.Sum(List.of(sum, factor == 1 ? one : new Amount.Times(-1, one)))));
    }
    return first;
  }

  private static Optional<List<Effect>> switched(Cursor c, Filter who) {
    return c.accept("has its power and toughness switched")
        ? Optional.of(List.of(new Effect.SwitchesPowerToughness(who, Condition.ALWAYS)))
        : Optional.empty();
  }

  private static Optional<List<Effect>> has(Cursor c, Filter who) {
    c.acceptAny("also", "each");
    return c.acceptAny("has", "have")
        ? base(c, who).map(base -> withAbilities(c, who, base))
        : Optional.empty();
  }

  /** "Base power and toughness 5/5 and vigilance". */
  private static List<Effect> withAbilities(Cursor c, Filter who, Effect base) {
    Optional<List<Ability>> abilities =
        c.attempt(() ->
            c.acceptAny(", and", "and", ",")
                ? Grants.list(c, Self.UNNAMED).filter(all -> !Grants.hasUnread(all))
                : Optional.empty());
    List<Ability> bearing = abilities.map(Grants::bearing).orElse(List.of());
    return bearing.isEmpty()
        ? List.of(base)
        : List.of(base, new Effect.Gives(who, bearing, Condition.ALWAYS));
  }

  /** "Base power and toughness 1/1", "base power 5", "power and toughness each equal to …". */
  static Optional<Effect> base(Cursor c, Filter who) {
    if (c.acceptAny(
        "base power and toughness", "base power and base toughness", "power and toughness")) {
      if (c.acceptAny("each equal to", "equal to")) {
        return amount(c, who)
            .map(x ->
                new Effect.SetsPowerToughness(
                    who, Optional.of(x), Optional.of(x), Condition.ALWAYS));
      }
      Optional<PowerAndToughness> pair = PowerAndToughness.read(c).filter(one -> !one.isSigned());
      Durations.skip(c);
      return pair.flatMap(one -> x(c, one, who).map(x -> sets(who, one, x)));
    }
    if (c.accept("base power")) {
      c.accept("equal to");
      Optional<Amount> power = amount(c, who);
      Optional<Amount> toughness =
          c.attempt(
              () -> c.accept("and base toughness equal to") ? amount(c, who) : Optional.empty());
      return power.map(
          one -> new Effect.SetsPowerToughness(who, Optional.of(one), toughness, Condition.ALWAYS));
    }
    if (c.accept("base toughness")) {
      c.accept("equal to");
      return amount(c, who)
          .map(toughness ->
              new Effect.SetsPowerToughness(
                  who, Optional.empty(), Optional.of(toughness), Condition.ALWAYS));
    }
    return Optional.empty();
  }

  /** "As long as ~ isn't attacking, its power …": that of what the sentence speaks of. */
  private static Optional<Filter> its(Cursor c) {
    int place = c.at();
    return c.topic().isPresent() && c.accept("its")
        ? Antecedents.object(c, place)
        : Optional.empty();
  }

  /**
   * "~'s power is equal to …", "~'s power and toughness are each equal to …" (604.3, 613.4),
   * "switch ~'s power and toughness" (613.4d).
   */
  static Optional<List<Effect>> defined(Cursor c) {
    boolean switches = c.acceptAny("switch", "switches");
    Optional<Filter> owner = Amounts.owner(c).or(() -> its(c));
    if (owner.isEmpty()) {
      return Optional.empty();
    }
    Filter who = owner.get();
    if (switches) {
      boolean both = c.accept("power and toughness");
      Durations.skip(c);
      return both
          ? Optional.of(List.of(new Effect.SwitchesPowerToughness(who, Condition.ALWAYS)))
          : Optional.empty();
    }
    boolean base = c.accept("base");
    if (c.acceptAny("power and toughness are each equal to", "power and toughness are equal to")) {
      return amount(c, who)
          .map(x ->
              List.of(
                  new Effect.SetsPowerToughness(
                      who, Optional.of(x), Optional.of(x), Condition.ALWAYS)));
    }
    if (base && c.acceptAny("power and toughness become", "power and toughness becomes")) {
      c.acceptAny("each equal to", "equal to");
      Optional<PowerAndToughness> pair =
          c.attempt(() -> PowerAndToughness.read(c).filter(one -> !one.isSigned()));
      return pair.<Effect>flatMap(one -> x(c, one, who).map(x -> sets(who, one, x)))
          .or(() ->
              pair.isPresent()
                  ? Optional.empty()
                  : amount(c, who)
                      .map(x ->
                          new Effect.SetsPowerToughness(
                              who, Optional.of(x), Optional.of(x), Condition.ALWAYS)))
          .map(List::of);
    }
    if (c.acceptAny("power is equal to", base ? "power becomes" : "power is equal to")) {
      Optional<Amount> power = amount(c, who);
      Optional<Amount> toughness =
          power.flatMap(known -> c.attempt(() -> relatedToughness(c, known)));
      return power.map(x ->
          List.of(new Effect.SetsPowerToughness(who, Optional.of(x), toughness, Condition.ALWAYS)));
    }
    if (c.accept("toughness is equal to")) {
      return amount(c, who)
          .map(x ->
              List.of(
                  new Effect.SetsPowerToughness(
                      who, Optional.empty(), Optional.of(x), Condition.ALWAYS)));
    }
    return Optional.empty();
  }

  /** "… and its toughness is equal to that number plus 1". */
  private static Optional<Amount> relatedToughness(Cursor c, Amount power) {
    if (!c.accept("and its toughness is equal to that number")) {
      return Optional.empty();
    }
    return c.accept("plus")
        ? Amounts.number(c).map(more -> new Amount.Sum(List.of(power, more)))
        : Optional.of(power);
  }
}
