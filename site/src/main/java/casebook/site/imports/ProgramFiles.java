package casebook.site.imports;

import casebook.engine.reading.text.CardText;
import casebook.index.RulesIndex;
import casebook.rules.Editions;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * What the program itself is made of. Another build may read and analyse texts otherwise, or come
 * with other ones: what it has built from them isn't what this one would build.
 */
public final class ProgramFiles {

  private static final String OWN = "casebook/";

  private ProgramFiles() {}

  /** A line for each of its files that is another one where the file is. */
  public static List<String> lines() {
    try {
      var lines = new ArrayList<String>();
      for (Path place :
          Stream.of(Editions.class, CardText.class, RulesIndex.class, ProgramFiles.class)
              .map(ProgramFiles::place)
              .distinct()
              .toList()) {
        lines.addAll(Files.isDirectory(place) ? inFolder(place) : inJar(place));
      }
      return lines.stream().sorted().toList();
    } catch (IOException e) {
      throw new IllegalStateException("The program can't read its own files", e);
    }
  }

  private static Path place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("The program can't find its own files", e);
    }
  }

  private static List<String> inJar(Path jar) throws IOException {
    try (var zip = new ZipFile(jar.toFile())) {
      return zip.stream()
          .filter(file -> file.getName().startsWith(OWN))
          .map(file -> file.getName() + " " + file.getSize() + " " + file.getCrc())
          .toList();
    }
  }

  private static List<String> inFolder(Path folder) throws IOException {
    var lines = new ArrayList<String>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        lines.add(file + " " + Files.size(file) + " " + Files.getLastModifiedTime(file));
      }
    }
    return lines;
  }
}
