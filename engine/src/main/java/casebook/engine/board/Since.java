package casebook.engine.board;

/** Since when its controller has controlled a permanent continuously (508.1a, 302.6). */
public enum Since {
  /** Since the turn began: it may attack. */
  TURN_BEGAN,
  /** It came under that player's control this turn: it may attack only with haste. */
  THIS_TURN
}
