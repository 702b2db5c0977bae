package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Asked.CanAttack;
import casebook.site.ask.scene.Asked.Cost;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.Asked.Target;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.Everything;
import casebook.site.ask.scene.ObjectMention.How;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How an attack is told of. */
public final class AttackForms {
  private static final String TO =
      "(( at| into| against)? {P:to}|( at| into| against| through| past)? {O:at}| (somebody|someone|anybody|anyone|any opponent|any player)"
          + "|(?<goader>( at)? (the|that) (player|opponent|one|person|guy) (who|that)( had| has)? goaded ({IT}|them|him|her)))?( instead)?";
  private static final String TO_AFTER =
      "( (at|into|against) {P:to2}| (at|into|against|through|past) {O:at2})?";
  private static final String WITH =
      "( (with|using)( (?<only>only|just))? {L:with}(?! with <o)( (?<single>and nothing else|by itself|on its own|alone))?)?";
  private static final String ALONE =
      "( (?<alone>alone|only|all alone|by itself|by themselves|on its own|on it 's own|and nothing else|, and nothing else))?";
  private static final String WHEN =
      "( together| at the same time| as well)?( again)?( (this|in this|during this|each|every|my|on my|during my|this same|that) (turn|combat|combat phase|combat step)( if able)?"
          + "|( in| during)?( the| one| a single)? (same )?(combat|attack)(?! (phase|step|is|has|was|damage))| this time| in total| in combat| now| right now| right away| straight away| at once| immediately| yet| at all"
          + "| in the first place| for (combat|my attack)| for free)?( again)?";

  private static final String INSTEAD =
      "( (instead of|rather than|and not)( attacking| at)? ({P:spared}|{O:notAt}|a player|an opponent|players|the player))?( or not)?";

  /** "With no creatures" follows, which is to declare no attackers unless it says where. */
  private static final String NOT_WITH_NONE =
      "(?! (with|using) <z\\d+>(?! (on|out|in play|in front|untapped|left|of)))";

  /** After a verb of attacking whose subject is a player. */
  static final String BY_PLAYER =
      WHEN
          + TO
          + WHEN
          + WITH
          + TO_AFTER
          + ALONE
          + INSTEAD
          + "( (with|using) {L:also})?"
          + WHEN
          + NOT_WITH_NONE;

  /** After a verb of attacking where no attackers are declared (508.1a). */
  static final String BY_NONE =
      WHEN
          + TO
          + WHEN
          + " (with|using) {Z:none}(?! (on|out|in play|in front|untapped|left|of))"
          + WHEN;

  /** After a verb of attacking whose subject are the creatures. */
  static final String BY_CREATURES =
      WHEN
          + TO
          + "( (with|alongside|together with)( just| only)? {L:also})?"
          + ALONE
          + INSTEAD
          + WHEN;

  /** The same, where nothing is said of others that attack with them. */
  static final String BY_THEMSELVES = WHEN + TO + ALONE + INSTEAD + WHEN;

  private static final String ATTACKS =
      "(attack|attacks|attacked|swing|swings|swung|is attacking|am attacking|are attacking"
          + "|'s attacking|was attacking|is swinging)";

  /** Words that ask whether what attacks may do so as soon as it comes (302.6). */
  private static final Pattern AT_ONCE =
      Pattern.compile(" (right away|straight away|at once|immediately)(?= |$)");

  private static final Pattern FREE = Pattern.compile(" for free(?= |$)");

  private static final Pattern AGAIN = Pattern.compile(" again(?= |$)");

  private static final Pattern PAST =
      Pattern.compile(" (attacked|swung|was attacking|sent|threw|went|ran)(?= |$)");

  private static final String STAYS =
      "(staying|stays|stay|stayed|sitting|sits|remaining|remains|hanging|holding|kept)";

