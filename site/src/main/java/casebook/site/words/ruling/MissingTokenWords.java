package casebook.site.words.ruling;

import casebook.engine.effect.TokensCreated;
import casebook.engine.ruling.MissingTokens;
import casebook.site.words.effect.TokenWords;
import casebook.site.words.english.English;

/** Tokens that may be missing on a board and that were created as combat began (507.1). */
public final class MissingTokenWords {

  /** The condition on which a verdict holds. */
  public static final String CONDITION = "if no other token was created";

  private MissingTokenWords() {}

  /** Why tokens may be missing, and what a case may state of them. */
  public static String because(MissingTokens tokens) {
    return English.sentence(
        "it triggered as combat began and creates "
            + lacking(tokens)
            + (tokens.missing() == 1 ? "; add it" : "; add them")
            + " to “permanents”, with {\"token\": true, \"since\": \"thisTurn\"}, or where"
            + " none was created say {\""
            + tokens.when()
            + "\": false} in its “holds”");
  }

  /** "A 1/1 red Goblin creature token, and the board lacks one such new token". */
  public static String lacking(MissingTokens tokens) {
    return TokenWords.of(tokens.created())
        + ", and the board lacks "
        + English.number(tokens.missing())
        + (tokens.missing() == 1 ? " such new token" : " such new tokens")
        + (isOfAnyKind(tokens.created()) ? " with a name or a subtype" : "");
  }

  private static boolean isOfAnyKind(TokensCreated created) {
    return created.subtypes().isEmpty();
  }
}
