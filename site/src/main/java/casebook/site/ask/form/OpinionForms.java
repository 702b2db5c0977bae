package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What somebody thinks of the rules, or a card says: no part of the board. What a card says is held
 * against what is known of it.
 */
final class OpinionForms {
  static final String SOMEBODY =
      "((<p\\d+>|everyone|everybody|people|others|someone|somebody|another player|a player) (at|in|from) (my|our|the) (table|pod|playgroup|lgs|store|shop|group)|<p\\d+>|(my|our|the) (playgroup|pod|group|table|store|lgs|judge)|reddit|google|arena|mtgo|chatgpt|everyone|everybody|people|others|someone|nobody)";

  static final String SAYS =
      "( have| has| keep| keeps| was| were| is| am| are| both| all)?"
          + "( (pretty|fairly|quite|absolutely|very|almost))? (say|says|said|saying|think|thinks|thought|claim|claims|claimed|claiming|believe|believes"
          + "|insist|insists|insisted|argue|argues|argued|arguing|swear|swears|am sure|is sure|sure"
          + "|told <p\\d+>|tells <p\\d+>|telling <p\\d+>|know|knows|assumed|assume|figured|feel|guess)"
          + "( that| like| me that)?";

  private static final String SUBJECT =
      "(<p\\d+>|((none|neither|all|any|both|each|some|one) of )?((ground|flying|such|those|other|big|small) )?<o\\d+(it)?>|<z\\d+>|this|that|there|doing (this|that|so)|nothing)";

  private static final String MODAL =
      "(can|can not|could|could not|can still|must|must not|may not|may|has to|have to|had to|have no choice but to"
          + "|(does|do|did) not( have to| need to| get to)?|should|should not|(am|is|are)( not)? (allowed|able"
          + "|forced|required|supposed) to|needs to|need to|will have to|would have to|will|will not"
          + "|would|would not|get to|gets to)";

  private static final String ACT =
      "( (do|doing) (that|it|this|so|<o\\d+it>)| still attack| attack| go| be sent| be attacked| be declared( as)?( an)?( attackers?)?"
          + "| swing| pay( <n\\d+>)?| tap| use| activate| not attack| just (keep|hold|leave) <o\\d+(it)?>( at)? (home|back|behind)| (keep|hold|leave) <o\\d+(it)?>( at)? (home|back|behind)| stay (home|back)| choose| block| work| count| matter| stop (it|that|<o\\d+(it)?>))?";

  private static final String TAIL =
      "(( at| with| into| against| past| through| because of| due to| for| under| thanks to)?"
          + " <[opz]\\d+(it)?>( 's side)?| (alone|this turn|each turn|each combat|every turn|every combat|if able|anyway"
          + "|without paying|as|(because|since|as) {P} (had|has had|have had|controlled|owned|cast|played) <o\\d+(it)?>( <since>)?|(because|since|as) <o\\d+(it)?> (has been|was|is) (there|out|in play|here)( <since>)?|(because of|due to|since it has|because it has) (summoning sickness|defender|goad|the goad|that)|either way|regardless|no matter what|in the first place|for mana|anymore|the( same)? turn <p\\d+> (play|cast|played|summon|summoned) <o\\d+(it)?>|for anything|for (each|every|all) (<o\\d+>|one|attacker)|to block|at all|right now|by itself|for that))*";

  private static final String CAN =
      "(can|can not|could|could not|may|may not|am able to|is able to|are able to|am not able to|is not able to"
          + "|am allowed to|am not allowed to|is allowed to|is not allowed to|are allowed to|are not allowed to)";

  private static final String MUST =
      "(must|have to|has to|need to|needs to|am forced to|is forced to|are forced to|do not have to|does not have to"
          + "|do not need to|does not need to|am not forced to|is not forced to)";

  /** Why somebody thinks so, which is no part of what is thought. */
  private static final String WHY =
      "( (because of|due to|through) {O}"
          + "|(?<sick> (because of|due to|(because|since) {O} (has|have)) (summoning|summon) sickness))?";

  /** What the text of a card may be said to be, in part or as a whole. */
  private static final String QUOTED =
      "(( (each|every|combat|turn|if|able|can|could|not|unless|attack|attacks|attacking|block|blocks"
          + "|a|an|the|or|and|also|must|has to|have to|is|are|was|black|green|white|blue|red|other|others"
          + "|power|greater|less|more|than|flying|fly|flies|defender|haste|vigilance|trample|only|alone"
          + "|by itself|at least|of|it 's|this|that|its|controller|player|players|pay|pays|for"
          + "|every|all|still|does|do|without|with|forced to|be|attacked|they|when|whenever|creatures?"
          + "|one or more|nonblack|{P}|{O}|{Z:none}|<n\\d+>))+)";

