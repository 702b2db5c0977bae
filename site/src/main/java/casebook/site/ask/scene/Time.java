package casebook.site.ask.scene;

import java.util.OptionalInt;

/**
 * When something happened, as a question says it: "five turns ago", "earlier in the game".
 *
 * @param turns how many turns ago it was at least; empty where no turns are counted
 * @param words how it is said
 * @param isSpan whether it says since when, or for how long, something is so
 */
public record Time(OptionalInt turns, String words, boolean isSpan) {

  /** A time before this turn of which nothing more is known. */
  public static Time vague(String words) {
    return new Time(OptionalInt.empty(), words, false);
  }

  /** Whether it was in another game, which may be the one that is asked about all the same. */
  public boolean isOfOtherGame() {
    return (words.endsWith(" game") && !words.contains("earl")) || words.endsWith("this one");
  }

  /** Whether a question begins so that tells of another game: "in our last game". */
  boolean isStory() {
    return words.startsWith("in ") && isOfOtherGame();
  }

  /** What to ask where that makes a difference. */
  public String question() {
    return "“"
        + words
        + "”: "
        + (isOfOtherGame()
            ? "what is so in the game that you ask about?"
            : "what was so then, and is it now?");
  }

  /** Whether it is the last turn, or somebody's last one. */
  boolean isLately() {
    return turns.orElse(0) == 1;
  }
}
