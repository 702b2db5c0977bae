package casebook.site.cases;

import casebook.rules.RuleNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The names of the case files that Casebook comes with. */
public final class CaseFiles {
  private static final String FOLDER = "/cases";
  private static final String ENDING = ".yaml";

  private CaseFiles() {}

  /** The names without their ending, in order: {@code 508.1a-tapped}. */
  public static List<String> slugs() {
    try {
      URI folder = Objects.requireNonNull(CaseFiles.class.getResource(FOLDER), FOLDER).toURI();
      if (folder.getScheme().equals("jar")) {
        try (FileSystem jar = FileSystems.newFileSystem(folder, Map.of())) {
          return slugs(jar.getPath(FOLDER));
        }
      }
      return slugs(Path.of(folder));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> slugs(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .sorted()
          .toList();
    }
  }

  /** Which of the names are those of cases about a rule: they begin with its number. */
  public static List<String> about(RuleNumber rule, List<String> slugs) {
    return slugs.stream().filter(slug -> slug.startsWith(rule + "-")).toList();
  }
}
