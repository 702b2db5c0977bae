package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.Creature;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How it is asked how many attack, whom, what triggers, and whether an attack is legal. */
final class AttackQuestionForms {
  private static final String ATTACK = QuestionForms.ATTACK;
  private static final String FINE = QuestionForms.FINE;
  private static final String RIGHT =
      "(legal|possible|allowed|ok|okay|fine|permitted|valid|an option)";
  private static final String WHO =
      "(who|whom|what|which player|which players|which opponent|which of them)";

  private static final Pattern WHETHER = Pattern.compile("^ (do|does|did|will|would) ");

  static final List<ClauseForm> ALL =
      Stream.of(counting(), aboutTheAttack()).flatMap(List::stream).toList();

  private AttackQuestionForms() {}

  private static List<ClauseForm> counting() {
    String to = "(( at| against)? {P:to}|( at| against)? {O:at})?";
    return List.of(
        ClauseForm.of(
            "(am {P} )?(good|ok|okay|fine|clear) to (swing|attack)" + AttackForms.BY_PLAYER,
            AttackQuestionForms::isGood),
        ClauseForm.of(
            "who (has to|have to|must|will|does|needs to|would)?( have to)? ?(sacrifice|sacrifices|sac|sacs)"
                + "( (permanents|permanent|stuff|things|the permanents|<n\\d+> permanents))?"
                + "( (for|to|because of) (annihilator|{O}( 's annihilator)?))?",
            AttackQuestionForms::whoIsAnnihilated),
        ClauseForm.of(
            "(at most )?how many( of)? {O:of} (can|may|could) {P:who} (attack|swing)( {P:to}|"
                + " {O:at})? with( this turn| at once| at most)?",
            AttackQuestionForms::howMany),
        ClauseForm.of(
            "with how many( of)? {O:of} (can|may|could) {P:who} (attack|swing)( {P:to}| {O:at})?"
                + "( this turn| at once| at most)?",
            AttackQuestionForms::howMany),
        ClauseForm.of(
            "how many (can|may|could) (attack|swing|hit)( {P:to}| {O:at})?( this turn| at once| max| at"
                + " most| in (one|a single|<n\\d+>|this|each) (combat|turn|attack))*",
            AttackQuestionForms::howMany),
        ClauseForm.of(
            "how many (can|may|could) {P:who} (attack|swing)( {P:to}| {O:at})? with( this turn| this"
                + " combat| at once| at most| in total| max| maximum)*",
            AttackQuestionForms::howMany),
        ClauseForm.of(
            "what (is|'s) the (most|maximum|max|largest|highest|greatest)( number of| amount of|"
                + " number| amount)?( {O:of}| attackers)?( that)? {P:who} (can|may|could)("
                + " legally)? (attack|swing|declare)(( at| against)? {P:to}|( at| against)?"
                + " {O:at})?( with)?( this turn| this combat| at once| as attackers| in total| in (one|a single|<n\\d+>) combat)*",
            AttackQuestionForms::howMany),
        ClauseForm.of(
            "how many( of)? {O:of} (?<fewest>(must|have to|has to|need to))( at least)? (attack|swing)"
                + to
                + "( this turn| this combat| at least| in total)*",
            AttackQuestionForms::howMany),
        ClauseForm.of(
            "how many (?<fewest>(must|have to|has to|need to))( at least)? (attack|swing)"
                + to
                + "( this turn| this combat| at least| at minimum| in total)*",
            AttackQuestionForms::howMany),
        ClauseForm.of(
            "(at least )?(how many|with how many)(( of)? {O:of})? (?<fewest>(must|do|does|am|is|are)) {P:who}"
                + "( (have|need|forced|required) to|(?<=must <p\\d{1,3}>))( at least)? (attack|swing)( {P:to}| {O:at})?( with)?( this"
                + " turn| this combat| at least| in total)*",
            AttackQuestionForms::howMany),
        ClauseForm.of(
            "what (is|'s) the (?<fewest>(fewest|minimum|least|smallest|min))( number of| amount"
                + " of| number| amount)?( {O:of}| attackers)?( that)? {P:who} (must|have to|has"
                + " to|can|may|need to) (attack|swing|declare|send)(( at| against)? {P:to}|( at|"
                + " against)? {O:at})?( with)?( this turn| this combat| at once| as attackers| in"
                + " total)*",
            AttackQuestionForms::howMany),
        ClauseForm.of(
            "how many attackers (can|may) {P:who} (declare|have|attack with)",
            AttackQuestionForms::howMany),
        ClauseForm.of(
            "(at most )?how many( of)? {O:of} (can|may|could)( at most)? (attack|swing|hit)"
                + to
                + "( this turn| this combat| at once| in total| max| maximum)*",
            AttackQuestionForms::howMany),
        ClauseForm.of(
            "(am|is|are) {P:who} (forced|required|obligated|made) to pay( for {IT}| for {O}| the"
                + " <n\\d+>( mana)?| the (cost|tax|mana)| {IT})?( so that {O} attacks| to attack)?",
            (said, scene) -> {
              Optional<Party> by = said.party("who", scene);
              boolean isOfAttack =
                  scene.attack().isPresent()
                      || scene.asked().stream().anyMatch(Asked.Cost.class::isInstance);
              if (by.isEmpty() || isOfAttack) {
                scene.needs("Do you ask whether you have to attack, or what it costs?");
              } else if (scene.asked().stream().noneMatch(Asked.MustAttack.class::isInstance)) {
                scene.ask(new Asked.MustAttack(by, Attack.ANY));
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
                + " ability))? (trigger|go off|happen|occur)( again)?",
            AttackQuestionForms::triggers),
        ClauseForm.of(
            "(how many times|how often) (do|does|did|will|would) {O:source}( 's( attack)?"
                + " (ability|trigger|triggered ability))? (trigger|go off)",
            AttackQuestionForms::triggers),
        ClauseForm.of(
            "how many( times)? {O:source} triggers (do|does|will|would) {P:who} get",
            AttackQuestionForms::triggers),
        ClauseForm.whole("how many {O:source} triggers", AttackQuestionForms::triggers),
        ClauseForm.of(
            "how many( attack)? triggers (of|from|off|off of) {O:source} (do|does|will|would|did)"
                + " {P} (get|have|see|put on the stack)( in total| total| now| then| here)?",
            AttackQuestionForms::triggers),
        ClauseForm.of(
            "how many( attack)? triggers (do|does|will|would|did) {O:source}"
                + " (have|get|give|make|cause|produce)( {P})?( in total| total| now| then| here)?",
            AttackQuestionForms::triggers),
        ClauseForm.of(
            "how many( times)? {O:source} triggers (is|are|would|will)"
                + " (that|this|it|there|<o\\d+it>)( be)?",
            AttackQuestionForms::triggers),
        ClauseForm.of(
            "how many( attack)? triggers( (is|are|would|will) (that|this|it|there)( be)?)?( in"
                + " total| total)?",
            AttackQuestionForms::triggers),
        ClauseForm.of(
            "how many( attack)? triggers (do|does|will|would) {P} (get|have)( (from|off|off of|out"
                + " of|for|with) {O:source})?( in total| total| now| then)?",
            AttackQuestionForms::triggers),
        ClauseForm.of(
            "(how many times|how often) (do|does|will|would) {P:who} get( the)? {O:source}( 's)?"
                + " (trigger|ability|triggers)",
            AttackQuestionForms::triggers),
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
              QuestionForms.must(said, scene, said.party("who", scene), Attack.ANY);
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
            (said, scene) -> QuestionForms.must(said, scene, said.party("who", scene), Attack.ANY)),
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

  private static void howMany(Said said, Scene scene) {
    Optional<Party> by = QuestionForms.by(said, scene);
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
          .filter(thing -> !toldBefore.contains(thing) && of.get().count().isEmpty())
          .forEach(thing -> scene.needs("How many " + Scene.several(thing) + " are there?"));
    }
    scene.ask(new Asked.HowMany(by, AttackForms.attack(said, scene, by), said.has("fewest")));
  }

  private static ObjectMention known(ObjectMention mention) {
    return mention.as(ObjectMention.How.KNOWN, mention.count());
  }

  private static void triggers(Said said, Scene scene) {
    boolean isOneOfSeveral = scene.spoken().mentionedLast().size() > 1;
    List<Asked.Part> source = said.parts("source", scene, Optional.empty());
    if (said.has("source") && source.size() != 1) {
      scene.needs("What is it that triggers?");
    }
    Asked.Triggering what =
        WHETHER.matcher(said.all()).find() ? Asked.Triggering.WHETHER : Asked.Triggering.HOW_OFTEN;
    boolean isIt =
        said.mentions("source").stream()
            .anyMatch(one -> one.head() instanceof ObjectMention.Pronoun);
    source.stream()
        .map(Asked.Part::thing)
        .forEach(thing -> {
          if (isIt && (isOneOfSeveral || TriggeringAbilities.onAttack(thing, scene) == 0)) {
            scene.needs("What is it that triggers?");
          }
          scene.postpone(() -> TriggeringAbilities.askOfOthers(thing, what, scene));
        });
    scene.ask(
        new Asked.Triggers(
            Optional.empty(), source.stream().findFirst().map(Asked.Part::thing), what));
  }

  private static void whom(Said said, Scene scene, Optional<Party> by, boolean must) {
    scene.ask(new Asked.Whom(by, AttackForms.attack(said, scene, by), must));
  }

  /** "Good to swing?", of the one who asks. */
  private static void isGood(Said said, Scene scene) {
    Optional<Party> by = Optional.of(scene.party(new ObjectMention.PartyRef.Asker()));
    scene.ask(
        new Asked.CanAttack(by, AttackForms.attack(said, scene, by), AttackForms.isOnly(said)));
  }

  /** Annihilator is about the defending player (702.86a); of others it isn't known. */
  private static void whoIsAnnihilated(Said said, Scene scene) {
    scene.postpone(() -> {
      List<Thing> attacking =
          scene.attack().stream()
              .flatMap(attack -> attack.parts().stream())
              .map(Asked.Part::thing)
              .toList();
      boolean isAnnihilator =
          attacking.size() == 1
              && scene.things().equals(attacking)
              && scene.spells().isEmpty()
              && scene
                  .facts(attacking.getFirst())
                  .filter(card -> card.keywords().contains("annihilator"))
                  .isPresent();
      if (!isAnnihilator) {
        scene.needs("Which ability has somebody sacrifice something?");
      }
      scene.ask(new Asked.Defending(Optional.empty(), attacking.stream().findFirst()));
    });
  }
}
