package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Attaching;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import casebook.site.ask.scene.Time;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** What is said of permanents: that they are tapped, new, goaded, attached to something. */
final class StateForms {

  /** After a mention of what it is said of: in a sentence of its own, or beside it. */
  private static final List<String> SUBJECTS =
      List.of(
          "{L:what}( that| which| who)? {BE}( currently| now)?", "{L:what} {OPEN}", "{L:what} ,");

  private static final String NOW = "( right now| at the moment| at this point| already| now)?";

  private static final String WHEN =
      "( (with|using|via|by) (some|a|an|another) (spell|card|ability|effect|instant|sorcery|enchantment))?( right away| straight away| immediately)?( this turn cycle| this round| this turn| last turn| <since>| earlier| (on|during) (his|her|their|{P} 's)( own)?( last)? turn)?";

  /** Verbs that are said of several. */
  private static final Pattern SEVERAL = Pattern.compile(" (are|were|have|both|all) ");

  /** Verbs that are said of one. */
  private static final Pattern ONE = Pattern.compile(" (is|was|has|'s) ");

  private static final Pattern LAST_TURN = Pattern.compile(" (his|her|their|'s)( own)? last turn");

  static final List<ClauseForm> ALL = all();

  private StateForms() {}

  private static List<ClauseForm> all() {
    List<ClauseForm> all = new ArrayList<>();
    all.add(
        ClauseForm.of(
            "(after|since|because) {P} (tapped|tap) {L:what} for mana( this turn| to cast {O})?",
            (said, scene) -> said.things("what", scene).forEach(one -> one.setTapped(true))));
    all.add(
        ClauseForm.of(
            "(and |but |then )*(someone|somebody)( else)? goaded {L:what}",
            (said, scene) ->
                said.things("what", scene).forEach(one -> scene.goad(one, Optional.empty()))));
    for (String subject : SUBJECTS) {
      all.add(
          ClauseForm.of(
              subject
                  + " tapped( ((since|because|after) {P} (used|activated) {O}( on {O})?|for some reason|for (mana|convoke|a cost|crew|crewing|something|its"
                  + " ability)|(down )?by {O}))?( earlier this turn| (in|during|on)"
                  + " (my|(?<theirs>his|her|their)) (upkeep|turn|main phase))?"
                  + NOW
                  + "( on {P:owner} 's (side|board|field|battlefield))?",
              StateForms::tapped));
      all.add(
          ClauseForm.of(
              subject + " (untapped|not tapped)" + NOW, each(thing -> thing.setTapped(false))));
      all.add(
          ClauseForm.of(
              subject + " (summoning sick|new this turn|new)", each(thing -> thing.setSick(true))));
      all.add(
          ClauseForm.of(subject + " not( summoning)? sick", each(thing -> thing.setSick(false))));
      all.add(ClauseForm.of(subject + " goaded( by {P:by})?" + WHEN, StateForms::goaded));
      all.add(
          ClauseForm.of(
              subject + " detained", each(thing -> thing.designations().add("detained"))));
      all.add(
          ClauseForm.of(
              subject + " suspected", each(thing -> thing.designations().add("suspected"))));
      all.add(
          ClauseForm.of(
              subject + " (enchanted|equipped) (with|by) {L:by}( by {P:owner})?",
              StateForms::holdsAttached));
      all.add(
          ClauseForm.of(
              subject + " (attached to|enchanting|equipped to|on|equipping) {L:on}( as an aura)?",
              StateForms::isAttached));
      all.add(
          ClauseForm.of(subject + " (attached to|enchanting|on) {P:whom}", StateForms::isAttached));
    }
    all.addAll(relatives());
    all.addAll(others());
    return List.copyOf(all);
  }

