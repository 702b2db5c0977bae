package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Attaching;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** How it is said who has what, and what has happened. */
final class StatementForms {
  private static final String PLACE =
      "( on (my|his|her|their) own (board|side|field))?( and( a few| some| a couple( of)?| his| her| my| their)?( basic| tapped)? lands)?( at"
          + " all)?( on (the|my|his|her|their|{P} 's) (battlefield|board|field|table|side|side of"
          + " the (board|battlefield|table))| in play| out| on board| on the other side| in front"
          + " of (me|{P}))?( left)?( at all| already)?( as( well)?| too)?";

  /** Nothing follows that would say of which ones there are none. */
  private static final String UNRELATED = "(?! (that|which|who|with|without|able|i|on|from|in) )";

  private static final Pattern OWNS = Pattern.compile(" (own|owns|owned) ");

  static final List<ClauseForm> ALL = all();

  private StatementForms() {}

  /** Not where another clause begins: "Bob has Moat and my Okk is untapped". */
  private static final String OF_WHICH_MORE_IS_SAID =
      "(?<! (and|,) <o\\d{1,3}>(?= (is|are|was|were) (untapped|tapped|goaded|summoning sick)))";

  private static List<ClauseForm> all() {
    return List.of(
        ClauseForm.of(
            "{P:who}( just| only| now)? {HAVE}( just| only| now)?( out| in play)? {L:what}"
                + OF_WHICH_MORE_IS_SAID
                + PLACE
                + "( (along with|together with|as well as) {L:more}"
                + PLACE
                + ")?( ready( to go| to attack)?)?",
            StatementForms::has),
        ClauseForm.of("{P:who} (have|has) had( both| out)? {L:what}" + PLACE, StatementForms::has),
        ClauseForm.of(
            "(?<=<p(?<who>\\d{1,3})> )(, )?(who|that)( also| only| just| currently| still)?"
                + " {HAVE} {L:what}"
                + PLACE,
            StatementForms::has),
        ClauseForm.of("there (is|are|'s)( only| just)? {L:what}" + PLACE, StatementForms::thereIs),
        ClauseForm.of(
            "(?<!(deck|decks|library|hand|graveyard|sideboard|exile|list) ){HAVE} {L:what}" + PLACE,
            StatementForms::hasToo),
        ClauseForm.of("(, )?(and |but )?(just|only) {L:what}" + PLACE, StatementForms::hasToo),
        ClauseForm.of("(, )?(and )?plus {L:what}" + PLACE, StatementForms::hasToo),
        ClauseForm.of(
            "(?<=^ <p\\d{1,3}> (have|has|control|controls|have got|got)[^?]{1,80} and ){L:what}"
                + PLACE
                + "(?=$| (and|,|but|{OPEN})(?= ))",
            StatementForms::hasToo),
        ClauseForm.of(
            "{L:what} {BE} (my|his|her|their|{P:who} 's) only ({O:kind}|permanents|nonland"
                + " permanents|cards)( (besides|except|except for|other than|apart from|aside"
                + " from)( my| the| some)? (lands|land|basics))?"
                + PLACE,
            StatementForms::only),
        ClauseForm.of(
            "(my|his|her|their|{P:who} 's) (only|sole|lone)( relevant| real| important)?"
                + " ({O:kind}|permanent|card|thing|nonland permanent|permanent that matters|land|lands|enchantment|artifact)( left)?"
                + " {BE} {L:what}"
                + PLACE,
            StatementForms::only),
        ClauseForm.of(
            "(all|(the |my )?only( relevant)? ({O:kind}|thing|card|permanent))( that)? {P:who} {HAVE}"
                + PLACE
                + "( (that|which) can attack| able to attack| ready)? {BE} {L:what}",
            StatementForms::only),
        ClauseForm.of(
            "({P:who} {HAVE}( a| an| his| her| their)?|my|{P:who2} 's)"
                + " ((big|huge|full|whole|wide|scary|small|current|entire) )*(board|board"
                + " state|team|army|side|battlefield|field)( state)?( (of|with|consisting"
                + " of|is|:|are|consists of|looks like|-|=))+ {L:what}"
                + PLACE,
            StatementForms::board),
        ClauseForm.whole("{L:what}", StatementForms::owned),
        ClauseForm.first(
            "{L:what} (:|—|–)", (said, scene) -> said.parts("what", scene, Optional.empty())),
        ClauseForm.of(
            "{P:who} {HAVE}( a| an| his| her| their)? (big |huge |full |wide |scary |great |massive"
                + " )?(board|board state|board full of (fatties|creatures|tokens|stuff|things)|lot"
                + " of (stuff|creatures|things|tokens)|bunch of"
                + " (stuff|creatures|things|tokens|blockers|fatties)|lots of"
                + " (stuff|creatures|things|tokens)|army( of .{1,15})?)( and {L:what})?"
                + PLACE,
            (said, scene) -> {
              said.party("who", scene).ifPresent(scene::hasMore);
              has(said, scene);
            }),
        ClauseForm.of(
            "{P:who} (do|does) not {HAVE} any( other)? (permanents|cards|things)" + PLACE,
            StatementForms::nothing),
        ClauseForm.of("(my|{P:who2} 's) commander is {L:what}", StatementForms::commander),
        ClauseForm.first(
            "((so|ok|okay|and|with|there are|there is) )*{L:what}( out| in play)? (on|under)"
                + " ({P:who} 's|my|his|her|their|the (other|opposing))"
                + " (side|control|board|field|battlefield)( of the"
                + " (board|battlefield|table|field))?",
            StatementForms::onSide),
        ClauseForm.whole(
            "((so |ok |okay )*(the |my |our )?(board|board state|situation|setup|game state|field)("
                + " (is|was|looks like|looked like))?( this)?( (:|-|,))? )?{P:who} (with|has|:)"
                + " {L:what}( ,)?( and| vs| versus| against)? {P:who2} (with|has|:) {L:more}",
            StatementForms::bothSides),
        ClauseForm.of(
            "(and |but )?{HAVE} (nothing|nothing else|no board|an empty board|no permanents)"
                + PLACE,
            StatementForms::nothing),
        ClauseForm.of(
            "{P:who}( just| only)? {HAVE}( like| about| at least| around)?( <n\\d+>| a few| some|"
                + " several| a bunch of| plenty of| lots of| a lot of| tons of| a)?("
                + " (untapped|big|large|potential|possible|good|huge|scary|ground|flying|lone|single|relevant|<n\\d+>))* (blockers|blocker)("
                + " ready| waiting| back)?"
                + PLACE,
            (said, scene) -> said.party("who", scene).ifPresent(scene::hasMore)),
        ClauseForm.of(
            "{P:who} (do|does) not {HAVE} {L:what}( or <o\\d+>)*( or anything (like"
                + " that|else|similar))?"
                + PLACE,
            StatementForms::lacks),
        ClauseForm.of(
            "({P:who}( have| has)? )?((?<just>just) )?(put|puts|slapped|slap|stuck) {L:what}("
                + " ((?<past><since>|last turn)|(?<now>this turn)|earlier|(during|on|in)"
                + " (my|his|her|their)( own)?( last)? (turn|upkeep)))?",
            StatementForms::putOn),
        ClauseForm.of(
            "(and |then )?{P:who}( have| has)?( already| just)?"
                + " (killed|destroyed|removed|exiled|bounced|got rid of|dealt"
                + " with|sacrificed|sacked|lost|blew up|nuked) {O:what}( (with|using|via|by)"
                + " {L:by})?( already| last turn| this turn| earlier| <since>| before that|"
                + " (during|in|on|at|before) (my|his|her|their|the|{P} 's)( first| second|"
                + " precombat| last| own| end)* (main phase|main|turn|upkeep|step|combat|combat"
                + " phase|attack))*",
            StatementForms::gone),
        ClauseForm.of("(through|past|under) {L:what}" + PLACE, StatementForms::thereIs),
        ClauseForm.of(
            "with {L:what} (on the battlefield|on board|on the board|out|in play)",
            StatementForms::thereIs),
        ClauseForm.of(
            "{L:what}( is| are| 's)? (on the (battlefield|board|table|field)|in play|out|on board|on the other side)",
            StatementForms::thereIs),
        ClauseForm.of(
            "{L:what} (is|are|'s)( in play| out)? (on|under) (his|her|their|the (other|opposing))( own)? (side|control|board)"
                + "( of the (board|battlefield|table|field))?",
            (said, scene) ->
                said.parts(
                    "what", scene, Optional.of(scene.party(new ObjectMention.PartyRef.Other())))),
        ClauseForm.of(
            "{P:who} (is|'s|am|are)( safely| just)? (hiding|sitting|turtling|turtled up|cowering|camping) (behind|under) {L:what}"
                + PLACE,
            StatementForms::has),
        ClauseForm.of(
            "{P:who} (is|am|are|'s) the (one|guy|player|person|idiot|fool|jerk) (with|who has|that has|running|playing) {L:what}"
                + PLACE,
            StatementForms::has),
        ClauseForm.of(
            "{P:who} {HAVE} (no (other )?permanents|nothing)( else)? (except|but|besides|other"
                + " than)( for)?( some| a few| his| her| their| basic)* (lands|land)"
                + PLACE,
            (said, scene) -> said.party("who", scene)),
        ClauseForm.of("{L:what} belongs to {P:who}", StatementForms::has),
        ClauseForm.of(
            "(, )?who {HAVE} (nothing|nothing else|no permanents|no creatures|no board|an empty board)"
                + PLACE,
            (_, _) -> {}),
        ClauseForm.of(
            "{P:who} (dropped|played|cast|resolved|landed|got)( out)? {L:what} on turn <n\\d+>",
            StatementForms::dropped),
        ClauseForm.of(
            "{L:what} (is|are|'s)( in play| out)?( on| on the battlefield under)? {P:who}( 's)?"
                + " (side|control|board)( of the (board|battlefield|table|field))?",
            StatementForms::has),
        ClauseForm.of(
            "{L:what} (is|are|'s)( in play| out)?( on| under) my( own)? (side|control|board)"
                + "( of the (board|battlefield|table|field))?",
            (said, scene) ->
                said.parts(
                    "what", scene, Optional.of(scene.party(new ObjectMention.PartyRef.Asker())))),
        ClauseForm.of("{P:who}( 's (board|side|field))? (:|-|–|—|=) {L:what}", StatementForms::has),
        ClauseForm.of(
            "{P:who}( only| just)? {HAVE}( only| just)? {L:what} untapped( and {L:more}| as( a| an|"
                + " his| her)?( potential| possible)? (blocker|blockers)| to block( with| {P}|"
                + " {O})?)?",
            StatementForms::has),
        ClauseForm.of(
            "{P:who} {HAVE} {L:what} (as( a| an| his| her| their)?( potential| possible)?"
                + " (blocker|blockers)|to block( with| {P}| {O})?|on defense|back on defense)",
            StatementForms::has),
        ClauseForm.of(
            "(and|with)( only| just| exactly)? {L:what} untapped", StatementForms::hasToo),
        ClauseForm.of(
            "{P:who} (runs|run|plays|play|is on|is playing|'s on|'s playing|brought)( a| an| his|"
                + " her| some)?( [a-z]+){0,3} (deck|list|pile|brew|build|precon)",
            (said, scene) -> said.party("who", scene)),
        ClauseForm.of(
            "{P} {BE}( currently)? (facing|facing down|up against|looking at|staring at|staring"
                + " down|against|playing against (<o\\d+>|someone|somebody) (with|who had|who"
                + " has|running)) {L:what}"
                + PLACE,
            (said, scene) ->
                said.parts(
                    "what", scene, Optional.of(scene.party(new ObjectMention.PartyRef.Other())))),
        ClauseForm.of(
            "{L:what} ({BE}|just got|just was)( just)?"
                + " (destroyed|removed|exiled|killed|bounced|countered|sacrificed)( earlier|"
                + " <since>| already| before combat)?( this turn| last turn| in response)?",
            StatementForms::gone),
        ClauseForm.of(
            "{L:what}( has| have)? (since )?((is|are|was|were)( already| now)? (gone|dead|no longer"
                + " (there|out|around|in play|here|on the (battlefield|board|field|table)))|died|left"
                + " (the battlefield|play))( since| already| before that| in the meantime)?( this turn|"
                + " last turn|( earlier)? <since>)?",
            StatementForms::gone),
        ClauseForm.of(
            "{L:what} {BE}( in play| on the battlefield| out)? under {P:who} 's control",
            StatementForms::has),
        ClauseForm.of(
            "{L:what} {BE}( both| all)? (mine|under my control|my own)",
            (said, scene) ->
                said.parts(
                    "what", scene, Optional.of(scene.party(new ObjectMention.PartyRef.Asker())))),
        ClauseForm.of(
            "{P:who}( only| just)? {HAVE} (nothing|{Z:no}|no permanents|no board)( else)?"
                + " (except|but|besides|other than|apart from)( for)? {L:what}"
                + PLACE,
            (said, scene) -> {
              has(said, scene);
              AbsenceForms.none(said, scene);
            }),
        ClauseForm.of(
            "mine (is|are|'s) {L:what}",
            (said, scene) ->
                said.parts(
                    "what", scene, Optional.of(scene.party(new ObjectMention.PartyRef.Asker())))),
        ClauseForm.of("{O:whose} (:|-|–|=|are :|are) {L:what}", StatementForms::listed),
        ClauseForm.of("{L:what} (is|are) (controlled|owned) by {P:who}", StatementForms::has),
        ClauseForm.of(
            "{P:who}( do| does)?( not)? {HAVE}( any)? ({Z:no}|no( untapped| real| possible|"
                + " potential)? (blockers|blocker|creatures to block with))( of {P}| on {P} 's"
                + " side)?"
                + PLACE
                + "( or (anything|whatever)( like that| of the sort| similar| else)?)?"
                + "( (and is )?at {N:life} life)?"
                + UNRELATED,
            (said, scene) -> {
              if (said.all().contains(" blocker") || said.all().contains(" to block ")) {
                said.party("who", scene);
              } else {
                AbsenceForms.none(said, scene);
              }
              said.numberIf("life").ifPresent(life -> who(said, scene).setLife(life));
            }),
        ClauseForm.of(
            "{P:who} {HAVE} (nothing else|nothing|no( other)? (cards|permanents|cards in play)|no"
                + " board|an empty board)"
                + PLACE,
            StatementForms::nothing),
        ClauseForm.of(
            "(and )?nothing else( relevant| that matters| of note| special| important|"
                + " interesting)?"
                + PLACE,
            StatementForms::nothing),
        ClauseForm.of(
            "{P:who} 's (board|side)( state)? (is|was)( completely| totally)? (empty|clear)",
            StatementForms::nothing),
        ClauseForm.of(
            "{P:who}( just| only)? {HAVE}( just| only)?( a few| some)? (lands|land)" + PLACE,
            (said, scene) -> said.party("who", scene)),
        ClauseForm.of(
            "(and |with |but |there (is|are|'s) )*{Z:no}" + PLACE + UNRELATED, AbsenceForms::none),
        ClauseForm.of(
            "(and |with |but )?no( untapped| potential)? blockers?" + PLACE, (_, _) -> {}),
        ClauseForm.of(
            "{P:who} and {P:who2} (each|both|{O}) {HAVE} {L:what}" + PLACE,
            StatementForms::haveEach),
        ClauseForm.of("(and |but )?{HAVE} {Z:no}" + PLACE + UNRELATED, AbsenceForms::none),
        ClauseForm.of(
            "(and |but )?(nothing|none|no one|no creature|{Z:no})( of {O})?( else)? (with|that"
                + " has|having|that have) (flying|reach|haste|vigilance|defender|trample)"
                + PLACE,
            (_, _) -> {}),
        ClauseForm.of(
            "{P:who} {HAVE} no (white|blue|black|red|green|colored)( or"
                + " (white|blue|black|red|green))? mana( sources| available)?",
            (said, scene) -> said.party("who", scene)),
        ClauseForm.of(
            "{P:who} (do|does) not have (anything|anything else)" + PLACE,
            StatementForms::nothing));
  }

