package casebook.site.ask.form;

import casebook.engine.effect.Effect;
import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.Creature;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How questions are asked. */
final class QuestionForms {
  static final String ATTACK = " (attack|swing|be attacking|hit|go)( in)?(?<! go)";
  private static final String ABLE = "(allowed to|able to|permitted to|free to|legally able to)";
  private static final String FORCED =
      "(forced to|required to|obligated to|obliged to|compelled to|made to|supposed to)";
  static final String FINE = "(legal|possible|allowed|ok|okay|fine|permitted)";

  /** What is paid on the way is asked of nobody: it is the attack that may have to be made. */
  private static final String PAYING =
      "((?<paying> pay)( up| the (cost|tax|mana)| <n\\d+>( mana)?| \\{[^ ]+\\}|( for)? {O}|( for)? {IT})? and)?( then)?";

  private static final Pattern DENIED =
      Pattern.compile("^ (am|are|is|would|will|should) .+? (unable|not (able|allowed|be)) ");

  private static final String TARGET = "(( at| against)? {P:to}|( at| against)? {O:at})?";

  static final List<ClauseForm> ALL = all();

  private QuestionForms() {}

  private static List<ClauseForm> all() {
    List<ClauseForm> all = new ArrayList<>();
    for (String can : List.of("(can|could|may) {P:who}", "(am|are|is) {P:who} " + ABLE)) {
      all.add(
          ClauseForm.of(
              can
                  + "( just)?"
                  + ATTACK
                  + AttackForms.BY_PLAYER
                  + "( ,)? (and|but|while)( just)? (leave|leaving|keep|keeping|hold|holding)( back)?"
                  + " {L:kept}( (back|home|at home|behind|untapped|out of (it|combat|the attack)))?",
              QuestionForms::mayWithout));
    }
    for (String can :
        List.of(
            "(can|could|may) {P:who}( just| only| then| at least| even| now| each)*",
            "(can|could) not {P:who}",
            "why (can|could) not {P:who}",
            "why (am|is|are) {P:who} not " + ABLE,
            "(am|are|is) {P:who} " + ABLE,
            "(am|are|is) {P:who} (unable|not able|not allowed) to",
            "(would|will|should) {P:who}( not)? be " + ABLE,
            "is there( any| a| some)?( legal)?( way| chance)( for| that)? {P:who} (to|can|could)",
            "(do|does) {P:who} (get to|have the option to)",
            "(is|would) {IT}( be)? " + FINE + " for {P:who} to",
            "(is|would) {IT}( be)? (legal|possible|ok|okay|fine) to",
            "(am i|am {P} (correct|right)|is {IT} (true|correct|right))( in thinking| to think| in"
                + " saying)?( that)? {P:who} (can|could|may)",
            "(if|whether) {P:who} (can|could|may|am allowed to)",
            "is there( any| a| some)?( legal)? way( for {P:who})? to")) {
      all.add(ClauseForm.of(can + ATTACK + AttackForms.BY_PLAYER, QuestionForms::mayPlayer));
      all.add(ClauseForm.of(can + ATTACK + AttackForms.BY_NONE, QuestionForms::mayNone));
    }
    all.add(
        ClauseForm.of(
            "(is|would) {IT}( be)? (allowed|permitted) to" + ATTACK + AttackForms.BY_PLAYER,
            QuestionForms::mayIt));
    all.add(
        ClauseForm.of(
            "(can|could|may) {P:who}( just)? (leave|keep|hold) {L:kept} (back|home|at"
                + " home|behind|untapped)( and| , and)( just| only)?"
                + ATTACK
                + AttackForms.BY_PLAYER,
            QuestionForms::mayWithout));
    for (String must :
        List.of(
            "(do|does|did|would|will) {P:who}( both| all| each| even)* (have|need) to",
            "(do|does) not {P:who} (have|need) to",
            "why (do|does) {P:who} (have|need) to",
            "(must|need) {P:who}",
            "(am|are|is) {P:who} " + FORCED,
            "(would|will) {P:who} be " + FORCED,
            "(do|does) {P:who} (have no choice but|have an obligation) to",
            "(am|are|is) not {P:who} " + FORCED,
            "why (am|are|is|must) {P:who} " + FORCED,
            "(if|whether) {P:who} (have to|has to|must|need to|am forced to)")) {
      all.add(
          ClauseForm.of(must + PAYING + ATTACK + AttackForms.BY_PLAYER, QuestionForms::mustPlayer));
    }
    for (String stay :
        List.of(
            "(can|could|may) {P:who}( just)? (sit|stay|hold|hang) (back|this( one| turn| combat)? out|out)",
            "(can|could|may) {P:who}( just| simply)? (choose|decide|opt) not to attack",
            "(can|could|may) {P:who} just not attack",
            "(can|could|may) {P:who} (stay home|stay at home|not attack)",
            "(am|is|are) {P:who} allowed (not to|to not) attack",
            "(can|could|may) {P:who} (decline|refuse) to attack",
            "(can|could|may) {P:who}( just)? skip (attacking|combat|my attack|attacks)")) {
      all.add(ClauseForm.of(stay + AttackForms.BY_PLAYER, QuestionForms::mayStay));
    }
    all.add(
        ClauseForm.of(
            "(can|could|may) {P:who}( just)?( (choose|decide|opt) to)? (keep|hold|leave)( back)?"
                + " {L:with}( (home|back|at home|behind|untapped|out of combat|out of the attack|as"
                + " a blocker|(back|home) as( a| my)?( potential| possible)? blocker|on defense))?( (this|for this|for the) (turn|combat))?",
            QuestionForms::mayStay));
    all.add(
        ClauseForm.of(
            "(can|could|may) {P:who}( just)? (keep|hold|leave)( back)? {P:whom} (home|back|at"
                + " home|behind|untapped)( (this|for this|for the) (turn|combat))?",
            QuestionForms::mayKeepLast));
    all.add(
        ClauseForm.of(
            "(can|could|may) {P:who}( (?<only>just|only))? (pick|choose|select|declare)(("
                + " (?<single>just|only)))? {L:with} (to attack|to swing|as (an |the |my )?(attacker|attackers))"
                + TARGET,
            QuestionForms::mayPlayer));
    all.add(
        ClauseForm.of(
            "(can|could|may) {P:who}( just)? (keep|hold|leave)( back)?( just)? {N:some}( of"
                + " (them|<o\\d+>))? (home|back|at home|behind|untapped|out of combat|out of the"
                + " attack|as a blocker|(back|home) as( a| my)?( potential| possible)? blocker|on defense)",
            QuestionForms::mayKeepOne));
    all.add(
        ClauseForm.of(
            "(can|could|may) {L:with}( just)? (stay home|stay at home|stay back|stay behind|not"
                + " attack|choose not to attack)",
            (said, scene) -> {
              scene.questions().turn();
              Attack attack = AttackForms.attack(said, scene, Optional.empty());
              askOfSeveral(attack, scene);
              must(said, scene, Optional.empty(), attack);
            }));
    for (String can :
        List.of(
            "(can|could|may) {L:with}( both| all| even| still| at least| just| each| now| then| ,)*",
            "(do|does) {L:with} get to",
            "(can|could|may) {P} (have|make|get|let|send) {L:with}( to)?",
            "(can|could) not {L:with}",
            "why (can|could) not {L:with}",
            "why (is|are) {L:with} not " + ABLE,
            "(is|are) {L:with} " + ABLE,
            "(is|are) {L:with} (unable|not able|not allowed) to",
            "(would|will|should) {L:with}( not)? be " + ABLE,
            "is there( any| a| some)?( legal)?( way| chance)( for| that)? {L:with} (to|can|could)",
            "(is|would) {IT}( be)? " + FINE + " for {L:with} to",
            "(am {P} (correct|right)|is {IT} (true|correct|right))( in thinking| to think| in"
                + " saying)?( that)? {L:with} (can|could|may)",
            "(if|whether) {L:with} (can|could|may)")) {
      all.add(ClauseForm.of(can + ATTACK + AttackForms.BY_CREATURES, QuestionForms::mayCreatures));
    }
    for (String must :
        List.of(
            "(do|does|did|would|will) {L:with}( both| all| each)? (have|need) to",
            "(do|does) not {L:with} (have|need) to",
            "why (do|does) {L:with} (have|need) to",
            "(must|need) {L:with}",
            "(is|are) {L:with} " + FORCED,
            "(would|will) {L:with} be " + FORCED,
            "(if|whether) {L:with} (have to|has to|must)")) {
      all.add(
          ClauseForm.of(must + ATTACK + AttackForms.BY_THEMSELVES, QuestionForms::mustCreatures));
    }
    return List.copyOf(all);
  }