  private static List<ClauseForm> others() {
    return List.of(
        ClauseForm.of(
            "{P:by}( has| have)?( just)? (goaded|goads) {L:what}" + WHEN, StateForms::goaded),
        ClauseForm.of(
            "{L:what} (entered|enters|came in|comes in|came into play|came down)( the battlefield)?"
                + " tapped(?<now> this turn)?( (because of|due to|thanks to) {O})?",
            StateForms::enteredTapped),
        ClauseForm.first("{O:what} on {P:whom}", StateForms::isAttached),
        ClauseForm.of(
            "{L:what} (got|was|were|get|gets) hit by {O:by}( (in|during|on) (my|his|her|their)"
                + " (upkeep|turn|main phase))?",
            StateForms::hit),
        ClauseForm.of(
            "{P:who}( has| have)?( just)? (detained|detains) {L:what}( (with|using|via) {L:by})?"
                + WHEN,
            StateForms::detained),
        ClauseForm.of("{P} {BE} goaded( again)?", (_, scene) -> scene.postpone(() -> goads(scene))),
        ClauseForm.of(
            "(and |but )?(no|without) (?<keyword>haste|vigilance|flying|defender|trample)( or"
                + " (anything|whatever|something|such|so))?( like that)?",
            StateForms::without),
        ClauseForm.of(
            "{L:what} {BE}( all| both| now| untapped and)* (ready|good to go|all set|able to"
                + " attack|ready to (attack|go|swing|rumble))",
            (said, scene) -> said.things("what", scene).forEach(thing -> ready(thing, scene))),
        ClauseForm.of(
            "((both|{O}) )?{P:by} and {P:by2}( have)?( both| each)?( {O})? goaded {L:what}" + WHEN,
            (said, scene) ->
                said.things("what", scene)
                    .forEach(thing -> {
                      scene.goad(thing, said.party("by", scene));
                      scene.goad(thing, said.party("by2", scene));
                    })),
        ClauseForm.of(
            "{L:what} {BE} goaded (by|with|from|due to|because of) {O:spell}( this turn)?",
            (said, scene) -> {
              said.things("what", scene)
                  .forEach(thing ->
                      scene.goad(
                          thing,
                          said.mentions("spell").stream()
                              .flatMap(one -> one.owner().stream())
                              .findFirst()
                              .map(scene::party)));
            }),
        ClauseForm.of(
            "{L:what} (has|have|'s)( already| all| since)?( untapped)( since| again| already|"
                + " normally)?",
            each(thing -> thing.setTapped(false))),
        ClauseForm.of(
            "the turn {IT} (came into play|came in|came down|entered|entered the battlefield|was"
                + " cast|was played|came out|arrived)",
            last(thing -> thing.setSick(true))),
        ClauseForm.of(
            "(on )?the( same| very)? turn( that| in which)? {P} (cast|played|summoned|made|reanimated|play|summon|make|reanimate)( just)? ({IT}|him|her)( as (my|a) land( drop)?( for (the|this) turn)?)?",
            StateForms::lastIsNew),
        ClauseForm.of(
            "{L:what} (enchants|{BE} enchanting|{BE} attached to|{BE} on) {P:whom}",
            StateForms::isAttached),
        ClauseForm.of(
            "{L:what} untapped( right now| now| currently)?",
            each(thing -> thing.setTapped(false))),
        ClauseForm.of("with flash( or something)?", (_, _) -> {}),
        ClauseForm.of(
            "(all|both)( of (them|those|these|{O}))?( {BE})? untapped( right now| now| currently)?",
            (_, _) -> {}),
        ClauseForm.of(
            "{L:what} (came back|came in|came into play|was back|returned|entered|was there) before"
                + " my( current| own)? turn( began| started)?",
            each(thing -> thing.setSick(false))),
        ClauseForm.of(
            "{L:what}( that| which)? {P:by}( has| have)?( just)? goaded" + WHEN,
            StateForms::goaded),
        ClauseForm.of(
            "{L:what} (wearing|holding|carrying|wears|holds|carries|is wearing|is holding|is"
                + " carrying|has on) {L:by}",
            StateForms::holdsAttached),
        ClauseForm.of(
            "{L:what}( that| which)? (equipped|enchanted) (with|by) {L:by}",
            StateForms::holdsAttached),
        ClauseForm.of(
            "{L:what}( that| which)? (has|have|with) {L:by} (on|attached to|equipped to)"
                + " (it|them|<o\\d+it>)",
            StateForms::holdsAttached),
        ClauseForm.of(
            "{P:who} {HAVE} {L:what} (on|attached to|enchanting|equipped to) {L:on}",
            StateForms::isAttached),
        ClauseForm.of(
            "{P:who} {HAVE} {L:what} (on|attached to|enchanting) {P:whom}", StateForms::isAttached),
        ClauseForm.of(
            "{L:what} (on|attached to|enchanting|equipped to) {L:on}", StateForms::isAttached),
        ClauseForm.of(
            "({P:who}( have| has)? )?((?<just>just|then|paid to|then paid to|pay to)"
                + " )?(put|puts|equipped|equips|equip|attached|attach|stuck|slapped|moved|move|moves|switched)"
                + " {L:what} (on|to|onto|over to) {L:on}( (instead|(?<past><since>|last"
                + " turn)|(?<now>this turn)|earlier|already))?",
            StateForms::isAttached),
        ClauseForm.of(
            "{P:who}( have| has)? (put|puts|stuck|slapped) {L:what} (on|onto) {P:whom}",
            StateForms::isAttached),
        ClauseForm.of(
            "({P:who}( have| has)? )?((?<just>just) )?(enchanted|equipped|enchants|equips|enchant|equip) {L:on}"
                + " with {L:what}( (?<now>this turn|(in|during) my( first| precombat)? (main"
                + " phase|main))| (?<past><since>|last turn))?",
            StateForms::isAttached),
        ClauseForm.of(
            "{P:who}( have| has)?( just)? (enchanted|enchants) {P:whom} with {L:what}",
            StateForms::isAttached),
        ClauseForm.of(
            "((during|at|in|on) my (upkeep|draw step|beginning of combat|main phase)( ,)?"
                + " )?{P:who}( have| has)?( already)? (tapped|tap) {L:what}( (?<purpose>for"
                + " mana to (cast|play) {L:cast}( (precombat|first|earlier|main phase))?|for"
                + " (mana|something|something else|a cost|convoke|value|{O})|to (pay|pay for"
                + " something))| for (its|an) ability| to (use|activate) {IT} ability)?("
                + " (with|using|via) {L:by})?( (at|during|in|before) (the |my )?(combat|beginning"
                + " of combat|upkeep|( first| precombat)?main phase))?",
            (said, scene) -> {
              Optional<Party> who = said.party("who", scene);
              List<Asked.Part> by = said.parts("by", scene, who);
              said.parts("cast", scene, who).forEach(part -> part.thing().setSick(true));
              said.things("what", scene)
                  .forEach(thing -> {
                    thing.setTapped(true);
                    if (by.isEmpty() && !said.has("purpose")) {
                      tappedForAbility(thing, who, scene);
                    }
                  });
            }),
        ClauseForm.of(
            "((that|which|who) (can|could|may)( all| both| legally| otherwise)? (attack|swing)|able to"
                + " attack)( this turn)?",
            (_, scene) -> scene.last().forEach(thing -> ready(thing, scene))),
        ClauseForm.of(
            "{L:what} (has|have|with) (reach|first strike|double strike|deathtouch)",
            (said, scene) -> said.things("what", scene)),
        ClauseForm.of(
            "{L:what} (does|do) not have"
                + " (haste|vigilance|trample|menace|lifelink|indestructible|hexproof)",
            (said, scene) -> said.things("what", scene)),
        ClauseForm.of(
            "(and |but )?(has|have|gains|gained|got) (?<keyword>haste|vigilance|flying)",
            (said, scene) ->
                last(thing -> thing.given().add(said.words("keyword"))).accept(said, scene)),
        ClauseForm.of(
            "{L:what} (have|has|gains|gained|got|with)"
                + " (?<keyword>haste|vigilance|flying|trample|defender|menace|lifelink|indestructible|hexproof)("
                + " (because of|from|thanks to|due to|through|via) {L:by})?",
            (said, scene) ->
                said.things("what", scene)
                    .forEach(thing -> {
                      thing.given().add(said.words("keyword"));
                      said.parts("by", scene, thing.controller());
                    })));
  }

