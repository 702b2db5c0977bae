package casebook.site.page;

import casebook.rules.AskedEdition;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.site.words.EditionWords;
import io.javalin.http.NotFoundResponse;

/** The edition that an address names by any date. */
final class PinnedEdition {
  private PinnedEdition() {}

  /**
   * The edition in force then; its own name is what an address that lasts has.
   *
   * @throws NotFoundResponse if there is none
   */
  static Edition of(String date, Editions editions) {
    return switch (AskedEdition.of(date, editions)) {
      case AskedEdition.InForce(var edition, var _) -> edition;
      case AskedEdition.None none -> throw new NotFoundResponse(EditionWords.why(none));
    };
  }
}