  private static void has(Said said, Scene scene) {
    Optional<Party> who = said.party("who", scene);
    for (ObjectMention mention : said.mentions("what")) {
      List<Asked.Part> parts = scene.resolve(mention, who);
      parts.forEach(part -> part.thing().setThere());
      if (who.isPresent() && mention.owner().isPresent() && !OWNS.matcher(said.all()).find()) {
        parts.forEach(part -> controls(who.get(), mention.owner().get(), part.thing(), scene));
      }
    }
    said.parts("more", scene, who);
  }

  /** "My opponent controls my Okk": who controls it counts, and not whose it is. */
  private static void controls(Party who, ObjectMention.PartyRef owner, Thing thing, Scene scene) {
    if (!scene.party(owner).equals(who)) {
      thing.steal(who);
      thing.setMaybeSick();
    }
  }

  /** "My opponent dropped Moat on turn four": whose turn it is, it may still be that one. */
  private static void dropped(Said said, Scene scene) {
    for (Asked.Part part : said.parts("what", scene, said.party("who", scene))) {
      Thing thing = part.thing();
      scene.postpone(() -> {
        if (thing.isCreature() && scene.turn().or(scene::asker).equals(thing.controller())) {
          scene.needs("Did " + Scene.called(thing) + " come this turn?");
        }
      });
    }
  }

