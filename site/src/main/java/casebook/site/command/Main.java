package casebook.site.command;

import casebook.site.command.option.Opening;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The program. */
public final class Main {
  /** Lucene warns here that an incubating module of Java, which it can do without, is missing. */
  private static final Logger VECTORS =
      Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider");

  /** How many virtual threads may run at once: Java's default is the number of cores. */
  private static final String CARRIERS = "jdk.virtualThreadScheduler.parallelism";

  private static final int AT_LEAST = 8;

  private Main() {}

  /** Runs the command that the arguments name, and ends with its exit status. */
  public static void main(String[] arguments) {
    VECTORS.setLevel(Level.SEVERE);
    letVirtualThreadsRun();
    Opening opening = Opening.withBars().warning(System.err::println);
    System.exit(CasebookCommand.run(opening, arguments));
  }

  /**
   * A virtual thread that loads a class keeps its carrier while it waits for another thread. Where
   * all carriers wait so, the thread that they wait for finds none, and the site never answers: two
   * carriers are too few.
   */
  private static void letVirtualThreadsRun() {
    if (System.getProperty(CARRIERS) == null) {
      int cores = Runtime.getRuntime().availableProcessors();
      System.setProperty(CARRIERS, Integer.toString(Math.max(AT_LEAST, cores)));
    }
  }
}
