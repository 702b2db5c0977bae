package casebook.site.ask.form;

import static casebook.site.ask.form.QuestionForms.ATTACK;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Attaching;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How it is asked whether something makes an attack possible: "does Okk's armor let it attack?" */
final class EnablingForms {
  private static final String DOES = "(do|does|did|will|would|can) ";

  private static final String LETS = "( still)? (let|allow|enable)";

  private static final String KEYWORD = "(?<keyword>haste|vigilance|flying|trample)";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              DOES
                  + "({L:by}|"
                  + KEYWORD
                  + ")"
                  + LETS
                  + " {P:who}( to)?"
                  + ATTACK
                  + AttackForms.BY_PLAYER,
              EnablingForms::player),
          ClauseForm.of(
              DOES
                  + "({L:by}|"
                  + KEYWORD
                  + ")"
                  + LETS
                  + " {L:with}( to)?"
                  + ATTACK
                  + AttackForms.BY_CREATURES,
              EnablingForms::creatures));

  private EnablingForms() {}

  private static void player(Said said, Scene scene) {
    List<Asked.Part> with = parts(said, scene, said.party("who", scene));
    enable(said, with, scene);
    QuestionForms.mayPlayer(said, scene);
  }

  private static void creatures(Said said, Scene scene) {
    List<Asked.Part> with = parts(said, scene, Optional.empty());
    enable(said, with, scene);
    QuestionForms.mayCreatures(said, scene);
  }

  private static List<Asked.Part> parts(Said said, Scene scene, Optional<Party> who) {
    return Stream.of("with", "also")
        .flatMap(name -> said.parts(name, scene, who).stream())
        .toList();
  }

  /** Equipment and Auras are on what they are asked about; all else is its controller's. */
  private static void enable(Said said, List<Asked.Part> with, Scene scene) {
    if (said.has("keyword")) {
      with.forEach(part -> part.thing().given().add(said.words("keyword")));
    }
    Optional<Party> controller =
        with.stream()
            .flatMap(part -> part.thing().controller().stream())
            .findFirst()
            .or(scene::asker);
    for (Asked.Part part : said.parts("by", scene, Optional.empty())) {
      Thing by = part.thing();
      boolean isCard = by.card().isPresent();
      if (!enables(by, scene)) {
        scene.needs("What does " + Scene.called(by) + " do here, and to what?");
      } else if (isCard && !scene.isPermanent(by.card().orElseThrow())) {
        scene.needs("Has " + Scene.called(by) + " resolved, and on what?");
      } else if (Attaching.isAttachable(by, scene) && by.attachedTo().isEmpty()) {
        Attaching.attach(by, with, Optional.empty(), scene);
      } else if (by.controller().isEmpty()) {
        by.setController(
            controller.orElseGet(() -> scene.party(new ObjectMention.PartyRef.Asker())));
      }
    }
  }

  /** Whether it makes attacks possible all the time, and does nothing else to them. */
  private static boolean enables(Thing by, Scene scene) {
    List<Ability> abilities =
        scene.facts(by).stream().flatMap(card -> card.abilities().stream()).toList();
    boolean isOther =
        abilities.stream()
            .anyMatch(ability ->
                (ability.frame() == Ability.Frame.ACTIVATED && !ability.effects().isEmpty())
                    || ability.frame() == Ability.Frame.TRIGGERED
                    || ability.effects().stream()
                        .anyMatch(effect ->
                            effect instanceof Effect.Restricting
                                || effect instanceof Effect.Costing));
    return !isOther
        && (Attaching.isAttachable(by, scene)
            || abilities.stream()
                .filter(ability -> ability.frame() == Ability.Frame.STATIC)
                .flatMap(ability -> ability.effects().stream())
                .anyMatch(effect ->
                    effect instanceof Effect.Permitting || effect instanceof Effect.Gives));
  }
}