  /** "Bob and Carl each control Propaganda". */
  private static void haveEach(Said said, Scene scene) {
    said.parts("what", scene, said.party("who", scene));
    Optional<Party> other = said.party("who2", scene);
    said.mentions("what").stream()
        .map(one -> one.as(ObjectMention.How.ANOTHER, one.count()))
        .forEach(one -> scene.resolve(one, other));
  }

  /** Somebody's commander, of which it may be said elsewhere that it is on the battlefield. */
  private static void commander(Said said, Scene scene) {
    Set<Thing> before = Set.copyOf(scene.things());
    Optional<Party> who =
        said.party("who2", scene)
            .or(() -> Optional.of(scene.party(new ObjectMention.PartyRef.Asker())));
    said.parts("what", scene, who).stream()
        .map(Asked.Part::thing)
        .filter(thing -> !before.contains(thing) && !isHolding(thing, scene))
        .forEach(Thing::setMaybeAway);
  }

  /** Whether something is attached to it, so that it is on the battlefield. */
  private static boolean isHolding(Thing thing, Scene scene) {
    return scene.things().stream().anyMatch(one -> one.attachedTo().equals(Optional.of(thing)));
  }

  /** "Two Ghostly Prisons on my opponent's side". */
  private static void onSide(Said said, Scene scene) {
    boolean isMine = said.all().contains(" my ");
    Optional<Party> who =
        said.party("who", scene)
            .or(() ->
                Optional.of(
                    scene.party(
                        isMine
                            ? new ObjectMention.PartyRef.Asker()
                            : new ObjectMention.PartyRef.Other())));
    said.parts("what", scene, who);
  }

