package casebook.site.batch;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/** What is decompressed as it is read; where that fails, it is told of which file. */
public final class Decompressed extends FilterInputStream {
  private final String name;

  private Decompressed(String name, InputStream in) {
    super(in);
    this.name = name;
  }

  /** A file is damaged; the message says which. */
  public static final class Damaged extends IOException {
    private static final long serialVersionUID = 1;

    Damaged(String name, IOException why) {
      super(
          "%s is cut off or damaged, and can't be decompressed to its end (%s)"
              .formatted(name, Objects.requireNonNullElse(why.getMessage(), "it ends too early")),
          why);
    }
  }

  /** Begins to decompress. */
  @FunctionalInterface
  interface Opening {
    /** What is decompressed. */
    InputStream open() throws IOException;
  }

  /** Opens or reads something. */
  @FunctionalInterface
  private interface Attempt<T> {
    /** What comes of it. */
    T make() throws IOException;
  }

  /**
   * Begins to decompress.
   *
   * @param name the file's name
   */
  static InputStream of(String name, Opening opening) throws IOException {
    return new Decompressed(name, attempt(name, opening::open));
  }

  private static <T> T attempt(String name, Attempt<T> attempt) throws IOException {
    try {
      return attempt.make();
    } catch (IOException e) {
      throw new Damaged(name, e);
    }
  }

  @Override
  public int read() throws IOException {
    return attempt(name, in::read);
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    return attempt(name, () -> in.read(bytes, from, length));
  }
}
