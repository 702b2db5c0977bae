package casebook.engine.effect;

/** How long what a spell or ability does as it resolves lasts (611.2a). */
public enum Duration {
  /** "This combat", "until end of combat": the combat phase in which it resolved (511.3). */
  COMBAT,
  /** "During its controller's next combat phase": the first one that begins after that. */
  NEXT_COMBAT,
  /** "That combat", "that combat phase": the one that an effect has added to the turn (500.8). */
  ADDED_COMBAT,
  /** A combat phase that has ended: what lasted for it does nothing any more. */
  ENDED_COMBAT,
  /** "This turn", "until end of turn" (514.2). */
  TURN,
  /** "This turn and next turn". */
  TURN_AND_NEXT,
  /** "During its controller's next turn". */
  NEXT_TURN,
  /** "Until your next turn". */
  UNTIL_YOUR_NEXT_TURN,
  /** "Until the end of your next turn". */
  UNTIL_END_OF_YOUR_NEXT_TURN,
  /** "For the rest of the game". */
  GAME
}