  static final List<ClauseForm> ALL = all();

  private OpinionForms() {}

  /** What somebody thinks of an attack: "he says I have to attack". */
  private static List<ClauseForm> ofAttack() {
    String says = "(" + SOMEBODY + SAYS + "|(?<= and | but | or | , )that)";
    String player = QuestionForms.ATTACK + AttackForms.BY_PLAYER + WHY;
    return List.of(
        ClauseForm.of(says + " {P:who} " + CAN + player, OpinionForms::can),
        ClauseForm.of(
            says + " {L:with} " + CAN + QuestionForms.ATTACK + AttackForms.BY_CREATURES + WHY,
            OpinionForms::can),
        ClauseForm.of(says + " {P:who} " + MUST + player, OpinionForms::must),
        ClauseForm.of(
            says + " {L:with} " + MUST + QuestionForms.ATTACK + AttackForms.BY_THEMSELVES + WHY,
            OpinionForms::must));
  }

  /** "A creature can attack planeswalkers": of none that was told of. */
  private static boolean isGeneral(Said said, Scene scene) {
    return QuestionForms.isGeneral(said, scene)
        || said.mentions("with").stream()
            .anyMatch(one ->
                one.head() instanceof ObjectMention.Creature
                    && one.owner().isEmpty()
                    && one.how() != ObjectMention.How.KNOWN);
  }

  private static void can(Said said, Scene scene) {
    if (isGeneral(said, scene)) {
      return;
    }
    Attack attack = thoughtOf(said, scene);
    scene
        .questions()
        .opine(new Asked.CanAttack(said.party("who", scene), attack, AttackForms.isOnly(said)));
  }

  private static void must(Said said, Scene scene) {
    if (isGeneral(said, scene)) {
      return;
    }
    scene.questions().opine(new Asked.MustAttack(said.party("who", scene), thoughtOf(said, scene)));
  }

  /** The attack; where it is said to fail for summoning sickness, that may be so (302.6). */
  private static Attack thoughtOf(Said said, Scene scene) {
    Attack attack = AttackForms.attack(said, scene, said.party("who", scene));
    if (said.has("sick")) {
      scene.postpone(
          () -> (attack.isAny() ? scene.things() : parts(attack)).forEach(Thing::setMaybeSick));
    }
    return attack;
  }

  private static List<Thing> parts(Attack attack) {
    return attack.parts().stream().map(Asked.Part::thing).toList();
  }

