package casebook.site.fuzz;

/**
 * Where Jazzer begins: it looks for texts that lead to code that none before has reached. {@code
 * -Dcasebook.reader=} names the reader.
 */
public final class Guided {
  private static final FuzzedReader READER =
      FuzzedReader.valueOf(System.getProperty("casebook.reader", "JSON_CASES"));

  private Guided() {}

  /** Reads what Jazzer has made. */
  public static void fuzzerTestOneInput(byte[] text) {
    READER.read(text);
  }
}
