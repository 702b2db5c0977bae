package casebook.engine.reading.condition;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Narrowing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Creatures that must attack along with others: "If a creature attacks, all other creatures its
 * controller controls also attack if able."
 *
 * <p>"Its controller", "that player" and "that opponent" are the controller of what attacks. Said
 * of each creature that must attack: if one with the same controller attacks. "Other" excepts what
 * attacks anyway, of which nothing more is asked.
 */
public final class Followers {
  private static final Players CONTROLLER = new Players.ControllerOf(new Filter.InQuestion());
  private static final Filter SAME_CONTROLLER = new Filter.ControlledBy(CONTROLLER);
  private static final Filter OTHER = new Filter.Not(Filter.SELF);

  private Followers() {}

  /** Says what words for the attacking creature mean in the rest of the sentence. */
  public static void after(Condition condition, Cursor c) {
    if (condition instanceof Condition.Attack(var who, var _, var _)) {
      boolean oneObject = Narrowing.pronoun(who).equals(who);
      c.topic(Optional.of(oneObject ? who : new Filter.InQuestion()));
      if (!oneObject) {
        c.thatPlayer(c.thatPlayer().map(player -> PlayerNouns.all(List.of(player, CONTROLLER))));
      }
    }
  }

  /** The requirement, with what it says of the attacker's controller as a part of its condition. */
  static Optional<Effect> tied(Effect effect, Condition condition) {
    return effect instanceof Effect.MustAttack(var who, var whom, var when)
            && condition instanceof Condition.Attack(var attackers, var count, var attacked)
            && !Narrowing.pronoun(attackers).equals(attackers)
        ? Optional.of(
            new Effect.MustAttack(
                untied(who),
                whom,
                Condition.both(when, new Condition.Attack(tied(attackers, who), count, attacked))))
        : Optional.empty();
  }

  /** The attackers, as far as they aren't under the same control anyway. */
  private static Filter tied(Filter attackers, Filter who) {
    if (!Mentions.mentions(who, CONTROLLER)) {
      return attackers;
    }
    List<Filter> known = parts(untied(who));
    var parts = new ArrayList<>(parts(attackers));
    parts.removeIf(part -> part instanceof Filter.ControlledBy && known.contains(part));
    parts.remove(new Filter.ControlledBy(Players.ANYONE));
    parts.add(SAME_CONTROLLER);
    return Filters.all(parts);
  }

  private static List<Filter> parts(Filter filter) {
    return filter instanceof Filter.Both(var parts) ? parts : List.of(filter);
  }

  private static Filter untied(Filter who) {
    if (who instanceof Filter.Both(var parts)) {
      return Filters.all(
          parts.stream().filter(part -> !part.equals(OTHER)).map(Followers::untied).toList());
    }
    return who instanceof Filter.ControlledBy(var players) ? controlledBy(players) : who;
  }

  private static Filter controlledBy(Players players) {
    return switch (players) {
      case Players.Both(var all) -> {
        Players others =
            PlayerNouns.all(all.stream().filter(one -> !one.equals(CONTROLLER)).toList());
        yield others.equals(Players.ANYONE) ? Filter.ANY : new Filter.ControlledBy(others);
      }
      default -> players.equals(CONTROLLER) ? Filter.ANY : new Filter.ControlledBy(players);
    };
  }
}
