package casebook.rules;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** Texts that aren't part of the project and may be kept in a folder beside it. */
public final class SharedData {

  private SharedData() {}

  /** The file or folder with this path in the folder; the test is skipped where it is missing. */
  public static Path path(String path) {
    Path wanted =
        Path.of(System.getProperty("casebook.root")).resolveSibling("shared").resolve(path);
    Assumptions.assumeTrue(
        Files.exists(wanted), () -> "SKIPPED, not checked: there is no " + wanted);
    return wanted;
  }
}
