package casebook.site.batch;

import casebook.engine.ruling.Verdict;

/** How the case on a line came out, from best to worst, or the worst of some lines. */
public enum LineOutcome {
  LEGAL,
  UNDETERMINED,
  ILLEGAL,
  /** It is no case, or a move in it can't be made. */
  NOT_JUDGED,
  /** The deadline passed before it was judged. */
  TOO_LONG;

  static LineOutcome of(Verdict verdict) {
    return switch (verdict) {
      case LEGAL -> LEGAL;
      case UNDETERMINED -> UNDETERMINED;
      case ILLEGAL -> ILLEGAL;
    };
  }

  /** Whether there is a ruling. */
  public boolean isJudged() {
    return compareTo(NOT_JUDGED) < 0;
  }

  /** The worse of two. */
  public LineOutcome or(LineOutcome other) {
    return compareTo(other) < 0 ? other : this;
  }
}
