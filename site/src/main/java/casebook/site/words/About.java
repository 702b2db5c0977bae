package casebook.site.words;

import casebook.engine.ruling.Finding;

/** What a finding is about, by its names. */
record About(Names names, Finding finding) {
  boolean applies() {
    return finding.outcome() != Finding.Outcome.DOES_NOT_APPLY;
  }

  String first() {
    return finding.about().isEmpty() ? "nothing" : names.of(finding.about().getFirst());
  }

  String last() {
    return finding.about().isEmpty() ? "nothing" : names.of(finding.about().getLast());
  }

  String all() {
    return finding.about().isEmpty() ? "nothing" : names.all(finding.about());
  }

  /** The one where it is about one thing, else the other. */
  String verb(String one, String many) {
    return finding.about().size() == 1 ? one : many;
  }
}
