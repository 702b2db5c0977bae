package casebook.engine.effect;

import java.util.ArrayList;
import java.util.List;

/** When an effect applies. */
public sealed interface Condition {

  /** The effect is in force as long as it lasts. */
  record Always() implements Condition {}

  /** The condition doesn't hold ("unless"). */
  record Not(Condition condition) implements Condition {}

  /** All of the conditions hold. */
  record Both(List<Condition> all) implements Condition {
    public Both {
      all = List.copyOf(all);
    }
  }

  /** At least one of the conditions holds. */
  record Either(List<Condition> any) implements Condition {
    public Either {
      any = List.copyOf(any);
    }
  }

  /**
   * An event happens for the first time this turn: however often it happens at once, what it
   * triggers triggers once.
   *
   * @param so what holds as long as it has not happened this turn
   */
  record FirstTime(Condition so) implements Condition {}

  /** Two amounts stand in a relation. */
  record Compare(Amount left, Relation relation, Amount right) implements Condition {}

  /** There is such a permanent. */
  record Exists(Filter permanent) implements Condition {}

  /** There is such a player. */
  record ExistsPlayer(Players player) implements Condition {}

  /** A named fact of the turn is at least 1 or true. */
  record TurnIs(String fact) implements Condition {}

  /**
   * At least {@code atLeast} such creatures are declared as attackers of such targets in the same
   * declaration; the creature in question counts only where {@code who} doesn't exclude it.
   */
  record Attack(Filter who, Amount atLeast, Whom whom) implements Condition {}

  /**
   * At least {@code atLeast} such creatures were declared as attackers this turn (508.6), whether
   * they are still on the battlefield or not; while attackers are declared, only those of earlier
   * combats.
   */
  record Attacked(Filter who, Amount atLeast) implements Condition {}

  /** Such a creature was declared as an attacker in an earlier combat of the turn (508.6). */
  record AttackedEarlier(Filter who) implements Condition {}

  /** The creature in question attacks alone (506.5). */
  record AttacksAlone() implements Condition {}

  /** The creature in question attacks a player alone (506.6). */
  record AttacksPlayerAlone() implements Condition {}

  /**
   * The duration of what a spell or ability does is not over, and has begun. As a combat phase
   * ends, what lasts for it gets {@link Duration#ENDED_COMBAT}.
   */
  record Lasts(Duration duration) implements Condition {}

  /** This mode or word was chosen for the object as it entered. */
  record ChosenMode(String mode) implements Condition {}

  /**
   * What only the case can tell, by the words of the text in lower case ("~ was kicked"): what is
   * under it is unread until the case settles it.
   */
  record Stated(String words) implements Condition {}

  /** What never holds. */
  Condition NEVER = new Not(new Always());

  /** The condition of effects that state none. */
  Condition ALWAYS = new Always();

  /** "This card is in your graveyard": never so of a permanent, and so where it is in force. */
  Condition IN_GRAVEYARD = new Stated("~ is in your graveyard");

  /** The opposite, for "unless". */
  static Condition unless(Condition condition) {
    return new Not(condition);
  }

  /** That the condition doesn't hold. */
  static Condition not(Condition condition) {
    return condition instanceof Not(var not) ? not : new Not(condition);
  }

  /** That both conditions hold. */
  static Condition both(Condition first, Condition second) {
    if (first.equals(ALWAYS)) {
      return second;
    }
    if (second.equals(ALWAYS)) {
      return first;
    }
    var all = new ArrayList<Condition>();
    for (Condition one : List.of(first, second)) {
      if (one instanceof Both(var parts)) {
        all.addAll(parts);
      } else {
        all.add(one);
      }
    }
    return new Both(all);
  }
}
