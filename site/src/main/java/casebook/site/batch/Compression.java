package casebook.site.batch;

import com.github.luben.zstd.ZstdInputStream;
import com.github.luben.zstd.ZstdOutputStream;
import java.io.BufferedInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** How files of lines are compressed, if they are. */
public enum Compression {
  NONE,
  GZIP,
  ZSTD;

  private static final int BUFFER = 1 << 16;
  private static final int[] GZIP_BEGINS = {0x1f, 0x8b};
  private static final int[] ZSTD_BEGINS = {0x28, 0xb5, 0x2f, 0xfd};

  /** The one that a file's name ends with. */
  public static Compression of(Path file) {
    String name = file.toString();
    if (name.endsWith(".gz")) {
      return GZIP;
    }
    return name.endsWith(".zst") ? ZSTD : NONE;
  }

  /**
   * What is read, decompressed if its first bytes say that it is compressed.
   *
   * @param name what it is called, for whoever must be told that it is damaged
   */
  public static InputStream decompressed(InputStream in, String name) throws IOException {
    var buffered = new BufferedInputStream(in, BUFFER);
    if (begins(buffered, GZIP_BEGINS)) {
      return Decompressed.of(name, () -> new GZIPInputStream(buffered, BUFFER));
    }
    return begins(buffered, ZSTD_BEGINS)
        ? Decompressed.of(name, () -> new ZstdInputStream(buffered))
        : buffered;
  }

  private static boolean begins(InputStream in, int[] bytes) throws IOException {
    in.mark(bytes.length);
    boolean same = true;
    for (int index = 0; same && index < bytes.length; index++) {
      same = in.read() == bytes[index];
    }
    in.reset();
    return same;
  }

  /**
   * A part of a file that can be read without what follows it, and ends when it is closed: the file
   * itself stays open. A file of several such parts is read like one.
   */
  public OutputStream part(OutputStream file) throws IOException {
    OutputStream open = new StaysOpen(file);
    return switch (this) {
      case NONE -> open;
      case GZIP -> new GZIPOutputStream(open, BUFFER);
      case ZSTD -> new ZstdOutputStream(open);
    };
  }

  private static final class StaysOpen extends FilterOutputStream {
    StaysOpen(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      out.write(bytes, from, length);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }
}
