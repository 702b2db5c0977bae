package casebook.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.apache.lucene.index.CodecReader;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;

/**
 * A folder with indexes, each in a folder of its own that is named after what it was made of. One
 * is built beside the others and gets its name in a single step when all of it is written, so that
 * whatever has the right name is whole, unless it was damaged since; its checksums are compared
 * when it is opened. What has another name, or isn't whole, is built anew.
 */
public final class IndexFolder {

  private static final String LOCK = "lock";
  private static final String UNFINISHED = ".unfinished";

  /** Locks of files keep out other programs only. */
  private static final ReentrantLock BUILDING = new ReentrantLock();

  /** Advises an option of Java, which the program's jar has set. */
  private static final Logger NATIVE =
      Logger.getLogger("org.apache.lucene.store.PosixNativeAccess");

  static {
    NATIVE.setLevel(Level.SEVERE);
  }

  private final Path path;
  private final Consumer<String> log;

  /**
   * @param path the folder; it need not exist yet
   * @param log is told why an index is built
   */
  public IndexFolder(Path path, Consumer<String> log) {
    this.path = path;
    this.log = log;
  }

  /** Writes an index into an empty folder, to its end. */
  @FunctionalInterface
  interface Building {
    /** Writes it. */
    void into(Directory directory) throws IOException;
  }

  /**
   * Opens the index with a fingerprint. If there is none, or it is damaged, it is built first;
   * other programs wait for it then. Where nothing can be written it is built in memory.
   *
   * @param name what the index is of, as "rules"
   */
  DirectoryReader open(String name, Fingerprint fingerprint, Building building) {
    Path home = path.resolve(name + "-" + fingerprint.hex());
    Optional<DirectoryReader> current = current(home, log);
    return current.orElseGet(() -> built(name, home, building));
  }

  private Optional<DirectoryReader> current(Path home, Consumer<String> told) {
    if (!Files.isDirectory(home)) {
      return Optional.empty();
    }
    try {
      return Optional.of(whole(FSDirectory.open(home)));
    } catch (IOException | IllegalArgumentException e) {
      told.accept("The index in %s is damaged (%s) and is built anew".formatted(home, e));
      return Optional.empty();
    }
  }

  /**
   * @throws IOException if a file is missing, is of another version or isn't what was written
   * @throws IllegalArgumentException if it is in a form that isn't known
   */
  private static DirectoryReader whole(Directory directory) throws IOException {
    DirectoryReader reader = DirectoryReader.open(directory);
    try {
      for (LeafReaderContext leaf : reader.leaves()) {
        ((CodecReader) leaf.reader()).checkIntegrity();
      }
      return reader;
    } catch (IOException e) {
      reader.close();
      throw e;
    }
  }

  private DirectoryReader built(String name, Path home, Building building) {
    BUILDING.lock();
    try {
      Files.createDirectories(path);
      try (FileChannel channel =
              FileChannel.open(
                  path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock _ = channel.lock()) {
        Optional<DirectoryReader> byOthers = current(home, _ -> {});
        if (byOthers.isPresent()) {
          return byOthers.get();
        }
        return built(reason(name, home), name, home, building);
      }
    } catch (IOException e) {
      log.accept("No index can be kept in %s (%s): it is built in memory".formatted(path, e));
      return inMemory(building);
    } finally {
      BUILDING.unlock();
    }
  }

  private String reason(String name, Path home) throws IOException {
    if (Files.exists(home)) {
      return "the one there is damaged";
    }
    List<Path> others = others(name, home);
    if (others.stream().anyMatch(IndexFolder::isUnfinished)) {
      return "building it was not finished";
    }
    return others.isEmpty()
        ? "there is none yet"
        : "the one there is of other texts or of another version";
  }

  private DirectoryReader built(String reason, String name, Path home, Building building)
      throws IOException {
    log.accept("The index of %s is built in %s: %s".formatted(name, home, reason));
    Path unfinished = home.resolveSibling(home.getFileName() + UNFINISHED);
    remove(unfinished);
    try (Directory directory = FSDirectory.open(unfinished)) {
      building.into(directory);
    }
    remove(home);
    Files.move(unfinished, home, StandardCopyOption.ATOMIC_MOVE);
    DirectoryReader reader = whole(FSDirectory.open(home));
    removeOthers(name, home);
    return reader;
  }

  private static DirectoryReader inMemory(Building building) {
    try {
      Directory directory = new ByteBuffersDirectory();
      building.into(directory);
      return DirectoryReader.open(directory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What else is there of the same name, finished or not. */
  private List<Path> others(String name, Path home) throws IOException {
    try (Stream<Path> all = Files.list(path)) {
      return all.filter(one -> !one.equals(home))
          .filter(one -> one.getFileName().toString().startsWith(name + "-"))
          .toList();
    }
  }

  private static boolean isUnfinished(Path home) {
    return home.toString().endsWith(UNFINISHED);
  }

  /** Whoever has opened one of them goes on with it, or, on some systems, keeps it from going. */
  private void removeOthers(String name, Path home) {
    try {
      for (Path other : others(name, home)) {
        remove(other);
      }
    } catch (IOException e) {
      log.accept("An index that is no longer needed stays in %s: %s".formatted(path, e));
    }
  }

  private static void remove(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
