package casebook.engine.ruling;

/** What removes a permanent from combat, in the order in which 506.4 lists it. */
public enum Removal {
  LEAVES_THE_BATTLEFIELD,
  CONTROLLER_CHANGES,
  PHASES_OUT,
  BY_AN_EFFECT,
  STOPS_BEING_A_PLANESWALKER,
  STOPS_BEING_A_BATTLE,
  REGENERATES,
  STOPS_BEING_A_CREATURE,
  BECOMES_A_BATTLE
}
