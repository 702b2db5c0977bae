package casebook.engine.effect;

/**
 * What a sentence is about that says nothing of who can, must or may attack and that changes
 * nothing of what permanents are.
 */
public enum Matter {
  /** Cards are drawn, discarded or held in hand (121, 402, 701.9). */
  HAND,
  /** Cards in libraries are looked at, searched for, milled or put there (401, 701.23). */
  LIBRARY,
  /** Cards in graveyards (404). */
  GRAVEYARD,
  /** Something is exiled, or cards in exile (406). */
  EXILE,
  /** Damage is dealt, prevented or dealt otherwise (120). */
  DAMAGE,
  /** Life is gained, lost or paid (119). */
  LIFE,
  /** Counters are put on something or removed (122). */
  COUNTERS,
  /** Tokens are created (111), which are on the board or aren't. */
  TOKENS,
  /** Mana is added or spent (106). */
  MANA,
  /** Spells are cast, cost more or less to cast, or are copied or countered (601, 701.6). */
  SPELLS,
  /** Abilities are activated, or cost more or less to activate (602). */
  ACTIVATING,
  /** What can be targeted, and ward (115, 702.21). */
  TARGETING,
  /** Blocking (509). */
  BLOCKING,
  /** Something is destroyed, sacrificed, dies or is regenerated (701.8, 701.21). */
  DYING,
  /** Something returns to a hand, or changes zones otherwise (400). */
  ZONES,
  /** Something is tapped or untapped, which the board tells (701.26). */
  TAPPING,
  /** How something enters the battlefield, which the board tells (614.12). */
  ENTERING,
  /** Something becomes attached, which the board tells (701.3). */
  ATTACHING,
  /** Something is turned over, transforms or phases, which the board tells (701.27, 702.26). */
  TURNING_OVER,
  /** The game is won, lost or drawn (104). */
  THE_GAME,
  /** Turns, phases and steps other than combat (500). */
  TURNS,
  /** A choice or a vote is made, or dice are rolled or coins flipped (701.38, 705, 706). */
  CHANCE_AND_CHOICE,
  /** Decks, commanders and what is done before the game (100.2, 103, 903). */
  BEFORE_THE_GAME,
  /** Dungeons, the Ring, day and night, and other designations of players (309, 701.54, 731). */
  DESIGNATIONS,
  /** The level of a Class or a leveler, which the board tells (711, 716). */
  LEVEL,
  /** Legendary permanents of one name, which one player may have several of (704.5j). */
  LEGEND_RULE,
  /** Something that none of these names. */
  OTHER
}
