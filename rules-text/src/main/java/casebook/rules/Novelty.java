package casebook.rules;

import java.util.regex.Pattern;

/** Something of today's combat that an older edition may not know at all. */
public enum Novelty {
  /** Permanents of the card type battle (508.1b). */
  BATTLES("battles?"),
  /** Costs that a player may pay as a creature attacks, as exert and enlist (508.1g). */
  OPTIONAL_COSTS("optional costs"),
  /** Choosing anew what an attacking creature attacks (508.7). */
  RESELECTION("reselect"),
  /** Effects that state that a creature on the battlefield is attacking (508.4). */
  STATED_ATTACKING("states (?:that )?a creature is attacking"),
  /** Entering as an unblocked creature once blockers are declared (508.4d). */
  ENTERING_UNBLOCKED("enters the battlefield as an unblocked creature"),
  /** Attacking a player alone (506.6). */
  PLAYER_ALONE("attacks a player alone"),
  /** Having had to attack (506.7). */
  HAD_TO_ATTACK("had to attack");

  private final Pattern words;

  Novelty(String words) {
    this.words = Pattern.compile("\\b(?:" + words + ")\\b");
  }

  /** Whether another section than 508 speaks of it. */
  public boolean isOutside508() {
    return this == PLAYER_ALONE || this == HAD_TO_ATTACK;
  }

  /** Whether a rule speaks of it. */
  public boolean isIn(Rule rule) {
    return words.matcher(rule.text()).find();
  }
}
