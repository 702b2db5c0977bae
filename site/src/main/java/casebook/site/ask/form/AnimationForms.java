package casebook.site.ask.form;

import casebook.engine.effect.Effect;
import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How it is said that something becomes a creature: Vehicles are crewed, lands animated. */
final class AnimationForms {
  private static final String WHEN =
      "( (this turn|now|already|before combat|at the beginning of combat|on my turn|in my( first| precombat)? main phase|first|main phase <n\\d+>|with (other|some other|the) mana|with mana from( my| some)?( other)? (<o\\d+>|lands|land)|(with|using)( the)? mana (of|from) (another|an other|a different) land|with another land 's mana|with my other (lands|land)))*";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "({P:who}( have| has| can| could| will| would| then)? )?(just )?(crew|crews|crewed|crewing) {L:what}( (with|by tapping|using|tapping)( just| only)? {L:by}(( ,)?( which| that| who)? {P} ((?<old>(have had|had|have) <since>)|(?<new>cast (this turn|just now)|just cast)))?)?"
                  + WHEN,
              AnimationForms::crewed),
          ClauseForm.of(
              "({P:who}( have| has| can| could| will| would| then)? )?(just )?(tap|taps|tapped|use|uses|used|tapping|using) {L:by} (to crew|for crewing|crewing) {L:what}"
                  + WHEN,
              AnimationForms::crewed),
          ClauseForm.of(
              "(and |then )*{L:by} to crew {L:what}",
              (said, scene) -> {
                if (said.mentions("by").stream().allMatch(one -> one.states().contains("tapped"))) {
                  said.things("by", scene).forEach(thing -> thing.setTapped(false));
                  crewed(said, scene);
                } else {
                  scene.needs("Was the Vehicle crewed, and by what?");
                }
              }),
          ClauseForm.of(
              "(because|since|after|when) {P} crewed (a|the|my|some) (vehicle|vehicles) (with|by"
                  + " tapping|using) {L:by}",
              (said, scene) -> said.things("by", scene).forEach(thing -> thing.setTapped(true))),
          ClauseForm.of(
              "{L:what} (is|was|has been|got|gets|'s)( already)? crewed( (by|with) {L:by})?" + WHEN,
              AnimationForms::crewed),
          ClauseForm.of(
              "({P:who}( have| has| can| could| will| would| then)? )?(just )?(animate|animates|animated|animating|(?<activates>activate|activates|activated|activating)) {L:what}"
                  + WHEN,
              AnimationForms::animated),
          ClauseForm.of(
              "({P:who}( have| has| then)? )?(just )?(turn|turns|turned|make|makes|made|turning|making) {L:what} (into )?<o\\d+>( (with|using|by) (its|{IT}( 's)?)( own)? ability)?"
                  + WHEN,
              AnimationForms::animated),
          ClauseForm.of(
              "{L:what} ((is|was|got) animated|(became|becomes|has become) <o\\d+>)" + WHEN,
              AnimationForms::animated));

  private AnimationForms() {}

  private static void crewed(Said said, Scene scene) {
    Optional<Party> who = said.party("who", scene);
    List<Asked.Part> what = meant(said, scene, "Vehicle");
    if (what.isEmpty()) {
      scene.needs("Which Vehicle is crewed?");
    }
    List<Thing> crew = said.things("by", scene);
    Optional<Party> crewing = who.or(scene::asker);
    boolean isNobody =
        crew.isEmpty()
            && crewing.filter(party -> scene.absences().hasNoOther(party, "creature")).isPresent();
    if (isNobody
        || what.stream()
            .anyMatch(part ->
                part.thing()
                    .controller()
                    .filter(one -> !crewing.equals(Optional.of(one)))
                    .isPresent())) {
      scene.needs("Who crews that?");
    }
    if (what.stream().mapToInt(Asked.Part::count).sum() > 1
        || crew.stream().anyMatch(thing -> !thing.isCreature())) {
      scene.needs("Which creatures crew which Vehicle?");
    }
    crew.stream()
        .filter(thing ->
            thing.controller().filter(one -> !crewing.equals(Optional.of(one))).isPresent())
        .forEach(thing -> scene.needs("Who controls " + Scene.called(thing) + "?"));
    scene.postpone(() -> Activations.askIfStopped(scene));
    crew.stream()
        .filter(Thing::isTapped)
        .forEach(thing ->
            scene.needs(
                "Was " + Scene.called(thing) + " untapped, as it must be to crew (702.122a)?"));
    crew.forEach(thing -> {
      Activations.controls(who, thing, scene);
      thing.setTapped(true);
      if (said.has("old") || said.has("new")) {
        thing.setSick(said.has("new"));
      }
    });
    what.forEach(part -> {
      askOfPower(part.thing(), crew, scene);
      animate(part.thing(), who, scene);
    });
    scene.spoken().setRivals(crew);
  }

  /** Whether the creatures that were tapped have the power that crewing takes (702.122a). */
  private static void askOfPower(Thing vehicle, List<Thing> crew, Scene scene) {
    int needed =
        scene.facts(vehicle).stream()
            .flatMap(card -> card.abilities().stream())
            .flatMap(ability -> ability.effects().stream())
            .mapToInt(effect ->
                effect instanceof Effect.Keyword(var name, var parameter) && name.equals("crew")
                    ? Integer.parseInt("0" + parameter.orElse("").replaceAll("\\D", ""))
                    : 0)
            .max()
            .orElse(0);
    boolean isKnown =
        crew.stream()
            .allMatch(thing ->
                scene
                    .facts(thing)
                    .filter(card -> card.characteristics().power().isPresent())
                    .isPresent());
    int power =
        crew.stream()
            .flatMap(thing ->
                scene.facts(thing).stream()
                    .map(card -> card.characteristics().power().orElse(0) * thing.count()))
            .mapToInt(Integer::intValue)
            .sum();
    if (!crew.isEmpty() && isKnown && power < needed) {
      scene.needs(
          "What else crews " + Scene.called(vehicle) + ", which takes power " + needed + "?");
    }
  }

  private static void animated(Said said, Scene scene) {
    Optional<Party> who = said.party("who", scene);
    List<Asked.Part> what = meant(said, scene, "land");
    if (what.isEmpty()) {
      scene.needs("What was animated?");
    }
    scene.postpone(() -> Activations.askIfStopped(scene));
    for (Asked.Part part : what) {
      Thing thing = part.thing();
      if (said.has("activates") && !Activations.canMakeItselfCreature(thing, scene)) {
        Activations.controls(who, thing, scene);
        Activations.ask(thing, scene);
      } else {
        if (thing.isCreature() && !thing.isAnimated()) {
          scene.needs("How large is " + Scene.called(thing) + " now, and with what abilities?");
        }
        if (!thing.isCreature() && !isAnimatable(thing, scene)) {
          scene.needs("What makes " + Scene.called(thing) + " a creature?");
        }
        animate(thing, who, scene);
      }
    }
  }

  /** It is a creature now, and what is spoken of. */
  private static void animate(Thing thing, Optional<Party> who, Scene scene) {
    Activations.controls(who, thing, scene);
    thing.animate();
    scene.spoken().only(thing);
  }

  private static boolean isAnimatable(Thing thing, Scene scene) {
    return thing
        .card()
        .filter(card -> scene.is(card, "land") || scene.is(card, "artifact"))
        .isPresent();
  }

  /** "It" is the Vehicle or land that was spoken of last. */
  private static List<Asked.Part> meant(Said said, Scene scene, String type) {
    boolean isIt =
        said.mentions("what").stream().anyMatch(one -> one.head() instanceof ObjectMention.Pronoun);
    Optional<Thing> last =
        scene.things().reversed().stream()
            .filter(thing -> thing.card().filter(card -> scene.is(card, type)).isPresent())
            .findFirst();
    return isIt
        ? last.stream().map(thing -> new Asked.Part(thing, thing.count())).toList()
        : Stream.of(said.parts("what", scene, Optional.empty())).flatMap(List::stream).toList();
  }
}
