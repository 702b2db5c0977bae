package casebook.adoption;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The files of a project that somebody has written, and which of them cite today's rules. */
record Project(Path root) {

  /** Published rulings: the name of a file is the address of its page. */
  static final String CASES = "site/src/main/resources/cases";

  /** Where the addresses lead on to that published rulings once had. */
  static final String MOVED_CASES = "site/src/main/resources/casebook/site/cases/moved.txt";

  private static final Set<String> ENDINGS =
      Set.of(
          "java", "md", "html", "json", "jsonl", "yaml", "yml", "txt", "js", "css", "xml", "svg",
          "tsv");

  private static final Set<String> BUILT_OR_FETCHED = Set.of("target", "node_modules");

  /** What tells of editions as they were: it is not rewritten. */
  private static final List<String> ON_OLDER_EDITIONS =
      List.of(
          "CHANGELOG.md", MOVED_CASES, "rules-text/src/main/resources/", "rules-text/src/test/");

  /** All files that somebody has written as text, in their order. */
  List<Path> files() throws IOException {
    var files = new ArrayList<Path>();
    collect(root, files);
    return files;
  }

  private void collect(Path folder, List<Path> files) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      for (Path entry : entries.sorted().toList()) {
        String name = entry.getFileName().toString();
        if (Files.isDirectory(entry)) {
          if (!name.startsWith(".") && !BUILT_OR_FETCHED.contains(name)) {
            collect(entry, files);
          }
        } else if (ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1))) {
          files.add(entry);
        }
      }
    }
  }

  /** Whether what a file cites are today's rules, unless it says otherwise. */
  boolean isRewritten(Path file) {
    String path = path(file);
    return ON_OLDER_EDITIONS.stream().noneMatch(path::startsWith);
  }

  /** Whether a file may state a case, which may name the edition by which it is judged. */
  boolean statesACase(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".yaml") || name.endsWith(".yml") || name.endsWith(".json");
  }

  /** Where a file is, seen from the root. */
  String path(Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }

  /** Whether a file is a published ruling. */
  boolean isCase(Path file) {
    return path(file).startsWith(CASES + "/");
  }
}