  /** "Can I attack a planeswalker?": of none that was told of, and so of no board. */
  static boolean isGeneral(Said said, Scene scene) {
    return Stream.of("at", "at2")
        .flatMap(place -> said.mentions(place).stream())
        .anyMatch(mention ->
            mention.head() instanceof ObjectMention.Typed(var type)
                && (!type.equals("planeswalker") || mention.plural())
                && (mention.how() == ObjectMention.How.NEW || mention.owner().isPresent())
                && scene.things().stream()
                    .noneMatch(
                        thing -> thing.card().filter(card -> scene.is(card, type)).isPresent()));
  }

  static void mayPlayer(Said said, Scene scene) {
    turnDenied(said, scene);
    if (isGeneral(said, scene)) {
      return;
    }
    Optional<Party> by = by(said, scene);
    addToAll(said, scene, by);
    Attack attack = AttackForms.attack(said, scene, by);
    if (attack.isAny()
        && !said.isHeOrShe("who")
        && attack.target().filter(Asked.Target.APermanent.class::isInstance).isPresent()) {
      scene.postpone(() -> withAnyCreature(scene, by));
    }
    scene.ask(new Asked.CanAttack(by, attack, AttackForms.isOnly(said)));
  }

  /** "Is it allowed to attack?": the creature that was spoken of last, or anything. */
  private static void mayIt(Said said, Scene scene) {
    List<Thing> last = scene.last();
    if (said.has("with") || last.size() != 1 || last.getFirst().count() != 1) {
      mayPlayer(said, scene);
      return;
    }
    List<Asked.Part> parts = List.of(new Asked.Part(last.getFirst(), 1));
    Attack attack = AttackForms.attack(said, scene, last.getFirst().controller());
    scene.ask(
        new Asked.CanAttack(
            Optional.empty(), new Attack(parts, false, attack.target()), AttackForms.isOnly(said)));
  }

