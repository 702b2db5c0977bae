package casebook.index.lucene;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.lucene.index.DirectoryReader;

/** An index that is read by several at once, and gone when nobody holds it any more. */
public interface CountedReader extends AutoCloseable {

  /** What reads it. */
  DirectoryReader reader();

  /** Keeps it open until it is released, unless it is closed already. */
  default boolean hold() {
    return reader().tryIncRef();
  }

  /** Lets go of it. */
  default void release() {
    try {
      reader().decRef();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  default void close() {
    release();
  }
}
