package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;

/** What happened before, or could come of an attack, and what it leaves behind on the board. */
final class HappeningForms {
  /** A turn that is over. */
  private static final String BEFORE =
      " (last turn|(on|during|in) (my|his|her|their|{P} 's|the) (last|previous) (turn|combat)|the turn before|on turn <n\\d+>|<since>|a turn ago|last combat|the previous turn)";

  /** What becomes of creatures in combat. */
  private static final String FATE =
      "(dies|die|be killed|get killed|gets killed|get blocked|gets blocked|be blocked|trade|trades|lose|loses|be dead|get eaten|get destroyed|be destroyed|be chumped|survive|survives|not survive|get crushed|bounce off|get hit)";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "{P:who}( have| has)?( already)? (attacked|swung)( (with|using) {L:with})?( {P}| {O})?"
                  + BEFORE,
              HappeningForms::attackedBefore),
          ClauseForm.of(
              "{L:with}( have| has)?( already)? (attacked|swung)( {P}| {O})?" + BEFORE,
              HappeningForms::attackedBefore),
          ClauseForm.of(
              "(and |but |which |that |who )?( has| have)?(attacked|swung)( {P}| {O})?" + BEFORE,
              (_, scene) -> scene.last().forEach(thing -> attackedBefore(thing, scene))),
          ClauseForm.of(
              "({L:what} |{P} )?((did|does|do|has|have|was|were) not (untap|untapped)|never untapped|stays tapped|stayed tapped|remained tapped)( since| during my untap step| this turn)?",
              (said, scene) ->
                  (said.has("what") ? said.things("what", scene) : scene.last())
                      .forEach(thing -> thing.setTapped(true))),
          ClauseForm.of(
              "({L:what} )?((did|does|do) not (tap|get tapped)|never tapped|never taps|stays untapped|stayed untapped|remained untapped)( to attack| when (it|{O}) attacked| last turn)?",
              (said, scene) ->
                  (said.has("what") ? said.things("what", scene) : scene.last())
                      .forEach(thing -> thing.setTapped(false))),
          ClauseForm.of(
              "({P} (know|figure|assume|think|am sure|am afraid)( that)? )?{O}( just| probably| surely| simply)? (would|will|'ll|is going to|could|might)( just| probably| only)? "
                  + FATE
                  + "( (to|by|against|from) {O}| in combat| anyway| for no reason| for nothing| if ({P} attack|{IT} attacks))*",
              (_, _) -> {}),
          ClauseForm.of(
              "(because |since )?{P}( just| probably)? (would|will|could|might)( just| probably)? (block|eat|chump|chump block|trade with) {O}( with {O})?( anyway)?",
              (_, _) -> {}),
          ClauseForm.of(
              "{P} (attack|attacked|swing)( with {O})? (it|{O})( just| simply)? " + FATE,
              (_, _) -> {}),
          ClauseForm.of(
              "(after|by) (casting|playing|paying for|tapping out for|using my mana (for|on))( my| a| an| his| her| some| the)?( big| new)? (spell|spells|stuff|things|other things|another spell|something|something else)( (this turn|main phase|precombat|in main phase <n\\d+>))?",
              (_, _) -> {}),
          ClauseForm.of(
              "(but )?(that|this|it|which|{IT})( probably| really)? (does|should|do) not( really)? matter( here| for this| for the question)?",
              (_, _) -> {}),
          ClauseForm.of(
              "(but |and )?{P} (does|do|did|will|has|have|would) not( want to| use| activate| activated| used)+ ({IT}|{O}|its ability|the ability|that ability)( this turn| yet| right now)?",
              (_, _) -> {}),
          ClauseForm.of("(which|that) means", (_, _) -> {}),
          ClauseForm.of(
              "(and |with )?no( other)? way (to|of) (remove|removing|get rid of|getting rid of|give|giving|untap|untapping|lose)( it| {O}| that)?( haste| defender| summoning sickness| flying| of it| of defender| of {O})*",
              (_, _) -> {}),
          ClauseForm.of("(in|with|for) (total|sum|general|all)", (_, _) -> {}),
          ClauseForm.of(
              "({P} (disagree|disagrees|argue|argued|are arguing|fight)|there is( some| a)? (disagreement|confusion|debate)) (about|over|on) (vigilance|haste|goad|defender|flying|summoning sickness|this|this rule|the rules|how this works|{O}|attacking|combat)( and {O})?",
              (_, _) -> {}));

  private HappeningForms() {}

  private static void attackedBefore(Said said, Scene scene) {
    said.parts("with", scene, said.party("who", scene))
        .forEach(part -> attackedBefore(part.thing(), scene));
  }

  /** "Three turns ago" may have been its controller's last turn, or one before that. */
  private static void attackedBefore(Thing thing, Scene scene) {
    if (scene.times().take().isPresent()) {
      thing.setMaybeAttackedLastTurn();
    } else {
      thing.setAttackedLastTurn();
    }
  }
}
