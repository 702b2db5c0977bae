package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Later;
import casebook.site.ask.scene.Later.Happening;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What happens once attackers are declared (506.4). Of each happening there are forms that say when
 * it was, and one for after "then".
 */
final class LaterForms {
  private static final String DECLARED =
      "(after|once|since) ((the |my |his |her |their )?(attackers?|attacks?|blockers?|blocks?|creatures?)"
          + "( (has|have|had|was|were|is|are|been|being|got|gets))*( declared| chosen| assigned| made| announced| locked in)?"
          + "|{P:declarer}( has| have| had)?( just)? (declared|attacked|swung|declare|attack)( with)?"
          + "( {O:att}| attackers| attacks| attack| the attack| my attack| his attack)?( as( an| the)? attackers?)?"
          + "|(attacking|declaring)( with)?( {O:att2}| attackers)?)";

  private static final String AFTER =
      " ("
          + DECLARED
          + "|(before|during) (the )?(blocks?|blockers?|blocking|damage|combat damage|declare blockers)( step)?"
          + "( (is|are|was|were)( being)? (declared|dealt))?"
          + "|(in the middle of (combat|the attack)|(in|during) the declare attackers step)|(mid|mid -) ?(combat|attack|swing)|midcombat"
          + "|while {O:att3} (was|is|were|are) attacking)";

  private static final String TAP = "(tapped|taps|tap|tapped down|taps down)";

  private static final String AWAY =
      "(bounced|bounces|bounce|flickered|flickers|blinked|blinks|exiled|exiles|killed|kills|destroyed|destroys|removed"
          + "|sacrificed|sacrifices|sacked|sacs)";

  private static final String GONE =
      "(died|dies|leaves the battlefield|left the battlefield|leaves play|left play|goes away|got away|left|went to the graveyard"
          + "|goes to the graveyard|returned to (my|his|her|its owner 's) hand|got (bounced|blinked|flickered|killed|exiled|destroyed))";

  private static final String TAKE =
      "(took control of|takes control of|gained control of|gains control of|gain control of|take control of|stole|steals|took|takes)";

  private static final String USE =
      "(cast|casts|played|plays|used|uses|activated|activates|put|puts|slapped|slaps|dropped|drops|threw|flashed in|flashes in)";

  private static final Pattern DESTROYED = Pattern.compile(" (destroyed|destroys|killed|kills) ?");

  private static final Pattern ACTIVATES = Pattern.compile(" (used|uses|activated|activates) ");

  private static final String ON = "(on|onto|at|targeting|to target)";

  private static final String UNDERSTOOD = "after attackers are declared , ";

  /** What somebody does or what is done, in words, and what comes of it. */
  private record Form(String words, Happening what) {}

  private static final String WITH = "( (with|using|by|via|through) {L:by})?";

  private static final String BY = "( (by|with|from|to) ({L:by}|{P}))?";

  private static final String WAS = "(was|were|is|are|got|gets|get|has been) ";

  private static final List<Form> DONE =
      List.of(
          new Form("({P:who} )?" + TAP + " {L:what}( down)?" + WITH, Happening.TAPS),
          new Form(
              "({P:who} )?" + USE + " {L:by}( ,)?( and)? (tapping|to tap|tapped) {L:what}",
              Happening.TAPS),
          new Form("{L:what} " + WAS + TAP + BY, Happening.TAPS),
          new Form("{L:what} (becomes|became) tapped", Happening.TAPS),
          new Form("({P:who} )?(untapped|untaps|untap) {L:what}" + WITH, Happening.UNTAPS),
          new Form("{L:what} (becomes|became|gets|got) untapped", Happening.UNTAPS),
          new Form("({P:who} )?" + AWAY + " {L:what}" + WITH, Happening.LEAVES),
          new Form("{L:what} " + WAS + AWAY + BY, Happening.LEAVES),
          new Form("{L:what} " + GONE, Happening.LEAVES),
          new Form("{L:what} (regenerated|regenerates|regenerate)", Happening.REGENERATES),
          new Form("({P:who} )?(phased|phases|phase) {L:what} out" + WITH, Happening.PHASES_OUT),
          new Form("{L:what} (phases|phased|phase) out", Happening.PHASES_OUT),
          new Form(
              "{L:what} (gets|got|is|was|has been) removed from combat by an effect",
              Happening.REMOVED),
          new Form("{L:what} (loses|lost)( its)? haste", Happening.LOSES_HASTE),
          new Form(
              "{L:what} (loses|lost) (all|all its|its|all of its) (abilities|keywords)",
              Happening.LOSES_ABILITIES),
          new Form("{L:what} (stops|stopped) being a creature", Happening.STOPS_BEING_CREATURE),
          new Form("{L:what} (gets|got|was|is) pumped", Happening.CHANGES),
          new Form(
              "({P:who} )?(pacified|pacifies|arrested|arrests) {L:what}", Happening.RESTRICTED));

  static final List<ClauseForm> ALL = all();

