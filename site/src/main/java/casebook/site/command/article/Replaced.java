package casebook.site.command.article;

import casebook.site.command.option.Refused;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A file that is replaced as a whole: whatever happens, it is the old one or the new one. */
final class Replaced {
  private Replaced() {}

  /** Writes a text in the place of what a file holds. */
  static void write(Path file, String text) throws Refused {
    try {
      Path whole = file.toAbsolutePath();
      Path fresh =
          Files.createTempFile(whole.getParent(), whole.getFileName() + "-", ".unfinished");
      try {
        Files.writeString(fresh, text, StandardCharsets.UTF_8);
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
          channel.force(true);
        }
        Files.move(
            fresh, whole, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(fresh);
      }
    } catch (IOException e) {
      throw new Refused(file + " can't be written: " + e.getMessage());
    }
  }
}
