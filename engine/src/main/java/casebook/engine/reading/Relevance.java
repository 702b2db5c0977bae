package casebook.engine.reading;

import casebook.engine.effect.Meaning;
import java.util.List;
import java.util.Set;

/**
 * Decides whether words that the grammar doesn't read may bear on 506 or 508. The one reviewed
 * place: a word that may bear makes a sentence unread, unless it stands in a phrase listed here as
 * one that doesn't.
 */
final class Relevance {
  /** Words of which each may decide who can, must or may attack, or what triggers then. */
  private static final Set<String> BEARING =
      Set.of(
          "attack",
          "attacks",
          "defender",
          "haste",
          "vigilance",
          "goad",
          "goads",
          "goaded",
          "detain",
          "detains",
          "detained",
          "banding",
          "bands");

  /** Words between the keywords of a list, and words that are only part of a keyword's name. */
  private static final Set<String> LIST_WORDS =
      Set.of(",", "and", "or", "and/or", "first", "double", "strike", "a", "card");

  private static final List<String> BEARING_PHRASES =
      List.of(
          "be attacked",
          "is attacked",
          "are attacked",
          "'re attacked",
          "been attacked",
          "attacking doesn't cause",
          "attacking causes",
          "declared as",
          "loses all abilities",
          "lose all abilities",
          "loses all other abilities",
          "lose all other abilities",
          "skip all combat",
          "skips all combat",
          "skip their next combat",
          "skips their next combat",
          "skip your next combat",
          "skips his or her next combat");

  private static final List<String> SILENT_PHRASES =
      List.of(
          // Which objects are meant by some other effect.
          "doesn't have defender",
          "goaded and/or",
          "had to attack",
          "goaded creature",
          "goaded creatures",
          "goaded attacking",
          "goaded this way",
          "detained this way",
          // A counter on a permanent is on the board or isn't (122.1b).
          "haste counter",
          "vigilance counter",
          "defender counter",
          // It looks back at a declaration that was made.
          "didn't attack",
          "did not attack",
          "doesn't attack this turn");

  private Relevance() {}

  /** Whether nothing in these tokens can bear on 506 or 508. */
  static boolean isSilent(Cursor c, int from, int to) {
    List<Token> tokens = c.paragraph().subList(from, to);
    boolean becoming =
        tokens.stream().anyMatch(token -> token.word().startsWith("become") || token.is("enters"));
    boolean activating = activatesAsThough(tokens);
    int index = 0;
    while (index < tokens.size()) {
      Token token = tokens.get(index);
      if (token.kind() == Token.Kind.QUOTE) {
        if (!isSilentQuote(token.word(), c.depth() + 1)) {
          return false;
        }
        index++;
        continue;
      }
      int phrase = becoming ? 0 : longest(tokens, index, SILENT_PHRASES);
      if (phrase > 0) {
        index += phrase;
        continue;
      }
      boolean silent =
          (activating && token.is("haste")) || (!becoming && isQuality(c, from + index, from));
      if ((BEARING.contains(token.word()) && !silent)
          || longest(tokens, index, BEARING_PHRASES) > 0) {
        return false;
      }
      index++;
    }
    return true;
  }

  /**
   * Whether the keyword stands in "with defender", "without flying or haste", "from among …": it
   * says which objects are meant, what is looked for, or what is part of a token, which is on the
   * board or isn't.
   */
  private static boolean isQuality(Cursor c, int index, int from) {
    int back = index - 1;
    while (back >= from && isListed(c.token(back))) {
      back--;
    }
    if (back < from) {
      return false;
    }
    Token before = c.token(back);
    return before.is("with") || before.is("without") || before.is("among");
  }

  private static boolean isListed(Token token) {
    return LIST_WORDS.contains(token.word()) || Keywords.isName(token.word());
  }

  /** "Activate abilities … as though those creatures had haste" lets nothing attack (302.6). */
  private static boolean activatesAsThough(List<Token> tokens) {
    return tokens.stream().anyMatch(token -> token.is("activate"))
        && tokens.stream().anyMatch(token -> token.is("though"));
  }

  private static boolean isSilentQuote(String text, int depth) {
    return CardText.quoted(text, depth).stream()
        .allMatch(ability -> ability.meaning() instanceof Meaning.Irrelevant);
  }

  private static int longest(List<Token> tokens, int at, List<String> phrases) {
    int longest = 0;
    for (String phrase : phrases) {
      longest = Math.max(longest, length(tokens, at, phrase));
    }
    return longest;
  }

  /** How many tokens the phrase takes where it stands here, or 0. */
  private static int length(List<Token> tokens, int at, String phrase) {
    int index = at;
    int from = 0;
    while (from < phrase.length()) {
      if (index >= tokens.size()) {
        return 0;
      }
      String word = tokens.get(index).word();
      int to = from + word.length();
      if (tokens.get(index).kind() == Token.Kind.QUOTE
          || !phrase.startsWith(word, from)
          || (to < phrase.length() && phrase.charAt(to) != ' ')) {
        return 0;
      }
      from = to + 1;
      index++;
    }
    return index - at;
  }
}
