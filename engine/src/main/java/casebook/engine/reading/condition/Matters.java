package casebook.engine.reading.condition;

import casebook.engine.effect.Matter;
import casebook.engine.reading.word.Lexer;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a sentence is about that says nothing about attacking, by the words that it uses. */
public final class Matters {
  /** Only the first matters are kept: what comes first in a sentence says most of it. */
  private static final int MOST = 2;

  private static final Set<String> WAITING = Set.of("when", "whenever", "at", "as", "if");

  /** What follows the verb "counter" and not the noun. */
  private static final Set<String> COUNTERED =
      Set.of("target", "that", "it", "them", "all", "each");

  /** What stands before the "die" that is rolled and before no verb. */
  private static final Set<String> ROLLED = Set.of("a", "sided", "six-sided", "the", "planar");

  /** What stands behind the verb "phase" and not behind a phase of the turn. */
  private static final Set<String> PHASING = Set.of("in", "out");

  /**
   * Among how many words the subject of a sentence stands: "each creature", "nontoken creatures".
   */
  private static final int SUBJECT = 3;

  /** What is said of creatures that the board shows, or that has to do with something else. */
  private static final Set<String> KNOWN =
      Set.of("crews", "crew", "saddles", "saddle", "power", "toughness", "card", "cards", "banned");

  private static final Map<String, Matter> BY_WORD = byWord();

  private Matters() {}

  /** What these words are about; {@link Matter#OTHER} where they name nothing that is known. */
  public static List<Matter> of(List<Token> tokens) {
    var about = new ArrayList<Matter>();
    for (int index = begin(tokens); index < tokens.size(); index++) {
      Token token = tokens.get(index);
      List<Matter> found =
          token.kind() == Token.Kind.QUOTE
              ? of(Lexer.tokens(token.word()))
              : matter(tokens, index).stream().toList();
      for (Matter matter : found) {
        if (matter != Matter.OTHER && !about.contains(matter) && about.size() < MOST) {
          about.add(matter);
        }
      }
    }
    return about.isEmpty() ? List.of(Matter.OTHER) : about;
  }

  /**
   * Whether these words begin with creatures, or with the object itself, and say something of them
   * that is none of the known matters: "This creature avoids combat."
   */
  public static boolean isSomethingElseOfCreatures(List<Token> tokens) {
    return of(tokens).equals(List.of(Matter.OTHER))
        && tokens.stream().limit(SUBJECT).anyMatch(Matters::isCreature)
        && tokens.stream().skip(1).anyMatch(Matters::isOfSentence)
        && !WAITING.contains(tokens.getFirst().word())
        && tokens.stream()
            .noneMatch(token -> token.kind() == Token.Kind.QUOTE || KNOWN.contains(token.word()));
  }

  /** Names stand in lines of their own, with capital letters. */
  private static boolean isOfSentence(Token token) {
    return token.kind() == Token.Kind.WORD && !token.capital();
  }

  private static boolean isCreature(Token token) {
    return token.kind() == Token.Kind.SELF || token.is("creature") || token.is("creatures");
  }

  private static Optional<Matter> matter(List<Token> tokens, int index) {
    String word = tokens.get(index).word();
    String next = index + 1 < tokens.size() ? tokens.get(index + 1).word() : "";
    String before = index > 0 ? tokens.get(index - 1).word() : "";
    boolean isCountered = word.startsWith("counter") && COUNTERED.contains(next);
    boolean isRolled = word.equals("die") && ROLLED.contains(before);
    boolean isOfTurn = (word.equals("phase") || word.equals("phases")) && !PHASING.contains(next);
    boolean isChosenEarlier = word.equals("chosen") && before.equals("the");
    boolean isOrder = word.equals("starting") && next.equals("with");
    boolean isManaValue = word.equals("mana") && next.startsWith("value");
    if (isChosenEarlier || isOrder || isManaValue) {
      return Optional.empty();
    }
    if (isCountered) {
      return Optional.of(Matter.SPELLS);
    }
    if (isRolled) {
      return Optional.of(Matter.CHANCE_AND_CHOICE);
    }
    return isOfTurn ? Optional.of(Matter.TURNS) : Optional.ofNullable(BY_WORD.get(word));
  }

  /** After what a triggered ability waits for, and after the time at which something happens. */
  private static int begin(List<Token> tokens) {
    if (!tokens.isEmpty() && WAITING.contains(tokens.getFirst().word())) {
      for (int index = 0; index < tokens.size() - 1; index++) {
        if (tokens.get(index).is(",")) {
          return index + 1;
        }
      }
    }
    return 0;
  }

  private static Map<String, Matter> byWord() {
    var words = new HashMap<String, Matter>();
    for (Matter matter : Matter.values()) {
      for (String word : words(matter).split(" ", -1)) {
        if (!word.isEmpty()) {
          words.put(word, matter);
        }
      }
    }
    return Map.copyOf(words);
  }

  private static String words(Matter matter) {
    return switch (matter) {
      case HAND -> "draw draws drew drawn drawing discard discards discarded hand hands cycling";
      case LIBRARY ->
          "library libraries search searches searched scry surveil mill mills milled reveal reveals"
              + " revealed look looks looked shuffle shuffles explore explores manifest manifests"
              + " cloak clash discover discovers";
      case GRAVEYARD -> "graveyard graveyards flashback escape unearth dredge scavenge embalm";
      case EXILE -> "exile exiles exiled suspend foretell foretold";
      case DAMAGE -> "damage fight fights bite prevent prevented";
      case LIFE -> "life";
      case COUNTERS ->
          "counter counters proliferate adapt bolster support monstrosity fabricate modular graft";
      case TOKENS -> "create creates created token tokens populate amass incubate investigate";
      case MANA -> "mana";
      case SPELLS ->
          "spell spells cast casts casting cost costs kicker kicked overload storm cascade"
              + " countered conspire replicate casualty copy copies awaken prototype offering"
              + " paradigm gift behold";
      case ACTIVATING -> "activate activates activated activating ability abilities loyalty";
      case TARGETING -> "hexproof shroud ward protection targets targeted redirect";
      case BLOCKING -> "block blocks blocked blocking blocker blockers unblocked";
      case DYING ->
          "destroy destroys destroyed die dies died sacrifice sacrifices sacrificed regenerate"
              + " regenerates regenerated indestructible exploit exploits";
      case ZONES -> "return returns returned owner's hideaway command";
      case TAPPING -> "tap taps tapped untap untaps untapped";
      case ENTERING -> "enter enters entered entering onto";
      case ATTACHING -> "attach attaches attached equip reconfigure enchant fortify unattach";
      case TURNING_OVER ->
          "transform transforms transformed phase phases phased phasing morph face-down face flip"
              + " flips meld melds unlock unlocks convert converts";
      case THE_GAME -> "game win wins won";
      case TURNS -> "turn turns step steps upkeep end";
      case CHANCE_AND_CHOICE ->
          "choose chooses chosen choice vote votes voting roll rolls coin coins dice"
              + " guess guesses bid name names noted";
      case BEFORE_THE_GAME ->
          "deck decks commander commanders companion partner draft drafted sideboard starting";
      case DESIGNATIONS ->
          "dungeon venture ventures ring tempts day night monarch initiative blessing speed"
              + " experience energy poison {e} emblem";
      case LEVEL -> "level levels leveled";
      case LEGEND_RULE -> "legend";
      case OTHER -> "";
    };
  }
}
