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
  private int number;

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
    while (true) {
      Optional<String> text = read();
      if (text.isEmpty()) {
        return Optional.empty();
      }
      number++;
      if (!text.get().isBlank()) {
        return Optional.of(new Line(number, text.get()));
      }
    }
  }

  @Override
  public boolean hasMoreNow() throws IOException {
    return in.ready();
  }

  private Optional<String> read() throws IOException {
    int sign = in.read();
    if (sign < 0) {
      return Optional.empty();
    }
    var text = new StringBuilder();
    if (number == 0 && sign == BYTE_ORDER_MARK) {
      sign = in.read();
    }
    while (sign >= 0 && sign != '\n') {
      if (text.length() <= LONGEST) {
        text.append((char) sign);
      }
      sign = in.read();
    }
    return Optional.of(text.toString());
  }
}