  private LaterForms() {}

  private static List<ClauseForm> all() {
    List<ClauseForm> all = new ArrayList<>();
    DONE.forEach(form -> happens(all, form.words(), told(form.what())));
    happens(all, "({P:who} )?(pumped|pumps|pump) {L:what}" + WITH, LaterForms::does);
    happens(all, "({P:who} )?" + TAKE + " {L:what}" + WITH, LaterForms::takes);
    happens(all, "({P:who} )?" + USE + " {L:by} " + ON + " {L:what}", LaterForms::does);
    happens(all, "({P:who} )?" + USE + " {O:byOn}", LaterForms::doesOrEnters);
    happens(
        all,
        "({P:who} )?(regenerated|regenerate) {L:what}" + WITH,
        (said, scene) ->
            scene.needs("Was it destroyed, so that it regenerated, or did nothing destroy it?"));
    happens(
        all,
        "({P:who} )?(hit|hits|enchanted|enchants|targeted|targets|zapped|zaps) {L:what} with {L:by}",
        LaterForms::does);
    happens(
        all,
        "{L:what} (enters|entered|comes in|came in|comes into play)( the battlefield)?",
        LaterForms::enters);
    happens(
        all,
        "{P:who} (gets|got|flashes in|flashed in|flashes|drops|casts|plays|resolves) {L:what}"
            + " (in|out|into play|onto the battlefield|on the battlefield)",
        LaterForms::enters);
    for (Happening what : Happening.values()) {
      if (what == Happening.CHANGES_CONTROLLER) {
        continue;
      }
      all.add(ClauseForm.of(UNDERSTOOD + "{L:what} " + what.words(), told(what)));
      all.add(
          ClauseForm.of(
              UNDERSTOOD + "each attacking <o\\d+> " + what.words(),
              (_, scene) -> scene.add(new Later(Optional.empty(), what, Optional.empty()))));
    }
    all.add(
        ClauseForm.of(
            "(and |so |because )?{L:what} (lost|loses)( its)? haste", LaterForms::losesHaste));
    all.add(
        ClauseForm.of(
            "(the )?attackers (have been|were|are|had been) declared( so)?", (_, _) -> {}));
    all.add(ClauseForm.of(UNDERSTOOD + "{P:who} gains? control of {L:what}", LaterForms::takes));
    return List.copyOf(all);
  }

  private static void happens(List<ClauseForm> all, String words, BiConsumer<Said, Scene> says) {
    BiConsumer<Said, Scene> attack = LaterForms::tellsOfAttack;
    if (words.contains("{L:what}")) {
      all.add(ClauseForm.of(words.replace("{L:what}", "{A:what}"), says));
    }
    all.add(ClauseForm.of(words + AFTER, says.andThen(attack)));
    all.add(ClauseForm.of(AFTER.substring(1) + "( ,)? " + words, attack.andThen(says)));
    all.add(
        ClauseForm.of(
                words,
                (said, scene) -> {
                  if (scene.attack().isEmpty()) {
                    scene.needs("Was that before attackers were declared, or after?");
                  }
                  says.accept(said, scene);
                })
            .afterThen());
  }

  /** "After I declared it as an attacker" tells of an attack, too. */
  private static void tellsOfAttack(Said said, Scene scene) {
    Optional<Party> declarer = said.party("declarer", scene);
    List<Thing> attacking =
        Stream.of("att", "att2", "att3")
            .flatMap(name -> said.parts(name, scene, Optional.empty()).stream())
            .map(Asked.Part::thing)
            .toList();
    for (Thing thing : attacking) {
      thing.setAttacking();
      if (declarer.isPresent() && thing.controller().isEmpty()) {
        thing.setController(declarer.get());
      } else if (declarer.isPresent() && !thing.controller().equals(declarer)) {
        scene.needs("Who controls " + Scene.called(thing) + "?");
      }
    }
    scene.postpone(() -> {
      if (declarer.isPresent()
          && scene.attacker().filter(other -> !other.equals(declarer.get())).isPresent()) {
        scene.needs("Whose attack do you ask about?");
      }
    });
  }

  /** The creatures that are meant; none where all that attack are. */
  static List<Thing> of(Said said, Scene scene) {
    if (areAll(said)) {
      return List.of();
    }
    // "My 3/3s" are all of them.
    boolean areSeveral =
        said.mentions("what").stream().allMatch(one -> one.plural() && one.count().isEmpty());
    return areSeveral
        ? said.parts("what", scene, Optional.empty()).stream().map(Asked.Part::thing).toList()
        : said.things("what", scene);
  }

  private static boolean areAll(Said said) {
    return said.mentions("what").stream().anyMatch(ObjectMention::isOfAll);
  }

  private static BiConsumer<Said, Scene> told(Happening what) {
    return (said, scene) -> {
      add(said, scene, what, Optional.empty());
      by(said, scene);
    };
  }