  /** "Can I leave the Flunkies home and attack with the Bears?": and with nothing else. */
  private static void mayWithout(Said said, Scene scene) {
    Optional<Party> by = by(said, scene);
    said.things("kept", scene);
    Attack attack = AttackForms.attack(said, scene, by);
    if (attack.isAny()) {
      scene.needs("With which creatures?");
    }
    scene.ask(new Asked.CanAttack(by, attack, true));
  }

  /** "Is Wall of Stone unable to attack?": "no" would say that it can. */
  private static void turnDenied(Said said, Scene scene) {
    if (DENIED.matcher(said.all()).find()) {
      scene.questions().turn();
    }
  }

  /** "Can my creatures attack?": any creature, where none is told of and no limit counts them. */
  static void addToAll(Said said, Scene scene, Optional<Party> by) {
    List<ObjectMention> with = said.mentions("with");
    boolean isNumberAsked =
        scene.things().stream()
            .flatMap(thing -> scene.facts(thing).stream())
            .flatMap(card -> card.abilities().stream())
            .flatMap(ability -> ability.effects().stream())
            .anyMatch(Effect.AtMost.class::isInstance);
    if (!with.isEmpty() && with.stream().allMatch(ObjectMention::isOfAll) && !isNumberAsked) {
      withAnyCreature(scene, with.getFirst().owner().map(scene::party).or(() -> by));
    }
  }

  /** "Can I attack a planeswalker?": with any creature, where none is told of. */
  static void withAnyCreature(Scene scene, Optional<Party> by) {
    boolean isNone =
        scene.things().stream()
            .filter(Thing::isCreature)
            .allMatch(thing ->
                by.isPresent() && thing.controller().isPresent() && !thing.controller().equals(by));
    if (isNone) {
      var any = new Creature(Optional.empty(), List.of(), List.of(), List.of(), false);
      scene
          .resolve(
              new ObjectMention(
                  any, Optional.empty(), ObjectMention.How.NEW, OptionalInt.of(1), false),
              by)
          .forEach(part -> part.thing().setAny());
    }
  }

