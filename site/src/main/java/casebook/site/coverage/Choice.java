package casebook.site.coverage;

import casebook.rules.RuleNumber;
import java.util.List;

/**
 * Something that a rule leaves to a player. No case is judged by guessing it: the case states it.
 *
 * @param words the rule's own words for it, in the current edition
 * @param field what in a case states it
 */
public record Choice(RuleNumber rule, Chooser chooser, String words, String field) {

  /** Who chooses. */
  public enum Chooser {
    ACTIVE_PLAYER("the active player"),
    ATTACKING_PLAYER("the attacking player"),
    CONTROLLER_OF_THE_CREATURE("the creature’s controller"),
    CONTROLLER_OF_THE_SPELL_OR_ABILITY("the controller of the spell or ability");

    private final String words;

    Chooser(String words) {
      this.words = words;
    }

    /** "the active player". */
    public String words() {
      return words;
    }
  }

  private static final List<Choice> ALL =
      List.of(
          of(
              "506.2a",
              Chooser.ATTACKING_PLAYER,
              "the attacking player chooses one of their opponents",
              "beginCombat.defending"),
          of(
              "508.1a",
              Chooser.ACTIVE_PLAYER,
              "which creatures that they control, if any, will attack",
              "declareAttackers.attacks.attacker"),
          of(
              "508.1b",
              Chooser.ACTIVE_PLAYER,
              "which player, planeswalker, or battle each of the chosen creatures is attacking",
              "declareAttackers.attacks.target"),
          of(
              "508.1d",
              Chooser.ACTIVE_PLAYER,
              "that player is not required to pay that cost",
              "declareAttackers.pay"),
          of(
              "508.1e",
              Chooser.ACTIVE_PLAYER,
              "which creatures, if any, are banded with which",
              "declareAttackers.bands"),
          of(
              "508.1g",
              Chooser.ACTIVE_PLAYER,
              "chooses which, if any, they will pay",
              "declareAttackers.optional"),
          of(
              "508.1i",
              Chooser.ACTIVE_PLAYER,
              "a chance to activate mana abilities",
              "players.mana"),
          of(
              "508.1j",
              Chooser.ACTIVE_PLAYER,
              "they pay all costs in any order",
              "declareAttackers.pay"),
          of("508.2", Chooser.ACTIVE_PLAYER, "the active player gets priority", "moves"),
          of(
              "508.4",
              Chooser.CONTROLLER_OF_THE_CREATURE,
              "its controller chooses which defending player, planeswalker a defending player"
                  + " controls, or battle a defending player protects it’s attacking as it enters"
                  + " the battlefield",
              "putAttacking.target"),
          of(
              "508.4",
              Chooser.CONTROLLER_OF_THE_CREATURE,
              "its controller chooses which defending player, planeswalker a defending player"
                  + " controls, or battle a defending player protects it’s attacking (unless the"
                  + " effect has already specified)",
              "becomeAttacking.target"),
          of(
              "508.5a",
              Chooser.CONTROLLER_OF_THE_SPELL_OR_ABILITY,
              "the controller of the spell or ability chooses one",
              "ask.defendingPlayers"),
          of(
              "508.7",
              Chooser.CONTROLLER_OF_THE_SPELL_OR_ABILITY,
              "reselect which player, planeswalker, or battle a creature is attacking",
              "reselect.target"));

  private static Choice of(String rule, Chooser chooser, String words, String field) {
    return new Choice(RuleNumber.parse(rule), chooser, words, field);
  }

  /** Everything that the rules of 506 and 508 leave to players, in the order of the rules. */
  public static List<Choice> all() {
    return ALL;
  }

  /** What a rule leaves to players. */
  public static List<Choice> leftBy(RuleNumber rule) {
    return ALL.stream().filter(choice -> choice.rule().equals(rule)).toList();
  }
}
