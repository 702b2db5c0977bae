package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Attaching;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Spell;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is said of permanents that somebody has taken, or given something. */
final class ControlForms {
  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "{P:who} (protects|protect|{BE} protecting|{BE} the protector of) {L:what}",
              ControlForms::isProtected),
          ClauseForm.of("{L:what} {BE}( being)? protected by {P:who}", ControlForms::isProtected),
          ClauseForm.of("{P:who} {BE} {L:what} 's protector", ControlForms::isProtected),
          ClauseForm.of(
              "(and )?({P} )?(has |have )?(chose|chosen|chooses|named|names|picked|picks) {P:who} (as (the|its|a|{L:what} 's) protector|to protect {L:what2})",
              ControlForms::isProtected),
          ClauseForm.of(
              "{P:who}( have| has)?( just)? (stole|stolen|took|taken|gained control of|took control of|taken control of"
                  + "|borrowed|threatened|grabbed) {L:what}( (with|using|via|by) {L:by})?"
                  + "(?<now>( for)?( the| this)( rest of the)? turn|( until)?( the)? end of( the| this)? turn)?(?<past> last turn| <since>)?",
              ControlForms::stolen),
          ClauseForm.of(
              "{P:who}( have| has)?( just)? (got|gained|get) {L:what} (with|using|via|by|from|through) {L:by}(?<now> this turn)?(?<past> last turn| <since>)?",
              ControlForms::stolen),
          ClauseForm.of(
              "(, )?(that |which )?{P:who}( have| has)?( just)? (stole|took|gained control of|took control of"
                  + "|borrowed|threatened|grabbed)( from {P:from})?( (with|using|via|by) {L:by})?"
                  + "(?<now>( for)?( the| this)( rest of the)? turn|( until)?( the)? end of( the| this)? turn)?",
              ControlForms::stolen),
          ClauseForm.of(
              "{P:giver}( have| has| had)?( just)? (gave|given|gives|handed|donated) {P:who}( control"
                  + " of)? {L:what}((?<now> this turn)|(?<past> last turn| <since>))?",
              ControlForms::handedOver),
          ClauseForm.of(
              "{P:who}( have| has)?( just)? (gave|give|gives|given) {L:what} (?<keyword>haste|vigilance|flying)"
                  + "( (with|using|via|by|from) {L:by})?",
              ControlForms::given));

  private ControlForms() {}

  /** Who protects a battle (310.8). */
  private static void isProtected(Said said, Scene scene) {
    Optional<Party> who = said.party("who", scene);
    List<Thing> battles =
        Stream.of("what", "what2").flatMap(name -> said.things(name, scene).stream()).toList();
    for (Thing thing : battles.isEmpty() ? scene.last() : battles) {
      if (scene.is(thing, "battle")) {
        thing.setProtector(who.orElseThrow());
      } else {
        scene.needs("What does " + Scene.called(thing) + " have to do with a protector?");
      }
    }
  }

  /** What somebody controls now that was another's. */
  private static void stolen(Said said, Scene scene) {
    Party who = said.party("who", scene).orElseThrow();
    List<Thing> stolen = said.has("what") ? said.things("what", scene) : scene.spoken().before();
    stolen.forEach(thing -> thing.steal(who));
    boolean isNew = said.has("now");
    List<Asked.Part> parts = stolen.stream().map(one -> new Asked.Part(one, one.count())).toList();
    List<Asked.Part> by = said.parts("by", scene, Optional.of(who));
    if (by.isEmpty()) {
      stolen.forEach(thing -> {
        thing.keep();
        thing.setSick(isNew);
      });
      said.party("from", scene);
      boolean areCreatures = stolen.stream().anyMatch(Thing::isCreature);
      if (!isNew && areCreatures) {
        scene.needs("How did you get control of that, and was it this turn?");
      }
    }
    for (Asked.Part part : by) {
      Optional<String> card = part.thing().card();
      if (card.isPresent() && !scene.isPermanent(card.get())) {
        scene.remove(part.thing());
        if (said.has("past")) {
          scene.needs("How did you get control of that, and was it this turn?");
        }
        stolen.forEach(thing -> thing.setSick(true));
        scene.add(
            new Spell(
                card.get(),
                Optional.of(who),
                stolen.stream().map(Thing::id).toList(),
                scene.times().take()));
      } else {
        Attaching.attach(part.thing(), parts, Optional.empty(), scene);
        boolean isPast = said.has("past");
        stolen.forEach(
            isNew
                ? one -> one.setSick(true)
                : isPast ? one -> one.setSick(false) : Thing::setMaybeSick);
      }
    }
  }

  /** "Ana gave me her Xantcha": it is the other player's no more, since when isn't always said. */
  private static void handedOver(Said said, Scene scene) {
    Party giver = said.party("giver", scene).orElseThrow();
    Party who = said.party("who", scene).orElseThrow();
    for (Asked.Part part : said.parts("what", scene, Optional.of(giver))) {
      Said.allOf(part, scene);
      Thing thing = part.thing();
      thing.steal(who);
      if (said.has("past")) {
        thing.setSick(false);
      } else if (said.has("now") || said.all().contains(" just ")) {
        thing.setSick(true);
      } else {
        thing.setMaybeSick();
      }
    }
  }

  /** "I gave it haste with Lightning Greaves". */
  private static void given(Said said, Scene scene) {
    List<Asked.Part> what = said.parts("what", scene, Optional.empty());
    List<Asked.Part> by = said.parts("by", scene, said.party("who", scene));
    for (Asked.Part part : by) {
      if (Attaching.isAttachable(part.thing(), scene)) {
        Attaching.attach(part.thing(), what, Optional.empty(), scene);
      } else if (part.thing().card().filter(card -> !scene.isPermanent(card)).isPresent()) {
        scene.remove(part.thing());
        scene.add(
            new Spell(
                part.thing().card().orElseThrow(),
                said.party("who", scene),
                what.stream().map(one -> one.thing().id()).toList(),
                scene.times().take()));
      } else {
        what.forEach(one -> one.thing().given().add(said.words("keyword")));
      }
    }
    if (by.isEmpty()) {
      what.forEach(part -> part.thing().given().add(said.words("keyword")));
    }
  }
}
