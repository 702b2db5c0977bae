package casebook.site.exchange;

import casebook.site.input.tree.Place;
import java.util.ArrayList;
import java.util.List;

/** A part of one line of a text, and where it stands. */
record Piece(String text, Place place) {

  /** The lines of a text, without what ends them and without blanks around them. */
  static List<Piece> lines(String text) {
    var lines = new ArrayList<Piece>();
    int number = 1;
    for (String line : text.split("\\R", -1)) {
      lines.add(new Piece(line, new Place(number++, 1)).stripped());
    }
    return lines;
  }

  /** The text from one index to another. */
  Piece between(int from, int to) {
    return new Piece(text.substring(from, to), new Place(place.line(), place.column() + from));
  }

  /** The text from an index on. */
  Piece from(int begin) {
    return between(begin, text.length());
  }

  Piece stripped() {
    int from = 0;
    int to = text.length();
    while (from < to && isBlank(text.charAt(from))) {
      from++;
    }
    while (to > from && isBlank(text.charAt(to - 1))) {
      to--;
    }
    return between(from, to);
  }

  private static boolean isBlank(char sign) {
    return Character.isWhitespace(sign) || Character.isSpaceChar(sign) || sign == '\uFEFF';
  }

  /** The parts between separators, stripped, without empty ones. */
  List<Piece> parts(char separator) {
    var parts = new ArrayList<Piece>();
    int from = 0;
    while (from <= text.length()) {
      int end = text.indexOf(separator, from);
      int to = end < 0 ? text.length() : end;
      Piece part = between(from, to).stripped();
      if (!part.isEmpty()) {
        parts.add(part);
      }
      from = to + 1;
    }
    return parts;
  }

  /** The text before the first such sign, or all of it. */
  Piece before(char sign) {
    int at = text.indexOf(sign);
    return at < 0 ? this : between(0, at).stripped();
  }

  /** The text after the first such sign; empty where there is none. */
  Piece after(char sign) {
    int at = text.indexOf(sign);
    return from(at < 0 ? text.length() : at + 1).stripped();
  }

  boolean isEmpty() {
    return text.isEmpty();
  }
}