  /** "Me with Hill Giant, my opponent with Moat". */
  private static void bothSides(Said said, Scene scene) {
    said.parts("what", scene, said.party("who", scene));
    said.parts("more", scene, said.party("who2", scene));
  }

  /** "My whole team is eight Goblins". */
  private static void board(Said said, Scene scene) {
    Optional<Party> who =
        said.party("who", scene)
            .or(() -> said.party("who2", scene))
            .or(() -> Optional.of(scene.party(new ObjectMention.PartyRef.Asker())));
    said.parts("what", scene, who);
  }

  /** "I just put Control Magic on Hill Giant": since when that is so matters. */
  private static void putOn(Said said, Scene scene) {
    for (Asked.Part part : said.parts("what", scene, said.party("who", scene))) {
      part.thing().setThere();
      if (part.thing().card().filter(scene::takesControl).isPresent()) {
        if (said.has("just") || said.has("now")) {
          part.thing().setSick(true);
        } else if (said.has("past")) {
          part.thing().setSick(false);
        }
      }
    }
  }

  /** Nothing but things, of which it is known whose they are. */
  private static void owned(Said said, Scene scene) {
    if (said.mentions("what").stream().anyMatch(mention -> mention.owner().isEmpty())) {
      scene.needs("Who has that?");
    }
    said.parts("what", scene, Optional.empty());
  }

