package casebook.site.ask.form;

import casebook.engine.effect.Effect;
import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Attaching;
import casebook.site.ask.scene.Casting;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Spell;
import casebook.site.ask.scene.Thing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What was cast, and what has come of it. */
final class SpellForms {
  /** Times that come before attackers are declared. */
  private static final String BEFORE_ATTACKS =
      "( ((at|in|on|during) (the|my|his|her|their)( own)?( (first|precombat|pre combat))?"
          + " (beginning of combat|beginning of combat step|upkeep|upkeep step|draw step|main"
          + " phase)|before (the|my|his|her|their)? ?(combat|attack|attackers|declare attackers"
          + " step)))?";

  /** A part of the turn of the one who asks. */
  private static final Pattern MY_PHASE =
      Pattern.compile(
          " (at|in|on|during) my( own)?( first| precombat)? (beginning of combat|main phase|upkeep|draw"
              + " step)(?= |$)");

  /** How a land is played, which makes no difference. */
  static final String AS_LAND =
      "( as (my|his|her|their|a) land( drop)?((?<ofTurn> for( the| this)? turn| this turn))?)?";

  static final List<ClauseForm> ALL = all();

  private SpellForms() {}

  private static List<ClauseForm> all() {
    String onto =
        "( (on|onto|targeting|choosing|at|naming) {L:on}| (on|targeting|choosing|naming)"
            + " {P:whom})?";
    String cast =
        " ((?<cast>cast|casts)|played|plays|play|resolve|resolves|resolved|made|make|makes|created|summoned|flashed"
            + " in|flash in|dropped|ran out|put"
            + " out|slammed|(?<uses>used|uses|use)|(?<moved>reanimated|brought"
            + " back|flickered|blinked)) {L:what}"
            + onto
            + BEFORE_ATTACKS
            + "(?<early> (on|during|in|at the end of|on the end of) ({P} 's|his|her|their)( own| last)?"
            + " (turn|end step|upkeep))?"
            + "( (for|to get|to make|making|getting|creating) {L:made})?( and {IT} resolved)?( (?<now>this turn))?"
            + AS_LAND
            + "( (?<past>last turn|<since>|a turn ago|the turn before|earlier(?! this turn)|on turn"
            + " <n\\d+>|on (my|his|her|their) last"
            + " turn))?(?<theirs> (on|during) (his|her|their)( own)? turn)?";
    return List.of(
        ClauseForm.of(
            "((after|before that|then) )?((?<this>this turn) (, )?)?{P:who}( have| has| then)?( only)?("
                + " (?<just>just))?"
                + cast,
            SpellForms::cast),
        ClauseForm.of(
            "(with|from|off|off of|using|via|by|thanks to) {L:source}( this turn)?( resolving)?",
            SpellForms::madeBy),
        ClauseForm.whole(
            "((?<just>just) )?(cast|played|flashed in) {L:what} (?<now>this turn)",
            SpellForms::castByAsker),
        ClauseForm.first(
            "(so |ok |okay )?(i )?((?<just>just) )(cast|played|flashed in|dropped|slammed)"
                + " {L:what}( (in|during)( my)?( first| precombat)? (main phase|main)( <n\\d+>)?)?("
                + " (this turn|now))?",
            SpellForms::castByAsker),
        ClauseForm.first(
            "(cast|played|flashed in|dropped|slammed) {L:what} (?<now>(this turn|(in|during)( my|"
                + " this turn 's)?( first| precombat)? (main phase|main)( <n\\d+>)?( this turn)?))",
            SpellForms::castByAsker),
        ClauseForm.of("(?<just>just )?(?:" + cast.strip() + ")", SpellForms::castToo),
        ClauseForm.of(
            "(after )?{L:what}( , cast by {P:who} ,)? (resolve|resolves|resolved|has resolved|have"
                + " resolved|was (cast|played)( by {P:who2})?)( on {L:on}| on {P:whom})?( (?<past><since>|last"
                + " turn))?( by {P:who3})?",
            SpellForms::cast));
  }

  /** "With Raise the Alarm": a spell that has made what was spoken of has done all that it does. */
  private static void madeBy(Said said, Scene scene) {
    for (Asked.Part part : said.parts("source", scene, scene.subject())) {
      boolean isSpell = part.thing().card().filter(card -> !scene.isPermanent(card)).isPresent();
      boolean isHad =
          part.thing().controller().isPresent()
              && !isSpell
              && !Attaching.isAttachable(part.thing(), scene)
              && said.all().startsWith(" with ");
      if (isHad) {
        continue;
      }
      if (isSpell
          && scene.last().stream().allMatch(thing -> thing.creature().isPresent())
          && !scene.last().isEmpty()) {
        scene.remove(part.thing());
      } else {
        scene.needs("What does " + Scene.called(part.thing()) + " have to do with it?");
      }
    }
  }

  /** "I cast Raise the Alarm for two Soldiers": they are there, and it does nothing else. */
  private static void makes(Said said, Optional<Party> who, Scene scene) {
    List<Asked.Part> made = said.parts("made", scene, who);
    said.parts("what", scene, who).stream()
        .map(Asked.Part::thing)
        .filter(thing -> thing.card().filter(card -> !scene.isPermanent(card)).isPresent())
        .forEach(scene::remove);
    for (Asked.Part part : made) {
      Thing thing = part.thing();
      boolean isNow = said.has("now") || said.has("this") || said.has("just");
      boolean isMine = MY_PHASE.matcher(said.all()).find() && who.equals(scene.asker());
      if (thing.creature().isEmpty()) {
        scene.needs("How did " + Scene.called(thing) + " come onto the battlefield?");
      } else if (said.has("past")
          || (who.equals(scene.asker()) && (said.has("theirs") || said.has("early")))) {
        thing.setSick(false);
      } else if (isNow || isMine) {
        thing.setSick(true);
      } else {
        thing.setMaybeSick();
      }
    }
  }

