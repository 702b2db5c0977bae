package casebook.site.page.search;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * On which side of an attack the cards of a query are, as far as its words tell.
 *
 * @param opponentAttacks whether it is the asker who is attacked
 */
record QuerySides(boolean opponentAttacks) {

  /** A side of the attack: that of the attacking player, or of a defending one (506.2). */
  enum Side {
    ATTACKING,
    DEFENDING
  }

  private static final Pattern MINE = words("i|my|mine|me|we|our");

  private static final Pattern OPPONENTS =
      words("opp|opponents?|they|their|them|he|she|his|her|him|enemy");

  /** Who attacks, and who is attacked, whoever asks. */
  private static final Pattern ATTACKERS =
      words("ap|active player|attacking player|attacker controls");

  private static final Pattern ATTACKED =
      words(
          "nap|non-?active player|defending player|against|facing|past|into|under|versus|vs"
              + "|through|despite|who");

  /** Words before a creature that attacks. */
  private static final Pattern ATTACKING =
      words("with|using|attack|attacks|attacking|attacked by|swing|swings|swinging");

  /** Words just before a planeswalker or battle that is attacked. */
  private static final Pattern ATTACK =
      Pattern.compile(
          "(?i)\\b(?:attack|swing)(?:s|ing|ed)?(?: at| on)?(?: (?:the|their|his|her|my|an?"
              + "|opponents?|opponent['’]s?))* *$");

  /** Words just after a card that say whose it is. */
  private static final String AFTER =
      "^(?: (?:is|are|was|were))? (?:controlled by|owned by|on|under)"
          + "(?: (?:the|my|an|his|her|their|your))?(?: (?:control of|side of|board of))?";

  private static final Pattern AFTER_IT_OPPONENTS =
      Pattern.compile(
          AFTER
              + " (?:(?:my )?(?:opp|opponents?)(?:['’]s?)?\\b|(?:his|her|their|opposing)"
              + " (?:side|board|battlefield|control)\\b)",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern AFTER_IT_MINE =
      Pattern.compile(
          "^(?: (?:is|are|was|were))? (?:(?:controlled|owned) by me|(?:on|under) (?:my|our)"
              + " (?:side|board|battlefield|control))\\b",
          Pattern.CASE_INSENSITIVE);

  /** What says that it is the asker who is attacked. */
  private static final Pattern OPPONENT_ATTACKS =
      Pattern.compile(
          "(?i)\\b(?:opp|opponents?|they|he|she)(?:['’]s)?(?: (?:can|cannot|can['’]t|could|may|must"
              + "|should|does|do|is|has|have|to|not|still|legally|then|creatures?|able|allowed"
              + "|forced|required)){0,5} (?:attack|swing)(?:s|ing)?\\b"
              + "|\\b(?:attack|swing)(?:s|ing|ed)? (?:at )?(?:me|us)\\b"
              + "|\\b(?:i|we)(?:['’]m| am|['’]re| are| was| were)(?: being)? attacked\\b");

  /** What says that it is the asker who attacks. */
  private static final Pattern I_ATTACK =
      Pattern.compile("(?i)\\b(?:i|we)(?: \\w+){0,4} (?:attack|swing)\\b");

  private static Pattern words(String words) {
    return Pattern.compile("(?i)\\b(?:" + words + ")\\b");
  }

  static QuerySides of(String query) {
    return new QuerySides(OPPONENT_ATTACKS.matcher(query).find());
  }

  /** The same with attacker and attacked exchanged; empty where the query says who attacks. */
  Optional<QuerySides> otherWayRound(String query) {
    return opponentAttacks || I_ATTACK.matcher(query).find()
        ? Optional.empty()
        : Optional.of(new QuerySides(true));
  }

  /**
   * The side that the words around a card say it is on; empty where they don't.
   *
   * @param before the words from the card before it on
   * @param after the words up to the card after it
   */
  Optional<Side> said(String before, String after, boolean isCreature) {
    if (AFTER_IT_OPPONENTS.matcher(after).find()) {
      return Optional.of(opponents());
    }
    if (AFTER_IT_MINE.matcher(after).find()) {
      return Optional.of(mine());
    }
    return Stream.of(
            new Cue(last(MINE, before), mine()),
            new Cue(last(OPPONENTS, before), opponents()),
            new Cue(last(ATTACKERS, before), Side.ATTACKING),
            new Cue(last(ATTACKED, before), Side.DEFENDING),
            new Cue(isCreature ? last(ATTACKING, before) : -1, Side.ATTACKING))
        .filter(cue -> cue.place() >= 0)
        .max(Comparator.comparingInt(Cue::place))
        .map(Cue::side);
  }

  /** Whether what comes next is what is attacked. */
  static boolean isAttacked(String before) {
    return ATTACK.matcher(before).find();
  }

  private Side mine() {
    return opponentAttacks ? Side.DEFENDING : Side.ATTACKING;
  }

  private Side opponents() {
    return opponentAttacks ? Side.ATTACKING : Side.DEFENDING;
  }

  /** Where a word ends that says on which side a card is. */
  private record Cue(int place, Side side) {}

  private static int last(Pattern words, String text) {
    return words.matcher(text).results().mapToInt(found -> found.end()).max().orElse(-1);
  }
}
