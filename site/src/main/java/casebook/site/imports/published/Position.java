package casebook.site.imports.published;

import tools.jackson.core.TokenStreamLocation;

/** Where something stands in a public file; both numbers begin with 1. */
record Position(int line, int column) {
  static Position of(TokenStreamLocation location) {
    return new Position(Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
  }

  @Override
  public String toString() {
    return "line " + line + ", column " + column;
  }
}
