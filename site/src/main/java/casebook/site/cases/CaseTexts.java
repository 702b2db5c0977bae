package casebook.site.cases;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * The files of the published rulings, all read in one go: to look for each of them among the
 * resources takes longer than to read it.
 */
public final class CaseTexts {
  private static final String FOLDER = "cases/";
  private static final String ENDING = ".yaml";

  private CaseTexts() {}

  /** Their texts by their names without the ending: {@code 508.1a-tapped}. */
  public static SortedMap<String, String> builtIn() {
    ClassLoader loader = Objects.requireNonNull(CaseTexts.class.getClassLoader());
    try {
      URL folder = Objects.requireNonNull(loader.getResource(FOLDER), FOLDER);
      SortedMap<String, String> texts =
          folder.openConnection() instanceof JarURLConnection jar
              ? inJar(jar)
              : inFolder(Path.of(folder.toURI()));
      return Collections.unmodifiableSortedMap(texts);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static SortedMap<String, String> inJar(JarURLConnection connection) throws IOException {
    SortedMap<String, String> texts = new TreeMap<>();
    connection.setUseCaches(false);
    try (JarFile jar = connection.getJarFile()) {
      for (ZipEntry entry : Collections.list(jar.entries())) {
        String name = entry.getName();
        if (name.startsWith(FOLDER) && name.endsWith(ENDING)) {
          try (InputStream stream = jar.getInputStream(entry)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            texts.put(slug(name.substring(FOLDER.length())), text);
          }
        }
      }
    }
    return texts;
  }

  private static SortedMap<String, String> inFolder(Path folder) throws IOException {
    SortedMap<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> rulings = files.filter(file -> file.toString().endsWith(ENDING)).toList();
      for (Path file : rulings) {
        texts.put(slug(file.getFileName().toString()), Files.readString(file));
      }
    }
    return texts;
  }

  private static String slug(String name) {
    return name.substring(0, name.length() - ENDING.length());
  }
}