  /** "Can I choose not to attack?": whether it has to attack, asked the other way round. */
  private static void mayStay(Said said, Scene scene) {
    scene.questions().turn();
    Optional<Party> by = by(said, scene);
    Attack attack = AttackForms.attack(said, scene, by);
    askOfSeveral(attack, scene);
    must(said, scene, by, attack);
  }

  /** Whether all of several may stay home isn't whether all of them have to attack. */
  private static void askOfSeveral(Attack attack, Scene scene) {
    if (attack.everything() || attack.parts().stream().mapToInt(Asked.Part::count).sum() > 1) {
      scene.needs("Which of them do you want to keep home, and may the others attack?");
    }
  }

  /** "Can I leave him home?": the creature that was spoken of last. */
  private static void mayKeepLast(Said said, Scene scene) {
    List<Thing> last = scene.last();
    if (!said.isHeOrShe("whom") || last.size() != 1 || last.getFirst().count() != 1) {
      scene.needs("Which creature do you want to keep home?");
    }
    scene.questions().turn();
    List<Asked.Part> parts = last.stream().map(thing -> new Asked.Part(thing, 1)).toList();
    must(said, scene, by(said, scene), new Attack(parts, false, Optional.empty()));
  }

  /** "Can I keep one home?" of several that are alike: whether all of them have to attack. */
  private static void mayKeepOne(Said said, Scene scene) {
    List<Thing> several = scene.last().stream().filter(thing -> thing.count() > 1).toList();
    if (several.isEmpty() || said.number("some") != 1) {
      scene.needs("Which creature do you want to keep home?");
    }
    scene.questions().turn();
    List<Asked.Part> parts =
        several.stream().map(thing -> new Asked.Part(thing, thing.count())).toList();
    must(said, scene, by(said, scene), new Attack(parts, false, Optional.empty()));
  }

  /** "Can I attack with no creatures?": whether anything has to attack. */
  private static void mayNone(Said said, Scene scene) {
    scene.questions().turn();
    if (said.has("to") || said.has("at") || said.isOther("none")) {
      scene.needs("Do you ask whether you have to attack at all?");
    }
    must(said, scene, by(said, scene), Attack.ANY);
  }

  static void mayCreatures(Said said, Scene scene) {
    turnDenied(said, scene);
    addToAll(said, scene, scene.asker());
    Attack attack = AttackForms.attack(said, scene, Optional.empty());
    scene.ask(new Asked.CanAttack(Optional.empty(), attack, AttackForms.isOnly(said)));
  }

  static void mustPlayer(Said said, Scene scene) {
    Optional<Party> by = by(said, scene);
    must(said, scene, by, AttackForms.attack(said, scene, by));
  }

  static void mustCreatures(Said said, Scene scene) {
    must(said, scene, Optional.empty(), AttackForms.attack(said, scene, Optional.empty()));
  }

  static void must(Said said, Scene scene, Optional<Party> by, Attack attack) {
    if (AttackForms.isOnly(said)) {
      scene.needs("May others attack together with it?");
    }
    var question = new Asked.MustAttack(by, attack);
    if (said.has("paying")) {
      scene.questions().paying(question);
    }
    scene.ask(question);
  }

  static Optional<Party> by(Said said, Scene scene) {
    if (said.isThey("who") && !said.has("with") && scene.spoken().areOfSeveral()) {
      scene.needs("Which creatures are “they”?");
    }
    return said.party("who", scene)
        .or(scene::attacker)
        .or(() ->
            scene
                .asker()
                .filter(_ -> said.mentions("with").stream().anyMatch(QuestionForms::isCounted)));
  }

  /** "Three creatures": nothing says whose, so that they are those of the one who asks. */
  private static boolean isCounted(ObjectMention mention) {
    return mention.head() instanceof Creature && mention.owner().isEmpty();
  }
}
