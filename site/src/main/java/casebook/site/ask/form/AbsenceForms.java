package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Absences;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is said not to be there: "no taxes anywhere", "nobody has pillowfort". A board has nothing
 * that isn't told of; where a tax was told of that is said not to be there, it is asked for.
 */
final class AbsenceForms {
  private static final String TAXES =
      "((attack|attacking|combat|weird|funny|real|relevant|other|must - attack|must attack) )*(tax|taxes|effects|effect|tax"
          + " (effect|effects|stuff|cards|pieces)|taxing|pillowfort|pillow fort|pillowforts|pillow"
          + " (stuff|cards|pieces|effects)|pillowfort"
          + " (stuff|cards|pieces|effects|enchantments))";

  private static final String OTHERS =
      "(,? ?(or|and|nor) (any"
          + " )?(taxes|tax|restrictions|restriction|limits|pillowfort|walkers|planeswalkers|blockers|tricks|anything( like"
          + " that)?|whatever|stuff like that|such))*";

  private static final String BEFORE =
      "(walkers|planeswalkers|walker|planeswalker|blockers)( or| and| nor| ,)( any| no)? ";

  private static final String WHERE =
      "( (anywhere|around|here|either|out|in play|on (his|her|their|the|either)"
          + " (side|board|field|battlefield|table)|on the other side|between (us|them)|involved|at"
          + " all|in sight))?";