  /** What is said of the permanent that was spoken of last: "…, which is tapped". */
  private static List<ClauseForm> relatives() {
    String which = "(, )?(which|that|who) ({BE}|has been)( currently| now| already)? ";
    return List.of(
        ClauseForm.of(which + "tapped", last(thing -> thing.setTapped(true))),
        ClauseForm.of(
            "(, )?(which|that) {P}( have| has)?( already| just)? tapped"
                + "( for (mana|convoke|a cost|crew|crewing|something|its ability))?"
                + "( (earlier )?this turn| already)?",
            last(thing -> thing.setTapped(true))),
        ClauseForm.of(which + "(untapped|not tapped)", last(thing -> thing.setTapped(false))),
        ClauseForm.of(
            "(was |is |were |are |currently |also )*goaded by {P:by}( right away| straight away| immediately)?",
            (said, scene) ->
                meant(said, scene).forEach(thing -> scene.goad(thing, said.party("by", scene)))),
        ClauseForm.of(
            which + "(summoning sick|new|new this turn)", last(thing -> thing.setSick(true))),
        ClauseForm.of(
            "(, )?(cast|played|made|summoned|reanimated) this turn",
            last(thing -> thing.setSick(true))),
        ClauseForm.of(
            "(, )?(which|that|who) (came in|came down|came into play|entered|entered the"
                + " battlefield|was cast|was played|arrived) (<since>|last turn)",
            last(thing -> thing.setSick(false))),
        ClauseForm.of(
            "(, )?(which|that|who)( just)? (came in|came down|entered|entered the battlefield|was"
                + " cast|was played) this turn",
            last(thing -> thing.setSick(true))),
        ClauseForm.of(
            "(, )?(which|that) {P} (cast|played|made|created) this turn" + SpellForms.AS_LAND,
            last(thing -> thing.setSick(true))),
        ClauseForm.of(
            "(, )?(which|that|who) (has|have|gained|got)"
                + " (?<keyword>haste|vigilance|flying|trample|defender"
                + "|menace|lifelink|indestructible|hexproof)",
            (said, scene) ->
                last(thing -> thing.given().add(said.words("keyword"))).accept(said, scene)));
  }

