package casebook.index.words;

import java.util.stream.IntStream;

/** How far what is being typed is from the beginning of a name, or of one of its words. */
public final class TypedSlips {

  /** Fewer letters may begin anything. */
  private static final int SHORTEST = 4;

  /** A word of this length may have two slips. */
  private static final int LONG = 8;

  /** More is no name that somebody types. */
  private static final int LONGEST = 40;

  private TypedSlips() {}

  /** How many slips somebody may have made who typed so much. */
  public static int most(String typed) {
    int letters = typed.length();
    return letters < SHORTEST || letters > LONGEST ? 0 : letters < LONG ? 1 : 2;
  }

  /**
   * How many slips part what is typed from the beginning of a name or of one of its words; anything
   * above {@code most} where it is more than that. The first letter is hardly ever wrong.
   *
   * @param name in the form in which both are compared
   */
  public static int between(String typed, String name, int most) {
    int least = most + 1;
    for (int at = 0; at >= 0; at = name.indexOf(' ', at) < 0 ? -1 : name.indexOf(' ', at) + 1) {
      if (at < name.length() && name.charAt(at) == typed.charAt(0)) {
        least = Math.min(least, ofBeginning(typed, name.substring(at), most));
      }
    }
    return least;
  }

  private static int ofBeginning(String typed, String name, int most) {
    return IntStream.rangeClosed(typed.length() - most, typed.length() + most)
        .map(letters -> Math.min(letters, name.length()))
        .distinct()
        .map(letters -> Slips.between(typed, name.substring(0, letters), most))
        .min()
        .orElse(most + 1);
  }
}
