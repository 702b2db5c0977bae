package casebook.rules.history;

import java.util.Locale;

/** What happened to a rule from one edition to a later one; the most telling of several things. */
public enum Relation {
  /** Nothing: it is the same text under the same number. */
  SAME,
  /** Only numbers of other rules changed in it. */
  CROSS_REFERENCES,
  /** Its words changed. */
  REWORDED,
  /** It has another number; its words may have changed too. */
  MOVED,
  /** Several rules say now what one said. */
  SPLIT,
  /** The older edition had no such rule. */
  ADDED,
  /** No rule says it any more. */
  REMOVED;

  /** Its public name, as "cross-references". */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
