package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;

/**
 * How it is said that the turn has another combat phase, and what attacked in the first (500.8).
 */
final class ExtraCombatForms {
  private static final String SECOND =
      "(second|2nd|extra|additional|new|other|another|second extra)";

  private static final String COMBAT = "combat( phase| step)?";

  private static final String FIRST =
      " ((in|during|for) )?((the|my|that|its|this turn 's) )?(first|1st|normal|regular|previous|earlier) "
          + COMBAT
          + "( (this|of the) turn)?( already)?";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.within(
              "(in|during|for|on)( the| my| this| that| a| an)? "
                  + SECOND
                  + " "
                  + COMBAT
                  + "( this turn| too| as well)*",
              (_, scene) -> scene.setSecondCombat()),
          ClauseForm.of(
              "{L:with} (attacked|attacks|swung)( {P:to}| {O:at})?" + FIRST,
              (said, scene) -> attackedFirst(said, scene)),
          ClauseForm.of(
              "(, )?(that|which|who) (attacked|attacks|swung)( {P:to}| {O:at})?" + FIRST,
              (said, scene) -> {
                Optional<Asked.Target> target = AttackTargets.target(said, scene);
                scene.spoken().before().forEach(thing -> thing.setAttackedThisTurn(target));
              }),
          ClauseForm.of(
              "({L:home} )?(that |which |who |it )?(stayed|stays|stay|sat|remained|was kept|did not attack)"
                  + "( home| back| behind| out| untapped)*"
                  + FIRST,
              (said, scene) -> said.parts("home", scene, Optional.empty())),
          ClauseForm.of(
              "with {O:by} 's( second| extra| additional| new)+ " + COMBAT,
              ExtraCombatForms::second),
          ClauseForm.of(
              "{P:who} (attacked|swung)( {P:to}| {O:at})? with {L:with}" + FIRST,
              (said, scene) -> attackedFirst(said, scene)),
          ClauseForm.of(
              "({P:who} )?(and |then |, )*(get|gets|got|have|had|take|took|make|makes|made|create|creates|created|use|used)"
                  + "( a| an| the| my)?( second| 2nd| extra| additional| new| another)+ "
                  + COMBAT
                  + "( this turn| after that| now)*( (with|from|off|off of|via|by|thanks to|because of) {L:by}( 's( ability| trigger))?)?",
              ExtraCombatForms::second),
          ClauseForm.of(
              "({L:by} )?(and |which |that |, )*(gives|gave|give|grants|granted|gets|got) {P:who}( a| an|"
                  + " the| my)?( second| 2nd| extra| additional| new| another)+ "
                  + COMBAT
                  + "( this turn| after that| now)*",
              ExtraCombatForms::second),
          ClauseForm.of(
              "(and |but |so )?now there (is|'s) (a|an|the|my) " + SECOND + " " + COMBAT,
              (_, scene) -> scene.setSecondCombat()),
          ClauseForm.of(
              "(it is|it 's|<o\\d+it> (is|'s)|this is)( now)? (the|my) (second|2nd|extra|additional) "
                  + COMBAT
                  + "( of the turn)?",
              (_, scene) -> scene.setSecondCombat()),
          ClauseForm.of(
              "{L:with} (has|have) attacked( {P:to}| {O:at})? this turn",
              (said, scene) -> attackedFirst(said, scene)),
          ClauseForm.of(
              "(and |so |then |which |that )*({P} )?(untap|untaps|untapped) {L:untapped}( again| then| now| after"
                  + " combat)*( (with|from|via|by|thanks to) {L:by}( 's( ability| trigger))?)?",
              ExtraCombatForms::untapped),
          ClauseForm.of(
              "(and |so |then )*{L:untapped} (untap|untaps|gets untapped|get untapped|got untapped|untapped)(( again|"
                  + " then| now| after combat))*",
              ExtraCombatForms::untapped));

  private ExtraCombatForms() {}

  /** What has given the additional combat phase has done so. */
  private static void second(Said said, Scene scene) {
    for (Asked.Part part : said.parts("by", scene, said.party("who", scene))) {
      Thing thing = part.thing();
      if (thing.card().filter(card -> !scene.isPermanent(card)).isPresent()) {
        scene.remove(thing);
      }
    }
    scene.setSecondCombat();
  }

  private static void attackedFirst(Said said, Scene scene) {
    Optional<Asked.Target> target = AttackTargets.target(said, scene);
    for (Asked.Part part : said.parts("with", scene, said.party("who", scene))) {
      Said.allOf(part, scene);
      part.thing().setAttackedThisTurn(target);
    }
  }

  /** Only what has attacked this turn was tapped by it; of anything else it is just so. */
  private static void untapped(Said said, Scene scene) {
    boolean isAll = said.mentions("untapped").stream().anyMatch(one -> one.isOfAll());
    Optional<Party> owner =
        said.mentions("untapped").stream()
            .flatMap(one -> one.owner().stream())
            .findFirst()
            .map(scene::party);
    said.parts("by", scene, Optional.empty()).stream()
        .map(Asked.Part::thing)
        .filter(thing -> thing.card().filter(card -> !scene.isPermanent(card)).isPresent())
        .forEach(scene::remove);
    if (isAll) {
      scene.postpone(() ->
          scene.things().stream()
              .filter(thing -> thing.controller().equals(owner.or(scene::asker)))
              .forEach(thing -> thing.setTapped(false)));
    } else {
      said.things("untapped", scene).forEach(thing -> thing.setTapped(false));
    }
  }
}
