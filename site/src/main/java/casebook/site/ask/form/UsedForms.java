package casebook.site.ask.form;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.Whom;
import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import casebook.site.ask.scene.Used;
import java.util.List;
import java.util.Optional;

/**
 * What an ability did that still bears on the attack: the first loyalty ability of a planeswalker,
 * used on a player in that player's opponent's turn; whom a creature's ability chose at random.
 */
final class UsedForms {
  private static final String WHEN =
      "((?<now> this turn)| last turn| <since>| (on|in|during) (his|her|their|the opponent 's|{P}"
          + " 's)( own)?( last| previous)? turn| earlier| on turn <n\\d+>)?";

  private static final String ON =
      "( (?:on|targeting|against|choosing|at|aiming at|with) {P:whom}( as the target)?)?";

  private static final String FIRST =
      "(\\+( <n\\d+>)?|plus <n\\d+>|plus|uptick|first|first loyalty|plus loyalty)( loyalty)?( ability)?";

  static final List<ClauseForm> ALL = all();

  private UsedForms() {}

  private static List<ClauseForm> all() {
    String used = "( have| has| had)?( just| already)? (used|activated|uses|activates|did|used up)";
    return List.of(
        ClauseForm.of("{P:who}" + used + " {O:of}( 's)? " + FIRST + ON + WHEN, UsedForms::loyalty),
        ClauseForm.of(
            "{P:who}"
                + used
                + " (the|his|her|its|their) "
                + FIRST
                + " (of|from|on|with) {O:of}"
                + ON
                + WHEN,
            UsedForms::loyalty),
        ClauseForm.of(
            "{P:who}" + used + " (the|his|her|its|their|{IT} 's) " + FIRST + ON + WHEN,
            UsedForms::loyalty),
        ClauseForm.of(
            "{P:who}( have| has| had)?( just| already)? (\\+ <n\\d+> would|plussed|upticked|ticked up|plus <n\\d+> would|\\+ <n\\d+>) {O:of}"
                + ON
                + WHEN,
            UsedForms::loyalty),
        ClauseForm.of(
            "{O:of}( 's)? "
                + FIRST
                + " (was|got|has been|is) (used|activated)( by {P:who})?"
                + ON
                + WHEN,
            UsedForms::loyalty),
        ClauseForm.of(
            "{O:of}( 's (trigger|ability|random choice|choice|roll|die roll))? (randomly )?(chose|picked|chooses|picks|selected|selects|landed"
                + " on|rolled|has chosen|has picked)( randomly)? {P:whom}( at random| randomly|"
                + " this (turn|combat)| for this (turn|combat)| as combat began)*",
            UsedForms::chosen),
        ClauseForm.of(
            "{P:whom} (was|got|is|has been) (randomly )?(chosen|picked|selected)( at random|"
                + " randomly)? (by|for|with|from) {O:of}( 's (trigger|ability))?( this"
                + " (turn|combat)| for this (turn|combat))*",
            UsedForms::chosen));
  }

  /** The planeswalker that is named, or the only one. */
  private static Optional<Thing> walker(Said said, Scene scene, Optional<Party> who) {
    boolean isIt =
        !said.has("of")
            || said.mentions("of").stream()
                .anyMatch(one -> one.head() instanceof ObjectMention.Pronoun);
    if (!isIt) {
      return said.parts("of", scene, who).stream().map(Part::thing).findFirst();
    }
    List<Thing> walkers =
        scene.things().stream().filter(thing -> scene.is(thing, "planeswalker")).toList();
    return walkers.size() == 1 ? Optional.of(walkers.getFirst()) : Optional.empty();
  }

  private static void loyalty(Said said, Scene scene) {
    Optional<Party> who = said.party("who", scene);
    Optional<Party> whom = said.party("whom", scene);
    Optional<Thing> of = walker(said, scene, who);
    if (of.isEmpty() || !scene.is(of.get(), "planeswalker")) {
      scene.needs("Which planeswalker is it?");
      return;
    }
    Thing thing = of.get();
    if (said.has("now")) {
      scene.needs(
          "Whose turn is it: was the ability of "
              + Scene.called(thing)
              + " used in the turn before?");
    }
    Optional<Ability> first =
        scene.facts(thing).stream()
            .flatMap(card -> card.abilities().stream())
            .filter(ability -> ability.frame() == Ability.Frame.ACTIVATED)
            .findFirst()
            .filter(UsedForms::isOfAPlayersCreatures);
    if (first.isEmpty()) {
      Activations.ask(thing, scene);
      return;
    }
    scene.postpone(() -> use(thing, first.get(), "used its first ability on", whom, scene));
  }

  /** "Creatures that player controls attack this planeswalker". */
  private static boolean isOfAPlayersCreatures(Ability ability) {
    return ability.effects().size() == 1
        && ability.effects().getFirst()
            instanceof
            Effect.MustAttack(Filter.ControlledBy(Players.Affected()), Whom.ThePermanent _, var _);
  }

  private static void chosen(Said said, Scene scene) {
    Optional<Party> whom = said.party("whom", scene);
    List<Thing> of = said.parts("of", scene, Optional.empty()).stream().map(Part::thing).toList();
    if (of.size() != 1 || of.getFirst().count() != 1) {
      scene.needs("Which permanent has chosen that?");
      return;
    }
    Thing thing = of.getFirst();
    Optional<Ability> ability =
        scene.facts(thing).stream()
            .flatMap(card -> card.abilities().stream())
            .filter(UsedForms::makesAttackChosenPlayer)
            .findFirst();
    if (ability.isEmpty()) {
      scene.needs("What has " + Scene.called(thing) + " chosen a player for?");
      return;
    }
    scene.postpone(() -> use(thing, ability.get(), "chose", whom, scene));
  }

  /** "This creature attacks that player this combat if able", as combat begins. */
  private static boolean makesAttackChosenPlayer(Ability ability) {
    return ability.effects().size() == 2
        && ability.effects().getFirst()
            instanceof
            Effect.Trigger(TriggerEvent.CombatBegins(Players.You(), Filter about, _), var _)
        && about.equals(Filter.ANY)
        && ability.effects().getLast()
            instanceof Effect.MustAttack(Filter.Self(), Whom.ThePlayer(Players.Affected()), var _);
  }

  /** Whom it was used on is said, or the only one that it can have been: an opponent. */
  private static void use(
      Thing thing, Ability ability, String told, Optional<Party> whom, Scene scene) {
    Optional<Party> owner =
        thing.controller().or(() -> told.equals("chose") ? scene.asker() : Optional.<Party>empty());
    List<Party> others =
        scene.parties().stream().filter(one -> !owner.equals(Optional.of(one))).toList();
    Optional<Party> affected =
        whom.or(() ->
            others.size() == 1 && scene.players().orElse(2) == 2
                ? Optional.of(others.getFirst())
                : Optional.empty());
    if (affected.isEmpty() || affected.equals(owner)) {
      scene.needs("Which opponent was chosen for the ability of " + Scene.called(thing) + "?");
      return;
    }
    scene.add(new Used(thing, ability, told, List.of(affected.get()), scene.times().take()));
  }
}
