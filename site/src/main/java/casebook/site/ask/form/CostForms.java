package casebook.site.ask.form;

import static casebook.site.ask.form.QuestionForms.ATTACK;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import java.util.List;
import java.util.Optional;

/** How it is asked what an attack costs. */
final class CostForms {
  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "(do|does|would|will) {IT} cost (anything|any mana|something)( extra)?(( for)? {P:who})?( extra)? to"
                  + ATTACK
                  + AttackForms.BY_PLAYER,
              (said, scene) -> cost(said, scene, true)),
          ClauseForm.of(
              "how much( mana)? (do|does|would|will) {P:who} ((have|need) to pay|need)( in total| in all)?( to"
                  + ATTACK
                  + AttackForms.BY_PLAYER
                  + ")?",
              CostForms::cost),
          ClauseForm.of(
              "how much( mana)? (do|does|would|will) {IT} cost( {P:who})?( in total)? to"
                  + ATTACK
                  + AttackForms.BY_PLAYER,
              CostForms::cost),
          ClauseForm.of(
              "what (do|does|would|will) {IT} cost( {P:who})?( in total)? to"
                  + ATTACK
                  + AttackForms.BY_PLAYER,
              CostForms::cost),
          ClauseForm.of(
              "(how much( mana)?|what) (do|does|would|will) ({IT} cost( {P:who})?|{P:payer} (have|need)"
                  + " to pay)( in total)? to (send|throw|point) {L:with}( in| over)? (at|into|against)"
                  + " ({P:to}|{O:at})",
              CostForms::cost),
          ClauseForm.of(
              "how much( mana)? (do|does|would|will) {P:who} (need|owe|have to spend|have to pay)( to"
                  + " pay| in total| total| in all)?",
              CostForms::cost),
          ClauseForm.of(
              "(how much|what)( mana)?( in total)? (do|does|would|will|must|did) {P:who} (have to"
                  + " |need to )?(owe|come up with|cough up|fork over|put up|find|produce|shell out)("
                  + " in total| total| then| for (that|this|it|{IT}))*",
              CostForms::cost),
          ClauseForm.whole(
              "(so |and )?(what (is|'s) )?(the )?(how much|total)( (mana|cost|tax|bill))*( in"
                  + " total)?",
              CostForms::cost),
          ClauseForm.of(
              "how much( mana)?( is it)? to" + ATTACK + AttackForms.BY_PLAYER, CostForms::cost),
          ClauseForm.of(
              "(how much|what) (do|does|would|will) attacking( {P:to}| {O:at})? with {L:with} cost("
                  + " {P})?",
              CostForms::cost),
          ClauseForm.of(
              "(how much( mana)?|what) (do|does|would|will) (this|that|it|{IT}|(the|this|that|my|such"
                  + " an) attack|attacking( {P:to}| {O:at})?) cost( {P})?( then)?( (in"
                  + " total|total|altogether|overall))?",
              CostForms::cost),
          ClauseForm.of(
              "(how much( mana)?|what) (do|does|must|would|will|should) {P:who}( have to| need to)?"
                  + " pay( in total| total| in all)?( for (this|that|it|{IT}|everything)| for"
                  + " (the|this|that|my) attack| here)?( in order)?( to"
                  + ATTACK
                  + AttackForms.BY_PLAYER
                  + ")?",
              CostForms::cost),
          ClauseForm.of(
              "(how much|what) (is|'s|would be|will be) the (cost|tax|total|price)( for {P:who})?( to"
                  + ATTACK
                  + AttackForms.BY_PLAYER
                  + ")?",
              CostForms::cost),
          ClauseForm.of(
              "what (do|does|would|will) {P:who} (have|need) to pay to"
                  + ATTACK
                  + AttackForms.BY_PLAYER,
              CostForms::cost));

  private CostForms() {}

  private static void cost(Said said, Scene scene) {
    cost(said, scene, false);
  }

  /**
   * What an attack costs.
   *
   * @param whether whether it is asked if it costs anything
   */
  static void cost(Said said, Scene scene, boolean whether) {
    Optional<Party> by = QuestionForms.by(said, scene);
    QuestionForms.addToAll(said, scene, by);
    Attack attack = AttackForms.attack(said, scene, by);
    if (attack.isAny() && attack.target().isPresent()) {
      scene.postpone(() -> QuestionForms.withAnyCreature(scene, by));
    }
    scene.ask(new Asked.Cost(by, attack, whether));
  }
}
