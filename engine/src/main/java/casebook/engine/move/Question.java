package casebook.engine.move;

import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.board.Phase;
import casebook.engine.effect.Ability;
import java.util.List;
import java.util.Optional;

/** What can be asked of a game. */
public sealed interface Question {

  /** Which steps this combat phase has (506.1, 508.8). */
  record Steps() implements Question {}

  /** Who the defending players are (506.2). */
  record DefendingPlayers() implements Question {}

  /** Which defending player an attacking creature means (508.5). */
  record DefendingPlayer(Id creature) implements Question {}

  /** Whether a player is attacking another (508.6). */
  record Attacking(Id player, Id defender) implements Question {}

  /** Whether a player attacked another (508.6). */
  record Attacked(Id player, Id defender) implements Question {}

  /** Whether a creature attacks alone: it was the only one declared (506.5). */
  record AttacksAlone(Id creature) implements Question {}

  /** Whether a creature is attacking alone now (506.5). */
  record AttackingAlone(Id creature) implements Question {}

  /**
   * Whether a creature attacks a player alone: no other was declared attacking that one (506.6).
   */
  record AttacksPlayerAlone(Id creature, Id player) implements Question {}

  /** Whether a creature is attacking a player alone now (506.6). */
  record AttackingPlayerAlone(Id creature, Id player) implements Question {}

  /** Whether a creature was the only one declared as a blocker (506.5). */
  record BlocksAlone(Id creature) implements Question {}

  /** Whether a creature is the only one blocking now (506.5). */
  record BlockingAlone(Id creature) implements Question {}

  /** Whether a creature had to attack (506.7). */
  record HadToAttack(Id creature) implements Question {}

  /** Whether an attacking creature is blocked or unblocked (509.1h, 508.4d). */
  record Blocked(Id creature) implements Question {}

  /** Whether a creature was declared as an attacker. */
  record WasDeclared(Id creature) implements Question {}

  /** Whether some legal attack includes the creature. */
  record CouldAttack(Id creature) implements Question {}

  /**
   * Whether a player may cast a spell, or activate an ability, at a point of the turn (506.8).
   *
   * @param permanent what the text calls itself, if it is a permanent's
   */
  record MayCast(
      List<Ability> text, String words, Id by, Optional<Id> permanent, Moment at, boolean ability)
      implements Question {
    public MayCast {
      text = List.copyOf(text);
    }

    /** The question of a text that no permanent has. */
    public MayCast(List<Ability> text, String words, Id by, Moment at, boolean ability) {
      this(text, words, by, Optional.empty(), at, ability);
    }
  }

  /** What a permanent is, and the effects that made it so (613). */
  record Characteristics(Id permanent) implements Question {}

  /** The legal attacks, up to a limit. */
  record LegalAttacks(int limit) implements Question {}

  /**
   * What the legal attacks have that include certain attackers.
   *
   * @param given the attackers that every one of them has
   * @param payment the costs that may be paid
   * @param limit the most attacks listed
   */
  record Completions(Attack given, Payment payment, int limit) implements Question {}

  /**
   * A point of a turn.
   *
   * @param step the step of the combat phase; where none is named, the one that the case's combat
   *     has come to
   * @param combat which combat phase of the turn it lies in, or comes after
   * @param combatSkipped whether the turn's combat phase is skipped
   */
  record Moment(
      Phase phase, Optional<CombatStep> step, int combat, Id activePlayer, boolean combatSkipped) {

    /** By the names that cases use for phases and steps. */
    public Moment(
        String phase, Optional<String> step, int combat, Id activePlayer, boolean combatSkipped) {
      this(Phase.named(phase), step.map(CombatStep::named), combat, activePlayer, combatSkipped);
    }
  }
}
