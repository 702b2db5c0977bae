package casebook.site.input.board;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.site.input.tree.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The names of facts that {@code turn} and {@code state} may state: those that some card reads, and
 * those that a text of the case itself reads. Another name would be a fact that nobody looks at.
 */
public final class FactNames {
  /** Facts of the active player's turn, beside those of players. */
  public static final Set<String> OF_TURN =
      Set.of(
          "artifactsEnteredThisTurn",
          "cardTypesInAllGraveyards",
          "cardsInExile",
          "creaturesDiedThisTurn",
          "extraCombatPhases",
          "extraTurn");

  /** Facts of players. */
  public static final Set<String> OF_PLAYER =
      Set.of(
          "artifactCardsInGraveyard",
          "artifactOrEnchantmentCardsInGraveyard",
          "artificerCardsInGraveyard",
          "assassinCardsInGraveyard",
          "cardTypesInGraveyard",
          "cardsDrawnThisTurn",
          "cardsInLibrary",
          "creatureCardsInGraveyard",
          "creatureCardsWithDeathtouchInGraveyard",
          "creatureCardsWithDoubleStrikeInGraveyard",
          "creatureCardsWithFearInGraveyard",
          "creatureCardsWithFirstStrikeInGraveyard",
          "creatureCardsWithFlyingInGraveyard",
          "creatureCardsWithHasteInGraveyard",
          "creatureCardsWithLandwalkInGraveyard",
          "creatureCardsWithLifelinkInGraveyard",
          "creatureCardsWithProtectionInGraveyard",
          "creatureCardsWithReachInGraveyard",
          "creatureCardsWithShroudInGraveyard",
          "creatureCardsWithTrampleInGraveyard",
          "creatureCardsWithVigilanceInGraveyard",
          "creatureSpellsCastThisTurn",
          "crimesCommittedThisTurn",
          "dealtDamageThisTurn",
          "desertCardsInGraveyard",
          "dungeonsCompleted",
          "elfCardsInGraveyard",
          "enchantmentCardsInGraveyard",
          "enduringStory",
          "experienceCounters",
          "historicCardsInGraveyard",
          "instantCardsInGraveyard",
          "instantOrSorceryCardsInGraveyard",
          "instantOrSorcerySpellsCastThisTurn",
          "landCardsInGraveyard",
          "lessonCardsInGraveyard",
          "lifeGainedThisTurn",
          "lifeLostThisTurn",
          "maxSpeed",
          "nonbasicLandCardsInGraveyard",
          "noncreatureNonlandCardsInGraveyard",
          "noncreatureSpellsCastThisTurn",
          "permanentCardsInGraveyard",
          "permanentsSacrificedThisTurn",
          "sorceryCardsInGraveyard",
          "speed",
          "spellsCastThisTurn",
          "warriorCardsInGraveyard",
          "zombieCardsInGraveyard");

  /** Facts of permanents. */
  public static final Set<String> OF_PERMANENT =
      Set.of(
          "commander",
          Filter.EnteredThisTurn.FACT,
          "faceDown",
          "kicked",
          "level",
          "level2",
          "level3",
          "solved",
          "wasCast");

  private final List<?> texts;

  /** The names that a case whose texts are in these values may use. */
  public FactNames(List<?> texts) {
    this.texts = texts;
  }

  /** The names of facts that a value reads. */
  public static Set<String> in(List<?> texts) {
    var names = new LinkedHashSet<String>();
    Mentions.mentions(
        texts,
        part -> {
          switch (part) {
            case Amount.TurnFact(var name) -> names.add(name);
            case Amount.PlayerFact(var name) -> names.add(name);
            case Condition.TurnIs(var name) -> names.add(name);
            case Players.HasFact(var name) -> names.add(name);
            case Filter.HasFact(var name) -> names.add(name);
            default -> {}
          }
          return false;
        });
    return names;
  }

  /** Notes a problem for each fact of a turn that nothing reads. */
  public void checkTurn(Map<String, Value> facts) {
    var known = new TreeSet<>(OF_TURN);
    known.addAll(OF_PLAYER);
    check(facts, known);
  }

  /** Notes a problem for each fact of a player that nothing reads. */
  public void checkPlayer(Map<String, Value> facts) {
    check(facts, OF_PLAYER);
  }

  /** Notes a problem for each fact of a permanent that nothing reads. */
  public void checkPermanent(Map<String, Value> facts) {
    check(facts, OF_PERMANENT);
  }

  private void check(Map<String, Value> facts, Set<String> known) {
    if (known.containsAll(facts.keySet())) {
      return;
    }
    var names = new TreeSet<>(known);
    names.addAll(in(texts));
    facts.forEach((name, value) -> {
      if (!names.contains(name)) {
        String meant = Value.didYouMean(name, List.copyOf(names));
        value.problem(
            "Nothing reads a fact “%s” here.%s Conditions that no fact tells go into “holds”."
                .formatted(name, meant));
      }
    });
  }
}
