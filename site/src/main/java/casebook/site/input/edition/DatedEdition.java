package casebook.site.input.edition;

import casebook.rules.AskedEdition;
import casebook.rules.Editions;
import casebook.site.input.tree.Value;
import casebook.site.words.search.EditionWords;
import java.util.Optional;

/** The edition that a field names by any date. */
public final class DatedEdition {
  private DatedEdition() {}

  /**
   * The edition in force on a date; where there is none, that is a problem of the field.
   *
   * @param date as the field has it
   */
  public static Optional<AskedEdition.InForce> of(String date, Value field, Editions editions) {
    return switch (AskedEdition.of(date, editions)) {
      case AskedEdition.InForce held -> Optional.of(held);
      case AskedEdition.None none -> {
        field.problem(EditionWords.why(none));
        yield Optional.empty();
      }
    };
  }
}
