package casebook.site.words.ruling;

import casebook.engine.board.Id;
import casebook.engine.ruling.Finding;
import java.util.List;

/** What a finding is about, by its names: "Bear and Goblin", "each of 12 × Goblin". */
record About(Names names, Finding finding) {
  boolean applies() {
    return finding.outcome() != Finding.Outcome.DOES_NOT_APPLY;
  }

  String first() {
    if (finding.about().isEmpty()) {
      return "nothing";
    }
    Id first = finding.about().getFirst();
    return finding.count() == 1
        ? names.of(first)
        : "each of " + names.several(first, finding.count());
  }

  String last() {
    return finding.about().isEmpty() ? "nothing" : names.of(finding.about().getLast());
  }

  String all() {
    if (finding.about().isEmpty()) {
      return "nothing";
    }
    List<Id> besides = finding.about().subList(1, finding.about().size());
    return finding.count() == 1
        ? names.all(finding.about())
        : first() + (besides.isEmpty() ? "" : " and " + names.all(besides));
  }

  /** The one where it is about one thing, else the other. */
  String verb(String one, String many) {
    return finding.about().size() == 1 ? one : many;
  }
}
