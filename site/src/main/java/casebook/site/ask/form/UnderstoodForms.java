package casebook.site.ask.form;

import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Party;
import java.util.List;
import java.util.Optional;

/**
 * The sentences in which Casebook itself says how it understood a question, as far as nobody else
 * would say so: each can be changed and asked again.
 */
final class UnderstoodForms {
  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.within("asked", (_, _) -> {}),
          ClauseForm.of(
              "{L:what} came under (its|their|{IT} 's) controller 's control this turn",
              (said, scene) -> said.things("what", scene).forEach(thing -> thing.setSick(true))),
          ClauseForm.of(
              "{L:what} belonged to {P:owner} before",
              (said, scene) -> {
                Party owner = said.party("owner", scene).orElseThrow();
                said.things("what", scene).forEach(thing -> thing.wasOf(owner));
              }),
          ClauseForm.of(
              "{L:what} (is|are) <o\\d+> now",
              (said, scene) -> said.things("what", scene).forEach(thing -> thing.animate())),
          ClauseForm.of(
              "{L:what} (is|are) goaded by {P:by} and {P:also}",
              (said, scene) -> {
                Optional<Party> by = said.party("by", scene);
                Optional<Party> also = said.party("also", scene);
                said.things("what", scene)
                    .forEach(thing -> {
                      scene.goad(thing, by);
                      scene.goad(thing, also);
                    });
              }),
          ClauseForm.of(
              "{P:who} {HAVE} \\{(?<mana>\\d+)\\} for costs",
              (said, scene) ->
                  said.party("who", scene)
                      .ifPresent(party -> party.setMana(Integer.parseInt(said.words("mana"))))),
          ClauseForm.of(
              "{P:who} {HAVE} no mana for costs",
              (said, scene) -> said.party("who", scene).ifPresent(party -> party.setMana(0))),
          ClauseForm.of(
              "{P:who} (pay|pays) no costs to attack",
              (said, scene) -> {
                said.party("who", scene);
                scene.payNothing();
              }),
          ClauseForm.of(
              "the attack :( any <o\\d+>| {L:with})( against ({P:to}|{O:at}))?",
              (said, scene) ->
                  scene.setAttack(
                      Optional.empty(), AttackForms.attack(said, scene, Optional.empty()))),
          ClauseForm.of(
              "(may|can) any <o\\d+> attack( {P:to}| {O:at})?",
              (said, scene) ->
                  scene.ask(
                      new Asked.CanAttack(
                          Optional.empty(),
                          AttackForms.attack(said, scene, Optional.empty()),
                          false))),
          ClauseForm.of(
              "(may any|(?<which>which)) of (these|<o\\d+>)( may)? attack( {P:to}| {O:at})? : {L:with}",
              (said, scene) ->
                  scene.ask(
                      new Asked.AnyCanAttack(
                          Optional.empty(),
                          AttackForms.attack(said, scene, Optional.empty()),
                          said.has("which")))),
          ClauseForm.of(
              "must any <o\\d+> attack( {P:to}| {O:at})?",
              (said, scene) ->
                  scene.ask(
                      new Asked.MustAttack(
                          Optional.empty(), AttackForms.attack(said, scene, Optional.empty())))),
          ClauseForm.of(
              "must anything attack",
              (_, scene) -> scene.ask(new Asked.MustAttack(Optional.empty(), Attack.ANY))),
          ClauseForm.of(
              "how many abilities trigger",
              (_, scene) ->
                  scene.ask(
                      new Asked.Triggers(
                          Optional.empty(), Optional.empty(), Asked.Triggering.HOW_OFTEN))));

  private UnderstoodForms() {}
}