  private static List<ClauseForm> all() {
    List<ClauseForm> all = new ArrayList<>(ofAttack());
    all.add(
        ClauseForm.of(
            "(who (is|was|'s)|(is|am|was|are) ({P}|{IT}))( now| actually)? (right|correct|wrong|true)"
                + "( about (this|that|{IT}))?( here)?",
            (_, scene) -> scene.questions().askWhoIsRight()));
    for (String words :
        List.of(
            SOMEBODY
                + SAYS
                + " (yes|no|so|not|otherwise|differently|<n\\d+> thing|that|it|<o\\d+it>|the same)",
            SOMEBODY + SAYS + " " + SUBJECT + " " + MODAL + ACT + TAIL,
            SOMEBODY
                + SAYS
                + " (haste|vigilance|defender|flying|goad|<o\\d+>) (lets|allows|stops|prevents) (<p\\d+>|<o\\d+(it)?>)"
                + "( (to )?(attack|do that|do it)| from attacking)?",
            SOMEBODY
                + SAYS
                + " {IT}( 's| is| was| would be)( totally| completely)?( not)? (allowed|legal|illegal|possible|fine"
                + "|ok|right|wrong|true|how it works|against the rules|cheating|a rule|the rule)",
            SOMEBODY
                + SAYS
                + " (because|since|if|when) {O} (attacks|is attacking|attack|swings|can attack|has to attack)( ,)? "
                + SUBJECT
                + " "
                + MODAL
                + ACT
                + TAIL,
            SOMEBODY
                + "( do| does| did| don't)? not (agree|buy (it|that|<o\\d+it>)|believe (it|that|<o\\d+it>|<p\\d+>))",
            "(so|because|that|which means|meaning|therefore)( that)? "
                + SUBJECT
                + " "
                + MODAL
                + ACT
                + TAIL,
            "{P} can not (attack|swing)( at)?( {P}| {O})? because of {L:why}",
            "(since|because|that)? {O} only (affects|works on|applies to|works with|gives haste to|counts for) (creatures|tokens|things|<o\\d+>)( that (were|are) (there|in play|on the battlefield|out)( first| before| already)?)?",
            "(so|because) {IT}( 's| is)( not)? (allowed|legal|illegal|possible)")) {
      all.add(ClauseForm.of(words, (_, _) -> {}));
    }
    all.add(
        ClauseForm.of(
            SOMEBODY + SAYS + " {L:what} {HAVE} (summoning|summon) sickness",
            (said, scene) ->
                said.parts("what", scene, Optional.empty())
                    .forEach(part -> part.thing().setMaybeSick())));
    all.add(
        ClauseForm.of(
            "{O:card} (says|say|reads|states|said|forces|makes)( that)?(?<text>" + QUOTED + ")",
            OpinionForms::quoted));
    all.add(
        ClauseForm.of(
            "(the|its|it 's|{IT} 's) (card|text|oracle text|rules text|card text|wording|ability)( itself)? (says|reads|states|said)( that)?(?<text>"
                + QUOTED
                + ")",
            OpinionForms::quoted));
    all.add(
        ClauseForm.of(
            "(, )?(which|who|that) (?<text>(attacks|must|can not|can only|has to|does not|do not|forces|makes|says)"
                + "( it| that)?"
                + QUOTED
                + "?)",
            OpinionForms::quoted));
    all.add(
        ClauseForm.of(
            "(none|neither)( of {O:whose})? (flies|fly|(has|have) flying)",
            (said, scene) -> flying(false, said, scene)));
    all.add(
        ClauseForm.of(
            "(all|both)( of {O:whose})? (fly|have flying)",
            (said, scene) -> flying(true, said, scene)));
    all.add(
        ClauseForm.of(
            "{L:whose} (does not|do not|can not) (fly|have flying)",
            (said, scene) -> flying(false, said, scene)));
    all.add(
        ClauseForm.of("{L:whose} (flies|fly|can fly)", (said, scene) -> flying(true, said, scene)));
    all.add(
        ClauseForm.of(
            "(, )?(which|that|who) (does not|do not|can not) (fly|have flying)",
            (said, scene) -> flying(false, said, scene)));
    all.add(ClauseForm.of("(, )?(without|no) flying", (said, scene) -> flying(false, said, scene)));
    all.add(
        ClauseForm.of(
            "(, )?(which|that|who) (flies|fly|can fly)",
            (said, scene) -> flying(true, said, scene)));
    all.add(
        ClauseForm.of(
            "(, )?(which|that) (is|are)( only| just)? {O:size}",
            (said, scene) -> sized(said, scene.last(), "size", scene)));
    all.add(
        ClauseForm.of(
            "{L:what} (is|are|'s)( only| just)? {O:size}( and {L:more} (is|are|'s)( only| just)? {O:size2})?",
            OpinionForms::sized));
    return List.copyOf(all);
  }

  private static void quoted(Said said, Scene scene) {
    List<Thing> of = said.has("card") ? said.things("card", scene) : scene.last();
    Claims.quoted(said.words("text"), of, scene).ifPresent(scene::needs);
  }

  private static void flying(boolean flies, Said said, Scene scene) {
    List<Thing> whose = said.has("whose") ? said.things("whose", scene) : scene.last();
    whose.forEach(thing -> Claims.flying(flies, thing, scene).ifPresent(scene::needs));
  }

  private static void sized(Said said, Scene scene) {
    sized(said, "what", "size", scene);
    if (said.has("more")) {
      sized(said, "more", "size2", scene);
    }
  }

  private static void sized(Said said, String what, String size, Scene scene) {
    sized(said, said.things(what, scene), size, scene);
  }

  private static void sized(Said said, List<Thing> things, String size, Scene scene) {
    Optional<String> told =
        said.mentions(size).stream()
            .findFirst()
            .filter(mention -> mention.owner().isEmpty() && mention.states().isEmpty())
            .flatMap(mention ->
                mention.head() instanceof ObjectMention.Creature creature
                        && creature.keywords().isEmpty()
                    ? creature.size()
                    : Optional.empty());
    if (told.isEmpty()) {
      scene.needs(
          "What is it that "
              + (things.isEmpty() ? "it" : Scene.called(things.getFirst()))
              + " is said to be?");
    }
    told.ifPresent(
        one -> things.forEach(thing -> Claims.sized(one, thing, scene).ifPresent(scene::needs)));
  }
}
