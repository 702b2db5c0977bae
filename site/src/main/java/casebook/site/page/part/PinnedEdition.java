package casebook.site.page.part;

import casebook.rules.AskedEdition;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.AskedEdition.Missing;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.site.words.search.EditionWords;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.LocalDate;
import java.util.Optional;

/** The edition that an address names by any date. */
public final class PinnedEdition {
  /** The day for which an edition was asked for, in the address of the edition itself. */
  public static final String DAY = "on";

  private PinnedEdition() {}

  /** What the edition's own address ends with, where another one was in force on the day. */
  public static String query(InForce asked) {
    return day(asked).map(day -> "?" + DAY + "=" + day).orElse("");
  }

  /** The same after other parameters. */
  public static String parameter(InForce asked) {
    return day(asked).map(day -> "&" + DAY + "=" + day).orElse("");
  }

  /** The day for which an edition was asked for, where another one was in force on it. */
  public static Optional<LocalDate> day(InForce asked) {
    return asked.missing().map(Missing::day);
  }

  /** The edition of an address, as it was asked for. */
  public static InForce asked(Context context, Edition edition, Editions editions) {
    return asked(Optional.ofNullable(context.queryParam(DAY)), edition, editions);
  }

  /** The same for a day as it is written. */
  public static InForce asked(Optional<String> written, Edition edition, Editions editions) {
    return written
        .flatMap(Editions::day)
        .map(day -> InForce.standingFor(day, edition, editions))
        .filter(asked -> editions.inForceOn(asked.day()).filter(edition::equals).isPresent())
        .orElseGet(() -> new InForce(edition));
  }

  /** An edition asked for by its date is that of the address's day, if this one stands for it. */
  public static InForce asked(Optional<String> day, InForce asked, Editions editions) {
    return asked.missing().isPresent() ? asked : asked(day, asked.edition(), editions);
  }

  /** That another edition was in force on the day that was asked for; empty where none was. */
  public static String missing(Context context, Edition edition, Editions editions) {
    return EditionWords.missing(asked(context, edition, editions)).orElse("");
  }

  /**
   * The edition in force then; its own name is what an address that lasts has.
   *
   * @throws NotFoundResponse if there is none
   */
  public static InForce of(String date, Editions editions) {
    return switch (AskedEdition.of(date, editions)) {
      case InForce held -> held;
      case AskedEdition.None none -> throw new NotFoundResponse(EditionWords.why(none));
    };
  }
}
