package casebook.site.imports;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/**
 * What was worked out of what was imported, kept so that it need not be worked out again. A file is
 * named after what it was made of and ends with a checksum; it gets its name when all of it is
 * written. One that is of something else, or damaged, is thrown away.
 *
 * @param path the folder; it need not exist yet
 */
public record ComputedFiles(Path path) {

  /** Reads what was worked out. */
  @FunctionalInterface
  public interface Reading<T> {
    /** Reads it. */
    T from(DataInput in) throws IOException;
  }

  /** Writes what was worked out. */
  @FunctionalInterface
  public interface Writing {
    /** Writes it. */
    void to(DataOutput out) throws IOException;
  }

  private Path file(String name, String fingerprint) {
    return path.resolve(name + "-" + fingerprint);
  }

  /**
   * What is kept; empty if nothing is, or it is damaged.
   *
   * @param name what it is, as "editions"
   * @param fingerprint of all that it was worked out of
   */
  public <T> Optional<T> read(String name, String fingerprint, Reading<T> reading) {
    Path file = file(name, fingerprint);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      byte[] bytes = Files.readAllBytes(file);
      int length = bytes.length - Long.BYTES;
      var checksum = new CRC32C();
      checksum.update(bytes, 0, Math.max(0, length));
      if (length < 0 || ByteBuffer.wrap(bytes).getLong(length) != checksum.getValue()) {
        throw new IOException("the checksum is wrong");
      }
      return Optional.of(
          reading.from(new DataInputStream(new ByteArrayInputStream(bytes, 0, length))));
    } catch (IOException e) {
      remove(file);
      return Optional.empty();
    }
  }

  /**
   * Keeps it under this name, in place of what was kept there. Where the folder can't be written,
   * nothing is kept.
   */
  public void keep(String name, String fingerprint, Writing writing) {
    try {
      Files.createDirectories(path);
      // As readable as all other files: who imports may be another user than who serves.
      Path unfinished = path.resolve(name + "-" + UUID.randomUUID() + ".unfinished");
      try {
        write(unfinished, writing);
        Files.move(
            unfinished,
            file(name, fingerprint),
            StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(unfinished);
      }
      removeOthers(name, file(name, fingerprint));
    } catch (IOException e) {
      // It is worked out again when it is needed again: nothing is lost but time.
      return;
    }
  }

  private static void write(Path file, Writing writing) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      var checked = new CheckedOutputStream(out, new CRC32C());
      var data = new DataOutputStream(checked);
      writing.to(data);
      data.flush();
      new DataOutputStream(out).writeLong(checked.getChecksum().getValue());
    }
  }

  /** Whoever is just writing one writes it again when it misses it. */
  private void removeOthers(String name, Path file) throws IOException {
    try (Stream<Path> all = Files.list(path)) {
      List<Path> others =
          all.filter(one -> one.getFileName().toString().startsWith(name + "-"))
              .filter(one -> !one.equals(file))
              .toList();
      others.forEach(ComputedFiles::remove);
    }
  }

  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // It is in the way of nobody.
      return;
    }
  }
}
