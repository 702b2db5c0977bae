package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.Card;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What one player has, and another has as well or hasn't: "and so does Carl", "Alice doesn't". */
final class AlsoForms {
  /** Behind what somebody is said to have. */
  private static final String HAVING = "(?<= (has|have|control|controls|got|runs) [^?.]{1,80} )";

  /** Right behind the one thing that somebody is said to have. */
  private static final String HAVING_ONE =
      "(?<= (has|have|control|controls|got|runs) <o\\d{1,3}>( ,)?( and| but| while)? )";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              HAVING + "so (do|does) {P:also}( have)?", (said, scene) -> has(said, scene)),
          ClauseForm.of(
              HAVING + "(?<= and |, ){P:also} (do|does|has one|have one)( too| well)?( too)?",
              (said, scene) -> has(said, scene)),
          ClauseForm.of(
              HAVING_ONE + "{P:other} (do|does) not( have (one|{IT}|any))?",
              (said, scene) -> lacks(said, scene)),
          ClauseForm.of(
              "(it 's |{IT} 's |there )?only {P:who} {HAVE} {L:what}",
              (said, scene) -> only(said, scene)),
          ClauseForm.of(
              "(both|all <n\\d+>|each)( of)?( my| the| his| her)? ({P}|opponents) {HAVE} {L:what}"
                  + "( out| in play| on board)?",
              (said, scene) -> ofEach(said, scene)),
          ClauseForm.of(
              "({O}|my neighbor) (to|on) my (left|right|immediate left|immediate right) , {P:who} ,"
                  + " {HAVE} {L:what}",
              (said, scene) -> said.parts("what", scene, said.party("who", scene))));

  private AlsoForms() {}

  /** What the sentence has spoken of, if it is one player's. */
  private static List<Thing> had(Party other, Scene scene) {
    List<Thing> had =
        scene.spoken().mentioned().stream()
            .filter(thing -> thing.controller().filter(one -> one != other).isPresent())
            .toList();
    boolean isOnes = had.stream().map(Thing::controller).distinct().count() == 1;
    boolean arePlain =
        had.stream().allMatch(thing -> thing.card().isPresent() && !thing.isCreature());
    if (!isOnes || !arePlain) {
      scene.needs("What is so, or isn’t, of another player?");
      return List.of();
    }
    return had;
  }

  private static void has(Said said, Scene scene) {
    Party also = said.party("also", scene).orElseThrow();
    for (Thing thing : had(also, scene)) {
      String card = thing.card().orElseThrow();
      List<Part> parts =
          scene.resolve(
              new ObjectMention(
                  new Card(List.of(card), card),
                  Optional.empty(),
                  ObjectMention.How.ANOTHER,
                  OptionalInt.of(thing.count()),
                  thing.count() > 1),
              Optional.of(also));
      parts.forEach(part -> part.thing().setTapped(thing.isTapped()));
    }
  }

  private static void lacks(Said said, Scene scene) {
    Party other = said.party("other", scene).orElseThrow();
    had(other, scene).forEach(thing -> scene.absences().noCard(other, thing.card().orElseThrow()));
  }

  /** "Both of my opponents have Ghostly Prison". */
  private static void ofEach(Said said, Scene scene) {
    if (said.all().startsWith(" both ")) {
      scene.table().setPlayers(3);
    }
    List<ObjectMention> what = said.mentions("what");
    Party asker = scene.party(new ObjectMention.PartyRef.Asker());
    boolean arePlain =
        what.stream().allMatch(one -> one.head() instanceof Card && one.owner().isEmpty());
    if (!arePlain || scene.players().isEmpty()) {
      scene.needs("Who has what: how many opponents are there?");
      return;
    }
    scene.postpone(() -> {
      scene.table().fillUp(scene.players().orElse(2));
      scene.parties().stream()
          .filter(one -> one != asker)
          .forEach(one ->
              what.forEach(mention ->
                  scene.resolve(
                      mention.as(ObjectMention.How.ANOTHER, mention.count()), Optional.of(one))));
    });
  }

  /** "Only Alice has an Island": nobody else does. */
  private static void only(Said said, Scene scene) {
    Optional<Party> who = said.party("who", scene);
    List<Thing> had = said.parts("what", scene, who).stream().map(Part::thing).toList();
    scene.postpone(() ->
        had.stream()
            .flatMap(thing -> thing.card().stream())
            .forEach(card ->
                scene.parties().stream()
                    .filter(one -> !who.equals(Optional.of(one)))
                    .forEach(one -> scene.absences().noCard(one, card))));
  }
}
