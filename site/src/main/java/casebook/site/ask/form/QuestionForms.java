package casebook.site.ask.form;

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
  private static final String FINE = "(legal|possible|allowed|ok|okay|fine|permitted)";
  private static final String RIGHT =
      "(legal|possible|allowed|ok|okay|fine|permitted|valid|an option)";
  private static final String WHO =
      "(who|whom|what|which player|which players|which opponent|which of them)";

  private static final Pattern DENIED =
      Pattern.compile("^ (am|are|is|would|will|should) [^ ]+ (unable|not (able|allowed|be))");

  private static final String TARGET = "(( at| against)? {P:to}|( at| against)? {O:at})?";

  static final List<ClauseForm> ALL = all();

  private QuestionForms() {}

  private static List<ClauseForm> all() {
    List<ClauseForm> all = new ArrayList<>();
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
            "(is|would) {IT}( be)? " + FINE + " to",
            "(am i|am {P} (correct|right)|is {IT} (true|correct|right))( in thinking| to think| in"
                + " saying)?( that)? {P:who} (can|could|may)",
            "(if|whether) {P:who} (can|could|may|am allowed to)",
            "is there( any| a| some)?( legal)? way( for {P:who})? to")) {
      all.add(ClauseForm.of(can + ATTACK + AttackForms.BY_PLAYER, QuestionForms::mayPlayer));
      all.add(ClauseForm.of(can + ATTACK + AttackForms.BY_NONE, QuestionForms::mayNone));
    }
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
      all.add(ClauseForm.of(must + ATTACK + AttackForms.BY_PLAYER, QuestionForms::mustPlayer));
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
                + " a blocker|on defense))?( (this|for this|for the) (turn|combat))?",
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
                + " attack|as a blocker|on defense)",
            QuestionForms::mayKeepOne));
    all.add(
        ClauseForm.of(
            "(can|could|may) {L:with}( just)? (stay home|stay at home|stay back|stay behind|not"
                + " attack|choose not to attack)",
            (said, scene) -> {
              scene.questions().turn();
              mustCreatures(said, scene);
            }));
    for (String can :
        List.of(
            "(can|could|may) {L:with}( both| all| even| still| at least| just| each| now| then| ,)*",
            "(do|does) {L:with} get to",
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
    all.addAll(counting());
    all.addAll(aboutTheAttack());
    return List.copyOf(all);
  }

  private static List<ClauseForm> counting() {
    String to = "(( at| against)? {P:to}|( at| against)? {O:at})?";
    return List.of(
        ClauseForm.of(
            "(at most )?how many( of)? {O:of} (can|may|could) {P:who} (attack|swing)( {P:to}|"
                + " {O:at})? with( this turn| at once| at most)?",
            QuestionForms::howMany),
        ClauseForm.of(
            "with how many( of)? {O:of} (can|may|could) {P:who} (attack|swing)( {P:to}| {O:at})?"
                + "( this turn| at once| at most)?",
            QuestionForms::howMany),
        ClauseForm.of(
            "how many (can|may|could) (attack|swing|hit)( {P:to}| {O:at})?( this turn| at once| at"
                + " most| in (one|a single|<n\\d+>|this|each) (combat|turn|attack))*",
            QuestionForms::howMany),
        ClauseForm.of(
            "how many (can|may|could) {P:who} (attack|swing)( {P:to}| {O:at})? with( this turn| this"
                + " combat| at once| at most| in total)*",
            QuestionForms::howMany),
        ClauseForm.of(
            "what (is|'s) the (most|maximum|max|largest|highest|greatest)( number of| amount of|"
                + " number| amount)?( {O:of}| attackers)?( that)? {P:who} (can|may|could)("
                + " legally)? (attack|swing|declare)(( at| against)? {P:to}|( at| against)?"
                + " {O:at})?( with)?( this turn| this combat| at once| as attackers| in total| in (one|a single|<n\\d+>) combat)*",
            QuestionForms::howMany),
        ClauseForm.of(
            "how many attackers (can|may) {P:who} (declare|have|attack with)",
            QuestionForms::howMany),
        ClauseForm.of(
            "(at most )?how many( of)? {O:of} (can|may|could)( at most)? (attack|swing|hit)"
                + to
                + "( this turn| this combat| at once| in total)*",
            QuestionForms::howMany),
        ClauseForm.of(
            "(am|is|are) {P:who} (forced|required|obligated|made) to pay( for {IT}| for {O}| the"
                + " <n\\d+>( mana)?| the (cost|tax|mana)| {IT})?( so that {O} attacks| to attack)?",
            (said, scene) -> {
              Optional<Party> by = said.party("who", scene);
              if (by.isEmpty()
                  || scene.asked().stream().noneMatch(Asked.MustAttack.class::isInstance)) {
                scene.needs("Do you ask whether you have to attack, or what it costs?");
              }
            }),
        ClauseForm.of(
            "(what|which)( of (my|his|her|their) creatures| creatures?| of {O}| {O})?"
                + " (has|have|must|needs|need)( to)? attack( this turn)?",
            (_, scene) -> scene.ask(new Asked.MustAttack(Optional.empty(), Attack.ANY))));
  }

  private static List<ClauseForm> aboutTheAttack() {
    String it =
        "({IT}|(this|that|such an|the|my|his|their) (attack|declaration|attack declaration))";
    return List.of(
        ClauseForm.of(
            "(is|would|was) " + it + "( be)?( a)? " + RIGHT + "( attack| declaration| play| move)?",
            (said, scene) -> scene.ask(new Asked.Legal(Optional.empty()))),
        ClauseForm.of(
            "(can|could|may) {P:who} (do|make) ({IT}|(this|that) attack)",
            (said, scene) -> scene.ask(new Asked.Legal(said.party("who", scene)))),
        ClauseForm.of(
            "(is|am|are) {P:who} (allowed|able|permitted)( to)?( (do|make) ({IT}|(this|that)"
                + " attack))?",
            (said, scene) -> scene.ask(new Asked.Legal(said.party("who", scene)))),
        ClauseForm.of(
            "(do|does|did|will|would) {O:source}( 's( attack)? (ability|trigger|triggered"
                + " ability))? (trigger|go off)( again)?",
            QuestionForms::triggers),
        ClauseForm.of(
            "(how many times|how often) (do|does|did|will|would) {O:source}( 's( attack)?"
                + " (ability|trigger|triggered ability))? (trigger|go off)",
            QuestionForms::triggers),
        ClauseForm.of(
            "how many( times)? {O:source} triggers (do|does|will|would) {P:who} get",
            QuestionForms::triggers),
        ClauseForm.whole("how many {O:source} triggers", QuestionForms::triggers),
        ClauseForm.of(
            "how many( attack)? triggers (of|from|off|off of) {O:source} (do|does|will|would|did)"
                + " {P} (get|have|see|put on the stack)( in total| total| now| then| here)?",
            QuestionForms::triggers),
        ClauseForm.of(
            "how many( attack)? triggers (do|does|will|would|did) {O:source}"
                + " (have|get|give|make|cause|produce)( {P})?( in total| total| now| then| here)?",
            QuestionForms::triggers),
        ClauseForm.of(
            "how many( times)? {O:source} triggers (is|are|would|will)"
                + " (that|this|it|there|<o\\d+it>)( be)?",
            QuestionForms::triggers),
        ClauseForm.of(
            "how many( attack)? triggers( (is|are|would|will) (that|this|it|there)( be)?)?( in"
                + " total| total)?",
            QuestionForms::triggers),
        ClauseForm.of(
            "how many( attack)? triggers (do|does|will|would) {P} (get|have)( (from|off|off of|out"
                + " of|for|with) {O:source})?( in total| total| now| then)?",
            QuestionForms::triggers),
        ClauseForm.of(
            "(how many times|how often) (do|does|will|would) {P:who} get( the)? {O:source}( 's)?"
                + " (trigger|ability|triggers)",
            QuestionForms::triggers),
        ClauseForm.of(
            WHO + " (can|may|could) {L:with}" + ATTACK,
            (said, scene) -> whom(said, scene, Optional.empty(), false)),
        ClauseForm.of(
            WHO + " (can|may|could) {P:who}" + ATTACK + "( with {L:with})?",
            (said, scene) -> whom(said, scene, said.party("who", scene), false)),
        ClauseForm.of(
            WHO
                + " (do|does|must|should|am|is|are) {P:who}( have to| need to| forced to| required"
                + " to| supposed to)?"
                + ATTACK
                + "( with {L:with})?",
            (said, scene) -> whom(said, scene, said.party("who", scene), true)),
        ClauseForm.of(
            WHO + " (am|is|are) {P:who} allowed to" + ATTACK + "( with {L:with})?",
            (said, scene) -> whom(said, scene, said.party("who", scene), false)),
        ClauseForm.of(
            "(is|would) {IT}( be)? "
                + FINE
                + "( for {P:who})? to (attack with nothing|not attack( at all)?|declare no"
                + " (attackers|attack)|attack with no creatures|skip combat)",
            (said, scene) -> {
              scene.questions().turn();
              must(said, scene, said.party("who", scene), Attack.ANY);
            }),
        ClauseForm.of(
            "(is|would) attacking( {P:to}| {O:at})?( with {L:with})?( be)? " + RIGHT,
            QuestionForms::mayPlayer),
        ClauseForm.of(
            "(is |would )?(an )?attack(ing)? (be )?(possible|legal|allowed|ok)",
            (said, scene) -> scene.ask(new Asked.CanAttack(Optional.empty(), Attack.ANY, false))),
        ClauseForm.of(
            "(is|was|would) {IT}( be)?( or not)?(?! right| correct| true| wrong)",
            (said, scene) -> scene.ask(new Asked.Legal(Optional.empty()))),
        ClauseForm.of(
            "(is {IT} )?(legal|allowed|valid|legit|possible)( or not| or illegal)?( attack| play|"
                + " move| declaration)?",
            (said, scene) -> scene.ask(new Asked.Legal(Optional.empty()))),
        ClauseForm.of(
            "(can|could|may|why can not|why could not) {P:who}( do (that|this|so|{IT}))?( or not| legally)?",
            (said, scene) -> scene.ask(new Asked.Legal(said.party("who", scene)))),
        ClauseForm.of(
            "(?<! so )(do|must|does) {P:who}( have to)?( or not)?",
            (said, scene) -> must(said, scene, said.party("who", scene), Attack.ANY)),
        ClauseForm.of(
            "(?<! so )(does|must) {L:with}( have to)?( or not)?", QuestionForms::mustCreatures),
        ClauseForm.of(
            WHO + " (do|does) {L:with} have to" + ATTACK,
            (said, scene) -> whom(said, scene, Optional.empty(), true)),
        ClauseForm.of(
            WHO + " (must|is) {L:with}( forced to| required to)?" + ATTACK,
            (said, scene) -> whom(said, scene, Optional.empty(), true)),
        ClauseForm.of(
            "(who|which player|which of them|what) (is|'s|would be|counts as) the defending player("
                + " here)?( for {O:for})?",
            (said, scene) ->
                scene.ask(
                    new Asked.Defending(
                        Optional.empty(),
                        said.parts("for", scene, Optional.empty()).stream()
                            .findFirst()
                            .map(Asked.Part::thing)))));
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

  /** "Can my creatures attack?": any creature, where none is told of. */
  private static void addToAll(Said said, Scene scene, Optional<Party> by) {
    List<ObjectMention> with = said.mentions("with");
    if (!with.isEmpty() && with.stream().allMatch(ObjectMention::isOfAll)) {
      withAnyCreature(scene, with.getFirst().owner().map(scene::party).or(() -> by));
    }
  }

  /** "Can I attack a planeswalker?": with any creature, where none is told of. */
  private static void withAnyCreature(Scene scene, Optional<Party> by) {
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
    mustPlayer(said, scene);
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

  private static void must(Said said, Scene scene, Optional<Party> by, Attack attack) {
    if (AttackForms.isOnly(said)) {
      scene.needs("May others attack together with it?");
    }
    scene.ask(new Asked.MustAttack(by, attack));
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

  private static void howMany(Said said, Scene scene) {
    Optional<Party> by = by(said, scene);
    Optional<ObjectMention> of = said.mentions("of").stream().findFirst();
    boolean isAny =
        of.map(one ->
                (one.head() instanceof Creature creature
                        && creature.subtypes().isEmpty()
                        && creature.size().isEmpty()
                        && one.owner().isEmpty())
                    || one.head() instanceof ObjectMention.Pronoun)
            .orElse(true);
    if (!isAny) {
      List<Thing> toldBefore = List.copyOf(scene.things());
      List<Asked.Part> parts = scene.resolve(known(of.get()), by);
      if (!scene.areAllCreatures(parts)) {
        scene.needs("How many of which creatures, if no others attack?");
      }
      parts.stream()
          .map(Asked.Part::thing)
          .filter(thing -> !toldBefore.contains(thing))
          .forEach(thing -> scene.needs("How many of " + Scene.called(thing) + " are there?"));
    }
    scene.ask(new Asked.HowMany(by, AttackForms.attack(said, scene, by)));
  }

  private static ObjectMention known(ObjectMention mention) {
    return mention.as(ObjectMention.How.KNOWN, mention.count());
  }

  private static void triggers(Said said, Scene scene) {
    List<Asked.Part> source = said.parts("source", scene, Optional.empty());
    if (said.has("source") && source.size() != 1) {
      scene.needs("What is it that triggers?");
    }
    scene.ask(
        new Asked.Triggers(Optional.empty(), source.stream().findFirst().map(Asked.Part::thing)));
  }

  private static void whom(Said said, Scene scene, Optional<Party> by, boolean must) {
    scene.ask(new Asked.Whom(by, AttackForms.attack(said, scene, by), must));
  }
}
