package casebook.site.work;

/** Kinds of work that can take too long, each with advice for making it smaller. */
public enum Task {
  RULING(
      "Make the case smaller: leave out permanents, effects and moves that make no difference,"
          + " write alike tokens as one entry with “count”, and ask for fewer legal attacks"
          + " (“limit”)."),
  QUESTION("Ask about fewer permanents at once."),
  TEXT("Send less rules text at once."),
  ARTICLE("Send the article in parts: fewer citations and fewer quotations at once."),
  SEARCH("Search for fewer words.");

  private final String advice;

  Task(String advice) {
    this.advice = advice;
  }

  /** What to do where it takes too long, as sentences. */
  public String advice() {
    return advice;
  }
}
