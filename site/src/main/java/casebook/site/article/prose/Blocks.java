package casebook.site.article.prose;

import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a text, of which blocks are made by empty lines and by how far they are indented.
 */
final class Blocks {
  private final String text;
  private final List<Line> lines = new ArrayList<>();

  /**
   * A line.
   *
   * @param start where it begins in the text
   * @param end where it ends, without its break
   */
  record Line(String words, int start, int end, int indent) {
    boolean isEmpty() {
      return words.isBlank();
    }
  }

  Blocks(String text) {
    this.text = text;
    int start = 0;
    while (start <= text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      String words = text.substring(start, end);
      int indent = words.length() - words.stripLeading().length();
      lines.add(new Line(words.stripTrailing(), start, end, indent));
      start = end + 1;
    }
  }

  List<Line> lines() {
    return lines;
  }

  Line line(int number) {
    return lines.get(number);
  }

  int size() {
    return lines.size();
  }

  /** Whether a block may begin with a line: it is the first, or has an empty one before it. */
  boolean isFirst(int number) {
    return number == 0 || line(number - 1).isEmpty();
  }

  /** The number after the last line of a block without empty lines. */
  int endOfParagraph(int number) {
    int end = number;
    while (end < size() && !line(end).isEmpty()) {
      end++;
    }
    return end;
  }

  /** The number after the last line of what is further indented than another line. */
  int endOfIndented(int number, int indent) {
    int end = number;
    while (end < size() && (line(end).isEmpty() || line(end).indent() > indent)) {
      end++;
    }
    return end;
  }

  /** Takes some lines from the prose. */
  void hide(Prose prose, int from, int to) {
    if (from < to) {
      prose.hide(line(from).start(), line(to - 1).end());
    }
  }

  /** Shows some lines, in which nothing can be linked. */
  void showUnlinked(Prose prose, int from, int to) {
    if (from < to) {
      prose.link(line(from).start(), line(to - 1).end(), "#");
      PlainProse.hideAddresses(
          prose, text.substring(line(from).start(), line(to - 1).end()), line(from).start());
    }
  }
}
