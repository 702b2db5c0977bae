package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Counters;
import casebook.site.ask.scene.Scene;
import java.util.List;

/** How it is said that permanents have counters. */
final class CounterForms {
  /** A kind of counters. */
  static final String COUNTER =
      "(?<kind>" + String.join("|", Counters.KINDS).replace("+", "\\+") + ")";

  /** What put it there, which need not be there itself. */
  private static final String FROM = "( (from|because of|thanks to|due to) {O:from})?";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "{P}( have| has)?( just)? (put|puts|placed|got)( a| an| {N:many})? "
                  + COUNTER
                  + " (counter|counters) (on|onto) {L:what}",
              (said, scene) -> counters(said, scene, said.numberIf("many").orElse(1))),
          ClauseForm.of(
              "({P:who} {HAVE} )?{L:what} (have|has|with|got)( a| an)? {N:many} "
                  + COUNTER
                  + " (counter|counters)( on (it|them|<o\\d+it>))?"
                  + FROM,
              (said, scene) -> counters(said, scene, said.number("many"))),
          ClauseForm.of(
              "({P:who} {HAVE} )?{L:what} (have|has|with|got) (a|an) "
                  + COUNTER
                  + " counter( on (it|them|<o\\d+it>))?(?<each> each)?"
                  + FROM,
              (said, scene) ->
                  counters(said, scene, 1).stream()
                      .filter(part -> part.count() > 1 && !said.has("each"))
                      .forEach(part ->
                          scene.needs(
                              "Has each of " + Scene.called(part.thing()) + " a counter?"))));

  private CounterForms() {}

  private static List<Asked.Part> counters(Said said, Scene scene, int many) {
    List<Asked.Part> parts = said.parts("what", scene, said.party("who", scene));
    said.mentions("from");
    for (Asked.Part part : parts) {
      if (part.count() != part.thing().count()) {
        scene.needs("Is that so of all of " + Scene.called(part.thing()) + "?");
      }
      part.thing().counters().put(said.words("kind"), many);
    }
    return parts;
  }
}