  /** "My creatures: Okk, Craw Wurm". */
  private static void listed(Said said, Scene scene) {
    Optional<ObjectMention> whose = said.mentions("whose").stream().findFirst();
    if (whose.filter(ObjectMention::isOfAll).isEmpty()) {
      scene.needs("Which creatures are meant?");
    }
    said.parts("what", scene, whose.flatMap(ObjectMention::owner).map(scene::party));
  }

  /** What is on the battlefield no more. */
  private static void gone(Said said, Scene scene) {
    boolean isIt =
        said.mentions("what").stream().anyMatch(one -> one.head() instanceof ObjectMention.Pronoun);
    if (isIt && scene.spoken().isOfSpell()) {
      return;
    }
    List<Thing> gone = said.things("what", scene);
    gone.forEach(thing -> Attaching.comeOff(thing, said.all(), scene));
    gone.forEach(scene::remove);
    scene.spoken().gone().addAll(gone);
    said.parts("by", scene, said.party("who", scene)).stream()
        .map(Asked.Part::thing)
        .filter(thing -> thing.card().filter(card -> !scene.isPermanent(card)).isPresent())
        .forEach(scene::remove);
  }

  /** What somebody has as the only thing of its kind. */
  private static void only(Said said, Scene scene) {
    boolean isMine = said.all().startsWith(" my ") || said.all().contains(" my only ");
    Optional<Party> who =
        said.party("who", scene)
            .or(() ->
                Optional.of(
                    scene.party(
                        isMine
                            ? new ObjectMention.PartyRef.Asker()
                            : new ObjectMention.PartyRef.Other())));
    List<Asked.Part> parts = said.parts("what", scene, who);
    said.mentions("kind").forEach(kind -> onlyOfKind(kind, parts, scene));
    if (said.all().contains(" only permanent ")) {
      scene.setComplete(who);
    }
  }

