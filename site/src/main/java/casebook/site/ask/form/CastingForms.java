package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Casting;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;

/** How it is said in which way permanents were cast, or came otherwise: "I dashed Mardu Scout". */
final class CastingForms {
  private static final String DONE =
      "(?<way>dashed|blitzed|unearthed|kicked|dash|blitz|unearth|kick)";

  private static final String DOING = "(?<way>dashing|blitzing|unearthing|kicking)";

  private static final String NOW =
      "( (?<now>(earlier )?this turn|right now))?( (in|during|on) my( own)?( first| precombat)? (main phase|main))?";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "((?<this>this turn) (, )?)?({P:who}( have| has|'s)?( just| then)? |just )?"
                  + DONE
                  + "( in| out| back| back in)? {L:what}"
                  + NOW,
              (said, scene) -> came(said, scene, true)),
          ClauseForm.of(
              "(, )?(after|by|from|since)( {P:who})? " + DOING + "( in| out)? {L:what}" + NOW,
              (said, scene) -> came(said, scene, true)),
          ClauseForm.of(
              "{L:what} (was|were|got|is|has been|have been)( just)? (?<way>dashed|blitzed|unearthed|kicked)( in| out| back)?"
                  + NOW,
              (said, scene) -> came(said, scene, true)),
          ClauseForm.of(
              "{L:what}( has| have)?( just)? (came|come|comes) off (of )?(?<way>suspend)" + NOW,
              (said, scene) -> came(said, scene, true)),
          ClauseForm.of(
              "({P:who} )?(did|do|does|have|has) not " + DONE + "( in| out)? {L:what}" + NOW,
              (said, scene) -> came(said, scene, false)),
          ClauseForm.of(
              "{L:what} (was|were|is|are) not (?<way>dashed|blitzed|unearthed|kicked)" + NOW,
              (said, scene) -> came(said, scene, false)),
          ClauseForm.of(
              "{L:what} did not come off (?<way>suspend)" + NOW,
              (said, scene) -> came(said, scene, false)),
          ClauseForm.of(
              "{L:what} (was|were)(?<not> not)?( just)? (?<way>cast)" + NOW,
              (said, scene) -> came(said, scene, !said.has("not"))),
          ClauseForm.of(
              "(, )?without( {P:who})? " + DOING + " {L:what}",
              (said, scene) -> came(said, scene, false)),
          ClauseForm.of(
              "{P:who}( have| has)?( just)? (used|activated|use|activate)( the)? (?<way>unearth)( ability)? (on|of) {L:what}"
                  + NOW,
              (said, scene) -> came(said, scene, true)),
          ClauseForm.of(
              "(with|without(?<not>))( the| {IT} 's)? (?<way>kicker)( paid)?",
              (said, scene) -> cameLast(said, scene, !said.has("not"))),
          ClauseForm.of(
              "for {IT} 's (?<way>dash|blitz) cost", (said, scene) -> cameLast(said, scene, true)),
          ClauseForm.of(
              "(for {IT} 's (normal|regular|full|normal mana|regular mana|full mana|mana|printed) cost|normally)",
              (_, scene) -> last(scene).forEach(Casting::normally)),
          ClauseForm.of(
              "(, )?not (?<way>dashed|blitzed|kicked)",
              (said, scene) -> cameLast(said, scene, false)),
          ClauseForm.of(
              "{P:who}( have| has)?( just)? (suspended|suspend) {L:what}( this turn| last turn| <since>)?",
              (said, scene) ->
                  said.parts("what", scene, said.party("who", scene))
                      .forEach(part ->
                          scene.needs(
                              "Has "
                                  + Scene.called(part.thing())
                                  + " come off suspend, or is it still in exile (702.62)?"))),
          ClauseForm.of(
              "the( same)? turn {P} (hard cast|hardcast|hard casted) {IT}",
              (_, scene) ->
                  last(scene)
                      .forEach(thing -> {
                        thing.setSick(true);
                        Casting.normally(thing);
                      })),
          ClauseForm.of(
              "((?<this>this turn) (, )?)?{P:who}( have| has)?( (?<just>just))? (hard cast|hardcast|hard casted) {L:what}"
                  + NOW,
              CastingForms::hardCast));

  private CastingForms() {}

  private static void came(Said said, Scene scene, boolean is) {
    Optional<Party> who = said.party("who", scene);
    Casting way = Casting.ofVerb(said.words("way"));
    said.parts("what", scene, who)
        .forEach(part -> {
          if (part.count() != part.thing().count()) {
            scene.needs("Is that so of all of " + Scene.called(part.thing()) + "?");
          }
          says(part.thing(), way, is, scene);
          time(said, part.thing());
        });
  }

  private static void cameLast(Said said, Scene scene, boolean is) {
    last(scene).forEach(thing -> says(thing, Casting.ofVerb(said.words("way")), is, scene));
  }

  private static List<Thing> last(Scene scene) {
    if (scene.last().isEmpty()) {
      scene.needs("Which permanent is that said of?");
    }
    return scene.last();
  }

  private static void says(Thing thing, Casting way, boolean is, Scene scene) {
    Boolean before = thing.castings().get(way);
    if (before != null && before != is) {
      scene.needs(way.question(Scene.called(thing)));
    }
    way.says(thing, is);
  }

  private static void time(Said said, Thing thing) {
    if (said.has("now") || said.has("this") || said.has("just")) {
      thing.setSick(true);
    } else if (!thing.isSick()) {
      thing.setMaybeSick();
    }
  }

  private static void hardCast(Said said, Scene scene) {
    said.parts("what", scene, said.party("who", scene))
        .forEach(part -> {
          time(said, part.thing());
          Casting.normally(part.thing());
        });
  }
}
