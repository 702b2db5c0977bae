package casebook.site.batch;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;

/** Lines that are read one by one, however long they are. */
public final class CaseLines implements LinePipe.Source<CaseLines.Line> {

  /** No case is this long; a longer line must not fill the memory. */
  static final int LONGEST = 1 << 20;

  private static final int BYTE_ORDER_MARK = 0xFEFF;

  private final BufferedReader in;

  /** The line that is being read. */
  private final StringBuilder begun = new StringBuilder();

  /** How many lines were read before it. */
  private int number;

  private boolean isOver;

  /** Those of a reader. */
  public CaseLines(BufferedReader in) {
    this.in = in;
  }

  /**
   * A line.
   *
   * @param number which line it is, from 1
   * @param text what stands there; of one that is too long, so much that it is seen to be too long
   */
  public record Line(int number, String text) implements LinePipe.Line {
    @Override
    public int length() {
      return text.length();
    }
  }

  /** The next line that isn't blank. */
  @Override
  public Optional<Line> next() throws IOException {
    while (!isOver) {
      read(true);
      Optional<Line> line = taken();
      if (line.isPresent()) {
        return line;
      }
    }
    return Optional.empty();
  }

  /** The next line that isn't blank, if all of it has come; this waits for nothing. */
  Optional<Line> nextNow() throws IOException {
    while (!isOver && read(false)) {
      Optional<Line> line = taken();
      if (line.isPresent()) {
        return line;
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean hasMoreNow() throws IOException {
    return in.ready();
  }

  /**
   * Reads on in the line that has begun.
   *
   * @param waits whether to wait for what hasn't come yet
   * @return whether all of the line has come
   */
  private boolean read(boolean waits) throws IOException {
    while (waits || in.ready()) {
      int sign = in.read();
      isOver = sign < 0;
      if (isOver || sign == '\n') {
        return true;
      }
      boolean isMark = number == 0 && begun.isEmpty() && sign == BYTE_ORDER_MARK;
      if (!isMark && begun.length() <= LONGEST) {
        begun.append((char) sign);
      }
    }
    return false;
  }

  /** The line that has been read, unless it is blank; another begins. */
  private Optional<Line> taken() {
    number++;
    String text = begun.toString();
    begun.setLength(0);
    return Optional.of(new Line(number, text)).filter(line -> !line.text().isBlank());
  }
}
