package casebook.site.spark;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import picocli.CommandLine;

/** The program that {@code spark-submit} starts. */
public final class CasebookSpark {
  private CasebookSpark() {}

  /** Does what the arguments say. */
  public static void main(String[] arguments) {
    int status =
        run(
            new PrintWriter(System.out, true, StandardCharsets.UTF_8),
            new PrintWriter(System.err, true, StandardCharsets.UTF_8),
            arguments);
    if (status != 0) {
      System.exit(status);
    }
  }

  /** The exit status. */
  static int run(PrintWriter out, PrintWriter err, String... arguments) {
    boolean compares = arguments.length > 0 && arguments[0].equals(CompareFolders.NAME);
    return new CommandLine(compares ? new CompareFolders() : new AdjudicateFolders())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(out)
        .setErr(err)
        .execute(compares ? Arrays.copyOfRange(arguments, 1, arguments.length) : arguments);
  }
}
