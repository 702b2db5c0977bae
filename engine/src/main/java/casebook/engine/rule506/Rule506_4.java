package casebook.engine.rule506;

import casebook.engine.board.Amendment;
import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.board.Options;
import casebook.engine.board.Permanent;
import casebook.engine.move.Change;
import casebook.engine.ruling.Removal;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Removal from combat: which of the parts that a permanent plays in combat it stops playing.
 *
 * <p>The rule names one part at a time; what holds for a permanent that plays two is said by
 * 506.4d, and for one that is attacked as a planeswalker and as a battle by 506.4e.
 */
@Cr(
    rule = "506.4",
    text =
        """
        A permanent is removed from combat if it leaves the battlefield, if its controller or
        protector changes, if it phases out, if an effect specifically removes it from combat, if
        it’s a planeswalker that’s being attacked and stops being a planeswalker, if it’s a battle
        that’s being attacked and stops being a battle, or if it’s an attacking or blocking creature
        that regenerates (see rule 701.19), stops being a creature, or becomes a battle. A creature
        that’s removed from combat stops being an attacking, blocking, blocked, and/or unblocked
        creature. A planeswalker or battle that’s removed from combat stops being attacked.
        """)
public final class Rule506_4 {
  private Rule506_4() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_4.class);

  /** The parts that a permanent can play in combat. */
  public enum Part {
    /** It is an attacking creature (508.1k, 508.4). */
    ATTACKING,
    /** It is a blocking creature (509.1g). */
    BLOCKING,
    /** It is a planeswalker or battle that is being attacked. */
    ATTACKED
  }

  /**
   * What happens to a permanent.
   *
   * @param after the permanent afterwards; empty where it leaves the battlefield
   * @param changes what is done to it
   */
  public record Happening(Permanent before, Optional<Permanent> after, List<Change> changes) {
    public Happening {
      changes = List.copyOf(changes);
    }

    boolean has(Class<? extends Change> kind) {
      return changes.stream().anyMatch(kind::isInstance);
    }
  }

  /** The parts that a permanent plays. */
  public static Set<Part> parts(Combat combat, Id permanent) {
    var parts = EnumSet.noneOf(Part.class);
    if (combat.isAttacking(permanent)) {
      parts.add(Part.ATTACKING);
    }
    if (combat.blocking().containsKey(permanent)) {
      parts.add(Part.BLOCKING);
    }
    if (combat.attacking().containsValue(Optional.of(permanent))) {
      parts.add(Part.ATTACKED);
    }
    return parts;
  }

  /** What removes a permanent that plays these parts from combat altogether, if anything does. */
  public static Optional<Removal> removal(Options options, Set<Part> parts, Happening happening) {
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    return fromAnyPart(options, happening)
        .or(() -> fights(parts) ? fromFighting(happening) : Optional.empty())
        .or(() -> losesEveryPart(parts, happening));
  }

  /** The parts that a permanent stops playing, all of them where it is removed from combat. */
  public static Set<Part> lost(Options options, Set<Part> parts, Happening happening) {
    return parts.isEmpty() || removal(options, parts, happening).isPresent()
        ? parts
        : lostByType(parts, happening);
  }

  private static boolean fights(Set<Part> parts) {
    return parts.contains(Part.ATTACKING) || parts.contains(Part.BLOCKING);
  }

  private static Optional<Removal> fromAnyPart(Options options, Happening happening) {
    Permanent before = happening.before();
    if (happening.after().isEmpty()) {
      return Optional.of(Removal.LEAVES_THE_BATTLEFIELD);
    }
    Permanent after = happening.after().get();
    if (!after.controller().equals(before.controller())) {
      return Optional.of(Removal.CONTROLLER_CHANGES);
    }
    if (options.has(Amendment.PROTECTOR_REMOVES) && protectorChanges(before, after)) {
      return Optional.of(Removal.PROTECTOR_CHANGES);
    }
    if (after.phasedOut()) {
      return Optional.of(Removal.PHASES_OUT);
    }
    return happening.has(Change.RemovedFromCombat.class)
        ? Optional.of(Removal.BY_AN_EFFECT)
        : Optional.empty();
  }

  private static boolean protectorChanges(Permanent before, Permanent after) {
    return before.isBattle() && !after.protector().equals(before.protector());
  }

  private static Optional<Removal> fromFighting(Happening happening) {
    if (happening.has(Change.Regenerates.class)) {
      return Optional.of(Removal.REGENERATES);
    }
    boolean becomesBattle =
        !happening.before().isBattle() && happening.after().filter(Permanent::isBattle).isPresent();
    return becomesBattle ? Optional.of(Removal.BECOMES_A_BATTLE) : Optional.empty();
  }

  private static Optional<Removal> losesEveryPart(Set<Part> parts, Happening happening) {
    if (!lostByType(parts, happening).equals(parts)) {
      return Optional.empty();
    }
    if (fights(parts)) {
      return Optional.of(Removal.STOPS_BEING_A_CREATURE);
    }
    return Optional.of(
        happening.before().isPlaneswalker() && !stillPlaneswalker(happening)
            ? Removal.STOPS_BEING_A_PLANESWALKER
            : Removal.STOPS_BEING_A_BATTLE);
  }

  private static boolean stillPlaneswalker(Happening happening) {
    return happening.after().filter(Permanent::isPlaneswalker).isPresent();
  }

  private static Set<Part> lostByType(Set<Part> parts, Happening happening) {
    var lost = EnumSet.noneOf(Part.class);
    Permanent before = happening.before();
    Permanent after = happening.after().orElseThrow();
    if (fights(parts) && !after.isCreature()) {
      lost.addAll(parts);
      lost.remove(Part.ATTACKED);
    }
    if (parts.contains(Part.ATTACKED) && stopsBeingAttackable(before, after)) {
      lost.add(Part.ATTACKED);
    }
    return lost;
  }

  private static boolean stopsBeingAttackable(Permanent before, Permanent after) {
    if (Rule506_4e.concerns(before)) {
      return Rule506_4e.removes(before, after);
    }
    return before.isPlaneswalker() ? !after.isPlaneswalker() : !after.isBattle();
  }
}
