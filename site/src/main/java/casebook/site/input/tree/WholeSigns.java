package casebook.site.input.tree;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;

/**
 * Reads a text in pieces of which none ends within a sign of two chars. The reader of YAML fails
 * where such a sign lies across the end of its buffer.
 */
public final class WholeSigns extends Reader {
  private final StringReader text;

  /** Reads a text from its beginning. */
  public WholeSigns(String text) {
    this.text = new StringReader(text);
  }

  @Override
  public int read(char[] buffer, int start, int length) throws IOException {
    text.mark(0);
    int count = text.read(buffer, start, length);
    if (count > 1 && Character.isHighSurrogate(buffer[start + count - 1])) {
      text.reset();
      return text.read(buffer, start, count - 1);
    }
    return count;
  }

  @Override
  public void close() {
    text.close();
  }
}
