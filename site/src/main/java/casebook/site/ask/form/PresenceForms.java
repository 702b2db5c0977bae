package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** How it is said that permanents were there before this turn, or that they were not. */
final class PresenceForms {
  private static final String PLACE =
      "( (there|out|out there|here|around|in play|on (the|my|his|her|their)"
          + " (battlefield|board|field|table|side)|on board|under (my|his|her|their) control|on"
          + " (the|my) (battlefield|field|board|side) under my control))?";

  private static final String BEFORE =
      "( (<since>|last turn|already( last turn)?|(before|since before) (this|my) turn( began|"
          + " started)?|a while|the whole game|all game|forever|a turn|((a )?(few|couple|couple"
          + " of)|several|many|some|two|three) turns))";

  /** Where something has been, said without what it is said of. */
  private static final String BEEN =
      "(been )?(there|here|out|around|out there|in play|on (the|my|his|her|their)"
          + " (board|battlefield|field|table|side))";

  /** A turn of somebody, which may be the one that goes on. */
  private static final Pattern IN_A_TURN =
      Pattern.compile(" (his|her|their|'s) (turn|end step)(?= |$)");

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "{L:what}( that| which| who)? (was|were|has been|have been|(has|have) (both|all|{O})"
                  + " been|'s been|been|is|are|'s)( already)?"
                  + PLACE
                  + BEFORE,
              (said, scene) -> old(said, scene, Optional.empty())),
          ClauseForm.of(
              "{P:who} (have|has|had|did)( already)? (had|controlled|owned|have|played|cast)( out)?"
                  + " {L:what}"
                  + PLACE
                  + BEFORE,
              (said, scene) -> old(said, scene, said.party("who", scene))),
          ClauseForm.of(
              "{L:what} (is|was|has been|have been|are)( all| both)? (mine|under my control) <since>",
              (said, scene) ->
                  old(said, scene, Optional.of(scene.party(new ObjectMention.PartyRef.Asker())))),
          ClauseForm.of(
              "{P:who} ('s|has|have)( been)? (out|around|in play|there|here|on board|on the (battlefield|board|field|table))"
                  + BEFORE,
              (said, scene) -> {
                if (!said.isHeOrShe("who")) {
                  scene.needs("What has been there, and since when?");
                }
                scene.last().forEach(thing -> old(thing, scene));
              }),
          ClauseForm.of(
              "{L:what}( that| which)? {P} (had|have)( had)?( out| there| here| in play)?( already)? <since>",
              (said, scene) -> old(said, scene, Optional.empty())),
          ClauseForm.of(
              "{P:who} (had|controlled|owned) {L:what}"
                  + PLACE
                  + "( (<since>|already|at the start of (the|my|this) turn))",
              (said, scene) -> {
                old(said, scene, said.party("who", scene));
                askIfThere(said, scene);
              }),
          ClauseForm.of(
              "(, )?(which|that|who) {P} (have|has)( already)? (had|controlled|owned)"
                  + PLACE
                  + BEFORE,
              (_, scene) -> scene.last().forEach(thing -> old(thing, scene))),
          ClauseForm.of(
              "{P:who} (cast|played|made|created|summoned) {L:what} (<since>|turns ago|on turn"
                  + " <n\\d+>|(in|on) (a|an|my) (previous|earlier|last) turn|earlier in the"
                  + " game|before this turn|(on|during) (my|his|her|their|{P} 's)( own)?"
                  + " (last|previous)( turn)?)",
              (said, scene) -> old(said, scene, said.party("who", scene))),
          ClauseForm.of(
              "(there is |there 's |with )?no (summoning|summon) sickness("
                  + " (involved|issues?|problem|here|anywhere))?",
              (_, scene) -> scene.last().forEach(thing -> old(thing, scene))),
          ClauseForm.of(
              "(at|on|during|in) (the )?((end|end step|beginning|beginning of combat|upkeep) of"
                  + " )?({P} 's|his|her|their)( last| previous)? (turn|end step)( ,)? {P:who}("
                  + " have| had)? (cast|flashed in|played|made|created) {L:what}",
              (said, scene) -> old(said, scene, said.party("who", scene))),
          ClauseForm.of(
              "{P:who}( have| had)? (cast|flashed in|flash in|played|made|created) {L:what}"
                  + " (at|on|during|in) (the )?((end|end step|beginning|beginning of combat|upkeep)"
                  + " of )?({P:whose} 's|his|her|their)( last| previous)? (turn|end step)",
              (said, scene) -> old(said, scene, said.party("who", scene))),
          ClauseForm.of(
              "(, )?(both |all )?(untapped|ready)?( and |, )?(not (summoning )?sick|without"
                  + " summoning sickness)",
              (_, scene) -> scene.last().forEach(thing -> old(thing, scene))),
          ClauseForm.of(
              "(, )?(and )?(both |all |{O} )?untapped( and ready)?( (at the (start|beginning)( of (my )?combat)|as combat begins|going into combat))?",
              (_, _) -> {}),
          ClauseForm.of(
              "(, )?(and )?((both|all|{O}) )?((untapped|ready) )?(and |, )?" + BEEN + BEFORE,
              (_, scene) -> scene.last().forEach(thing -> old(thing, scene))),
          ClauseForm.of(
              "(, )?(and )?been (there|here|out|around)",
              (_, scene) -> scene.last().forEach(thing -> old(thing, scene))),
          ClauseForm.of(
              "(, )?(and )?((is|are) )?(a|a few|several|some|a couple|a couple of|many|{N:number})"
                  + " (turn|turns) old",
              (_, scene) -> scene.last().forEach(thing -> old(thing, scene))),
          ClauseForm.of(
              "(, )?{O:all}( (is|are|'s))? (a|a few|several|some|a couple|a couple"
                  + " of|many|{N:number}) (turn|turns) old",
              PresenceForms::oldAll),
          ClauseForm.of(
              "(, )?(which|that|who) (have|has|'s)? ?been"
                  + " (swinging|attacking|beating|hitting|beating down|going)( {P})?( in)?"
                  + " ?(<since>|all game|every turn|all night)",
              (_, scene) -> scene.last().forEach(thing -> old(thing, scene))),
          ClauseForm.of(
              "(, )?{O:all}( (are|were|have been|been|made|cast|played|created|untapped|ready( to (go|attack))?|good to go|and))*("
                  + " (out|there|around|in play|here|on board|on the"
                  + " (battlefield|board|field|table)))? (<since>|last turn|not (summoning )?sick)",
              PresenceForms::oldAll),
          ClauseForm.of(
              "(, )?((that|which|who) )?({P} )?((have been|has been|was|were|been|got)"
                  + " )?(made|cast|played|created|summoned|dropped|had|out|here|there|around|in play)"
                  + " (<since>|last turn)",
              (_, scene) -> scene.last().forEach(thing -> old(thing, scene))),
          ClauseForm.of(
              "(none|neither)( of (them|{O:of}))?( is| are| has| have)? (summoning sick|summoning"
                  + " sickness|new)",
              PresenceForms::noneNew),
          ClauseForm.of(
              "(summoning sickness|summon sickness) (is|was|should be) (not (a|an)"
                  + " (problem|issue|factor|concern)|no (problem|issue))",
              (_, _) -> {}));

  private PresenceForms() {}

  /** "It came in last turn". */
  static void old(Said said, Scene scene) {
    old(said, scene, Optional.empty());
  }

  private static void old(Said said, Scene scene, Optional<Party> who) {
    for (Asked.Part part : said.parts("what", scene, who)) {
      Said.allOf(part, scene);
      boolean isInOwnTurn =
          IN_A_TURN.matcher(said.all()).find() && part.thing().controller().isPresent();
      if (isInOwnTurn) {
        Thing thing = part.thing();
        scene.postpone(() -> {
          if (scene.turn().equals(thing.controller())) {
            scene.needs("Did " + Scene.called(thing) + " come this turn?");
          }
        });
      }
      old(part.thing(), scene);
    }
  }

  private static void old(Thing thing, Scene scene) {
    scene.times().take();
    if (thing.isSick()) {
      scene.needs("Did " + Scene.called(thing) + " come this turn?");
    }
    thing.setSick(false);
  }

  /** "Bob had Propaganda three turns ago" doesn't say that he still has it. */
  private static void askIfThere(Said said, Scene scene) {
    if (said.time().filter(time -> !time.isSpan()).isPresent()) {
      scene
          .spoken()
          .mentioned()
          .forEach(
              thing -> scene.needs("Is " + Scene.called(thing) + " still on the battlefield?"));
    }
  }

  /** "Both from last turn", of the creatures that were spoken of. */
  private static void oldAll(Said said, Scene scene) {
    boolean isPronoun =
        said.mentions("all").stream().allMatch(one -> one.head() instanceof ObjectMention.Pronoun);
    if (!isPronoun) {
      scene.needs("Which creatures are meant?");
    }
    List<Thing> spoken = scene.spoken().creatures();
    boolean areFew =
        spoken.stream().mapToInt(Thing::count).sum() <= 2
            && said.mentions("all").stream().anyMatch(one -> one.count().isPresent());
    (areFew ? spoken : said.things("all", scene)).forEach(thing -> old(thing, scene));
  }

  private static void noneNew(Said said, Scene scene) {
    List<ObjectMention> of = said.mentions("of");
    (of.isEmpty() ? scene.last() : said.things("of", scene)).forEach(thing -> old(thing, scene));
  }
}
