package casebook.engine.reading.condition;

import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Phrases;
import casebook.engine.reading.word.Token;
import java.util.List;
import java.util.Set;

/** Words that bear on 506 or 508 only together, apart from each other in a sentence. */
public final class Collocations {
  private static final Set<String> SKIPPING = Set.of("skip", "skips", "skipped", "skipping");

  private static final Phrases COMBAT =
      Phrases.of(
          "combat phase",
          "combat phases",
          "combat step",
          "all combat",
          "next combat",
          "declare attackers",
          "phases");
  private static final Phrases CHOSEN_PARTS =
      Phrases.of("chosen step", "chosen phase", "that phase", "those phases", "each phase");
  private static final Set<String> CHOOSING = Set.of("choose", "chooses", "chosen");
  private static final Phrases LOSING =
      Phrases.of("lose it", "loses it", "lose that ability", "loses that ability", "lose them");

  private static final Phrases CHOSEN_ABILITY = Phrases.of("chosen ability", "chosen keyword");

  private static final Phrases LIMITS =
      Phrases.of(
          "there can be", "there can't be", "there may be", "there must be", "an additional time");
  private static final Phrases CAUSED = Phrases.of("to trigger");
  private static final Phrases REPETITIONS =
      Phrases.of("triggers an additional time", "triggers one additional time");

  /**
   * Parts of the combat phase, outside of which something may be said to be not allowed (506.8).
   */
  private static final Phrases WINDOWS =
      Phrases.of(
          "during combat",
          "before combat",
          "after combat",
          "combat phase",
          "of combat",
          "attackers are declared",
          "blockers are declared",
          "declare attackers",
          "declare blockers",
          "combat damage step");

  /** What is said of when the text itself may not be used. */
  private static final Phrases UNTIMELY =
      Phrases.of("~ can't be cast", "this ability can't be", "can't activate this ability");

  /** What is done only then. */
  private static final Set<String> ACTS =
      Set.of("cast", "activate", "activated", "activates", "play", "played");

  private static final Phrases CHOICE = Phrases.of("becomes your choice of");
  private static final Phrases COMBAT_PHASE = Phrases.of("combat phase");
  private static final Set<String> ATTACKING = Set.of("attacking");
  private static final Set<String> ONLY = Set.of("only");

  private Collocations() {}

  /** Whether nothing that is said in several words apart from each other can bear. */
  public static boolean areSilent(Cursor c, List<Token> tokens) {
    return !isWindow(c, tokens)
        && !skipsCombat(tokens)
        && !losesIt(tokens)
        && !limitsAttacking(tokens)
        && !becomesAnyOf(tokens);
  }

  /** "It becomes your choice of a 3/3 creature or a 0/6 creature with defender". */
  private static boolean becomesAnyOf(List<Token> tokens) {
    return CHOICE.standIn(tokens) && has(tokens, Relevance.BEARING);
  }

  /**
   * "The combat phase of that turn is skipped", "that player skips the chosen phase", "chooses main
   * phase or combat phase" (506.1).
   */
  private static boolean skipsCombat(List<Token> tokens) {
    return (has(tokens, CHOOSING) && COMBAT_PHASE.standIn(tokens))
        || (has(tokens, SKIPPING) && (COMBAT.standIn(tokens) || CHOSEN_PARTS.standIn(tokens)));
  }

  /**
   * "Creatures with defender lose it", "with the chosen ability loses it": the keyword doesn't only
   * say which ones are meant.
   */
  private static boolean losesIt(List<Token> tokens) {
    return LOSING.standIn(tokens)
        && (has(tokens, Relevance.BEARING) || CHOSEN_ABILITY.standIn(tokens));
  }

  /**
   * "There can be no more than two attacking creatures": how many there may be (508.1c); "… causes
   * an ability to trigger, it triggers an additional time": how often something triggers (603.2d).
   */
  private static boolean limitsAttacking(List<Token> tokens) {
    boolean ofAnother = CAUSED.standIn(tokens) && !has(tokens, ATTACKING);
    return (REPETITIONS.standIn(tokens) && !ofAnother)
        || (LIMITS.standIn(tokens) && has(tokens, ATTACKING));
  }

  /** "Activate only during combat": it says when something may be done (506.8). */
  private static boolean isWindow(Cursor c, List<Token> tokens) {
    return (has(tokens, ONLY) || UNTIMELY.standIn(tokens))
        && WINDOWS.standIn(tokens)
        && c.paragraph().stream().anyMatch(token -> ACTS.contains(token.word()));
  }

  private static boolean has(List<Token> tokens, Set<String> words) {
    for (Token token : tokens) {
      if (token.kind() != Token.Kind.QUOTE && words.contains(token.word())) {
        return true;
      }
    }
    return false;
  }
}
