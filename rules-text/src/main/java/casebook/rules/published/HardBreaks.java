package casebook.rules.published;

import java.util.ArrayList;
import java.util.List;

/**
 * Takes back the line breaks of a file whose paragraphs are broken into lines of about one width. A
 * line goes on the paragraph above it where its first word had no room left there or has a small
 * letter, unless it is indented or begins an example.
 */
final class HardBreaks {

  /** Files without hard breaks have lines of several hundred characters. */
  private static final int WIDEST = 160;

  /** Nobody breaks paragraphs into narrower lines than this; they are short. */
  private static final int NARROWEST = 80;

  /** Characters differ in width: so much of the longest line has every one that is full. */
  private static final double FULL = 0.75;

  private HardBreaks() {}

  /** The lines of a text, with each paragraph on one, which has the number of its first line. */
  static List<Line> joined(String text) {
    List<Line> lines = Line.of(text);
    int longest = lines.stream().mapToInt(line -> line.text().length()).max().orElse(0);
    if (longest > WIDEST || longest < NARROWEST) {
      return lines;
    }
    var joined = new ArrayList<Line>();
    int above = 0;
    for (Line line : lines) {
      int word = line.text().split(" ", 2)[0].length();
      boolean full = above + 1 + word > FULL * longest;
      if (above > 0 && goesOn(line) && (full || Character.isLowerCase(line.text().charAt(0)))) {
        Line begun = joined.removeLast();
        joined.add(new Line(begun.number(), begun.indent(), begun.text() + " " + line.text()));
      } else {
        joined.add(line);
      }
      above = line.text().length();
    }
    return joined;
  }

  private static boolean goesOn(Line line) {
    return !line.isBlank() && line.indent() == 0 && !line.text().startsWith("Example:");
  }
}
