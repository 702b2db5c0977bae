package casebook.site.imports;

import casebook.site.catalogue.TextFile;
import casebook.site.imports.published.ImportException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * Where the user's imports are kept. Each file in it is whole: a new one takes the place of the old
 * one in a single step, when all of it is written.
 *
 * @param path the folder; it need not exist before the first import
 */
public record DataFolder(Path path) {
  private static final String LOCK = "lock";
  private static final String UNFINISHED = ".unfinished";
  private static final String INDEXES = "index";
  private static final String COMPUTED = "computed";

  /** The list of the files that an import of several takes over, while it does. */
  private static final String TAKEN_OVER = "taken-over";

  /** The ending of the names of complete files. */
  private static final String WRITTEN = ".gz";

  /** The folder of a user who hasn't chosen one, as the XDG base directories have it. */
  public static DataFolder standard(Map<String, String> environment, Path home) {
    Path base =
        Optional.ofNullable(environment.get("XDG_DATA_HOME"))
            .map(Path::of)
            .filter(Path::isAbsolute)
            .orElseGet(() -> home.resolve(".local").resolve("share"));
    return new DataFolder(base.resolve("casebook"));
  }

  /** Where indexes of what was imported are kept. */
  public Path indexes() {
    return path.resolve(INDEXES);
  }

  /** Where it is kept what was worked out of what was imported. */
  public ComputedFiles computed() {
    return new ComputedFiles(path.resolve(COMPUTED));
  }

  /**
   * By what it is seen that something was imported.
   *
   * @param files each file with its size and when it was written
   */
  public record State(List<String> files) {
    /** Copies the list. */
    public State {
      files = List.copyOf(files);
    }
  }

  /** The state of the folder; one without files if it can't be read. */
  public State state() {
    var files = new ArrayList<String>();
    try {
      for (String name : names()) {
        if (name.endsWith(WRITTEN)) {
          Path file = file(name);
          files.add(name + " " + Files.size(file) + " " + Files.getLastModifiedTime(file));
        }
      }
      return new State(files);
    } catch (ImportException | IOException e) {
      return new State(List.of());
    }
  }

  /** The names of the files that were written here, in order. */
  List<String> names() throws ImportException {
    if (!Files.exists(path)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(path)) {
      return Stream.concat(files.map(file -> file.getFileName().toString()), takenOver().stream())
          .sorted()
          .distinct()
          .toList();
    } catch (IOException e) {
      throw new ImportException("%s can't be read: %s".formatted(path, e), e);
    }
  }

  /** The files that an import has written, all of them whole, and is about to give their names. */
  private List<String> takenOver() throws IOException {
    try {
      return Files.readAllLines(path.resolve(TAKEN_OVER));
    } catch (NoSuchFileException e) {
      return List.of();
    }
  }

  /** Where a file is that was written here. */
  private Path file(String name) throws IOException {
    Path unfinished = path.resolve(name + UNFINISHED);
    return takenOver().contains(name) && Files.exists(unfinished) ? unfinished : path.resolve(name);
  }

  /**
   * What tells one content of a file from another without reading it: its size, and the checksum
   * and length with which gzip ends it.
   */
  String stamp(String name) throws ImportException {
    try (FileChannel channel = FileChannel.open(file(name), StandardOpenOption.READ)) {
      var end = ByteBuffer.allocate(Long.BYTES);
      channel.read(end, Math.max(0, channel.size() - Long.BYTES));
      return "%s %d %s".formatted(name, channel.size(), HexFormat.of().formatHex(end.array()));
    } catch (IOException e) {
      throw new ImportException("%s can't be read: %s".formatted(path.resolve(name), why(e)), e);
    }
  }

  /**
   * The lines of a file that was written here, none if there is no such file.
   *
   * @throws ImportException if it was damaged since
   */
  List<String> lines(String name) throws ImportException {
    Path file = path.resolve(name);
    try {
      file = file(name);
    } catch (IOException e) {
      throw new ImportException("%s can't be read: %s".formatted(file, why(e)), e);
    }
    if (!Files.exists(file)) {
      return List.of();
    }
    try (var reader = new BufferedReader(TextFile.open(file))) {
      return reader.readAllLines();
    } catch (FileSystemException e) {
      throw new ImportException("%s can't be read: %s".formatted(file, why(e)), e);
    } catch (IOException e) {
      throw new ImportException(
          "%s is damaged (%s): remove it and import again".formatted(file, why(e)), e);
    }
  }

