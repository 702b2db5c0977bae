package casebook.site.ask.form;

import java.util.List;

/**
 * "Can I crew it and attack with it?": what comes before the attack is supposed to be done, and the
 * attack is what is asked.
 */
final class PlanForms {
  private static final String FIRST =
      "(cast|play|flash|crew|animate|activate|equip|use|make|put|turn|tap|dash|unearth|blitz|move)";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.within(
              "(?<=^ (so |ok |okay |and |but )?)(can|could|may) {P:who}( just| still| even)*"
                  + "(?= "
                  + FIRST
                  + " )(?=[^?]* and( then| still)? (attack|swing) )",
              (said, scene) -> {
                said.party("who", scene).ifPresent(scene::setSubject);
                scene.questions().plan();
                if (scene.spoken().isOfTurn()) {
                  scene.needs("In whose turn is all of that?");
                }
              }));

  private PlanForms() {}
}
