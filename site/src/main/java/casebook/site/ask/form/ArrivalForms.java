package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;

/** How it is said that permanents came this turn, or before it (302.6). */
final class ArrivalForms {
  static final List<ClauseForm> ALL = arrivals();

  private ArrivalForms() {}

  private static List<ClauseForm> arrivals() {
    String came =
        "(came in|came down|came out|came into play|came back|entered|entered the"
            + " battlefield|arrived|came|landed|was cast|was played|were cast|were played|was"
            + " created|were created|was made|were made|was reanimated|was flickered|was"
            + " blinked|was put (onto|into) (the battlefield|play))";
    return List.of(
        ClauseForm.of(
            "{L:what}( that| which)?( just)? " + came + " this turn", ArrivalForms::areNew),
        ClauseForm.of("{L:what}( that| which)? just " + came, ArrivalForms::areNew),
        ClauseForm.of(
            "{L:what} ((just|newly|freshly) (cast|played|made|summoned)|(cast|played|made|summoned)"
                + " (this turn|just now))",
            ArrivalForms::areNew),
        ClauseForm.of(
            "{L:what}( that| which)? {P:who} (just"
                + " (cast|played|made|created)|(cast|played|made|created) just"
                + " now|(cast|played|made|created) this turn|just (cast|played|made) this turn)",
            ArrivalForms::newOf),
        ClauseForm.of(
            "{L:what} {HAVE}( still)? (summoning sickness|summon sickness)", ArrivalForms::areNew),
        ClauseForm.of(
            "{L:what} (do|does) not have (summoning sickness|summon sickness)( anymore)?",
            (said, scene) -> said.things("what", scene).forEach(thing -> thing.setSick(false))),
        ClauseForm.of(
            "{L:what} (came in|came down|came out|entered|entered the battlefield|was cast|was"
                + " played|came into play|landed|was made|was created|was put (onto|into) (the"
                + " battlefield|play)|got played) (last turn|on my last turn|a turn ago|the turn"
                + " before|on turn <n\\d+>|a few turns ago|<since>|last round|the previous"
                + " turn|during (his|her|their|my {P}|{P}) 's (last )?turn|(on|during) {P} 's("
                + " last)? turn)( (at|on|during) (the end|{P} 's turn|his turn|her turn|their"
                + " turn|his end step|the end step))?",
            PresenceForms::old),
        ClauseForm.of(
            "{L:what} (was|were|got|has been|have been) (fetched|flashed in|put in|brought in|put into"
                + " play|searched up|created|made|cast|blinked in)( (with|using|off|from|by|via) {O})?"
                + " (on|at|during|in)( the end of)? ({P} 's|his|her|their)( last)? (end"
                + " step|turn|upkeep|end of turn|draw step|second main phase)",
            ArrivalForms::inAnothersTurn));
  }

  /** "It came in this turn": the creature, unless what it wears or who crews it may be meant. */
  private static void areNew(Said said, Scene scene) {
    List<Thing> things = said.things("what", scene);
    askOfRivals(said, things, scene);
    things.forEach(thing -> thing.setSick(true));
  }

  /** Asks where "it" may be what the creature wears, or who crews it. */
  static void askOfRivals(Said said, List<Thing> things, Scene scene) {
    boolean isIt =
        said.mentions("what").stream()
            .anyMatch(
                one -> one.head() instanceof ObjectMention.Pronoun(boolean several) && !several);
    boolean isWorn =
        scene.things().stream()
            .anyMatch(one ->
                one.attachedTo().filter(things::contains).isPresent()
                    && scene.spoken().mentioned().contains(one));
    if (isIt && (isWorn || !scene.spoken().rivals().isEmpty())) {
      scene.needs("What does “it” stand for?");
    }
  }

  /** "It was fetched on my opponent's end step": there before a turn of the one who asks. */
  private static void inAnothersTurn(Said said, Scene scene) {
    PresenceForms.old(said, scene);
    said.mentions("what").stream()
        .flatMap(one -> scene.resolve(one, Optional.empty()).stream())
        .map(Asked.Part::thing)
        .filter(thing -> thing.controller().filter(one -> !isAsker(one, scene)).isPresent())
        .forEach(thing -> scene.needs("Did " + Scene.called(thing) + " come this turn?"));
  }

  private static boolean isAsker(Party party, Scene scene) {
    return scene.asker().equals(Optional.of(party));
  }

  private static void newOf(Said said, Scene scene) {
    said.parts("what", scene, said.party("who", scene))
        .forEach(part -> {
          Said.allOf(part, scene);
          part.thing().setSick(true);
        });
  }
}
