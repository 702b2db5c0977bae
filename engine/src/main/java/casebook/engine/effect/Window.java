package casebook.engine.effect;

import java.util.List;

/**
 * When a spell may be cast, or an ability activated, as far as a text says that it may be so "only"
 * then (506.8).
 */
public sealed interface Window {

  /** "Before [a point in the combat phase]". */
  record Before(Point point) implements Window {}

  /** "After [a point in the combat phase]". */
  record After(Point point) implements Window {}

  /** "During [a part of the turn]", of the turn of such a player. */
  record During(Span span, Players whose) implements Window {}

  /** "If you've been attacked this step": a creature was declared as attacking you (508.6). */
  record HavingBeenAttacked() implements Window {}

  /** "If [something is so]": at any time at which the condition holds. */
  record If(Condition condition) implements Window {}

  /** In all of these; "during combat before blockers are declared" is two. */
  record Both(List<Window> all) implements Window {
    public Both {
      all = List.copyOf(all);
    }
  }

  /** In any of these. */
  record Either(List<Window> any) implements Window {
    public Either {
      any = List.copyOf(any);
    }
  }

  /** The points in the combat phase that 506.8 lists, in order. */
  enum Point {
    /** The combat phase begins, or, for "after", ends. */
    COMBAT,
    /** Attackers are declared (506.8a). */
    ATTACKERS_DECLARED,
    /** Blockers are declared (506.8b). */
    BLOCKERS_DECLARED,
    /** The combat damage step begins, or, for "after", ends. */
    COMBAT_DAMAGE_STEP,
    /** The end of combat step begins, or, for "after", ends. */
    END_OF_COMBAT_STEP
  }

  /** A part of a turn. */
  enum Span {
    /** All of it. */
    TURN,
    /** Either main phase, before or after combat (505.1). */
    MAIN_PHASE,
    /** The combat phase, any of its steps (506.1). */
    COMBAT,
    BEGINNING_OF_COMBAT,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    COMBAT_DAMAGE,
    END_OF_COMBAT
  }
}
