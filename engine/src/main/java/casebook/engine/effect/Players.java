package casebook.engine.effect;

import java.util.List;

/** Which players an effect means, seen from the object whose text it is. */
public sealed interface Players {

  /** Every player in the game. */
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

  /** A player who controls such a permanent (108.4). */
  record ControllerOf(Filter permanent) implements Players {}

  /** A player who owns such a permanent (108.3). */
  record OwnerOf(Filter permanent) implements Players {}

  /** A player who protects such a battle (310.8). */
  record ProtectorOf(Filter permanent) implements Players {}

  /** A player of whom all of this is true. */
  record Both(List<Players> all) implements Players {
    public Both {
      all = List.copyOf(all);
    }
  }

  /** A player of whom at least one of this is true. */
  record Either(List<Players> any) implements Players {
    public Either {
      any = List.copyOf(any);
    }
  }

  /** A player of whom this isn't true. */
  record Not(Players players) implements Players {}

  /** The player who is the monarch. */
  record IsMonarch() implements Players {}

  /** The player who has the initiative. */
  record HasInitiative() implements Players {}

  /** A player who has the city's blessing (702.131). */
  record HasCitysBlessing() implements Players {}

  /** The player has at least one poison counter (122.1f). */
  record IsPoisoned() implements Players {}

  /** The opponents of such a player (102.2, 102.3). */
  record OpponentOf(Players player) implements Players {}

  /** A creature is attacking the player (508.6); planeswalkers and battles don't count. */
  record IsBeingAttacked() implements Players {}

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

  /** Every player. */
  Players ANYONE = new Anyone();

  /** The controller of the effect (109.5). */
  Players YOU = new You();

  /** The controller's opponents (102.2, 102.3). */
  Players OPPONENT = new Opponent();

  /** The defending player of the creature in question (508.5). */
  Players DEFENDING = new DefendingPlayer();
}