  /** "My only tapped creature is Okk": others may be there, and aren't tapped. */
  private static void onlyOfKind(ObjectMention kind, List<Asked.Part> parts, Scene scene) {
    boolean isPlain = kind.head() instanceof ObjectMention.Creature creature && creature.isAny();
    for (Asked.Part part : parts) {
      if (!isPlain || !kind.states().isEmpty()) {
        scene.needs(
            "What is so of "
                + Scene.called(part.thing())
                + " alone: is it tapped, new, goaded, or has it an ability that others lack?");
      }
    }
  }

  private static void hasToo(Said said, Scene scene) {
    if (scene.subject().isEmpty()) {
      scene.needs("Who has that?");
    }
    said.parts("what", scene, scene.subject());
  }

  private static void thereIs(Said said, Scene scene) {
    said.parts("what", scene, Optional.empty());
  }

  /** Nobody need be told of what isn't there. */
  static void nothing(Said said, Scene scene) {
    scene.setComplete(said.party("who", scene));
  }

  /** "I don't have an Island". */
  private static void lacks(Said said, Scene scene) {
    Party who = who(said, scene);
    said.mentions("what").forEach(one -> AbsenceForms.none(one, Optional.of(who), scene));
  }

  static Party who(Said said, Scene scene) {
    return said.party("who", scene)
        .or(scene::subject)
        .orElseGet(() -> scene.party(new ObjectMention.PartyRef.Asker()));
  }
}