  private static java.util.function.BiConsumer<Said, Scene> last(Consumer<Thing> says) {
    return (said, scene) -> {
      List<Thing> meant = meant(said, scene);
      if (meant.isEmpty()) {
        scene.needs("Which permanent is that said of?");
      }
      meant.forEach(says);
    };
  }

  /** "Okk and Craw Wurm, which are tapped": both of them; of one of them, the last. */
  private static List<Thing> meant(Said said, Scene scene) {
    List<Thing> before = scene.spoken().before();
    if (before.size() < 2 || SEVERAL.matcher(said.all()).find()) {
      return before;
    }
    if (!ONE.matcher(said.all()).find()) {
      scene.needs("Is that so of " + Scene.called(before.getFirst()) + ", too?");
    }
    return List.of(before.getLast());
  }

  private static void tapped(Said said, Scene scene) {
    Optional<Party> owner = said.party("owner", scene);
    List<Thing> tapped = said.things("what", scene);
    if (!scene.spoken().rivals().isEmpty()) {
      ArrivalForms.askOfRivals(said, tapped, scene);
    }
    tapped.forEach(thing -> {
      thing.setTapped(true);
      if (said.has("theirs")) {
        scene.needs("Has " + Scene.called(thing) + " untapped since?");
      }
      owner.filter(_ -> thing.controller().isEmpty()).ifPresent(thing::setController);
    });
  }

  /** What a player taps may be tapped for its own ability, which a board has nothing of. */
  private static void tappedForAbility(Thing thing, Optional<Party> who, Scene scene) {
    boolean isOwn = thing.controller().isEmpty() || thing.controller().equals(who);
    if (isOwn && Activations.hasOneThatMatters(thing, scene)) {
      Activations.ask(thing, scene);
    }
  }

  /** "The turn I play it": the creature or land that was spoken of last. */
  private static void lastIsNew(Said said, Scene scene) {
    List<Thing> spoken =
        scene.last().isEmpty()
            ? scene.spoken().mentioned().stream()
                .skip(Math.max(0, scene.spoken().mentioned().size() - 1))
                .toList()
            : scene.last();
    if (spoken.isEmpty()) {
      scene.needs("Which permanent is that said of?");
    }
    spoken.forEach(thing -> thing.setSick(true));
  }

  private static java.util.function.BiConsumer<Said, Scene> each(Consumer<Thing> says) {
    return (said, scene) -> said.things("what", scene).forEach(says);
  }

  /** "Bob detained my Bears with Lyev Skyknight": "it" is what was detained. */
  private static void detained(Said said, Scene scene) {
    List<Thing> detained = said.things("what", scene);
    scene.times().take().map(Time::question).ifPresent(scene::needs);
    said.parts("by", scene, said.party("who", scene));
    for (Thing thing : detained) {
      thing.designations().add("detained");
      scene.spoken().only(thing);
    }
  }

  private static void goaded(Said said, Scene scene) {
    List<Thing> goaded = said.things("what", scene);
    Optional<Party> by = said.party("by", scene);
    goaded.forEach(thing -> scene.goad(thing, by));
    if (said.all().startsWith(" <p")) {
      by.ifPresent(scene::setSubject);
    }
    boolean isOver =
        by.isPresent() && by.equals(scene.asker()) && LAST_TURN.matcher(said.all()).find();
    if (isOver) {
      scene.needs("Has your turn begun since, so that it is no longer goaded (701.15a)?");
    }
  }

  /** What entered tapped in another turn has untapped since, or not. */
  private static void enteredTapped(Said said, Scene scene) {
    for (Thing thing : said.things("what", scene)) {
      if (said.has("now")) {
        thing.setSick(true);
      }
      if (!thing.isSick()) {
        scene.needs("Is " + Scene.called(thing) + " tapped now, and did it come this turn?");
      }
      thing.setTapped(true);
    }
  }

