package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Asked.OfAttack;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import java.util.List;
import java.util.Optional;

/** Questions that go on with what was asked or told before, and those for some out of several. */
final class FollowUpForms {
  private static final String SAME =
      "( (in|at|during) the same (combat|attack|turn|time|combat phase|declaration))?";

  private static final String TO = "( at| into| against)? ({P:to}|{O:at})";

  private static final String CREATURES = "( ones?| creatures?| creature| one)?( of {O:of})?";

  private static final String PAY =
      "(do|does|must|would|will|should) {P:who}( have to| need to)? pay( anything| something| mana| extra|( for)? (it|{IT}|that|them)"
          + "| (the|its|his|her|their)( <n\\d+>)?( mana| tax| cost)?|( the)?( \\{[^ ]+\\}| <n\\d+>)( mana)?)?";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "(but |and )?(what|how) about( attacking with)? {L:with}( then| though| instead)?",
              FollowUpForms::again),
          ClauseForm.of(
              "(and|,)( attack| attacks| swing)?" + TO + " with {L:with}" + SAME,
              FollowUpForms::beside),
          ClauseForm.of(
              "and {L:with}( can| may| to)?( attack| attacks| attacking| swing| swings)?"
                  + TO
                  + SAME,
              FollowUpForms::beside),
          ClauseForm.of(
              "(and )?so (do|does|did|is|are|has|have) {L:with}",
              (said, scene) ->
                  said.things("with", scene)
                      .forEach(thing -> scene.needs("What is so of " + Scene.called(thing) + "?"))),
          ClauseForm.of(
              "(and |but )?{P} (do|does)( not)?",
              (_, scene) -> scene.needs("What is so, or isn’t, of another player?")),
          ClauseForm.of(
              "(can|could|may) {P:who}( just)? (send|throw|point) {L:with}( in| over)?" + TO,
              QuestionForms::mayPlayer),
          ClauseForm.of(
              "(which|what)"
                  + CREATURES
                  + " (can|could|may)( legally)? (attack|swing)("
                  + TO
                  + ")?(( :| -| —)? {L:with})?",
              FollowUpForms::which),
          ClauseForm.of(
              "(which|what)"
                  + CREATURES
                  + " (can|could|may|am|is) {P:who}( allowed to| legally)* (attack|swing)("
                  + TO
                  + ")? with(( :| -| —)? {L:with})?",
              FollowUpForms::which),
          ClauseForm.of(
              "(which|what)"
                  + CREATURES
                  + " (do|does|must|should) {P:who}( have to| need to)? (attack|swing)("
                  + TO
                  + ")? with",
              (said, scene) ->
                  scene.ask(
                      new Asked.MustAttack(
                          said.party("who", scene),
                          new Attack(List.of(), false, AttackForms.target(said, scene))))),
          ClauseForm.of(
              PAY + "(( for)? {L:with} ('s attack|to attack|attacking))?", FollowUpForms::pays),
          ClauseForm.of(
              PAY + " (to|for|when|if)( {P})? (attack|attacking)" + AttackForms.BY_PLAYER,
              (said, scene) -> {
                Optional<Party> by = QuestionForms.by(said, scene);
                scene.ask(new Asked.Cost(by, AttackForms.attack(said, scene, by)));
              }));

  private FollowUpForms() {}

  /** "What about my Bears?": what was asked last is asked of these. */
  private static void again(Said said, Scene scene) {
    List<Part> parts = said.parts("with", scene, Optional.empty());
    Optional<OfAttack> last =
        scene
            .lastOfAttack()
            .filter(one -> !(one instanceof Asked.HowMany) && !one.attack().isSplit());
    boolean isAlike =
        last.filter(one -> parts.stream().allMatch(part -> isOfSamePlayer(part, one, scene)))
            .isPresent();
    if (isAlike && parts.stream().allMatch(part -> part.thing().isCreature())) {
      scene.ask(last.get().about(new Attack(parts, false, last.get().attack().target())));
    } else {
      parts.stream()
          .map(part -> "What do you want to know of " + Scene.called(part.thing()) + "?")
          .forEach(scene::needs);
    }
  }

  /** Whether a creature is the attacker's, or may be. */
  private static boolean isOfSamePlayer(Part part, OfAttack last, Scene scene) {
    Optional<Party> owner = part.thing().controller();
    Optional<Party> attacker =
        last.by().or(() -> last.attack().owners().findFirst()).or(scene::asker);
    return owner.isEmpty() || owner.equals(attacker);
  }

  /** "Can I attack Bob with Okk and Carl with Hill Giant?": one attack, on several players. */
  private static void beside(Said said, Scene scene) {
    Optional<Party> by = scene.lastOfAttack().flatMap(Asked::by).or(scene::attacker);
    AttackForms.together(scene, by, AttackForms.attack(said, scene, by));
  }

  private static void which(Said said, Scene scene) {
    Optional<Party> by =
        said.party("who", scene)
            .or(() ->
                said.mentions("of").stream()
                    .flatMap(one -> one.owner().stream())
                    .findFirst()
                    .map(scene::party));
    Attack attack = AttackForms.attack(said, scene, by);
    boolean isAll =
        attack.isAny() && said.mentions("of").stream().allMatch(FollowUpForms::isOfAnyCreature);
    Attack meant =
        isAll
            ? new Attack(List.of(), true, attack.target())
            : attack.isAny()
                ? new Attack(said.parts("of", scene, by), false, attack.target())
                : attack;
    scene.ask(new Asked.AnyCanAttack(by, meant, true));
  }

  private static boolean isOfAnyCreature(ObjectMention mention) {
    return mention.isOfAll() || mention.head() instanceof ObjectMention.Pronoun;
  }

  /** What an attack costs, where one is told of. */
  private static void pays(Said said, Scene scene) {
    Optional<Party> by = QuestionForms.by(said, scene);
    Attack attack = AttackForms.attack(said, scene, by);
    boolean isOfAttack =
        !attack.isAny() || attack.target().isPresent() || scene.attack().isPresent();
    boolean isAttackers = scene.attacker().isEmpty() || by.isEmpty() || by.equals(scene.attacker());
    if (!isAttackers) {
      scene.needs("The attacking player pays what an attack costs: whose attack is it?");
    } else if (isOfAttack) {
      scene.ask(new Asked.Cost(by, attack));
    } else if (scene.lastOfAttack().filter(Asked.MustAttack.class::isInstance).isEmpty()) {
      // Whether something must attack is answered with what it would cost.
      scene.needs("Do you ask whether you have to attack, or what it costs?");
    }
  }
}
