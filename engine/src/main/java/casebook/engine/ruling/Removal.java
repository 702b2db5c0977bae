package casebook.engine.ruling;

/** What removes a permanent from combat, in the order in which 506.4 lists it. */
public enum Removal {
  /** Nothing: the permanent isn't in combat. */
  NOT_IN_COMBAT,
  /** Any permanent in combat. */
  LEAVES_THE_BATTLEFIELD,
  /** It leaves the battlefield as a creature whose toughness is 0 or less (704.5f). */
  DIES,
  /** Any permanent in combat. */
  CONTROLLER_CHANGES,
  /** Only a battle: no other permanent has a protector (310.8). */
  PROTECTOR_CHANGES,
  /** Any permanent in combat (702.26). */
  PHASES_OUT,
  /** An effect specifically removes the permanent from combat. */
  BY_AN_EFFECT,
  /** Only a planeswalker that is being attacked. */
  STOPS_BEING_A_PLANESWALKER,
  /** Only a battle that is being attacked. */
  STOPS_BEING_A_BATTLE,
  /** Only an attacking or blocking creature (701.19). */
  REGENERATES,
  /** Only an attacking or blocking creature. */
  STOPS_BEING_A_CREATURE,
  /** Only an attacking or blocking creature, even if it stays a creature. */
  BECOMES_A_BATTLE
}
