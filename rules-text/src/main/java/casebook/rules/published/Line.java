package casebook.rules.published;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A line of a file.
 *
 * @param number its number in the file, counted from 1
 * @param indent how much space stands before the text
 * @param text what stands on it, without the space around it
 */
record Line(int number, int indent, String text) {

  /** How much of a line is enough to recognise it by. */
  private static final int BEGINNING = 60;

  static List<Line> of(String text) {
    String[] lines = text.split("\\R", -1);
    return IntStream.range(0, lines.length)
        .mapToObj(i ->
            new Line(i + 1, lines[i].length() - lines[i].stripLeading().length(), lines[i].strip()))
        .toList();
  }

  boolean isBlank() {
    return text.isEmpty();
  }

  /** The line, or where it is long its beginning, for a message. */
  String beginning() {
    return text.codePointCount(0, text.length()) <= BEGINNING
        ? text
        : text.substring(0, text.offsetByCodePoints(0, BEGINNING)) + "…";
  }
}
