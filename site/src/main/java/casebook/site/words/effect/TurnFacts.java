package casebook.site.words.effect;

import casebook.site.words.english.English;
import java.util.Map;
import java.util.Optional;

/** Facts of the turn by the names that cases give them. */
final class TurnFacts {
  private TurnFacts() {}

  private record Words(String number, String happened, String didNotHappen) {}

  private static final Map<String, Words> KNOWN =
      Map.of(
          "spellsCastThisTurn",
          new Words(
              "the number of spells you've cast this turn",
              "you've cast a spell this turn",
              "you haven't cast a spell this turn"),
          "creatureSpellsCastThisTurn",
          new Words(
              "the number of creature spells you've cast this turn",
              "you've cast a creature spell this turn",
              "you haven't cast a creature spell this turn"),
          "creaturesDiedThisTurn",
          new Words(
              "the number of creatures that died this turn",
              "a creature died this turn",
              "no creature died this turn"),
          "artifactsEnteredThisTurn",
          new Words(
              "the number of artifacts that entered under your control this turn",
              "an artifact entered under your control this turn",
              "no artifact entered under your control this turn"),
          "cardTypesInAllGraveyards",
          new Words(
              "the number of card types among cards in all graveyards",
              "there is a card in a graveyard",
              "there is no card in a graveyard"),
          "extraTurn",
          new Words(
              "the number of this extra turn", "it's an extra turn", "it isn't an extra turn"),
          "extraCombatPhases",
          new Words(
              "the number of additional combat phases this turn",
              "there is an additional combat phase this turn",
              "there is no additional combat phase this turn"));

  private static final Map<String, String> SPELLS =
      Map.of(
          "spellsCastThisTurn", "spell",
          "creatureSpellsCastThisTurn", "creature spell",
          "noncreatureSpellsCastThisTurn", "noncreature spell",
          "instantOrSorcerySpellsCastThisTurn", "instant or sorcery spell");

  /** The kind of spell that a fact of a player counts, if it counts spells. */
  static Optional<String> spells(String name) {
    return Optional.ofNullable(SPELLS.get(name));
  }

  static String number(String name) {
    Words known = KNOWN.get(name);
    return known == null
        ? FactWords.counted(name, "")
            .map(counted -> "the number of " + counted.many() + counted.where())
            .orElseGet(() -> "“" + English.spaced(name) + "”")
        : known.number();
  }

  static String happened(String name) {
    Words known = KNOWN.get(name);
    return known == null ? "“" + English.spaced(name) + "” is so" : known.happened();
  }

  static String didNotHappen(String name) {
    Words known = KNOWN.get(name);
    return known == null ? "“" + English.spaced(name) + "” isn't so" : known.didNotHappen();
  }
}