  /** "I got goaded": a creature is, and by somebody. */
  private static void goads(Scene scene) {
    if (scene.things().stream().noneMatch(Thing::isGoaded)) {
      scene.needs("Which creature is goaded, and by whom?");
    }
  }

  /** "My Juggernaut got hit by Icy Manipulator": it is attached, or what it did is told besides. */
  private static void hit(Said said, Scene scene) {
    List<Asked.Part> what = said.parts("what", scene, Optional.empty());
    for (Asked.Part by : said.parts("by", scene, Optional.empty())) {
      if (Attaching.isAttachable(by.thing(), scene)) {
        Attaching.attach(by.thing(), what, Optional.empty(), scene);
      } else {
        scene.postpone(() ->
            what.stream()
                .map(Asked.Part::thing)
                .filter(thing -> !thing.isTapped())
                .forEach(thing ->
                    scene.needs(
                        "What did "
                            + Scene.called(by.thing())
                            + " do to "
                            + Scene.called(thing)
                            + "?")));
      }
    }
  }

  /** "No haste": of what was spoken of last, or of all that is told of. */
  static void without(Said said, Scene scene) {
    String keyword = said.words("keyword");
    List<Thing> last = List.copyOf(scene.last());
    scene.postpone(() ->
        (last.isEmpty() ? scene.things() : last)
            .forEach(thing -> {
              Claims.without(keyword, thing, scene).ifPresent(scene::needs);
              if (thing.isAnimated() && !keyword.equals("haste")) {
                scene.needs("Does " + Scene.called(thing) + " have " + keyword + " now, or not?");
              }
            }));
  }

  /** "It is ready to attack" is no reason why what is tapped or came this turn could. */
  private static void ready(Thing thing, Scene scene) {
    if (thing.isSick() && !Claims.has("haste", thing, scene) && !thing.given().contains("haste")) {
      scene.needs("Did " + Scene.called(thing) + " come this turn?");
    } else if (thing.isTapped()) {
      scene.needs("Is " + Scene.called(thing) + " tapped?");
    } else if (!thing.isSick()) {
      thing.setTapped(false);
      thing.setSick(false);
    }
  }

  /** "My Juggernaut is enchanted with Pacifism". */
  private static void holdsAttached(Said said, Scene scene) {
    List<Asked.Part> on = said.parts("what", scene, Optional.empty());
    for (Asked.Part part : said.parts("by", scene, said.party("owner", scene))) {
      Attaching.attach(part.thing(), on, Optional.empty(), scene);
    }
  }

  /** "Pacifism is on my Juggernaut". */
  private static void isAttached(Said said, Scene scene) {
    Optional<Party> who = said.party("who", scene);
    List<Asked.Part> what = attachable(said, scene, who);
    List<Asked.Part> on = said.parts("on", scene, Optional.empty());
    Optional<Party> whom = said.party("whom", scene);
    what.stream()
        .filter(part -> scene.is(part.thing(), "Equipment"))
        .forEach(part -> askOfEquipping(part.thing(), on, who.or(scene::asker), scene));
    for (Asked.Part part : what) {
      boolean isTaking = part.thing().card().filter(scene::takesControl).isPresent();
      if (isTaking && (said.has("just") || said.has("now"))) {
        part.thing().setSick(true);
      } else if (isTaking && said.has("past")) {
        part.thing().setSick(false);
      }
      Attaching.attach(part.thing(), on, whom, scene);
    }
  }

  /** Equip is activated by its controller, and targets (702.6a). */
  private static void askOfEquipping(
      Thing equipment, List<Asked.Part> on, Optional<Party> who, Scene scene) {
    scene.postpone(() -> Activations.askIfStopped(scene));
    if (equipment.controller().isPresent() && !equipment.controller().equals(who)) {
      scene.needs("Who controls " + Scene.called(equipment) + "?");
    }
    on.forEach(part -> Activations.askOfTarget(part.thing(), who, scene));
  }

  /** What is attached; "it" is the Aura or Equipment that was spoken of last. */
  private static List<Asked.Part> attachable(Said said, Scene scene, Optional<Party> who) {
    boolean isIt =
        said.mentions("what").stream().anyMatch(one -> one.head() instanceof ObjectMention.Pronoun);
    List<Thing> last =
        scene.things().stream().filter(thing -> Attaching.isAttachable(thing, scene)).toList();
    return isIt && !last.isEmpty()
        ? List.of(new Asked.Part(last.getLast(), last.getLast().count()))
        : said.parts("what", scene, who);
  }
}
