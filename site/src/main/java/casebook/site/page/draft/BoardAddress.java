package casebook.site.page.draft;

import casebook.rules.Edition;
import java.util.Optional;

/** The address of a case on the judge page. */
public final class BoardAddress {
  private BoardAddress() {}

  /**
   * The path; empty where the case is too large for one.
   *
   * @param json the case
   * @param otherwise the edition that judges it where it names none
   */
  public static Optional<String> of(String json, Edition otherwise) {
    return Draft.of(json)
        .map(draft -> Draft.text(draft.root(), "edition").isEmpty() ? draft.by(otherwise) : draft)
        .flatMap(CaseLink::path);
  }
}
