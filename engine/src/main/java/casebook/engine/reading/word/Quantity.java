package casebook.engine.reading.word;

/** How many of the permanents a noun phrase means, as its determiner says. */
public enum Quantity {
  /** Those that are pointed at: "~", "it", "enchanted creature", "target creature". */
  THE,
  /** Every one: "all …", "each …". */
  EVERY,
  /** "Any …": every one in a statement, one of them in a condition. */
  ANY,
  /** The bare plural: every one in a statement, one or more of them in a condition. */
  PLURAL,
  /** "A …": whichever is asked about in a statement, one of them in a condition. */
  ONE,
  /** "Another …": one of them, that is not said of each. */
  ANOTHER,
  /** A number by itself: "two …". */
  SOME,
  /** N or more: "two or more …", "at least two …", "more than one …". */
  AT_LEAST,
  /** Exactly N: "exactly two …", "only one …". */
  EXACTLY,
  /** N or fewer: "up to two …", "fewer than three …", "no more than two …". */
  AT_MOST,
  /** Not one: "no …". */
  NONE
}
