package casebook.engine.reading.condition;

import casebook.engine.reading.word.Phrases;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Why words about attacking may have nothing to do with 506 and 508 where they stand: the one
 * reviewed list. What is not covered by it is read, or is unread.
 *
 * @see Relevance
 */
enum Irrelevance {
  /** It says which objects some other effect means; which these are doesn't change an attack. */
  DESCRIBES,

  /** It looks back at a declaration that was made, to decide about something else. */
  LOOKS_BACK,

  /** It names the player whom an attacking creature attacks (508.5), who is affected otherwise. */
  NAMES_A_PLAYER,

  /** A counter that gives a keyword ability is on a permanent or isn't (122.1b). */
  COUNTER,

  /** Exerting as a cost that isn't paid to attack, or an ability that waits for it (701.43). */
  EXERTS,

  /** It names a step or a point of the combat phase, when something else happens. */
  NAMES_A_TIME,

  /** A case states it as a move of its own (506.4, 508.7), or as a fact of the turn. */
  IS_A_MOVE,

  /** It is said of cards that are not on the battlefield. */
  ELSEWHERE,

  /** A mode or an ability word that is called so (207.2c), with a capital letter. */
  LABEL;

  /** All words that were reviewed. */
  static final Phrases REVIEWED = of(EnumSet.allOf(Irrelevance.class));

  /** Those where something becomes what they describe. */
  static final Phrases REVIEWED_OF_BECOMING = of(EnumSet.complementOf(EnumSet.of(DESCRIBES)));

  private static Phrases of(Set<Irrelevance> reasons) {
    return new Phrases(reasons.stream().flatMap(reason -> reason.phrases().stream()).toList());
  }

  /** The words that stand so. */
  private List<String> phrases() {
    return switch (this) {
      case DESCRIBES ->
          List.of(
              "doesn't have defender",
              "goaded and/or",
              "goaded creature",
              "goaded creatures",
              "goaded attacking",
              "goaded this way",
              "detained this way",
              "a target attacking",
              "couldn't attack");
      case LOOKS_BACK ->
          List.of(
              "had to attack",
              "didn't attack",
              "did not attack",
              "doesn't attack this turn",
              "being declared as an attacker",
              "attacked");
      case NAMES_A_PLAYER ->
          List.of("defending player", "defending player's", "the attacking player");
      case COUNTER ->
          List.of(
              "haste counter",
              "haste counters",
              "vigilance counter",
              "vigilance counters",
              "defender counter");
      case EXERTS -> List.of("you exert", "exert ~ :", "exerted", "exert an untapped");
      case NAMES_A_TIME -> List.of("declare attackers step", "attackers are declared");
      case IS_A_MOVE ->
          List.of(
              "reselect which player or permanent target attacking creature",
              "reselect which player or planeswalker target attacking creature");
      case ELSEWHERE ->
          List.of(
              "cards in graveyards lose all abilities",
              "cards in all graveyards lose all abilities",
              "cards in exile lose all abilities");
      case LABEL -> List.of("attack —", "attacking —", "defender —");
    };
  }
}
