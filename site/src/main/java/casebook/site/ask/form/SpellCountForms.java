package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Casting;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.Creature;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How many spells players have cast this turn, of which nothing else is said. */
final class SpellCountForms {
  private static final String HOW_MANY =
      "How many spells of which kind were cast this turn, all together?";

  private static final String NOW =
      "( yet| so far)?(( earlier)? this turn( yet| so far)?| (in|during) my( first| precombat)? main phase)";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "(and |but )?{P:who}( have| has)?( already| just| only)? cast"
                  + " (?:{O:creature}|(?:a|an|{N:many})(?<kind> noncreature| instant| sorcery)?)"
                  + " (spell|spells)"
                  + NOW,
              (said, scene) -> counted(said, scene, false)),
          ClauseForm.of(
              "(and |but )?{P:who} (have|has|did) not cast( any| a| an)?(?: {O:creature}|(?<kind>"
                  + " noncreature| instant| sorcery))? (spell|spells)"
                  + NOW,
              (said, scene) -> counted(said, scene, true)),
          ClauseForm.of(
              "(and |but )?{P:who}( have| has)? cast no(?<kind> noncreature| instant| sorcery)?"
                  + " spells"
                  + NOW,
              (said, scene) -> counted(said, scene, true)));

  private SpellCountForms() {}

  private static void counted(Said said, Scene scene, boolean isNone) {
    Party party = said.party("who", scene).orElseThrow();
    scene.spoken().speakOfSpell();
    Map<String, Integer> before = party.facts();
    List<ObjectMention> creature = said.mentions("creature");
    if (creature.stream().anyMatch(one -> !isAnyCreature(one))) {
      scene.needs(HOW_MANY);
    }
    int many =
        isNone
            ? 0
            : said.numberIf("many")
                .orElse(creature.stream().mapToInt(one -> one.count().orElse(1)).sum());
    many = isNone || many > 0 ? many : 1;
    String kind = said.words("kind").strip();
    if (!creature.isEmpty()) {
      party.tell("creatureSpellsCastThisTurn", many);
    } else if (kind.equals("instant") || kind.equals("sorcery")) {
      scene.needs(HOW_MANY);
    } else if (kind.equals("noncreature")) {
      party.tell("noncreatureSpellsCastThisTurn", many);
    }
    if (isNone && creature.isEmpty() && kind.isEmpty()) {
      party.tell("creatureSpellsCastThisTurn", 0);
      party.tell("noncreatureSpellsCastThisTurn", 0);
    }
    if (creature.isEmpty() && kind.isEmpty()) {
      party.tell("spellsCastThisTurn", many);
    }
    boolean isOtherwise =
        before.entrySet().stream()
            .anyMatch(one -> !one.getValue().equals(party.facts().get(one.getKey())));
    if (isOtherwise || areOfTwoKinds(party)) {
      scene.needs(HOW_MANY);
    }
    scene.postpone(() -> {
      if (namesSpells(party, scene)) {
        scene.needs(HOW_MANY);
      }
    });
  }

  /** What was cast of two kinds isn't told all together. */
  private static boolean areOfTwoKinds(Party party) {
    return party.facts().getOrDefault("creatureSpellsCastThisTurn", 0) > 0
        && party.facts().getOrDefault("noncreatureSpellsCastThisTurn", 0) > 0;
  }

  /** Whether spells are named as well, which may be among those that were counted. */
  private static boolean namesSpells(Party party, Scene scene) {
    Optional<Party> who = Optional.of(party);
    return scene.spells().stream().anyMatch(spell -> spell.controller().equals(who))
        || scene.things().stream()
            .anyMatch(thing ->
                thing.controller().equals(who)
                    && thing.castings().getOrDefault(Casting.CAST, false));
  }

  private static boolean isAnyCreature(ObjectMention mention) {
    return mention.head()
            instanceof Creature(var size, var subtypes, var colors, var keywords, var _)
        && size.isEmpty()
        && subtypes.isEmpty()
        && colors.isEmpty()
        && keywords.isEmpty();
  }
}