  private static final String ANY_TAXES = "(" + BEFORE + ")?" + TAXES + OTHERS + WHERE;

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "(neither( of (them|{O}|the others))?|none of (my opponents|the others|the other players)) {HAVE} (anything|any permanents)( relevant|"
                  + " important| that matters| out| in play)*",
              (_, scene) ->
                  scene.postpone(() ->
                      scene.parties().stream()
                          .filter(party -> !scene.asker().equals(Optional.of(party)))
                          .forEach(party -> scene.setComplete(Optional.of(party))))),
          ClauseForm.whole(
              "{L:what} and nothing else( (on|in|at) my (board|side|field|side of the board))?",
              (said, scene) -> {
                Optional<Party> asker =
                    Optional.of(scene.party(new ObjectMention.PartyRef.Asker()));
                said.parts("what", scene, asker);
                scene.setComplete(asker);
              }),
          ClauseForm.of(
              "(and |but |with |there (is|are|'s) |it 's )*no " + ANY_TAXES, AbsenceForms::noTaxes),
          ClauseForm.of(
              "(and |but |with )?(nobody|no one|no <n\\d+>|no player|none of (them|{P}|{O}|us)|neither( of"
                  + " (them|us|{P}|{O}))?)( here| at the table| else)? (has|have|is"
                  + " running|runs|plays|controls|is on|got)( any| a)? "
                  + ANY_TAXES,
              AbsenceForms::noTaxes),
          ClauseForm.of(
              "{P:who}( (and|,|, and) {P:who2})?( (and|,|, and) {P:who3})? (has|have|had|is"
                  + " on|runs|got)( got)? no "
                  + ANY_TAXES,
              AbsenceForms::noTaxes),
          ClauseForm.of(
              "({P:who} {HAVE} )?(and |but |with )?(no|nothing)"
                  + " (weird|funny|relevant|special|crazy|strange)( [a-z]+)?"
                  + " (enchantments|enchantment|cards|effects|stuff|things|artifacts)"
                  + WHERE,
              AbsenceForms::noTaxes),
          ClauseForm.of(
              "(and |but |with )?(nobody|no one|no <n\\d+>|no player|none of (them|{P}|{O}|us)|<z\\d+>) (has|have|had|got|controls) (anything|any cards?|any effects?)"
                  + " (that|which|to) (stops?|stopping|taxes|tax|prevents?|hinders?|restricts?|limits?)( {P}( from)?)?( (attacks?|attacking|attackers|combat|that|{IT}))?"
                  + WHERE,
              AbsenceForms::noTaxes),
          ClauseForm.of(
              "(and |but |with |or )?no( other| untapped)? (walkers|planeswalkers|walker|planeswalker|battles|battle)("
                  + " (or|and) (walkers|planeswalkers|battles))?"
                  + WHERE,
              AbsenceForms::noneAttackable),
          ClauseForm.of(
              "(and |with |but |there (is|are|'s) )*{Z:no}( ,)? (or|nor|and)( any| no)?"
                  + " (walkers|planeswalkers|battles|battle)( (or|and|nor) "
                  + TAXES
                  + ")?"
                  + WHERE,
              (said, scene) -> {
                none(said, scene);
                noneAttackable(said, scene);
                noTaxes(said, scene);
              }),
          ClauseForm.of(
              "(and |but |so )?{Z:no} (was|were|is|are|got|has been) (created|made)"
                  + "( (this turn|yet|by it|at the beginning of combat|as combat (began|begins)))?",
              AbsenceForms::none),
          ClauseForm.of(
              "(and |but |so )?no new {O:kind} (was|were|is|are|got|has been|have been)"
                  + " (created|made)( (this turn|yet|by it|at the beginning of combat))?",
              (said, scene) ->
                  said.mentions("kind")
                      .forEach(one ->
                          none(
                              one.as(ObjectMention.How.NAMED, one.count()),
                              Optional.empty(),
                              scene))),
          ClauseForm.of(
              "{Z:no} (that|which) (could |can |would |may |might )?"
                  + "(affect|affects|matter|matters|restrict|restricts|stop|stops)"
                  + "( (attacking|attacks|combat|{IT}|{P}|anything))?",
              (_, _) -> {}),
          ClauseForm.of(
              "(and |but )?(the |my |an |any )?{P:who} {HAVE} (nothing|no cards?|no effects?)("
                  + " like| of) (that|the|this)( kind| sort)?"
                  + WHERE,
              (said, scene) -> said.party("who", scene)),
          ClauseForm.of(
              "(and |but |with )?(nothing|no card|no effect)( (on|of) (my|his|her|their)"
                  + " (side|board))?( (that|which))? (giving|gives|grants|granting|to give|that"
                  + " could give)( {O}| {P}| (it|them|him|her))? (?<keyword>haste|vigilance)"
                  + WHERE,
              StateForms::without));

  private AbsenceForms() {}

  /** What a player doesn't have: everything else, or what is named. */
  static void none(Said said, Scene scene) {
    Optional<ObjectMention> none = said.none("no");
    if (none.isEmpty()) {
      StatementForms.nothing(said, scene);
    }
    Optional<Party> who = said.party("who", scene);
    none.ifPresent(one -> none(one, who, scene));
  }

  /** Of what a player has none; of untapped creatures there may be tapped ones. */
  static void none(ObjectMention mention, Optional<Party> player, Scene scene) {
    Optional<Party> who = mention.owner().map(scene::party).or(() -> scene.spokenOf(player));
    ObjectMention.Head head =
        mention.head() instanceof ObjectMention.Nothing(var of) ? of : mention.head();
    if (who.isEmpty()) {
      return;
    }
    if (!mention.states().isEmpty()) {
      scene.postpone(() -> askOfStates(who.get(), scene));
      return;
    }
    Absences absences = scene.absences();
    switch (head) {
      case ObjectMention.Card(var names, var _) ->
          names.forEach(name -> absences.noCard(who.get(), name));
      case ObjectMention.Plain(var type) -> absences.noneOf(who.get(), type);
      case ObjectMention.Typed(var type) -> {
        absences.noneOf(who.get(), type);
        scene.postpone(() -> askOfType(type, who.get(), scene));
      }
      case ObjectMention.Creature creature when creature.isAny() ->
          absences.noneOf(who.get(), "creature");
      case ObjectMention.Creature creature when creature.token() ->
          absences.noneOf(who.get(), "token");
      default -> {
        // There may be others of another kind.
      }
    }
  }

  private static void askOfStates(Party who, Scene scene) {
    boolean isTold =
        scene.things().stream()
            .anyMatch(
                thing -> thing.isCreature() && thing.controller().map(who::equals).orElse(true));
    if (isTold) {
      scene.needs("Which creatures are tapped, and which came this turn?");
    }
  }

  private static void askOfType(String type, Party who, Scene scene) {
    scene.things().stream()
        .filter(thing -> scene.is(thing, type))
        .filter(thing -> thing.controller().filter(other -> other != who).isEmpty())
        .forEach(thing -> scene.needs("Is " + Scene.called(thing) + " on the battlefield?"));
  }

  /** Of the players that it is said of, or of all. */
  private static void noTaxes(Said said, Scene scene) {
    List<Party> players =
        Stream.of("who", "who2", "who3").flatMap(name -> said.party(name, scene).stream()).toList();
    scene.postpone(() ->
        scene.things().stream()
            .filter(thing ->
                players.isEmpty() || thing.controller().map(players::contains).orElse(true))
            .forEach(thing -> notThere(thing, scene)));
  }

  /** A planeswalker or battle that was told of may be somebody else's. */
  private static void noneAttackable(Said said, Scene scene) {
    scene.postpone(() ->
        scene.things().stream()
            .filter(thing -> scene.is(thing, "planeswalker") || scene.is(thing, "battle"))
            .filter(thing -> !thing.controller().equals(scene.attacker().or(scene::asker)))
            .forEach(thing -> scene.needs("Is " + Scene.called(thing) + " on the battlefield?")));
  }

  private static void notThere(Thing thing, Scene scene) {
    if (Claims.taxes(thing, scene)) {
      scene.needs("Is " + Scene.called(thing) + " on the battlefield?");
    }
  }
}
