package casebook.site.batch;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** A file that lines are written to, compressed if its name says so. */
final class LineFile implements AutoCloseable {
  private static final int BUFFER = 1 << 16;

  private final FileChannel file;
  private final Compression compression;
  private Optional<Writer> part = Optional.empty();

  /**
   * Opens a file, and cuts off what follows.
   *
   * @param length how much of it stays, in bytes
   */
  LineFile(Path path, long length) throws IOException {
    file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (file.size() < length) {
      file.close();
      throw new BatchRun.NotBegun(
          "%s is shorter than it was when the run was stopped: delete it and %s, and begin again"
              .formatted(path, Checkpoint.place(path)));
    }
    file.truncate(length);
    file.position(length);
    compression = Compression.of(path);
  }

  void write(String line) throws IOException {
    if (part.isEmpty()) {
      var buffered = new BufferedOutputStream(Channels.newOutputStream(file), BUFFER);
      part =
          Optional.of(
              new BufferedWriter(
                  new OutputStreamWriter(compression.part(buffered), StandardCharsets.UTF_8)));
    }
    part.get().write(line);
    part.get().write('\n');
  }

  /** Has all lines on the disk, and says how long the file is then. */
  long save() throws IOException {
    endPart();
    file.force(true);
    return file.position();
  }

  private void endPart() throws IOException {
    if (part.isPresent()) {
      part.get().close();
      part = Optional.empty();
    }
  }

  @Override
  public void close() throws IOException {
    try {
      endPart();
    } finally {
      file.close();
    }
  }
}
