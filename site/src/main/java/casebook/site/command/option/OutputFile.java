package casebook.site.command.option;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where a command is asked to write. */
public final class OutputFile {
  private OutputFile() {}

  /**
   * Checks that a file can stand there.
   *
   * @throws Refused if it is a folder, or in none, or may not be written
   */
  public static void check(Path file) throws Refused {
    Path folder = file.toAbsolutePath().normalize().getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      throw new Refused(
          "There is no folder %s to write %s in: make it, or name another"
              .formatted(folder, file.getFileName()));
    }
    if (Files.isDirectory(file)) {
      throw new Refused(file + " is a folder: name a file to write");
    }
    if (!Files.isWritable(Files.exists(file) || folder == null ? file : folder)) {
      throw new Refused("You may not write " + file + ": name another file");
    }
  }
}
