package casebook.site.words;

import casebook.engine.effect.Condition;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.Company;

/** Trigger conditions that look at attacking (508.3). */
record TriggerWords(Voice voice) {

  /** "Whenever a Goblin you control attacks". */
  String whenever(TriggerEvent event, Condition when) {
    String intervening =
        when instanceof Condition.Always ? "" : ", if " + voice.conditions().holds(when);
    return "whenever " + happens(event) + intervening;
  }

  private String happens(TriggerEvent event) {
    return switch (event) {
      case TriggerEvent.CreatureAttacks(var who, var whom, var company) -> {
        Noun creature = voice.filters().one(who, FilterWords.CREATURE);
        yield creature.words()
            + " "
            + creature.verb("attacks", "attack")
            + English.after(voice.targets().one(whom))
            + company(company);
      }
      case TriggerEvent.IsAttacked(var whom) -> {
        String what = voice.targets().one(whom);
        yield (what.isEmpty() ? "a player, planeswalker, or battle" : what)
            + (what.equals("you") ? " are attacked" : " is attacked");
      }
      case TriggerEvent.PlayerAttacksWith(var player, var atLeast, var who, var whom) -> {
        Noun attacker = voice.players().one(player);
        yield attacker.words()
            + " "
            + attacker.verb("attacks", "attack")
            + English.after(voice.targets().one(whom))
            + " with "
            + voice.amounts().number(atLeast)
            + " or more "
            + voice.filters().many(who, FilterWords.CREATURE).words()
            + voice.amounts().where(atLeast);
      }
      case TriggerEvent.PlayerAttacks(var player) -> attacks(voice.players().one(player));
      case TriggerEvent.PlayerAttacksPlayer(var player, var attacked) ->
          attacks(voice.players().one(player)) + " " + voice.players().one(attacked).words();
      case TriggerEvent.PaysOptionalCost(var who, var cost) -> {
        Noun creature = voice.filters().one(who, FilterWords.CREATURE);
        Noun payer = voice.you();
        yield cost.equals("exert") || cost.equals("enlist")
            ? payer.words() + " " + cost + (payer.equals(Noun.YOU) ? " " : "s ") + creature.words()
            : payer.words()
                + payer.verb(" pays", " pay")
                + " the optional cost “"
                + cost
                + "” as "
                + creature.words()
                + " "
                + creature.verb("attacks", "attack");
      }
      case TriggerEvent.AttacksUnblocked(var who, var whom) -> {
        Noun creature = voice.filters().one(who, FilterWords.CREATURE);
        yield attacks(creature) + English.after(voice.targets().one(whom)) + " and isn't blocked";
      }
    };
  }

  private static String attacks(Noun subject) {
    return subject.words() + " " + subject.verb("attacks", "attack");
  }

  private static String company(Company company) {
    return switch (company) {
      case ANY -> "";
      case ALONE -> " alone";
      case WITH_OTHERS -> " with one or more other creatures";
    };
  }
}
