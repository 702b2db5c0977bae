package casebook.site.words.ruling;

import casebook.rules.RuleNumber;

/** What a rule of 506 or 508 is about, in a few words of ours. */
public final class RuleGist {
  private RuleGist() {}

  /** The gist, as the subject of a sentence; "rule 702.22" for any other rule. */
  public static String of(RuleNumber rule) {
    return switch (rule.toString()) {
      case "506.1" -> "the row of the combat phase’s steps";
      case "506.2" -> "who attacks and who is attacked";
      case "506.2a" -> "the choice of a defending player";
      case "506.2b" -> "attacking as a team";
      case "506.3" -> "what can attack and be attacked";
      case "506.3a" -> "entering attacking or blocking as no creature";
      case "506.3b" -> "entering attacking for a player who isn’t attacking";
      case "506.3c" -> "entering attacking something that isn’t there";
      case "506.3d" -> "entering attacking after blockers are declared";
      case "506.3e" -> "entering blocking a creature that attacks somebody else";
      case "506.3f" -> "entering attacking or blocking as a battle";
      case "506.3g" -> "a battle becoming an attacker or blocker";
      case "506.4" -> "removal from combat";
      case "506.4a" -> "staying in combat though it could not be declared now";
      case "506.4b" -> "staying in combat though it taps or untaps";
      case "506.4c" -> "attacking on when what was attacked is removed";
      case "506.4d" -> "blocking while being an attacked planeswalker";
      case "506.4e" -> "being attacked as a planeswalker and a battle";
      case "506.5" -> "attacking or blocking alone";
      case "506.6" -> "attacking a player alone";
      case "506.7" -> "having had to attack";
      case "506.8" -> "casting only at some point of combat";
      case "506.8a" -> "casting only before or after attackers are declared";
      case "506.8b" -> "casting only before or after blockers are declared";
      case "506.8c" -> "casting during any combat phase";
      case "506.8d" -> "casting by the first combat phase";
      case "506.8e" -> "casting before a point that is skipped";
      case "506.8f" -> "casting after a step that is skipped";
      case "506.8g" -> "activating only at some point of combat";
      case "508.1" -> "the declaration of attackers";
      case "508.1a" -> "the choice of attackers";
      case "508.1b" -> "the announcement of what is attacked";
      case "508.1c" -> "the check of restrictions";
      case "508.1d" -> "the check of requirements";
      case "508.1e" -> "the announcement of bands";
      case "508.1f" -> "tapping the attackers";
      case "508.1g" -> "the choice of optional costs";
      case "508.1h" -> "locking in the total cost";
      case "508.1i" -> "activating mana abilities";
      case "508.1j" -> "payment of the costs";
      case "508.1k" -> "becoming an attacking creature";
      case "508.1m" -> "triggering as attackers are declared";
      case "508.2" -> "priority after the declaration";
      case "508.2a" -> "triggering only at the declaration";
      case "508.2b" -> "putting triggered abilities on the stack";
      case "508.3" -> "the conditions of attack triggers";
      case "508.3a" -> "“whenever a creature attacks”";
      case "508.3b" -> "“whenever a player is attacked”";
      case "508.3c" -> "“whenever a player attacks with a creature”";
      case "508.3d" -> "“whenever a player attacks”";
      case "508.3e" -> "“whenever a player attacks another”";
      case "508.3f" -> "“whenever a creature attacks and isn’t blocked”";
      case "508.4" -> "attacking without having been declared";
      case "508.4a" -> "entering attacking what is no longer there";
      case "508.4b" -> "being said to attack what is no longer there";
      case "508.4c" -> "freedom from restrictions and requirements";
      case "508.4d" -> "being unblocked since it entered";
      case "508.5" -> "which defending player is meant";
      case "508.5a" -> "one defending player of several";
      case "508.6" -> "attacking and having attacked a player";
      case "508.7" -> "reselecting what is attacked";
      case "508.7a" -> "attacking something else without attacking again";
      case "508.7b" -> "reselecting free from restrictions and requirements";
      case "508.7c" -> "reselecting only what an opponent has";
      case "508.7d" -> "reselecting only the chosen defending player";
      case "508.7e" -> "reselecting only within range of influence";
      case "508.8" -> "skipping steps because nothing attacks";
      default -> "rule " + rule;
    };
  }
}
