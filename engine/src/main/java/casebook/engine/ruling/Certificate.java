package casebook.engine.ruling;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Why no attack obeys more requirements without disobeying a restriction (508.1d), so that a judge
 * can follow it by hand.
 *
 * <p>Its words are prices and gains: "at most two creatures can attack Bob, so say that each
 * creature that does pays 1 for its slot; then the goblin gains at most 1 and the others nothing,
 * and the slots at Bob are worth 2: no attack obeys more than 3".
 *
 * @param earlier where requirements are conditional: what has to be obeyed before these count
 * @param rounds the rounds after that and before the declared attack's own, where it is legal only
 *     in a later one: as many as possible of each are obeyed before later ones
 * @param total the most that an attack obeys, with each requirement counted for what it is worth: 1
 *     if it exists for the declared attack, and what those of earlier rounds are worth besides
 * @param witness an attack that obeys that many requirements and disobeys no restriction
 * @param proof why none obeys more
 */
public record Certificate(
    Optional<Earlier> earlier, List<Round> rounds, long total, Attack witness, Case proof) {
  public Certificate {
    rounds = List.copyOf(rounds);
  }

  /**
   * The requirements that exist with no attackers, of which as many as possible are obeyed first.
   *
   * @param worth what each of them counts for: more than all later ones together
   * @param maximum how many of them can be obeyed
   */
  public record Earlier(long worth, int maximum) {}

  /**
   * The requirements that exist given an attack that is still open then: it obeys as many as any in
   * each round before.
   *
   * @param worth what each of them counts for: more than all of later rounds together
   * @param maximum how many of them can be obeyed
   */
  public record Round(Attack given, long worth, int maximum) {}

  /** One node of the proof: a bound on every attack that the cases above still allow. */
  public sealed interface Case {}

  /** Either enough creatures attack together or they don't. */
  public record Split(Company company, Case together, Case otherwise) implements Case {}

  /**
   * What some creatures do has no bearing on what others may do: no attack obeys more than all
   * parts together at most. A player's requirement is counted in the part of the creatures that it
   * could be obeyed with; one that every attack obeys is counted in the first part.
   */
  public record Sum(List<Part> parts) implements Case {
    public Sum {
      parts = List.copyOf(parts);
    }
  }

  /** What is obeyed with these creatures at most. */
  public record Part(List<Id> creatures, long total, Case proof) {
    public Part {
      creatures = List.copyOf(creatures);
    }
  }

  /** There is no attack in this case: too few of a company that it assumes can attack. */
  public record Never(Company company, List<Barred> barred) implements Case {
    public Never {
      barred = List.copyOf(barred);
    }
  }

  /**
   * What attacks obey at most, even where all that the cases above leave open is as it would have
   * to be: the gains of all creatures, what all slots are worth, and what the players' own
   * requirements count for.
   *
   * @param barred what would gain creatures more, and can't be declared in this case
   */
  public record Bound(
      List<Slots> slots, List<Barred> barred, List<Gain> gains, long ofPlayers, long total)
      implements Case {
    public Bound {
      slots = List.copyOf(slots);
      barred = List.copyOf(barred);
      gains = List.copyOf(gains);
    }
  }

  /** At least this number of the creatures attack one of the targets. */
  public record Company(int atLeast, Set<Id> creatures, Set<Id> targets) {}

  /**
   * Slots for some creatures at some targets.
   *
   * @param price what each of the creatures pays that attacks one of the targets. Where it is more
   *     than 0, no more than so many can; where it is less, so many have to, and each gets that
   * @param count how many slots there are
   * @param stated what limits them; empty where the case assumes it
   */
  public record Slots(
      Set<Id> creatures, Set<Id> targets, long price, int count, Optional<Stated> stated) {}

  /**
   * Creatures that can't attack any of these targets in a case.
   *
   * @param by the restrictions that say so; empty where the case itself leaves no room for it
   */
  public record Barred(List<Id> creatures, Set<Id> targets, List<Stated> by) {
    public Barred {
      creatures = List.copyOf(creatures);
      by = List.copyOf(by);
    }
  }

  /**
   * What each of some creatures gains at most: nothing is as good as this.
   *
   * @param brings what each requirement counts for that it obeys by doing what is best
   * @param price what it pays for that; less than 0 where it is given something
   */
  public record Gain(List<Id> creatures, List<Long> brings, long price) {
    public Gain {
      creatures = List.copyOf(creatures);
      brings = List.copyOf(brings);
    }

    /** What all that it obeys counts for. */
    public long worth() {
      return brings.stream().mapToLong(Long::longValue).sum();
    }

    /** What each of the creatures gains: what is left after it has paid. */
    public long each() {
      return worth() - price;
    }
  }
}
