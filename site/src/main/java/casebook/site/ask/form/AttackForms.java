package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.Asked.Target;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.Everything;
import casebook.site.ask.scene.ObjectMention.How;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** How an attack is told of. */
final class AttackForms {
  private static final String TO =
      "(( at| into| against)? {P:to}|( at| into| against)? {O:at})?( instead)?";
  private static final String TO_AFTER = "( (at|into|against) {P:to2}| (at|into|against) {O:at2})?";
  private static final String WITH =
      "( (with|using)( (?<only>only|just))? {L:with}( (?<single>and nothing else|by itself|on its own|alone))?)?";
  private static final String ALONE =
      "( (?<alone>alone|only|all alone|by itself|by themselves|on its own|on it 's own|and nothing else|, and nothing else))?";
  private static final String WHEN =
      "( together| at the same time| as well)?( again)?( (this|in this|during this|each|every|my|on my|during my|this same|that) (turn|combat|combat phase|combat step)( if able)?"
          + "| in combat| now| right now| right away| immediately| yet| at all| the turn {IT} (comes|came|enters|entered)( in| into play| the battlefield| down)?"
          + "| the( same)? turn {P} (cast|casts|play|plays|played|make|made) {IT}| in the first place| for (combat|my attack)| for free)?( again)?";

  private static final String INSTEAD =
      "( (instead of|rather than|and not)( attacking| at)? ({P}|{O}))?( or not)?";

  /** After a verb of attacking whose subject is a player. */
  static final String BY_PLAYER = WHEN + TO + WHEN + WITH + TO_AFTER + ALONE + INSTEAD + WHEN;

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
              "{P:who} (declare|declares|declared)( an attack with| attacks with)?"
                  + "( (?<only>only|just))? {L:with}( as( an| my| his)? (attacker|attackers))?"
                  + "( (at|into|against|attacking) {P:to}| (at|into|against|attacking) {O:at})?",
              AttackForms::byPlayer),
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
          ClauseForm.of("(attack|attacks|swing|swings)" + BY_PLAYER, AttackForms::bySubject));

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
    tell(scene, by, attack(said, scene, by));
  }

  private static void bySubject(Said said, Scene scene) {
    Optional<Party> by = scene.subject();
    if (by.isEmpty()) {
      scene.needs("Who attacks?");
    }
    tell(scene, by, attack(said, scene, by));
  }

  private static void byCreatures(Said said, Scene scene) {
    tell(scene, Optional.empty(), attack(said, scene, Optional.empty()));
  }

  /**
   * An attack; one that stands in a sentence with another one is a part of the same declaration.
   */
  private static void tell(Scene scene, Optional<Party> by, Attack attack) {
    boolean isPart = !attack.isAny() && attack.target().isPresent() && hasBefore(scene);
    Optional<Attack> asked = scene.askedOf();
    if (isPart) {
      together(scene, attack);
    } else if (asked.filter(one -> isNextTo(one, attack)).isPresent()) {
      List<Part> both =
          Stream.concat(asked.get().parts().stream(), attack.parts().stream()).toList();
      scene.putTogether(new Attack(both, false, asked.get().target().or(attack::target)));
    } else {
      scene.setAttack(by, attack);
    }
  }

  /** "Can Okk attack if Craw Wurm attacks?": both attack, and nothing is said of what. */
  private static boolean isNextTo(Attack one, Attack other) {
    return !one.isAny()
        && !other.isAny()
        && one.split().stream().noneMatch(part -> part.everything() || sharesWith(part, other))
        && (one.target().isEmpty() || other.target().isEmpty());
  }

  private static boolean hasBefore(Scene scene) {
    return scene.ofSentence().filter(one -> !one.isAny() && one.target().isPresent()).isPresent();
  }

  /** Puts an attack together with the one that the sentence has asked or told of. */
  static void together(Scene scene, Attack other) {
    if (!hasBefore(scene) || other.target().isEmpty()) {
      scene.needs("Which creatures attack what?");
      return;
    }
    Attack before = scene.ofSentence().orElseThrow();
    if (before.split().stream().anyMatch(one -> one.everything() || sharesWith(one, other))) {
      scene.needs("How many attack what?");
    }
    scene.putTogether(before.and(other));
  }

  private static boolean sharesWith(Attack one, Attack other) {
    return other.everything()
        || other.parts().stream()
            .anyMatch(
                part -> one.parts().stream().anyMatch(had -> had.thing().equals(part.thing())));
  }

  /** The attack that a form tells of; its creatures are those of a player. */
  static Attack attack(Said said, Scene scene, Optional<Party> by) {
    List<ObjectMention> with =
        Stream.concat(said.mentions("with").stream(), said.mentions("also").stream()).toList();
    boolean everything = with.stream().anyMatch(AttackForms::isEverything);
    List<Part> parts =
        with.stream()
            .filter(one -> !isEverything(one))
            .flatMap(one -> scene.resolve(known(one), by).stream())
            .toList();
    return new Attack(parts, everything, target(said, scene));
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

  /** What a form says is attacked. */
  static Optional<Target> target(Said said, Scene scene) {
    Optional<Target> player =
        said.party("to", scene).or(() -> said.party("to2", scene)).map(Target.APlayer::new);
    if (player.isPresent()) {
      return player;
    }
    List<Part> parts = said.parts(said.has("at") ? "at" : "at2", scene, Optional.empty());
    if (said.has("at") || said.has("at2")) {
      if (parts.size() != 1 || parts.getFirst().thing().isCreature()) {
        scene.needs("Which player, planeswalker or battle is attacked?");
      }
    }
    return parts.stream()
        .map(Part::thing)
        .filter(thing -> mayBeAttacked(thing, scene))
        .findFirst()
        .map(Target.APermanent::new);
  }

  /** "Into Ghostly Prison" says what is there, and not what is attacked. */
  private static boolean mayBeAttacked(Thing thing, Scene scene) {
    return thing
        .card()
        .filter(card -> scene.is(card, "planeswalker") || scene.is(card, "battle"))
        .isPresent();
  }

  /** Whether no others attack, as a form says. */
  static boolean isOnly(Said said) {
    return said.has("only") || said.has("alone") || said.has("single");
  }
}