  /**
   * Puts a file with these lines in the place of the one with that name. If the program ends before
   * that, the old file stays as it is.
   */
  void replace(String name, Stream<String> lines) throws ImportException {
    writeUnfinished(name, lines);
    try {
      finish(name);
    } catch (IOException e) {
      throw notWritten(path.resolve(name), e);
    }
  }

  /**
   * Writes such a file without giving it its name yet; {@link #takeOver} does that for several at
   * once.
   */
  void writeUnfinished(String name, Stream<String> lines) throws ImportException {
    Path unfinished = path.resolve(name + UNFINISHED);
    try {
      try (FileChannel channel =
              FileChannel.open(
                  unfinished,
                  StandardOpenOption.CREATE,
                  StandardOpenOption.TRUNCATE_EXISTING,
                  StandardOpenOption.WRITE);
          var zip = new GZIPOutputStream(Channels.newOutputStream(channel));
          Writer out = new OutputStreamWriter(zip, StandardCharsets.UTF_8)) {
        for (String line : (Iterable<String>) lines::iterator) {
          out.write(line);
          out.write('\n');
        }
        out.flush();
        zip.finish();
        channel.force(true);
      }
    } catch (IOException e) {
      throw notWritten(unfinished, e);
    }
  }

  /**
   * Puts all files that were written so in the place of the old ones, in one step: from the moment
   * on that the list of them is there they are what is read, though the program end before all have
   * their names.
   */
  void takeOver(List<String> names) throws ImportException {
    Path list = path.resolve(TAKEN_OVER);
    Path unfinished = path.resolve(TAKEN_OVER + UNFINISHED);
    try {
      try (FileChannel channel =
          FileChannel.open(
              unfinished,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE)) {
        channel.write(StandardCharsets.UTF_8.encode(String.join("\n", names)));
        channel.force(true);
      }
      Files.move(unfinished, list, StandardCopyOption.ATOMIC_MOVE);
      finishAll();
    } catch (IOException e) {
      throw notWritten(list, e);
    }
  }

  /** Gives the files of the list their names; some may have them already. */
  private void finishAll() throws IOException {
    for (String name : takenOver()) {
      if (Files.exists(path.resolve(name + UNFINISHED))) {
        finish(name);
      }
    }
    Files.deleteIfExists(path.resolve(TAKEN_OVER));
  }

  private void finish(String name) throws IOException {
    Files.move(
        path.resolve(name + UNFINISHED),
        path.resolve(name),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  /** A step that changes the folder. */
  @FunctionalInterface
  interface Step<T> {
    /** Changes the folder. */
    T run() throws ImportException;
  }

  /**
   * Changes the folder while no other program does, and makes it first if need be.
   *
   * @throws ImportException if another program changes it just now
   */
  <T> T alone(Step<T> step) throws ImportException {
    try {
      Files.createDirectories(path);
      try (FileChannel channel =
              FileChannel.open(
                  path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock lock = channel.tryLock()) {
        if (lock == null) {
          throw new ImportException("Another import into %s is going on".formatted(path));
        }
        finishAll();
        removeUnfinished();
        return step.run();
      }
    } catch (OverlappingFileLockException e) {
      throw new ImportException("Another import into %s is going on".formatted(path), e);
    } catch (IOException e) {
      throw notWritten(path, e);
    }
  }

  private void removeUnfinished() throws IOException {
    Predicate<Path> isUnfinished = file -> file.toString().endsWith(UNFINISHED);
    try (Stream<Path> files = Files.list(path)) {
      for (Path file : files.filter(isUnfinished).toList()) {
        Files.delete(file);
      }
    }
  }

  private static ImportException notWritten(Path file, IOException e) {
    return new ImportException(
        "%s can't be written (%s); --data chooses another folder".formatted(file, why(e)), e);
  }

  private static String why(IOException e) {
    return switch (e) {
      case AccessDeniedException _ -> "you may not";
      case FileAlreadyExistsException _ -> "it is a file, not a folder";
      case FileSystemException system ->
          Objects.requireNonNullElse(system.getReason(), e.toString());
      default -> Objects.requireNonNullElse(e.getMessage(), e.toString());
    };
  }
}
