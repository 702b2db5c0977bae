package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;

/** How it is said what mana, lands, life and cards in hand somebody has. */
final class ResourceForms {
  private static final String HAVE_LANDS =
      "{P:who} {HAVE}( only| just| exactly)? {N:lands} (lands|land)"
          + "( in play| out| total| on the battlefield)?( ,)?( but| and| with)?";

  /** "Two of them", after lands. */
  private static final String SOME =
      "( of (which|those|these))?( only| just)? {N:some}( of (which|them|those|these))?";

  /** "If I pay {2}": the mana is there, whatever else may be. */
  private static final String PAYS =
      "{P:who} (pay|pays|can pay|am willing to pay|have enough to pay)( the)?";

  static final List<ClauseForm> ALL = resources();

  private ResourceForms() {}

  private static List<ClauseForm> resources() {
    String lands = "(lands|land|mana|mana open|mana available|mana up|open mana|lands in play)";
    String left = "( left| up| available| open| untapped| floating| in total| to spend| to pay)?";
    return List.of(
        ClauseForm.of(
            "{P:who}( only| just)? {HAVE}( only| just| exactly)? {N:mana} (untapped|open|available)"
                + " "
                + lands
                + left
                + "( and {L:what})?",
            ResourceForms::mana),
        ClauseForm.of(
            "{P:who}( only| just)? {HAVE}( only| just| exactly)? {N:mana}"
                + " (lands|land) (untapped|open|available|left untapped)",
            ResourceForms::mana),
        ClauseForm.of(
            "{P:who}( only| just)? {HAVE}( only| just| exactly)? {N:mana} mana" + left,
            ResourceForms::mana),
        ClauseForm.of(
            "(with|and)( only| just)? {N:mana} (untapped|open) (lands|land|mana)" + left,
            ResourceForms::mana),
        ClauseForm.of(
            "(with|and) {N:mana} (lands|land) (untapped|open|up|available)", ResourceForms::mana),
        ClauseForm.of(
            "(and )?{P} {BE}( more than)? (happy|willing|glad|ready) to pay("
                + " (whatever|anything|{O}|for {O}|{IT}|for {IT}|the (tax|cost)|whatever {IT}"
                + " takes|all of it))?",
            (_, _) -> {}),
        ClauseForm.of(
            "(, )?(and )?(more than )?(happy|willing|glad|ready) to pay( (whatever|anything|{O}|for"
                + " {O}|{IT}|for {IT}|the (tax|cost)|whatever {IT} takes|all of it))?",
            (_, _) -> {}),
        ClauseForm.of(
            "with {P:who}( only| just)? having( only| just)? {N:mana} (untapped|open)"
                + " (lands|land|mana)"
                + left,
            ResourceForms::mana),
        ClauseForm.of(
            "(and |but )?no other (mana|mana sources|mana source|sources? of mana)", (_, _) -> {}),
        ClauseForm.of("(with|and)( only)? {N:mana} mana" + left, ResourceForms::mana),
        ClauseForm.of(
            "(?<=, )no (untapped lands|open mana|lands untapped|mana open|mana left|mana up|mana)(?! (rocks|dorks|creatures))",
            ResourceForms::noMana),
        ClauseForm.of("(?<=, ){N:mana} (untapped|open) (lands|land|mana)", ResourceForms::mana),
        ClauseForm.whole("no (mana|lands|untapped lands)( at all)?", ResourceForms::noMana),
        ClauseForm.whole(
            "{N:mana} (lands|land|mana) (untapped|open|available|up)", ResourceForms::mana),
        ClauseForm.of(
            "(my |{P:who} 's )?(lands|land)( (are|is))? all tapped( out)?", ResourceForms::noMana),
        ClauseForm.of(
            "{P:who}( do| does)?( not)? {HAVE} (no|any) (untapped lands|untapped land|open"
                + " mana|mana|lands|lands untapped|mana open|mana left|mana up|untapped mana|mana"
                + " available|lands left)( at all| whatsoever| available| left| open| up| to pay|"
                + " for it)?(( ,)? but( with| have)? {L:what})?",
            (said, scene) -> {
              List<Asked.Part> but = said.parts("what", scene, said.party("who", scene));
              if (but.stream().noneMatch(part -> isLand(part.thing(), scene))) {
                noMana(said, scene);
              }
            }),
        ClauseForm.of(
            "(with|and) no (untapped lands|open mana|mana|lands untapped|mana open|mana left|mana"
                + " up)",
            ResourceForms::noMana),
        ClauseForm.within(
            "(?<= this turn )(with|using|for) my last( <n\\d+>)? (lands|land|mana)",
            (_, scene) -> scene.party(new ObjectMention.PartyRef.Asker()).setMana(0)),
        ClauseForm.of(
            "{P:who} (do|does) not want to pay( <n\\d+>| anything| it| for it| that| the"
                + " (mana|cost|tax))?",
            (said, scene) -> {
              if (said.party("who", scene).equals(scene.asker())) {
                scene.payNothing();
              }
            }),
        ClauseForm.of(
            "{P:who}( {BE})?( completely| all| fully| totally)? (tapped out|out of mana)( with"
                + " {L:what})?",
            (said, scene) -> {
              noMana(said, scene);
              said.parts("what", scene, said.party("who", scene));
            }),
        ClauseForm.of(
            "(and|with|plus|,)( only| just| exactly)? {N:lands} (lands|land)( in play| out| on the"
                + " battlefield)?( and {L:what})?",
            ResourceForms::lands),
        ClauseForm.of(
            "{P:who} (tapped|spent|used|have used|have spent|have tapped) (all( of)?"
                + " (my|his|her|their) (mana|lands)|everything)( already| this turn| main phase|"
                + " precombat)*",
            ResourceForms::noMana),
        ClauseForm.of(
            "all( of)?( my| his| her| their| {P:who} 's) (lands|land) are tapped",
            ResourceForms::noMana),
        ClauseForm.of(
            "{P:who} can not (pay|pay anything|afford to pay|pay for {O}|pay {O}|pay the"
                + " (cost|tax|mana)|pay for it|pay that|pay {IT}|afford {IT})",
            ResourceForms::noMana),
        ClauseForm.of(
            "({P:who} |and |but )?(do|does|will|would|wo) not( want to| wish to)? pay( anything| any mana| mana| for {O}| {O}|"
                + " the (cost|tax|mana)| {IT})?",
            ResourceForms::paysNothing),
        ClauseForm.of(
            "without paying( anything| for {O}| {O}| the (cost|tax)| {IT})?",
            ResourceForms::paysNothing),
        ClauseForm.of("{P:who} {BE}( down to)?( at)?( only)? {N:life} life", ResourceForms::life),
        ClauseForm.of(
            "{P:who}( {BE})?( down to)?( at| on)( only| just)? {N:life}( life)?",
            ResourceForms::life),
        ClauseForm.of("{P:who} 's( at| on)( only| just)? {N:life}( life)?", ResourceForms::life),
        ClauseForm.of("(and|,) (at|on)( only| just)? {N:life} life", ResourceForms::life),
        ClauseForm.of(
            "{P:who} (refuse|refuses|refused) to pay( anything| for {O}| {O}| {IT}| for {IT}| the"
                + " (cost|tax))?",
            ResourceForms::paysNothing),
        ClauseForm.of(PAYS + " \\{(?<paid>\\d+)\\}( for (it|{IT}|that))?", ResourceForms::pays),
        ClauseForm.of(
            "{P:who} {BE}( only)? not (willing|going) to pay( anything| for {O}| {O}| {IT})?",
            ResourceForms::paysNothing),
        ClauseForm.of(
            "{P:who} {HAVE}( only| just)? {N:lands} (lands|land)( in play| out| total| on the"
                + " battlefield)?",
            ResourceForms::lands),
        ClauseForm.of(HAVE_LANDS + SOME + "( {BE})?( already| now)? tapped", ResourceForms::tapped),
        ClauseForm.of(HAVE_LANDS + SOME + "( {BE})?( still)? untapped", ResourceForms::untapped),
        ClauseForm.first(
            "{N:some} of (them|those|these) {BE}( already| now)? tapped", ResourceForms::tapped),
        ClauseForm.first(
            "{N:some} of (them|those|these) {BE}( still)? untapped", ResourceForms::untapped),
        ClauseForm.of("{P:who} {HAVE}( only)? {N:life} life( left)?", ResourceForms::life),
        ClauseForm.of(
            "({P:who} {HAVE}|with|and|{HAVE}|and {HAVE})( only| just| exactly| like)? {N:hand}"
                + " (cards|card)( left)? in( my| his| her| their)? hand",
            ResourceForms::hand),
        ClauseForm.of(
            "({P:who} {HAVE}|with|and|{HAVE}|and {HAVE}) (no (cards|card) in( my| his| her| their)?"
                + " hand|an empty hand)",
            (said, scene) -> StatementForms.who(said, scene).setHand(0)),
        ClauseForm.of(
            "(my|{P:who} 's) hand is empty",
            (said, scene) -> StatementForms.who(said, scene).setHand(0)));
  }

