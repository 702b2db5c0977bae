package casebook.site.catalogue;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files of text that may be compressed with gzip; what they begin with tells. */
public final class TextFile {

  /** The first two bytes of what gzip has made. */
  private static final int GZIP = 0x1f8b;

  private static final int BUFFER = 1 << 16;

  private TextFile() {}

  /** The text of a file in UTF-8. */
  public static Reader open(Path file) throws IOException {
    return new InputStreamReader(plain(Files.newInputStream(file)), StandardCharsets.UTF_8);
  }

  /** What is in a stream, decompressed; reading it to its end shows whether it is damaged. */
  public static InputStream plain(InputStream compressedOrNot) throws IOException {
    var in = new BufferedInputStream(compressedOrNot, BUFFER);
    in.mark(2);
    int magic = in.read() << 8 | in.read();
    in.reset();
    return magic == GZIP ? new Unpacked(in, BUFFER) : in;
  }
}
