package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Asked.OfAttack;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Questions that go on with what was asked or told before, and those for some out of several. */
final class FollowUpForms {
  static final String SAME =
      "( ((in|at|during) )?(the )?same (combat|attack|turn|time|combat phase|declaration))?";

  static final String TO = "( at| into| against)? ({P:to}|{O:at})";

  /** Some of those that were spoken of: "one", "the other two", "the rest". */
  static final String SOME =
      "(?<some>(the )?(other |remaining )?({N:many}|third|other|rest|remaining)( ones?)?)";

  private static final Pattern SINGLE = Pattern.compile("(third|other|one)$");

  private static final String CREATURES =
      "(( ones?| creatures?| creature| one)?( of {O:of})?| {O:mine})";

  private static final String PAY =
      "(do|does|must|would|will|should) {P:who}( have to| need to)? pay( anything| something| mana| extra|( for)? (it|{IT}|that|them)"
          + "| (the|its|his|her|their)( <n\\d+>)?( mana| tax| cost)?|( the)?( \\{[^ ]+\\}| <n\\d+>)( mana)?)?( for each( of)?( {O}| one| creature| attacker)?)?(?! and (attack|swing))";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "(but |and )?(what|how) about( attacking with)? {L:with}( then| though| instead)?",
              FollowUpForms::again),
          ClauseForm.of(
              "(but |and )?(what|how) about( attacking)? {P:to}( then| though| instead)?",
              FollowUpForms::aboutPlayer),
          ClauseForm.of(
              "(?<= and | , | then | also )with {L:with}" + SAME, FollowUpForms::withAlso),
          ClauseForm.of("(?<= and | , | also )by {P:also}", FollowUpForms::goadedAlso),
          ClauseForm.of(
              "(and|,)( attack| attacks| swing)?" + TO + " with {L:with}" + SAME,
              FollowUpForms::beside),
          ClauseForm.of(
              "and {L:with}( can| may| to)?( attack| attacks| attacking| swing| swings)?"
                  + TO
                  + SAME,
              FollowUpForms::beside),
          ClauseForm.of(
              "(and|,|while)( attack| attacks)?" + TO + " with " + SOME + SAME,
              FollowUpForms::besideRest),
          ClauseForm.of(
              "(and|,|while) " + SOME + " (attack|attacks|attacking)" + TO + SAME,
              FollowUpForms::besideRest),
          ClauseForm.of(
              "(and )?so (do|does|did|is|are|has|have) {L:with}",
              (said, scene) ->
                  said.things("with", scene)
                      .forEach(thing -> scene.needs("What is so of " + Scene.called(thing) + "?"))),
          ClauseForm.of(
              "((if|when) {L:with} (goes|go|comes|joins)|(as long as|so long as|provided( that)?)"
                  + " {L:also} (goes|go|attacks|attack|swings|swing|comes|joins))( along| with {IT}|"
                  + " alongside| in)*",
              FollowUpForms::beside),
          ClauseForm.of("{P} (has|have) not( goaded {IT}| goaded {O})?", (_, _) -> {}),
          ClauseForm.of(
              "(and |but )?{P} (do|does)( not)?",
              (_, scene) -> scene.needs("What is so, or isn’t, of another player?")),
          ClauseForm.of(
              "(can|could|may) {P:who}( just| even)* (send|throw|point|swing) {L:with}( in| over)?("
                  + TO
                  + ")?",
              QuestionForms::mayPlayer),
          ClauseForm.of(
              "(which|what|who(?= of))"
                  + CREATURES
                  + " (can|could|may)( legally)? (attack|swing)("
                  + TO
                  + ")?(( :| -| —)? {L:with})?",
              FollowUpForms::which),
          ClauseForm.of(
              "(which|what|who(?= of))"
                  + CREATURES
                  + " (can|could|may|am|is) {P:who}( allowed to| legally)* (attack|swing)("
                  + TO
                  + ")? with(( :| -| —)? {L:with})?",
              FollowUpForms::which),
          ClauseForm.of(
              "(which|what|who(?= of))"
                  + CREATURES
                  + " (do|does|must|should) {P:who}( have to| need to)? (attack|swing)("
                  + TO
                  + ")? with",
              (said, scene) ->
                  scene.ask(
                      new Asked.MustAttack(
                          said.party("who", scene),
                          new Attack(List.of(), false, AttackTargets.target(said, scene))))),
          ClauseForm.of(
              PAY + " (to|for|when|if)( {P})? (attack|attacking)" + AttackForms.BY_PLAYER,
              (said, scene) -> CostForms.cost(said, scene, true)),
          ClauseForm.of(
              "(do|does|must|would|will|should) {P:who}( have to| need to)? pay( anything| the tax)? for {O:tax}"
                  + " (to|when|if)( {P})? attack"
                  + AttackForms.BY_PLAYER,
              (said, scene) -> {
                said.things("tax", scene).forEach(tax -> isOnlyTax(tax, scene));
                CostForms.cost(said, scene, true);
              }),
          ClauseForm.of(
              "(do|does|must|would|will|should) {P:who}( have to| need to)? pay( anything| any mana|"
                  + " mana| the tax)? for {O:tax}",
              (said, scene) -> {
                said.things("tax", scene).forEach(tax -> isOnlyTax(tax, scene));
                pays(said, scene);
              }),
          ClauseForm.of(
              "(do|does|must|will|would) {L:with} (have to|need to|must) pay( anything| something|"
                  + " mana| the tax)? to"
                  + QuestionForms.ATTACK
                  + AttackForms.BY_CREATURES,
              (said, scene) -> CostForms.cost(said, scene, true)),
          ClauseForm.of(
              PAY + "(( for)? {L:with} ('s attack|to attack|attacking))?", FollowUpForms::pays));

  private FollowUpForms() {}

  /** "What about my Bears?": what was asked last is asked of these. */
  private static void again(Said said, Scene scene) {
    List<Part> parts = said.parts("with", scene, Optional.empty());
    Optional<OfAttack> last =
        scene
            .lastOfAttack()
            .filter(one -> !(one instanceof Asked.HowMany) && !one.attack().isSplit());
    if (last.isPresent() && isAttackable(parts, scene)) {
      elsewhere(last.get(), new Asked.Target.APermanent(parts.getFirst().thing()), scene);
      return;
    }
    boolean isAlike =
        last.filter(one -> parts.stream().allMatch(part -> isOfSamePlayer(part, one, scene)))
            .isPresent();
    if (isAlike && parts.stream().allMatch(part -> part.thing().isCreature())) {
      askToo(
          last.get(),
          last.get().about(new Attack(parts, false, last.get().attack().target())),
          scene);
    } else {
      parts.stream()
          .map(part -> "What do you want to know of " + Scene.called(part.thing()) + "?")
          .forEach(scene::needs);
    }
  }

  /** "What about Carl?": what was asked of an attack on somebody else is asked of one on him. */
  private static void elsewhere(OfAttack last, Asked.Target target, Scene scene) {
    if (last.attack().target().isEmpty()) {
      scene.needs("What do you want to know of another attack?");
    }
    Attack attack = last.attack();
    askToo(
        last,
        last.about(new Attack(attack.parts(), attack.everything(), Optional.of(target))),
        scene);
  }

  /** Asks what goes on with another question, the same way round. */
  private static void askToo(OfAttack last, OfAttack also, Scene scene) {
    if (scene.questions().isTurned(last)) {
      scene.questions().turn();
    }
    scene.ask(also);
  }

  private static boolean isAttackable(List<Part> parts, Scene scene) {
    return parts.size() == 1
        && parts
            .getFirst()
            .thing()
            .card()
            .filter(card -> scene.is(card, "planeswalker") || scene.is(card, "battle"))
            .isPresent();
  }

  private static void aboutPlayer(Said said, Scene scene) {
    Asked.Target target = new Asked.Target.APlayer(said.party("to", scene).orElseThrow());
    Optional<OfAttack> last =
        scene
            .lastOfAttack()
            .filter(one -> !(one instanceof Asked.HowMany) && !one.attack().isSplit())
            .filter(
                one -> one.by().or(() -> one.attack().owners().findFirst()).equals(scene.asker()));
    if (last.isEmpty()) {
      scene.needs("What do you want to know of another player?");
    }
    last.ifPresent(one -> elsewhere(one, target, scene));
  }

  /** Whether a creature is the attacker's, or may be. */
  private static boolean isOfSamePlayer(Part part, OfAttack last, Scene scene) {
    Optional<Party> owner = part.thing().controller();
    Optional<Party> attacker =
        last.by().or(() -> last.attack().owners().findFirst()).or(scene::asker);
    return owner.isEmpty() || owner.equals(attacker);
  }

  /** "Attacks Bob with Okk and with Hill Giant": they attack the same. */
  private static void withAlso(Said said, Scene scene) {
    Optional<Attack> before = scene.attackOfSentence().filter(one -> !one.isAny());
    if (before.isEmpty()) {
      scene.needs("Which creatures attack?");
      return;
    }
    Optional<Party> by = scene.lastOfAttack().flatMap(Asked::by).or(scene::attacker);
    Attack other = AttackForms.attack(said, scene, by);
    AttackForms.together(
        scene, by, new Attack(other.parts(), other.everything(), before.get().target()));
  }

  /** "Is goaded by Bob and by Carl". */
  private static void goadedAlso(Said said, Scene scene) {
    Optional<Party> also = said.party("also", scene);
    if (scene.last().stream().noneMatch(Thing::isGoaded)) {
      scene.needs("What did that player do as well?");
    }
    scene.last().stream().filter(Thing::isGoaded).forEach(thing -> scene.goad(thing, also));
  }

  /** "Can I attack Bob with Okk and Carl with Hill Giant?": one attack, on several players. */
  private static void beside(Said said, Scene scene) {
    Optional<Party> by = scene.lastOfAttack().flatMap(Asked::by).or(scene::attacker);
    AttackForms.together(scene, by, AttackForms.attack(said, scene, by));
  }

  /**
   * "Bob with two of my three Bears and Carl with the other": some, or all, of those that the
   * attack before leaves.
   */
  static void besideRest(Said said, Scene scene) {
    Optional<Part> before =
        scene
            .attackOfSentence()
            .map(attack -> attack.split().stream().flatMap(one -> one.parts().stream()).toList())
            .filter(parts -> parts.stream().map(Part::thing).distinct().count() == 1)
            .map(parts ->
                new Part(parts.getFirst().thing(), parts.stream().mapToInt(Part::count).sum()));
    int left = before.map(part -> part.thing().count() - part.count()).orElse(0);
    boolean isRest = said.words("some").startsWith("the ");
    int many = said.numberIf("many").orElse(SINGLE.matcher(said.words("some")).find() ? 1 : left);
    if (left == 0 || many > left || (isRest && many != left)) {
      scene.needs("How many attack what?");
      return;
    }
    Optional<Party> by = scene.lastOfAttack().flatMap(Asked::by).or(scene::attacker);
    AttackForms.together(
        scene,
        by,
        new Attack(
            List.of(new Part(before.get().thing(), many)),
            false,
            AttackTargets.target(said, scene)));
  }

  private static void which(Said said, Scene scene) {
    List<ObjectMention> mine = said.mentions("mine");
    boolean isAhead =
        !mine.isEmpty()
            && !scene.hasCreatures(mine.stream().flatMap(one -> one.owner().stream()).findFirst());
    if (isAhead) {
      scene.postpone(() -> whichOf(said, scene));
    } else {
      whichOf(said, scene);
    }
  }

  private static void whichOf(Said said, Scene scene) {
    Optional<Party> by =
        said.party("who", scene)
            .or(() ->
                Stream.of("of", "mine")
                    .flatMap(name -> said.mentions(name).stream())
                    .flatMap(one -> one.owner().stream())
                    .findFirst()
                    .map(scene::party));
    Attack attack = AttackForms.attack(said, scene, by);
    if (said.has("mine")) {
      List<Part> parts =
          said.mentions("mine").stream()
              .map(one -> one.as(ObjectMention.How.KNOWN, one.count()))
              .flatMap(one -> scene.resolve(one, by).stream())
              .toList();
      scene.ask(new Asked.AnyCanAttack(by, new Attack(parts, false, attack.target()), true));
      return;
    }
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

  /** What is paid for one permanent is all that an attack costs only where no other asks for it. */
  private static void isOnlyTax(Thing tax, Scene scene) {
    scene.postpone(() -> {
      boolean isOnly =
          tax.count() == 1
              && Claims.taxes(tax, scene)
              && scene.things().stream().noneMatch(one -> one != tax && Claims.taxes(one, scene));
      if (!isOnly) {
        scene.needs("What part of the cost do you ask about?");
      }
    });
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
      scene.ask(new Asked.Cost(by, attack, true));
    } else if (scene.lastOfAttack().filter(Asked.MustAttack.class::isInstance).isEmpty()) {
      // Whether something must attack is answered with what it would cost.
      scene.needs("Do you ask whether you have to attack, or what it costs?");
    }
  }
}