  private static void add(Said said, Scene scene, Happening what, Optional<Party> by) {
    if (areAll(said)) {
      scene.add(new Later(Optional.empty(), what, by));
    }
    boolean isDestroyed = DESTROYED.matcher(said.all()).find();
    for (Thing thing : of(said, scene)) {
      if (isDestroyed
          && scene
              .facts(thing)
              .filter(card -> card.keywords().contains("indestructible"))
              .isPresent()) {
        scene.needs("Was " + Scene.called(thing) + " destroyed though it is indestructible?");
      }
      scene.add(new Later(Optional.of(thing), what, by));
    }
  }

  /** That is so of the time after an attack only where that was told of. */
  private static void losesHaste(Said said, Scene scene) {
    if (scene.attack().isEmpty() || scene.later().isEmpty()) {
      said.things("what", scene)
          .forEach(thing -> scene.needs("Does " + Scene.called(thing) + " have haste now?"));
      return;
    }
    add(said, scene, Happening.LOSES_HASTE, Optional.empty());
  }

  private static void takes(Said said, Scene scene) {
    Optional<Party> who = who(said, scene);
    if (who.isEmpty()) {
      scene.needs("Who gains control of it?");
    }
    add(said, scene, Happening.CHANGES_CONTROLLER, who);
    by(said, scene);
  }

  private static Optional<Party> who(Said said, Scene scene) {
    return said.party("who", scene).or(scene::subject).or(scene::attacker);
  }

  /** What a card does to that on which it is cast, unless it is told what becomes of it. */
  private static void does(Said said, Scene scene) {
    Optional<Party> who = who(said, scene);
    List<Thing> of = of(said, scene);
    List<Thing> by = by(said, scene);
    if (by.isEmpty()) {
      add(said, scene, Happening.CHANGES, Optional.empty());
    }
    by.forEach(card -> does(card, of, who, scene));
  }

  private static void does(Thing card, List<Thing> of, Optional<Party> who, Scene scene) {
    Optional<Happening> what = scene.facts(card).flatMap(Later::doneBy);
    for (Thing thing : of) {
      if (what.isPresent()) {
        boolean isTaken = what.get() == Happening.CHANGES_CONTROLLER;
        if (isTaken && (who.isEmpty() || thing.controller().equals(who))) {
          scene.needs("Who gains control of " + Scene.called(thing) + "?");
        }
        scene.add(new Later(Optional.of(thing), what.get(), who.filter(_ -> isTaken)));
      } else {
        scene.postpone(() -> asksWhatBecame(thing, card, scene));
      }
    }
  }

  private static void asksWhatBecame(Thing thing, Thing card, Scene scene) {
    boolean isGone =
        scene.later().stream()
            .anyMatch(later ->
                later.what() == Happening.LEAVES && later.thing().equals(Optional.of(thing)));
    if (!isGone) {
      scene.needs("What became of " + Scene.called(thing) + " through " + Scene.called(card) + "?");
    }
  }

  /** What it is done with; Auras and spells are not on the board as attackers are declared. */
  private static List<Thing> by(Said said, Scene scene) {
    List<Thing> by =
        said.parts("by", scene, who(said, scene)).stream().map(Asked.Part::thing).toList();
    takeOff(by, scene);
    return by;
  }

  private static void takeOff(List<Thing> by, Scene scene) {
    by.stream()
        .filter(thing -> scene.facts(thing).isPresent())
        .filter(thing -> scene.is(thing, "Aura") || !scene.isPermanent(thing.card().orElseThrow()))
        .forEach(scene::remove);
  }

  private static void enters(Said said, Scene scene) {
    said.parts("what", scene, said.party("who", scene)).forEach(part -> enters(part, scene));
  }

  private static void enters(Asked.Part part, Scene scene) {
    scene.add(new Later(Optional.of(part.thing()), Happening.ENTERS, Optional.empty()));
  }

  /** "He cast Pacifism on it", "he flashed in Propaganda". */
  private static void doesOrEnters(Said said, Scene scene) {
    Optional<Party> who = who(said, scene);
    for (ObjectMention mention : said.mentions("byOn")) {
      List<Thing> by = scene.resolve(mention.alone(), who).stream().map(Asked.Part::thing).toList();
      if (mention.on().isPresent()) {
        List<Thing> on =
            scene.resolve(mention.on().get(), Optional.empty()).stream()
                .map(Asked.Part::thing)
                .toList();
        by.forEach(card -> does(card, on, who, scene));
        takeOff(by, scene);
      } else if (ACTIVATES.matcher(said.all()).find()) {
        by.forEach(thing -> scene.needs("What did " + Scene.called(thing) + " do, and to what?"));
      } else if (by.stream()
          .allMatch(thing -> thing.card().filter(scene::isPermanent).isPresent())) {
        by.forEach(thing -> enters(new Asked.Part(thing, 1), scene));
      } else {
        by.forEach(thing -> scene.needs("Has " + Scene.called(thing) + " resolved, and on what?"));
      }
    }
  }
}
