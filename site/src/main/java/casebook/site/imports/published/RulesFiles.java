package casebook.site.imports.published;

import casebook.site.catalogue.TextFile;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Finds files that may be editions: those that are named, the texts in folders and those in zip
 * files.
 *
 * @param found what can be read, in order
 * @param refused what can't even be opened
 * @param leftOut how many files in folders and zip files are no texts
 */
public record RulesFiles(List<RulesFile> found, List<Refusal> refused, int leftOut) {

  /** The rules have a megabyte; no more than this is read of one file. */
  private static final int LARGEST = 16 << 20;

  /** Text is packed to a fifth or a tenth; what swells more than this is no text. */
  private static final int MOST_SWOLLEN = 200;

  /** There is an edition every month or two. */
  private static final int MOST_FILES = 2000;

  /**
   * A file that isn't imported.
   *
   * @param file its name
   * @param reason why, without a full stop, with the line if one shows it
   */
  public record Refusal(String file, String reason) {}

  /** Copies the lists. */
  public RulesFiles {
    found = List.copyOf(found);
    refused = List.copyOf(refused);
  }

  /** All that paths of files and folders lead to. */
  public static RulesFiles in(List<Path> paths) {
    var found = new ArrayList<RulesFile>();
    var refused = new ArrayList<Refusal>();
    int leftOut = 0;
    for (Path path : paths) {
      try {
        leftOut += Files.isDirectory(path) ? addFolder(path, found, refused) : add(path, found);
      } catch (IOException e) {
        refused.add(new Refusal(path.toString(), "It can't be read: " + why(e)));
      }
    }
    return new RulesFiles(found, refused, leftOut);
  }

  private static int addFolder(Path folder, List<RulesFile> found, List<Refusal> refused)
      throws IOException {
    int leftOut = 0;
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        if (isText(file.toString()) || isZip(file.toString())) {
          try {
            leftOut += add(file, found);
          } catch (IOException e) {
            refused.add(new Refusal(file.toString(), "It can't be read: " + why(e)));
          }
        } else {
          leftOut++;
        }
      }
    }
    return leftOut;
  }

  private static int add(Path file, List<RulesFile> found) throws IOException {
    if (isZip(file.toString())) {
      return addZip(file, found);
    }
    try (InputStream readable = Files.newInputStream(file)) {
      Objects.requireNonNull(readable);
    }
    found.add(
        new RulesFile(
            file.toString(),
            () -> {
              try (InputStream in = Files.newInputStream(file)) {
                return plain(in);
              } catch (IOException e) {
                throw new ImportException("It can't be read: " + why(e), e);
              }
            }));
    return 0;
  }

  private static int addZip(Path file, List<RulesFile> found) throws IOException {
    int leftOut = 0;
    try (var zip = new ZipFile(file.toFile())) {
      if (zip.size() > MOST_FILES) {
        throw new IOException(
            "it has %,d files, and at most %,d are read".formatted(zip.size(), MOST_FILES));
      }
      List<? extends ZipEntry> entries =
          zip.stream()
              .filter(entry -> !entry.isDirectory())
              .sorted(Comparator.comparing(ZipEntry::getName))
              .toList();
      for (ZipEntry entry : entries) {
        if (isText(entry.getName()) && !entry.getName().startsWith("__MACOSX/")) {
          found.add(
              new RulesFile(file + ", " + entry.getName(), () -> unpacked(file, entry.getName())));
        } else {
          leftOut++;
        }
      }
    }
    return leftOut;
  }

  private static byte[] unpacked(Path file, String name) throws ImportException {
    try (var zip = new ZipFile(file.toFile())) {
      ZipEntry entry = zip.getEntry(name);
      if (entry == null) {
        throw new IOException("it is no longer there");
      }
      try (InputStream in = zip.getInputStream(entry)) {
        byte[] bytes = plain(in);
        if (bytes.length > MOST_SWOLLEN * Math.max(1024, entry.getCompressedSize())) {
          throw new ImportException(
              "It is packed to less than one part in %d, which no text is".formatted(MOST_SWOLLEN));
        }
        return bytes;
      }
    } catch (IOException e) {
      throw new ImportException("It can't be unpacked: " + why(e), e);
    }
  }

  /** What is in a stream, packed with gzip or not; it stops where that is too much. */
  public static byte[] plain(InputStream packedOrNot) throws IOException, ImportException {
    byte[] bytes;
    try (InputStream plain = TextFile.plain(packedOrNot)) {
      bytes = plain.readNBytes(LARGEST + 1);
    }
    if (bytes.length > LARGEST) {
      throw new ImportException(
          "It has more than %d MB, and no edition has more than one or two"
              .formatted(LARGEST >> 20));
    }
    return bytes;
  }

  private static boolean isText(String name) {
    String small = name.toLowerCase(Locale.ROOT);
    String last = small.substring(small.lastIndexOf('/') + 1);
    return (small.endsWith(".txt") || small.endsWith(".txt.gz")) && !last.startsWith(".");
  }

  private static boolean isZip(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  private static String why(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> "there is no such file";
      case AccessDeniedException _ -> "you may not";
      case ZipException _, EOFException _ ->
          "it is damaged, not whole, or packed otherwise than its name says";
      default -> Objects.requireNonNullElse(e.getMessage(), e.toString());
    };
  }
}
