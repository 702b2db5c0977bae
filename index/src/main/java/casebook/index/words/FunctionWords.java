package casebook.index.words;

import java.util.Set;

/**
 * The words that a question is made with and that ask for nothing by themselves. They still count
 * in a row of words. "No", "not", "only", "unless" and their like are not among them: rules differ
 * in them.
 */
public final class FunctionWords {

  /** In the forms that {@link RulesAnalyzer} makes. */
  private static final Set<String> WORDS =
      Set.of(
          ("a about actually also am an and any anyone anything are as at be been being but by can could did do does doing for"
                  + " from get gets getting go had has have having he her hers hi him his how i id"
                  + " if ill im in into is it its ive just let like make makes me mean mine my of"
                  + " on or our ours please say says she should so some tell than that the their"
                  + " them then there these they this those to too us very want wants was we were what"
                  + " whats when where whether which while who whos whose why will with would you"
                  + " your yours"
                  + " card cards edh explain gathering hello help hey interact interaction judge judges"
                  + " magic mtg question questions quick really ruling rulings situation sure understand"
                  + " versus vs work working works")
              .split(" "));

  private FunctionWords() {}

  /** Whether a folded word is one of them. */
  public static boolean has(String word) {
    return WORDS.contains(word);
  }
}