  private static void mana(Said said, Scene scene) {
    Party who = StatementForms.who(said, scene);
    who.setMana(said.number("mana"));
    said.parts("what", scene, Optional.of(who));
  }

  private static void lands(Said said, Scene scene) {
    Party who = StatementForms.who(said, scene);
    who.setLands(said.number("lands"));
    said.parts("what", scene, Optional.of(who));
  }

  private static void tapped(Said said, Scene scene) {
    someLands(said, scene)
        .ifPresent(
            who -> who.setMana(Math.max(0, who.lands().orElseThrow() - said.number("some"))));
  }

  private static void untapped(Said said, Scene scene) {
    someLands(said, scene)
        .ifPresent(who -> who.setMana(Math.min(who.lands().orElseThrow(), said.number("some"))));
  }

  /** Who has lands, some of which are meant. */
  private static Optional<Party> someLands(Said said, Scene scene) {
    Party who = StatementForms.who(said, scene);
    if (said.has("lands")) {
      who.setLands(said.number("lands"));
    }
    if (who.lands().isEmpty()) {
      scene.needs("How many lands are there?");
    }
    return Optional.of(who).filter(party -> party.lands().isPresent());
  }

  private static boolean isLand(Thing thing, Scene scene) {
    return thing.card().filter(card -> scene.is(card, "land")).isPresent();
  }

  private static void noMana(Said said, Scene scene) {
    StatementForms.who(said, scene).setMana(0);
  }

  /** Of what somebody pays for an attack, it is known that they have it. */
  private static void pays(Said said, Scene scene) {
    Party who = StatementForms.who(said, scene);
    if (who.mana().isEmpty()) {
      who.setMana(Integer.parseInt(said.words("paid")));
    }
  }

  private static void paysNothing(Said said, Scene scene) {
    said.party("who", scene);
    scene.payNothing();
  }

  private static void life(Said said, Scene scene) {
    StatementForms.who(said, scene).setLife(said.number("life"));
  }

  private static void hand(Said said, Scene scene) {
    StatementForms.who(said, scene).setHand(said.number("hand"));
  }
}
