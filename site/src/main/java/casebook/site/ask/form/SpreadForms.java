package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;

/**
 * How attackers that are alike are spread over what they attack: "can three attack Bob and one
 * Carl?", "two at him and one at Jace".
 */
final class SpreadForms {
  private static final String OF_THEM = "( of (them|these|those|<o\\d+>))?";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "(can|could|may) {N:many}" + OF_THEM + " (attack|swing)" + FollowUpForms.TO,
              SpreadForms::may),
          ClauseForm.of(
              "(can|could|may) {P:who}( just)? (send|throw|point|swing|attack)( with)? {N:many}"
                  + OF_THEM
                  + "( in| over)? (at|into|against) ({P:to}|{O:at})",
              SpreadForms::may),
          ClauseForm.of(
              "{N:many}" + OF_THEM + " (attacks|attack|attacking|swing|swings)" + FollowUpForms.TO,
              SpreadForms::tell),
          ClauseForm.of(
              "(and|,|while) "
                  + FollowUpForms.SOME
                  + OF_THEM
                  + FollowUpForms.TO
                  + FollowUpForms.SAME,
              FollowUpForms::besideRest));

  private SpreadForms() {}

  private static void may(Said said, Scene scene) {
    Optional<Party> by = said.party("who", scene);
    some(said, scene).ifPresent(attack -> scene.ask(new Asked.CanAttack(by, attack, false)));
  }

  private static void tell(Said said, Scene scene) {
    if (scene.attackOfSentence().filter(one -> !one.isAny()).isPresent()) {
      FollowUpForms.besideRest(said, scene);
    } else {
      some(said, scene).ifPresent(attack -> scene.setAttack(Optional.empty(), attack));
    }
  }

  /** So many of the attacker's only creatures, which are alike; of others nothing says which. */
  private static Optional<Attack> some(Said said, Scene scene) {
    int many = said.number("many");
    Optional<Party> attacker = said.party("who", scene).or(scene::attacker).or(scene::asker);
    List<Thing> several =
        scene.things().stream()
            .filter(thing -> thing.isCreature() && thing.controller().equals(attacker))
            .toList();
    if (several.size() != 1 || several.getFirst().count() < Math.max(2, many)) {
      scene.needs("Which creatures attack what?");
      return Optional.empty();
    }
    return Optional.of(
        new Attack(
            List.of(new Part(several.getFirst(), many)), false, AttackTargets.target(said, scene)));
  }
}
