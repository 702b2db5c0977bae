package casebook.site.batch;

/** Lines from one number to another, both with them. */
record Span(int from, int to) {

  boolean holds(int line) {
    return from <= line && line <= to;
  }
}
