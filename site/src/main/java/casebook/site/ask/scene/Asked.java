package casebook.site.ask.scene;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a question asks. */
public sealed interface Asked {

  /**
   * Some creatures that attack.
   *
   * @param everything whether all creatures of the attacking player do
   * @param target what they attack, where that is said
   * @param beside what others attack together with them: "Bob with Okk and Carl with Hill Giant"
   */
  record Attack(
      List<Part> parts, boolean everything, Optional<Target> target, List<Attack> beside) {

    /** No creature is named, so that it is about attacking at all. */
    public static final Attack ANY = new Attack(List.of(), false, Optional.empty());

    public Attack {
      parts = List.copyOf(parts);
      beside = List.copyOf(beside);
    }

    /** An attack of which nothing else is a part. */
    public Attack(List<Part> parts, boolean everything, Optional<Target> target) {
      this(parts, everything, target, List.of());
    }

    /** The same together with another one. */
    public Attack and(Attack other) {
      return new Attack(
          parts, everything, target, Stream.concat(beside.stream(), Stream.of(other)).toList());
    }

    /** Each part of it in which all creatures attack the same, this one first. */
    public List<Attack> split() {
      return Stream.concat(Stream.of(new Attack(parts, everything, target)), beside.stream())
          .toList();
    }

    /** The players who control creatures of it, as far as it is said. */
    public Stream<Party> owners() {
      return split().stream()
          .flatMap(one -> one.parts().stream())
          .flatMap(part -> part.thing().controller().stream());
    }

    /** Whether its creatures attack several players or permanents, and it is said which. */
    public boolean isSplit() {
      return !beside.isEmpty();
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

    /** The same question about another attack. */
    default OfAttack about(Attack other) {
      return switch (this) {
        case CanAttack(var by, var _, boolean only) -> new CanAttack(by, other, only);
        case Stopped(var by, var _) -> new Stopped(by, other);
        case AnyCanAttack(var by, var _, boolean which) -> new AnyCanAttack(by, other, which);
        case MustAttack(var by, var _) -> new MustAttack(by, other);
        case HowMany(var by, var _, boolean fewest) -> new HowMany(by, other, fewest);
        case Cost(var by, var _, boolean whether) -> new Cost(by, other, whether);
        case Whom(var by, var _, boolean must) -> new Whom(by, other, must);
      };
    }
  }

  /**
   * Whether these may attack.
   *
   * @param only whether no others do
   */
  record CanAttack(Optional<Party> by, Attack attack, boolean only) implements OfAttack {}

  /** Whether something keeps these from attacking. */
  record Stopped(Optional<Party> by, Attack attack) implements OfAttack {}

  /**
   * Whether any of these may attack.
   *
   * @param which whether it is asked which of them
   */
  record AnyCanAttack(Optional<Party> by, Attack attack, boolean which) implements OfAttack {}

  /** Whether these must attack, or anything must. */
  record MustAttack(Optional<Party> by, Attack attack) implements OfAttack {}

  /**
   * How many creatures may attack at most.
   *
   * @param fewest whether it is asked how many have to attack at least
   */
  record HowMany(Optional<Party> by, Attack attack, boolean fewest) implements OfAttack {}

  /**
   * What an attack costs.
   *
   * @param whether whether it is asked if anything has to be paid at all
   */
  record Cost(Optional<Party> by, Attack attack, boolean whether) implements OfAttack {}

  /** Whether the attack that was told of is legal. */
  record Legal(Optional<Party> by) implements Asked {}

  /**
   * Whether something triggers with the attack that was told of, and how often.
   *
   * @param source what it is; all that the attacking player controls where that isn’t said
   */
  record Triggers(Optional<Party> by, Optional<Thing> source, Triggering what) implements Asked {}

  /** What is asked of something that triggers. */
  enum Triggering {
    /** How often it does. */
    HOW_OFTEN,
    /** Whether it does. */
    WHETHER,
    /** Whether it does for creatures that are put onto the battlefield attacking (508.4). */
    FOR_ENTERING
  }

  /** Who the defending player is for a creature of the attack that was told of. */
  record Defending(Optional<Party> by, Optional<Thing> creature) implements Asked {}

  /**
   * Whether creatures of the attack that was told of still attack after what has happened since
   * (506.4).
   *
   * @param of which of them; empty for all
   * @param removed whether it is asked the other way round: whether they are removed from combat
   */
  record StillAttacking(Optional<Party> by, List<Thing> of, boolean removed) implements Asked {
    public StillAttacking {
      of = List.copyOf(of);
    }
  }

  /**
   * What creatures of the attack that was told of attack after what has happened since (506.4c).
   *
   * @param of which of them; empty for all
   * @param player whom they are asked to attack now; the player whose planeswalker they attacked
   *     where that isn't said
   * @param damage whether it is asked whether they deal damage there
   */
  record AttackingNow(Optional<Party> by, List<Thing> of, Optional<Party> player, boolean damage)
      implements Asked {
    public AttackingNow {
      of = List.copyOf(of);
    }
  }

  /** Which players these may attack. */
  record Whom(Optional<Party> by, Attack attack, boolean must) implements OfAttack {}
}
