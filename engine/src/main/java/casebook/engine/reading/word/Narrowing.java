package casebook.engine.reading.word;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import java.util.Optional;

/**
 * Conditions that are said of each of several creatures by itself: "Creatures can't attack unless
 * they're legendary" is about the creatures that aren't.
 */
public final class Narrowing {
  private static final Filter EACH = new Filter.InQuestion();

  private Narrowing() {}

  /** What "it" and "they" stand for after a phrase that means such permanents. */
  public static Filter pronoun(Filter filter) {
    boolean pointed =
        Mentions.mentions(filter, Filter.SELF)
            || Mentions.mentions(filter, new Filter.Attached())
            || Mentions.mentions(filter, new Filter.Affected());
    boolean other = Mentions.mentions(filter, new Filter.Not(Filter.SELF));
    return pointed && !other ? filter : EACH;
  }

  /** Whether the filter excepts what the text points at: "other creatures". */
  public static boolean saysOther(Filter filter) {
    return switch (filter) {
      case Filter.Not(var excepted) -> Filter.isOneObject(excepted) || excepted.equals(EACH);
      case Filter.Both(var all) -> all.stream().anyMatch(Narrowing::saysOther);
      default -> false;
    };
  }

  /** The one object that a condition is said of, for which "it" stands after it. */
  public static Optional<Filter> object(Condition condition) {
    return switch (condition) {
      case Condition.Not(var not) -> object(not);
      case Condition.Exists(Filter.Both(var all)) ->
          all.stream().filter(Filter::isOneObject).findFirst();
      default -> Optional.empty();
    };
  }

  /** Whether the subject of a sentence is each of several creatures by itself. */
  public static boolean isEach(Optional<Filter> subject) {
    return subject.equals(Optional.of(EACH));
  }

  /** Whether the phrase means one player, so that an amount of theirs is a single one. */
  public static boolean isOnePlayer(Players players) {
    return switch (players) {
      case Players.You _,
          Players.ActivePlayer _,
          Players.DefendingPlayer _,
          Players.Affected _,
          Players.ChosenPlayer _,
          Players.EnchantedPlayer _,
          Players.IsMonarch _,
          Players.HasInitiative _,
          Players.NearestInChosenDirection _ ->
          true;
      case Players.ControllerOf(var filter) -> pronoun(filter).equals(filter);
      case Players.OwnerOf(var filter) -> pronoun(filter).equals(filter);
      case Players.Both(var all) -> all.stream().anyMatch(Narrowing::isOnePlayer);
      case Players.Anyone _,
          Players.Opponent _,
          Players.ProtectorOf _,
          Players.Either _,
          Players.Not _,
          Players.HasCitysBlessing _,
          Players.IsPoisoned _,
          Players.OpponentOf _,
          Players.IsBeingAttacked _,
          Players.AttackedYouLastTurn _,
          Players.AlreadyAttackedThisTurn _,
          Players.AttackedThisTurn _,
          Players.Has _,
          Players.Controls _,
          Players.HasMost _,
          Players.HasFact _ ->
          false;
    };
  }

  /** Whether the condition asks about each of the creatures. */
  public static boolean isAboutEach(Condition condition) {
    return Mentions.mentions(condition, new Filter.InQuestion());
  }

  /** The effect on those of its creatures of which the condition holds, if it can be said so. */
  public static Optional<Effect> of(Effect effect, Condition condition) {
    Optional<Filter> state = state(condition);
    return state.isPresent() ? narrowed(effect, state.get()) : Optional.empty();
  }

  /** What the condition says of each of the creatures. */
  private static Optional<Filter> state(Condition condition) {
    return switch (condition) {
      case Condition.Not(var not) -> state(not).map(Filter.Not::new);
      case Condition.Exists(Filter.Both(var all)) when all.getFirst().equals(EACH) ->
          Optional.of(Filters.all(all.subList(1, all.size())));
      case Condition.Compare(Amount.PowerOf(var of), var relation, var amount)
          when of.equals(EACH) ->
          Optional.of(new Filter.PowerIs(relation, amount));
      case Condition.Compare(Amount.ToughnessOf(var of), var relation, var amount)
          when of.equals(EACH) ->
          Optional.of(new Filter.ToughnessIs(relation, amount));
      default -> Optional.empty();
    };
  }

  private static Optional<Effect> narrowed(Effect effect, Filter state) {
    return switch (effect) {
      case Effect.CantAttack(var who, var whom, var when) ->
          Optional.of(new Effect.CantAttack(both(who, state), whom, when));
      case Effect.MustAttack(var who, var whom, var when) ->
          Optional.of(new Effect.MustAttack(both(who, state), whom, when));
      case Effect.Goaded(var who, var when) ->
          Optional.of(new Effect.Goaded(both(who, state), when));
      case Effect.AttackCost(var who, var whom, var cost, var when) ->
          Optional.of(new Effect.AttackCost(both(who, state), whom, cost, when));
      case Effect.AsThough(var who, var pretence, var whom, var when) ->
          Optional.of(new Effect.AsThough(both(who, state), pretence, whom, when));
      case Effect.Gives(var who, var abilities, var when) ->
          Optional.of(new Effect.Gives(both(who, state), abilities, when));
      case Effect.Takes(var who, var keyword, var when) ->
          Optional.of(new Effect.Takes(both(who, state), keyword, when));
      case Effect.CantHave(var who, var keyword, var when) ->
          Optional.of(new Effect.CantHave(both(who, state), keyword, when));
      case Effect.TakesAllButMana(var who, var when) ->
          Optional.of(new Effect.TakesAllButMana(both(who, state), when));
      case Effect.TakesAll(var who, var when) ->
          Optional.of(new Effect.TakesAll(both(who, state), when));
      case Effect.OfCharacteristics of -> Optional.of(of.with(both(of.who(), state), of.when()));
      case Effect.CantBeSacrificed(var who, var asked, var when) ->
          Optional.of(new Effect.CantBeSacrificed(both(who, state), asked, when));
      case Effect.Trigger(TriggerEvent.CreatureAttacks(var who, var whom, var company), var when) ->
          Optional.of(
              new Effect.Trigger(
                  new TriggerEvent.CreatureAttacks(both(who, state), whom, company), when));
      case Effect.Trigger(TriggerEvent.AttacksUnblocked(var who, var whom), var when) ->
          Optional.of(
              new Effect.Trigger(new TriggerEvent.AttacksUnblocked(both(who, state), whom), when));
      case Effect.Trigger(TriggerEvent.PaysOptionalCost(var who, var cost), var when) ->
          Optional.of(
              new Effect.Trigger(new TriggerEvent.PaysOptionalCost(both(who, state), cost), when));
      case Effect.Trigger(TriggerEvent.BecomesTapped(var who), var when) ->
          Optional.of(new Effect.Trigger(new TriggerEvent.BecomesTapped(both(who, state)), when));
      case Effect.Trigger(TriggerEvent.Leaves(var what, var to), var when) ->
          Optional.of(new Effect.Trigger(new TriggerEvent.Leaves(both(what, state), to), when));
      case Effect.Attaching _,
          Effect.Happening _,
          Effect.MakingMana _,
          Effect.ChangingMana _,
          Effect.CantPayLife _,
          Effect.AtMost _,
          Effect.MustAttackWith _,
          Effect.Detained _,
          Effect.OptionalCost _,
          Effect.Keyword _,
          Effect.ChoosesAttackers _,
          Effect.Scheduling _ ->
          Optional.empty();
    };
  }

  private static Filter both(Filter who, Filter state) {
    return Filters.all(who, state);
  }
}
