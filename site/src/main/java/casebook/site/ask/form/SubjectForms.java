package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Attaching;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** What goes on about the permanent that a sentence is about: "… and is tapped", "… with haste". */
final class SubjectForms {
  private static final String IS =
      "(and |but )?(is|are|was|were)( now| still| currently| already)* ";

  private static final String CAME =
      "(came in|came down|came out|came into play|came back|entered|entered the battlefield|arrived|came"
          + "|was cast|was played|was created|was made)";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              IS + "tapped( right now| now| for (mana|convoke|crew|crewing))?",
              subject(thing -> thing.setTapped(true))),
          ClauseForm.of(
              IS + "(untapped|not tapped)( right now| now)?",
              subject(thing -> thing.setTapped(false))),
          ClauseForm.of(
              "(and |but )?(just )?" + CAME + " (?:this turn|(?<before>last turn|<since>))",
              (said, scene) ->
                  subject(thing -> thing.setSick(!said.has("before"))).accept(said, scene)),
          ClauseForm.of(
              "{P:who} {HAVE} {L:what} , (which|that|who) (is|are)( currently| now)? ((?<tapped>tapped)|untapped) , and {L:more}",
              SubjectForms::tappedAndMore),
          ClauseForm.of(
              IS + "crewed( this turn)?",
              (said, scene) -> subject(thing -> crewed(thing, scene)).accept(said, scene)),
          ClauseForm.of(
              "{L:what}( has| have)? (lost|loses|lose) all( of)?( (its|their|{IT} 's))? abilities( this turn| until end of turn)?",
              SubjectForms::loses),
          ClauseForm.of(
              "{L:what} (was|were) exerted( last turn| on my last turn| <since>)?",
              (said, scene) ->
                  said.things("what", scene)
                      .forEach(thing -> scene.postpone(() -> isUntapped(thing, scene)))),
          ClauseForm.of(IS + "(summoning sick|new)", subject(thing -> thing.setSick(true))),
          ClauseForm.of(
              IS + "goaded by {P:by}",
              (said, scene) ->
                  subject(thing -> scene.goad(thing, said.party("by", scene))).accept(said, scene)),
          ClauseForm.of(
              "(, )?(and |but )?with (?<keyword>haste|vigilance|flying)",
              (said, scene) ->
                  subject(thing -> thing.given().add(said.words("keyword"))).accept(said, scene)),
          ClauseForm.of(
              "(, )?(and |but )?with (a|an|{N:many}) "
                  + CounterForms.COUNTER
                  + " (counter|counters)( on (it|<o\\d+it>))?",
              SubjectForms::counters),
          ClauseForm.of(
              "(, )?each with (a|an|{N:many}) "
                  + CounterForms.COUNTER
                  + " (counter|counters)( on (it|them|<o\\d+(it)?>))?",
              SubjectForms::each),
          ClauseForm.of(
              "{L:what} each (have|has) (a|an|{N:many}) "
                  + CounterForms.COUNTER
                  + " (counter|counters)( on (it|them|<o\\d+(it)?>))?",
              (said, scene) -> said.things("what", scene).forEach(thing -> put(said, thing))));

  private SubjectForms() {}

  /** Of the only permanent that the sentence has spoken of, besides what is attached to it. */
  private static BiConsumer<Said, Scene> subject(Consumer<Thing> says) {
    return (_, scene) -> {
      List<Thing> spoken =
          scene.spoken().mentioned().stream()
              .filter(thing -> !Attaching.isAttachable(thing, scene))
              .toList();
      if (spoken.size() != 1 || spoken.getFirst().count() != 1) {
        scene.needs("Of which permanent is that said: what is tapped, and what is new?");
      } else {
        says.accept(spoken.getFirst());
      }
    };
  }

  private static void counters(Said said, Scene scene) {
    subject(thing -> put(said, thing)).accept(said, scene);
  }

  /** "I have Hill Giant, which is tapped, and Grizzly Bears". */
  private static void tappedAndMore(Said said, Scene scene) {
    List<Asked.Part> parts = said.parts("what", scene, said.party("who", scene));
    if (!parts.isEmpty()) {
      parts.getLast().thing().setTapped(said.has("tapped"));
    }
    said.parts("more", scene, said.party("who", scene));
  }

  /** What it was given besides may have come before or after that (613.7). */
  private static void loses(Said said, Scene scene) {
    said.things("what", scene)
        .forEach(thing -> {
          thing.loseAbilities();
          scene.postpone(() -> {
            if (!thing.given().isEmpty() || !thing.castings().isEmpty()) {
              scene.needs("Which abilities does " + Scene.called(thing) + " have now?");
            }
          });
        });
  }

  private static void crewed(Thing thing, Scene scene) {
    if (Activations.canMakeItselfCreature(thing, scene)) {
      thing.animate();
      scene.spoken().only(thing);
    } else {
      scene.needs("What has become a creature?");
    }
  }

  /** What was exerted doesn't untap (701.43), unless it wasn't tapped. */
  private static void isUntapped(Thing thing, Scene scene) {
    if (!thing.isTapped()) {
      scene.needs("Is " + Scene.called(thing) + " tapped?");
    }
  }

  /** "Two Grizzly Bears, each with a +1/+1 counter": of the only ones that were spoken of. */
  private static void each(Said said, Scene scene) {
    List<Thing> spoken = scene.spoken().mentioned();
    if (spoken.size() != 1) {
      scene.needs("Which permanents have counters?");
    } else {
      put(said, spoken.getLast());
    }
  }

  private static void put(Said said, Thing thing) {
    thing.counters().put(said.words("kind"), said.numberIf("many").orElse(1));
  }
}
