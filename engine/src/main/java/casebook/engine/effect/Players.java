package casebook.engine.effect;

import java.util.List;

/** Which players an effect means, seen from the object whose text it is. */
public sealed interface Players {

  record Anyone() implements Players {}

  /** The controller of the effect (109.5). */
  record You() implements Players {}

  /** Its controller's opponents (102.2, 102.3). */
  record Opponent() implements Players {}

  /** The player whose turn it is (102.1). */
  record ActivePlayer() implements Players {}

  /** The player that the creature in question attacks, or whose permanent it attacks (508.5). */
  record DefendingPlayer() implements Players {}

  /** The players that the effect was said to affect ("target player", "that player"). */
  record Affected() implements Players {}

  /** The player chosen for the object. */
  record ChosenPlayer() implements Players {}

  /** The player that the object enchants. */
  record EnchantedPlayer() implements Players {}

  record ControllerOf(Filter permanent) implements Players {}

  record OwnerOf(Filter permanent) implements Players {}

  record ProtectorOf(Filter permanent) implements Players {}

  record Both(List<Players> all) implements Players {
    public Both {
      all = List.copyOf(all);
    }
  }

  record Either(List<Players> any) implements Players {
    public Either {
      any = List.copyOf(any);
    }
  }

  record Not(Players players) implements Players {}

  record IsMonarch() implements Players {}

  record HasInitiative() implements Players {}

  record HasCitysBlessing() implements Players {}

  /** The player has at least one poison counter (122.1f). */
  record IsPoisoned() implements Players {}

  /** The player attacked the effect's controller during its own last turn. */
  record AttackedYouLastTurn() implements Players {}

  /** The creature in question was declared as attacking this player earlier this turn. */
  record AlreadyAttackedThisTurn() implements Players {}

  /** The player declared one or more attackers in this turn (508.6), whatever became of them. */
  record AttackedThisTurn() implements Players {}

  /** The nearest opponent of the active player in the direction chosen for the object (803). */
  record NearestInChosenDirection() implements Players {}

  /** An amount of this player's stands in a relation to another amount. */
  record Has(Amount.OfPlayer amount, Relation relation, Amount other) implements Players {}

  /** How many such permanents this player controls stands in a relation to an amount. */
  record Controls(Filter what, Relation relation, Amount count) implements Players {}

  /** No player has more of this; several players may be tied. */
  record HasMost(Amount.OfPlayer amount) implements Players {}

  /** A named fact of the player that is not listed here is at least 1 or true. */
  record HasFact(String name) implements Players {}

  Players ANYONE = new Anyone();
  Players YOU = new You();
  Players OPPONENT = new Opponent();
  Players DEFENDING = new DefendingPlayer();
}
