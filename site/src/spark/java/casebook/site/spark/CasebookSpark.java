package casebook.site.spark;

import picocli.CommandLine;

/** The program that {@code spark-submit} starts. */
public final class CasebookSpark {
  private CasebookSpark() {}

  /** Does what the arguments say. */
  public static void main(String[] arguments) {
    int status =
        new CommandLine(new AdjudicateFolders())
            .setCaseInsensitiveEnumValuesAllowed(true)
            .execute(arguments);
    if (status != 0) {
      System.exit(status);
    }
  }
}
