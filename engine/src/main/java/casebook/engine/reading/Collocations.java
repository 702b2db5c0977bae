package casebook.engine.reading;

import java.util.List;
import java.util.Set;

/** Words that bear on 506 or 508 only together, apart from each other in a sentence. */
final class Collocations {
  private static final Set<String> SKIPPING = Set.of("skip", "skips", "skipped", "skipping");

  private static final List<String> COMBAT =
      List.of(
          "combat phase",
          "combat phases",
          "combat step",
          "all combat",
          "next combat",
          "declare attackers",
          "phases");
  private static final List<String> CHOSEN_PARTS =
      List.of("chosen step", "chosen phase", "that phase", "those phases", "each phase");
  private static final Set<String> CHOOSING = Set.of("choose", "chooses", "chosen");
  private static final List<String> LOSING =
      List.of("lose it", "loses it", "lose that ability", "loses that ability", "lose them");

  private static final List<String> LIMITS =
      List.of(
          "there can be", "there can't be", "there may be", "there must be", "an additional time");

  /**
   * Parts of the combat phase, outside of which something may be said to be not allowed (506.7).
   */
  private static final List<String> WINDOWS =
      List.of(
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
  private static final List<String> UNTIMELY =
      List.of("~ can't be cast", "this ability can't be", "can't activate this ability");

  /** What is done only then. */
  private static final Set<String> ACTS =
      Set.of("cast", "activate", "activated", "activates", "play", "played");

  private Collocations() {}

  /** Whether nothing that is said in several words apart from each other can bear. */
  static boolean areSilent(Cursor c, List<Token> tokens) {
    return !isWindow(c, tokens)
        && !skipsCombat(tokens)
        && !losesIt(tokens)
        && !limitsAttacking(tokens)
        && !becomesAnyOf(tokens);
  }

  /** "It becomes your choice of a 3/3 creature or a 0/6 creature with defender". */
  private static boolean becomesAnyOf(List<Token> tokens) {
    return finds(tokens, List.of("becomes your choice of")) && has(tokens, Relevance.BEARING);
  }

  /**
   * "The combat phase of that turn is skipped", "that player skips the chosen phase", "chooses main
   * phase or combat phase" (506.1).
   */
  private static boolean skipsCombat(List<Token> tokens) {
    boolean part = finds(tokens, COMBAT) || finds(tokens, CHOSEN_PARTS);
    boolean chooses = has(tokens, CHOOSING) && finds(tokens, List.of("combat phase"));
    return chooses || (part && has(tokens, SKIPPING));
  }

  /** "Creatures with defender lose it": the keyword doesn't only say which ones are meant. */
  private static boolean losesIt(List<Token> tokens) {
    return has(tokens, Relevance.BEARING) && finds(tokens, LOSING);
  }

  private static boolean has(List<Token> tokens, Set<String> words) {
    return tokens.stream()
        .anyMatch(token -> token.kind() != Token.Kind.QUOTE && words.contains(token.word()));
  }

  private static boolean finds(List<Token> tokens, List<String> phrases) {
    for (int index = 0; index < tokens.size(); index++) {
      if (Relevance.longest(tokens, index, phrases) > 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * "There can be no more than two attacking creatures": how many there may be (508.1c); "… causes
   * an ability to trigger, it triggers an additional time": how often something triggers (603.2d).
   */
  private static boolean limitsAttacking(List<Token> tokens) {
    boolean limits = false;
    boolean attacking = false;
    for (int index = 0; index < tokens.size(); index++) {
      limits |= Relevance.longest(tokens, index, LIMITS) > 0;
      attacking |= tokens.get(index).is("attacking");
    }
    return limits && attacking;
  }

  /** "Activate only during combat": it says when something may be done (506.7). */
  private static boolean isWindow(Cursor c, List<Token> tokens) {
    boolean limits = has(tokens, Set.of("only")) || finds(tokens, UNTIMELY);
    boolean part = finds(tokens, WINDOWS);
    return limits && part && c.paragraph().stream().anyMatch(token -> ACTS.contains(token.word()));
  }
}
