package casebook.site.ask.scene;

import java.util.List;
import java.util.Optional;

/** What a question asks. */
public sealed interface Asked {

  /**
   * Some creatures that attack.
   *
   * @param everything whether all creatures of the attacking player do
   * @param target what they attack, where that is said
   */
  record Attack(List<Part> parts, boolean everything, Optional<Target> target) {

    /** No creature is named, so that it is about attacking at all. */
    public static final Attack ANY = new Attack(List.of(), false, Optional.empty());

    public Attack {
      parts = List.copyOf(parts);
    }

    /** Whether the question tells of an attack without saying by what. */
    public boolean isAny() {
      return parts.isEmpty() && !everything;
    }
  }

  /** A number of permanents that are alike. */
  record Part(Thing thing, int count) {}

  /** A player or a permanent that is attacked. */
  sealed interface Target {
    /** A player is attacked. */
    record APlayer(Party party) implements Target {}

    /** A planeswalker or battle is attacked. */
    record APermanent(Thing thing) implements Target {}
  }

  /** The player whose attack it is about, where that is said. */
  Optional<Party> by();

  /** What is asked about some creatures that could attack. */
  sealed interface OfAttack extends Asked {
    /** These creatures. */
    Attack attack();
  }

  /**
   * Whether these may attack.
   *
   * @param only whether no others do
   */
  record CanAttack(Optional<Party> by, Attack attack, boolean only) implements OfAttack {}

  /** Whether something keeps these from attacking. */
  record Stopped(Optional<Party> by, Attack attack) implements OfAttack {}

  /** Whether any of these may attack. */
  record AnyCanAttack(Optional<Party> by, Attack attack) implements OfAttack {}

  /** Whether these must attack, or anything must. */
  record MustAttack(Optional<Party> by, Attack attack) implements OfAttack {}

  /** How many creatures may attack at most. */
  record HowMany(Optional<Party> by, Attack attack) implements OfAttack {}

  /** What an attack costs. */
  record Cost(Optional<Party> by, Attack attack) implements OfAttack {}

  /** Whether the attack that was told of is legal. */
  record Legal(Optional<Party> by) implements Asked {}

  /**
   * Whether something triggers with the attack that was told of, and how often.
   *
   * @param source what it is; all that the attacking player controls where that isn’t said
   */
  record Triggers(Optional<Party> by, Optional<Thing> source) implements Asked {}

  /** Who the defending player is for a creature of the attack that was told of. */
  record Defending(Optional<Party> by, Optional<Thing> creature) implements Asked {}

  /** Which players these may attack. */
  record Whom(Optional<Party> by, Attack attack, boolean must) implements OfAttack {}
}
