package casebook.engine.ruling;

import java.util.EnumSet;
import java.util.Set;

/**
 * What a ruling can tell besides its verdict, its findings and what they rest on. Each takes work
 * of its own, and the verdict depends on none of them.
 */
public enum RulingPart {
  /** How many attacks are legal, with some of them. */
  LEGAL_ATTACKS,
  /** The nearest legal attacks to one that is illegal. */
  NEAREST,
  /** What is to be said of a declaration of attackers besides. */
  EXPLANATION,
  /** What became of every sentence on the board. */
  ACCOUNTING;

  /** All that a ruling can tell. */
  public static final Set<RulingPart> ALL = Set.copyOf(EnumSet.allOf(RulingPart.class));
}