  private static final String HOME = "( at)? (home|back|behind|out of (it|combat|the attack))";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of("{P:who}( just| only)? " + ATTACKS + BY_PLAYER, AttackForms::byPlayer),
          ClauseForm.of(
              "{P:who}( would| will)?( like| want| wants| wanted| plan| plans| try| tries| tried"
                  + "| am trying| is trying| am going| is going| decide| decides| decided| would)"
                  + " to (attack|swing)"
                  + BY_PLAYER,
              AttackForms::byPlayer),
          ClauseForm.of(
              "{P:who}( would| will)?( like| want| wants| wanted| plan| plans| try| tries| am trying"
                  + "| is trying| am going| is going)? to (send|throw|point) {L:with}( in| over)?"
                  + " (at|into|against) ({P:to}|{O:at})",
              AttackForms::byPlayer),
          ClauseForm.of(
              "{P:who} (declared|declare|declares) {L:with} as( an| the| my)? (attacker|attackers|attacking)",
              AttackForms::byPlayer),
          ClauseForm.of(
              "(if )?(only|just) {L:with} " + ATTACKS + BY_CREATURES, AttackForms::byCreatures),
          ClauseForm.of(
              "(?<=( and| but| so) )(want|wants|wanted|plan|plans|would like|would love) to (attack|swing)"
                  + BY_PLAYER,
              AttackForms::bySubject),
          ClauseForm.of(
              "{P:who} (declare|declares|declared)( an attack with| attacks with)?"
                  + "( (?<only>only|just))? {L:with}( as( an| my| his)? (attacker|attackers))?"
                  + "( (at|into|against|attacking) {P:to}| (at|into|against|attacking) {O:at})?",
              AttackForms::byPlayer),
          ClauseForm.of(
              "{P} (will|would|does|do|did) not (let|allow) {P:who}( to)? (attack|swing)"
                  + BY_PLAYER,
              AttackForms::byPlayer),
          ClauseForm.of(
              "{P:who}( am| is| are)?( just| only| then)* (send|sends|sent|sending|throw|threw) {L:with}( in| over)? (at|into|against|towards) ({P:to}|{O:at})"
                  + WHEN,
              AttackForms::byPlayer),
          ClauseForm.of(
              "{L:with}( all)? (go|goes|went|run|runs|ran) (at|into) ({P:to}|{O:at})" + WHEN,
              AttackForms::byCreatures),
          ClauseForm.of("{L:with} " + ATTACKS + BY_CREATURES, AttackForms::byCreatures),
          ClauseForm.of(
              "{P:who} would( much)?( rather| like to| love to| prefer to)+( just)? (send|throw|point) {L:with}( in| over)? (at|into|against|towards) ({P:to}|{O:at})",
              AttackForms::byPlayer),
          ClauseForm.of(
              "(and |but |while )?{L:with}( is| are| 's| will| just)* " + STAYS + HOME,
              AttackForms::stays),
          ClauseForm.of("{P:who} {HAVE} {L:with}( sitting| staying)?" + HOME, AttackForms::stays),
          ClauseForm.of(
              "(and |but |while )?(, )?(who|which|that)( is| are| 's| will| just)* " + STAYS + HOME,
              AttackForms::stays),
          ClauseForm.of(
              "(attack|attacks|swing|swings|(?<=( and| then| ,) )(attacked|swung))" + BY_PLAYER,
              AttackForms::bySubject));

  private AttackForms() {}

  /** What doesn't attack is there, and is the attacker's. */
  private static void stays(Said said, Scene scene) {
    List<Thing> home = said.has("with") ? said.things("with", scene) : scene.last();
    home.forEach(thing -> {
      if (thing.controller().isEmpty()) {
        thing.setController(
            scene.attacker().orElseGet(() -> scene.party(new ObjectMention.PartyRef.Asker())));
      }
      scene.spoken().home().add(thing);
    });
  }

  private static void byPlayer(Said said, Scene scene) {
    Optional<Party> by = said.party("who", scene);
    List<Thing> told = scene.things();
    Attack attack = attack(said, scene, by);
    askOfPlan(attack, told, scene);
    tell(said, scene, by, attack);
  }

  /** "Can I cast Sol Ring and attack with Okk?": nothing says that Okk is there. */
  private static void askOfPlan(Attack attack, List<Thing> told, Scene scene) {
    if (scene.questions().isPlan()) {
      attack.parts().stream()
          .map(Part::thing)
          .filter(thing -> !told.contains(thing))
          .forEach(thing ->
              scene.needs("Is " + Scene.called(thing) + " on the battlefield, and since when?"));
    }
  }

  private static void bySubject(Said said, Scene scene) {
    Optional<Party> by = scene.subject();
    if (by.isEmpty()) {
      scene.needs("Who attacks?");
    }
    List<Thing> told = scene.things();
    Attack attack = attack(said, scene, by);
    askOfPlan(attack, told, scene);
    tell(said, scene, by, attack);
  }

  private static void byCreatures(Said said, Scene scene) {
    tell(said, scene, Optional.empty(), attack(said, scene, Optional.empty()));
  }

  /**
   * An attack; one that stands in a sentence with another one is a part of the same declaration,
   * unless it is somebody else's or was made before.
   */
  private static void tell(Said said, Scene scene, Optional<Party> by, Attack attack) {
    if (scene.questions().isPlan()) {
      scene.ask(new CanAttack(by, attack, isOnly(said)));
      return;
    }
    Optional<Attack> before = scene.attackOfSentence().filter(one -> !one.isAny());
    boolean isOver = PAST.matcher(said.all()).find();
    if (isOver) {
      scene.postpone(() -> declaredBefore(scene, attack));
    }
    if (before.isEmpty() || attack.isAny()) {
      scene.setAttack(by, attack);
    } else if (isOver) {
      scene.needs("Is that one attack, or two?");
    } else {
      together(scene, by, attack);
    }
  }

  /** "I attacked with Okk. Can Hill Giant attack?": not if the attack has been declared. */
  private static void declaredBefore(Scene scene, Attack told) {
    if (scene.isSecondCombat()) {
      scene.setAttackedBefore(told);
      return;
    }
    List<Attack> asked =
        scene.asked().stream()
            .filter(one -> one instanceof CanAttack || one instanceof Asked.MustAttack)
            .map(one -> ((Asked.OfAttack) one).attack())
            .toList();
    boolean isAboutThem =
        asked.stream().anyMatch(one -> !one.isAny() && (told.everything() || shares(told, one)));
    if (isAboutThem) {
      scene.needs("Did it attack in this turn, and is there another combat phase now?");
    }
    boolean isAboutOthers =
        scene.asked().stream()
            .filter(Asked.OfAttack.class::isInstance)
            .map(one -> ((Asked.OfAttack) one).attack())
            .filter(one -> !one.isAny() && !told.everything() && !shares(told, one))
            .anyMatch(one -> told.and(one).owners().distinct().count() == 1);
    if (isAboutOthers) {
      scene.needs("Was that attack declared in this combat?");
    }
  }

  /** Puts an attack together with the one that the sentence has asked or told of. */
  static void together(Scene scene, Optional<Party> by, Attack other) {
    Optional<Attack> before = scene.attackOfSentence().filter(one -> !one.isAny());
    boolean isOnePlayers =
        before.isPresent()
            && Stream.concat(by.stream(), before.get().and(other).owners()).distinct().count() < 2;
    boolean isApart = before.filter(one -> hasEnough(one.and(other))).isPresent();
    boolean isQuestionOfWhole =
        scene
            .askedInSentence()
            .filter(one -> !(one instanceof CanAttack) && !(one instanceof Cost))
            .isEmpty();
    if (!isOnePlayers || !isQuestionOfWhole) {
      scene.needs("Is that one attack, or two?");
    } else if (!isApart) {
      scene.needs("How many attack what?");
    } else if (before.get().target().isPresent() != other.target().isPresent()) {
      scene.needs("Which creatures attack what?");
    } else if (other.target().isPresent()) {
      scene.putTogether(before.get().and(other));
    } else if (other.parts().stream()
        .anyMatch(
            part -> shares(before.get(), new Attack(List.of(part), false, Optional.empty())))) {
      scene.needs("How many attack?");
    } else {
      List<Part> both =
          Stream.concat(before.get().parts().stream(), other.parts().stream()).toList();
      scene.putTogether(new Attack(both, false, Optional.empty()));
    }
  }

  /** Whether no more creatures attack than there are; all of them attack one thing only. */
  private static boolean hasEnough(Attack whole) {
    Map<Thing, Integer> attacking = new HashMap<>();
    for (Attack one : whole.split()) {
      one.parts().forEach(part -> attacking.merge(part.thing(), part.count(), Integer::sum));
    }
    return whole.split().stream().noneMatch(Attack::everything)
        && attacking.entrySet().stream().allMatch(one -> one.getValue() <= one.getKey().count());
  }

  private static boolean shares(Attack one, Attack other) {
    return other.everything()
        || other.parts().stream()
            .anyMatch(
                part -> one.parts().stream().anyMatch(had -> had.thing().equals(part.thing())));
  }

  /** The attack that a form tells of; its creatures are those of a player. */
  static Attack attack(Said said, Scene scene, Optional<Party> by) {
    // "Instead of Bob": he is in the game, too.
    said.party("spared", scene);
    said.parts("notAt", scene, Optional.empty());
    List<ObjectMention> with =
        LandsBeside.left(
            said.all(),
            Stream.concat(said.mentions("with").stream(), said.mentions("also").stream()).toList(),
            by,
            scene);
    boolean everything = with.stream().anyMatch(AttackForms::isEverything);
    if (with.stream().anyMatch(one -> one.how() == How.ANOTHER && scene.mayBeKnown(one, by))) {
      scene.needs("Which other creature is meant?");
    }
    List<Part> parts =
        with.stream()
            .filter(one -> !isEverything(one))
            .flatMap(one -> scene.resolve(known(one), by).stream())
            .toList();
    if (AGAIN.matcher(said.all()).find()) {
      scene.postpone(() -> attackedBefore(parts, scene));
    }
    if (FREE.matcher(said.all()).find()) {
      scene.payNothing();
    }
    if (AT_ONCE.matcher(said.all()).find()) {
      scene.postpone(() -> mayBeNew(parts, scene));
    }
    Optional<Target> goader =
        said.has("goader") ? AttackTargets.goader(parts, scene) : Optional.empty();
    var attack = new Attack(parts, everything, goader.or(() -> AttackTargets.target(said, scene)));
    if (!everything && !hasEnough(attack)) {
      scene.needs("Which creatures are meant?");
    }
    return attack;
  }

  /** What attacks "again" may have attacked in another combat phase of this turn. */
  private static void attackedBefore(List<Part> parts, Scene scene) {
    boolean isOfLastTurn =
        (parts.isEmpty()
                ? scene.things().stream().filter(Thing::isCreature)
                : parts.stream().map(Part::thing))
            .anyMatch(thing ->
                thing.hasAttackedLastTurn()
                    || (thing.hasAttackedThisTurn() && scene.isSecondCombat()));
    if (!isOfLastTurn) {
      scene.needs("When did it attack before: in this turn, or in an earlier one?");
    }
  }

  /**
   * What attacks "right away" may have come this turn, where nothing says since when it is there.
   */
  private static void mayBeNew(List<Part> parts, Scene scene) {
    (parts.isEmpty() ? scene.things() : parts.stream().map(Part::thing).toList())
        .forEach(Thing::setMaybeSick);
  }

  private static boolean isEverything(ObjectMention mention) {
    return mention.head() instanceof Everything && mention.count().isEmpty();
  }

  /** "A goblin" or "goblins" that attack are some that were spoken of. */
  private static ObjectMention known(ObjectMention mention) {
    return mention.how() == How.ANOTHER
        ? mention
        : mention.as(
            (mention.how() == How.NEW || mention.how() == How.NAMED)
                    && mention.head() instanceof ObjectMention.Creature
                ? How.KNOWN
                : mention.how(),
            mention.how() == How.NEW && mention.count().isEmpty() && !mention.plural()
                ? OptionalInt.of(1)
                : mention.count());
  }

  /** Whether no others attack, as a form says. */
  static boolean isOnly(Said said) {
    return said.has("only") || said.has("alone") || said.has("single");
  }
}
