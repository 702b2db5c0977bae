package casebook.engine.reading.condition;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.Whom;
import casebook.engine.reading.noun.Targets;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Quantity;
import casebook.engine.reading.word.Token;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who attacks whom in a trigger condition, and whether attackers are counted for each (508.3c,
 * 508.3e).
 */
public final class Attackers {
  static final Whom ANY_PLAYER = new Whom.ThePlayer(Players.ANYONE);

  /** A player whom the creature in question doesn't attack. */
  static final Whom ANOTHER_PLAYER = new Whom.ThePlayer(new Players.Not(Players.DEFENDING));

  private Attackers() {}

  /** One of them, or one or more of them all; a number of some "or" of others says neither. */
  static Quantity either(Noun first, Noun second) {
    if (isEach(first) && isEach(second)) {
      return Quantity.ONE;
    }
    boolean oneOrMore =
        Stream.of(first, second)
            .allMatch(noun ->
                isEach(noun)
                    || (noun.quantity() == Quantity.AT_LEAST && noun.count().equals(Amount.of(1))));
    return oneOrMore ? Quantity.AT_LEAST : Quantity.NONE;
  }

  /** Whether the event happens for each such creature that attacks. */
  static boolean isEach(Noun who) {
    return switch (who.quantity()) {
      case THE, ANY, ONE, ANOTHER -> true;
      case EVERY, PLURAL, SOME, AT_LEAST, EXACTLY, AT_MOST, NONE -> false;
    };
  }

  /** Whether the event happens once for all that attack, if they are as many as that. */
  static boolean isCounted(Quantity quantity) {
    return quantity == Quantity.AT_LEAST || quantity == Quantity.EXACTLY;
  }

  /** The player or players who control what a filter means; anyone, where it doesn't say. */
  public static Players controller(Filter filter) {
    return switch (filter) {
      case Filter.ControlledBy(var players) -> players;
      case Filter.Both(var all) ->
          all.stream()
              .filter(Filter.ControlledBy.class::isInstance)
              .map(Attackers::controller)
              .findFirst()
              .orElse(Players.ANYONE);
      default -> Players.ANYONE;
    };
  }

  /** The filter without what it says of controllers. */
  public static Filter withoutController(Filter filter) {
    return switch (filter) {
      case Filter.ControlledBy _ -> Filter.ANY;
      case Filter.Both(var all) ->
          Filters.all(all.stream().filter(part -> !(part instanceof Filter.ControlledBy)).toList());
      default -> filter;
    };
  }

  /** N or more creatures of a player, or of any players, attack. */
  static TriggerEvent event(Players controller, Noun what, Whom whom) {
    Filter who = Filters.attackers(what.filter());
    return controller.equals(Players.ANYONE)
        ? new TriggerEvent.CreaturesAttack(what.count(), who, whom)
        : new TriggerEvent.PlayerAttacksWith(controller, what.count(), who, whom);
  }

  static TriggerEvent attacks(Players players, Whom target) {
    return switch (target) {
      case Whom.Each(Whom.ThePlayer(var attacked)) ->
          new TriggerEvent.PlayerAttacksPlayer(players, attacked);
      case Whom.ThePlayer(Players.You _) ->
          new TriggerEvent.PlayerAttacksPlayer(players, Players.YOU);
      case Whom.ThePlayer(Players.EnchantedPlayer attacked) ->
          new TriggerEvent.PlayerAttacksPlayer(players, attacked);
      default -> new TriggerEvent.PlayerAttacksWith(players, Amount.of(1), Filter.ANY, target);
    };
  }

  /**
   * What is attacked, where attackers are counted: "a player" means each player by itself, "one or
   * more players" all of them together.
   */
  static Optional<Whom> counted(Cursor c) {
    if (c.accept("the same player")) {
      return Optional.of(new Whom.Each(new Whom.ThePlayer(Players.ANYONE)));
    }
    int from = c.at();
    Optional<Whom> whom = Targets.read(c);
    boolean together = false;
    boolean single = false;
    if (c.paragraph().subList(from, c.at()).stream().anyMatch(token -> token.is("each"))) {
      c.moveTo(from);
      return Optional.empty();
    }
    for (int index = from; index < c.at(); index++) {
      Token token = c.token(index);
      together |= token.is("more") && c.token(index - 1).is("or");
      single |= token.is("a") || token.is("an") || token.is("one") || token.is("another");
    }
    return single && !together ? whom.map(Whom.Each::new) : whom;
  }

  /** "Alone": of what attacks a player, that no other attacks that player (506.6). */
  static Company alone(Cursor c, Whom whom) {
    if (!c.accept("alone")) {
      return Company.ANY;
    }
    return whom instanceof Whom.ThePlayer ? Company.PLAYER_ALONE : Company.ALONE;
  }

  /** That it attacks alone, or the condition on who attacks with it. */
  static Condition with(Company company, Condition others) {
    return switch (company) {
      case ALONE -> new Condition.AttacksAlone();
      case PLAYER_ALONE -> new Condition.AttacksPlayerAlone();
      case ANY, WITH_OTHERS -> others;
    };
  }
}