  /** The same of the player who was spoken of. */
  private static void castToo(Said said, Scene scene) {
    if (scene.subject().isEmpty()) {
      scene.needs("Who has cast that?");
    }
    cast(said, scene);
  }

  private static void castByAsker(Said said, Scene scene) {
    scene.setSubject(scene.party(new ObjectMention.PartyRef.Asker()));
    cast(said, scene);
  }

  /** A permanent that was cast is there now; another spell has done what it does. */
  private static void cast(Said said, Scene scene) {
    Optional<Party> who =
        said.party("who", scene)
            .or(() -> said.party("who2", scene))
            .or(() -> said.party("who3", scene))
            .or(scene::subject);
    if (said.has("made")) {
      makes(said, who, scene);
      return;
    }
    List<Asked.Part> on = said.parts("on", scene, Optional.empty());
    on.forEach(part -> Activations.askOfTarget(part.thing(), who, scene));
    for (Asked.Part part : said.parts("what", scene, who)) {
      Thing thing = part.thing();
      Optional<String> card = thing.card();
      if (said.has("uses") && on.isEmpty() && Activations.has(thing, scene)) {
        Activations.ask(thing, scene);
      } else if (card.isEmpty() || scene.isPermanent(card.get())) {
        if (said.has("cast") || said.has("moved")) {
          Casting.CAST.says(thing, said.has("cast"));
        }
        Said.allOf(part, scene);
        if (said.has("moved")) {
          asNew(thing, scene);
        }
        boolean isPast = said.has("past") || scene.times().take().isPresent();
        boolean isNow =
            said.has("now")
                || said.has("this")
                || said.has("ofTurn")
                || scene.questions().isPlan()
                || (MY_PHASE.matcher(said.all()).find() && who.equals(scene.asker()));
        if (isNow && isPast) {
          scene.needs("Did " + Scene.called(thing) + " come this turn?");
        } else if (isNow || (said.has("just") && !isPast)) {
          thing.setSick(true);
        } else if (!isPast) {
          thing.setMaybeSick();
        }
        boolean isOn = !on.isEmpty() || thing.attachedTo().isPresent();
        if (isOn && isOfGraveyards(card, scene)) {
          scene.needs("What has come back by " + Scene.called(thing) + ", and is it tapped?");
        }
        Attaching.attach(thing, on, said.party("whom", scene), scene);
      } else {
        scene.remove(thing);
        if ((said.has("past") || said.has("theirs") || said.has("early"))
            && scene.times().take().isEmpty()
            && scene.lastsForTheTurn(card.get())) {
          scene.needs("What is left of " + card.get() + ", which lasts for the turn only?");
        }
        Set<Thing> targets = new LinkedHashSet<>(on.stream().map(Asked.Part::thing).toList());
        thing.attachedTo().ifPresent(targets::add);
        targets.forEach(target -> Activations.askOfTarget(target, who, scene));
        boolean isTaken = scene.takesControl(card.get());
        if ((isTaken && targets.size() > 1) || scene.givesControl(card.get())) {
          scene.needs("Who controls what after " + card.get() + "?");
        } else if (who.isPresent() && isTaken) {
          targets.forEach(target -> {
            target.steal(who.get());
            target.setSick(true);
            untap(target, card.get(), scene);
          });
        }
        List<String> affects = new ArrayList<>(targets.stream().map(Thing::id).toList());
        said.party("whom", scene).ifPresent(whom -> affects.add(whom.id()));
        scene.add(new Spell(card.get(), who, affects, scene.times().take()));
      }
    }
  }

  /** "Enchant creature card in a graveyard": what it is put on wasn't on the battlefield. */
  private static boolean isOfGraveyards(Optional<String> card, Scene scene) {
    return card.flatMap(scene::facts).stream()
        .flatMap(facts -> facts.abilities().stream())
        .flatMap(ability -> ability.effects().stream())
        .anyMatch(effect ->
            effect instanceof Effect.Keyword(var name, var parameter)
                && name.equals("enchant")
                && parameter.filter(text -> text.contains("graveyard")).isPresent());
  }

  /** What is taken for the turn is untapped too, where the spell says so. */
  private static void untap(Thing target, String card, Scene scene) {
    if (scene.lastsForTheTurn(card) && scene.isAboutTapping(card)) {
      target.setTapped(false);
      target.setWasUntapped();
    } else if (target.isTapped()) {
      scene.needs("Is " + Scene.called(target) + " tapped after " + card + "?");
    }
  }

  /** What came back is a new object (400.7): nothing of what was so of it is so any more. */
  private static void asNew(Thing thing, Scene scene) {
    boolean isChanged =
        thing.isTapped()
            || thing.isGoaded()
            || scene.things().stream().anyMatch(one -> one.attachedTo().equals(Optional.of(thing)));
    if (isChanged) {
      scene.needs(
          "What is so of "
              + Scene.called(thing)
              + " since it came back: is it tapped, goaded, or is something attached to it?");
    }
  }
}
