package casebook.site.command;

import casebook.site.command.option.Opening;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The program. */
public final class Main {
  /** Lucene warns here that an incubating module of Java, which it can do without, is missing. */
  private static final Logger VECTORS =
      Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider");

  private Main() {}

  /** Runs the command that the arguments name, and ends with its exit status. */
  public static void main(String[] arguments) {
    VECTORS.setLevel(Level.SEVERE);
    Opening opening = Opening.withBars().warning(System.err::println);
    System.exit(CasebookCommand.run(opening, arguments));
  }
}
