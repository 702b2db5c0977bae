package casebook.site.fuzz;

import java.nio.charset.StandardCharsets;

/**
 * Where Jazzer begins: it looks for texts that lead to code that none before has reached. {@code
 * -Dcasebook.reader=} names the reader.
 */
public final class Guided {
  private static final FuzzedReader READER =
      FuzzedReader.valueOf(System.getProperty("casebook.reader", "JSON_CASES"));

  private Guided() {}

  /** What is done for the first time takes long, and isn't to count as a text that hangs. */
  public static void fuzzerInitialize() {
    READER.seeds().forEach(seed -> READER.read(seed.getBytes(StandardCharsets.UTF_8)));
  }

  /** Reads what Jazzer has made. */
  public static void fuzzerTestOneInput(byte[] text) {
    READER.read(text);
  }
}
