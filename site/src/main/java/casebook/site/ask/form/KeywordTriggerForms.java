package casebook.site.ask.form;

import casebook.engine.effect.Ability;
import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How it is asked whether a keyword or an ability word triggers: "does exalted trigger?" */
final class KeywordTriggerForms {
  /** Ability words, which stand before an ability and mean nothing themselves (207.2c). */
  private static final Set<String> ABILITY_WORDS = Set.of("battalion", "pack tactics");

  private static final String NAME =
      "(?<keyword>exalted|battalion|dethrone|melee|annihilator|training|mentor|battle cry|mobilize)";

  private static final String TRIGGER =
      "( trigger| ability| bonus)?( still| also| even| then)* (trigger|go off|work|happen|count|apply)("
          + " still| anyway| then| too| again| here| now| in this case| this combat| this turn)*";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "(do|does|did|will|would) (my |the |{P} 's |{O:source} 's )?"
                  + NAME
                  + TRIGGER
                  + "( for {L:attacker})?",
              KeywordTriggerForms::triggers),
          ClauseForm.of(
              "(do|does|did|will|would) {L:put} (also |still )?count (for|toward|towards) (the |my )?"
                  + NAME,
              KeywordTriggerForms::triggers));

  private KeywordTriggerForms() {}

  private static void triggers(Said said, Scene scene) {
    List<Thing> named =
        said.parts("source", scene, Optional.empty()).stream().map(Asked.Part::thing).toList();
    String keyword = said.words("keyword");
    List<Thing> attacker =
        said.parts("attacker", scene, Optional.empty()).stream().map(Asked.Part::thing).toList();
    PutForms.entersAttacking(said, scene);
    scene.postpone(() -> {
      List<Thing> sources =
          scene.things().stream()
              .filter(thing -> named.isEmpty() || named.contains(thing))
              .filter(thing -> has(thing, keyword, scene))
              .toList();
      boolean isOfOthers =
          !attacker.isEmpty()
              && scene.attack().stream()
                  .flatMap(attack -> attack.split().stream())
                  .flatMap(attack -> attack.parts().stream())
                  .noneMatch(part -> attacker.contains(part.thing()));
      boolean isOneOfSeveral =
          sources.stream()
                  .anyMatch(thing ->
                      TriggeringAbilities.onAttack(thing, scene)
                          > (ABILITY_WORDS.contains(keyword) ? 1 : 0))
              || TriggeringAbilities.isGiven(keyword, scene);
      if (isOfOthers || isOneOfSeveral || sources.size() != 1) {
        scene.needs("Whose " + keyword + " do you ask about?");
      }
      scene.ask(
          new Asked.Triggers(
              Optional.empty(), sources.stream().findFirst(), Asked.Triggering.WHETHER));
    });
  }

  private static boolean has(Thing thing, String keyword, Scene scene) {
    return scene.facts(thing).stream()
        .anyMatch(card ->
            ABILITY_WORDS.contains(keyword)
                ? card.abilities().stream().anyMatch(Ability::triggersOnAttacking)
                : card.keywords().contains(keyword));
  }
}
