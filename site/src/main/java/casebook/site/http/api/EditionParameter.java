package casebook.site.http.api;

import casebook.rules.AskedEdition;
import casebook.rules.Editions;
import casebook.site.words.search.EditionWords;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.NotFoundResponse;

/** The edition that a request asks for by any date. */
final class EditionParameter {
  private EditionParameter() {}

  /**
   * The edition in force on a day.
   *
   * @throws BadRequestResponse if it isn't a date
   * @throws NotFoundResponse if no edition answers for it
   */
  static AskedEdition.InForce of(String date, Editions editions) {
    return switch (AskedEdition.of(date, editions)) {
      case AskedEdition.InForce held -> held;
      case AskedEdition.NoDate none -> throw new BadRequestResponse(EditionWords.why(none));
      case AskedEdition.None none -> throw new NotFoundResponse(EditionWords.why(none));
    };
  }
}
