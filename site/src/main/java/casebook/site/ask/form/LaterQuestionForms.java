package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Later;
import casebook.site.ask.scene.Later.Happening;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is asked of an attack after what has happened since it was declared (506.4). */
final class LaterQuestionForms {
  private static final String STILL_IN =
      "(attacking|in combat|in the attack|attackers|an attacker|attacking creatures|an attacking creature"
          + "|considered( to be)?( an)? (attacking|attackers?))";

  /** What is gone may come back, and is another object then (400.7). */
  private static final String BACK =
      "( (when|once|after|if) {O:again} (comes|come|came|gets) back( in| in play| to the battlefield)?"
          + "| (when|once|after|if) {O:again2} returns?( to the battlefield)?)?( now| then)?";

  /** The player whose planeswalker was attacked, or any. */
  private static final String PLAYER =
      "({P:whom}( 's face)?|the (player|defending player)|((his|her|their|the|{P} 's|{O} 's) )?(controller|face))";

  private static final String INSTEAD = "( now| then| instead)*";

  private static final String OUT = "(out of|removed from|taken out of|gone from) combat";

  private static final String DOES = "(does|do|did|will|would) {L:what} ";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "(is|are) {L:what} " + STILL_IN + BACK, LaterQuestionForms::isStillAttacking),
          ClauseForm.of(
              DOES + "(stay|remain|keep|be|count as) " + STILL_IN + BACK,
              LaterQuestionForms::isStillAttacking),
          ClauseForm.of(
              DOES + "(get|gets|be|become)( now| then)? " + OUT + BACK,
              LaterQuestionForms::isRemoved),
          ClauseForm.of(
              "(is|are|was|were) {L:what}( now| then)? " + OUT + BACK,
              LaterQuestionForms::isRemoved),
          ClauseForm.of(
              "(is|are) {L:what}( now| then)? attacking " + PLAYER + INSTEAD,
              (said, scene) -> attackNow(said, scene, false)),
          ClauseForm.of(
              DOES
                  + "(deal|deals)( {O} 's| its| his| her| their| the)?( combat)? damage to "
                  + PLAYER
                  + INSTEAD,
              (said, scene) -> attackNow(said, scene, true)),
          ClauseForm.of(
              DOES
                  + "(hit|attack|damage|get redirected to|be redirected to) "
                  + PLAYER
                  + "( now| then| instead)+",
              (said, scene) -> attackNow(said, scene, true)),
          ClauseForm.of(
              "(does|do|will|would)( (the|its|it 's|that|this|all( the)?|<n\\d+>))?( combat)? damage"
                  + " (go|get|carry|spill|roll|get redirected|get dealt|hit|redirect)( over| through)?( to)? "
                  + PLAYER
                  + INSTEAD,
              (said, scene) -> attackNow(said, scene, true)),
          ClauseForm.of(
              OpinionForms.SOMEBODY
                  + OpinionForms.SAYS
                  + " {L:what} (is|are|'s|got|gets)( now)? "
                  + OUT
                  + "( now)?",
              (said, scene) ->
                  scene
                      .questions()
                      .opine(
                          new Asked.StillAttacking(
                              Optional.empty(), LaterForms.of(said, scene), true))));

  private LaterQuestionForms() {}

  private static void isStillAttacking(Said said, Scene scene) {
    List<Thing> of = asked(said, scene);
    if (said.has("again") || said.has("again2")) {
      List<Thing> again =
          Stream.of("again", "again2")
              .flatMap(name -> said.parts(name, scene, Optional.empty()).stream())
              .map(Asked.Part::thing)
              .toList();
      if (!again.equals(of)) {
        scene.needs("What leaves the battlefield and comes back?");
      }
      again.forEach(
          thing -> scene.add(new Later(Optional.of(thing), Happening.LEAVES, Optional.empty())));
    }
    scene.ask(new Asked.StillAttacking(Optional.empty(), of, false));
  }

  private static void isRemoved(Said said, Scene scene) {
    scene.ask(new Asked.StillAttacking(Optional.empty(), asked(said, scene), true));
  }

  private static void attackNow(Said said, Scene scene, boolean damage) {
    scene.ask(
        new Asked.AttackingNow(
            Optional.empty(), asked(said, scene), said.party("whom", scene), damage));
  }

  /** The creatures that a question is about; "they" are all that attack, or it is asked. */
  private static List<Thing> asked(Said said, Scene scene) {
    List<Thing> of = LaterForms.of(said, scene);
    boolean areThey =
        said.mentions("what").stream()
            .anyMatch(
                one -> one.head() instanceof ObjectMention.Pronoun(boolean several) && several);
    if (areThey) {
      scene.postpone(() -> {
        Set<Thing> attacking =
            scene.attack().stream()
                .flatMap(attack -> attack.split().stream())
                .flatMap(attack -> attack.parts().stream())
                .map(Asked.Part::thing)
                .collect(Collectors.toSet());
        if (!attacking.isEmpty() && !attacking.equals(Set.copyOf(of))) {
          scene.needs("Which creatures are “they”?");
        }
      });
    }
    return of;
  }
}
