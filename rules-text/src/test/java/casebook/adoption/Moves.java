package casebook.adoption;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * The files that are named after rules that have another number now, homes, tests and published
 * rulings. They change names at once, as one often takes the name of another one. The address of a
 * published ruling leads on to the new one for ever.
 */
final class Moves {
  private static final String ENDING = ".yaml";
  private static final String LEADS_TO = " = ";
  private static final String HEAD =
      """
      # Addresses that published rulings once had, and those that they have now. No ruling gets an
      # address that stands on the left.
      """;

  private final Project project;
  private final SequencedMap<Path, Path> files = new LinkedHashMap<>();

  private Moves(Project project) {
    this.project = project;
  }

  /**
   * What moves, before anything is changed.
   *
   * @throws IllegalStateException if two files would get one name, or a published ruling the
   *     address that another one had
   */
  static Moves of(Project project, Citations citations) throws IOException {
    var moves = new Moves(project);
    var byTarget = new HashMap<Path, Path>();
    for (Path file : project.files()) {
      Path to = file;
      if (project.isRewritten(file)) {
        to = file.resolveSibling(citations.in(file.getFileName().toString()).text());
        if (!to.equals(file)) {
          moves.files.put(file, to);
        }
      }
      Path other = byTarget.put(to, file);
      if (other != null) {
        throw new IllegalStateException(
            "%s and %s would both be %s. Rename one of them first."
                .formatted(project.path(other), project.path(file), project.path(to)));
      }
    }
    moves.checkAddresses();
    return moves;
  }

  /** Each file with its new place. */
  Map<Path, Path> files() {
    return files;
  }

  /** Makes all moves at once. */
  void make() throws IOException {
    var aside = new LinkedHashMap<Path, Path>();
    for (Map.Entry<Path, Path> move : files.entrySet()) {
      Path between = move.getKey().resolveSibling(move.getKey().getFileName() + ".moving");
      Files.move(move.getKey(), between);
      aside.put(between, move.getValue());
    }
    for (Map.Entry<Path, Path> move : aside.entrySet()) {
      Files.move(move.getKey(), move.getValue());
    }
    if (files.keySet().stream().anyMatch(project::isCase)) {
      Path table = project.root().resolve(Project.MOVED_CASES);
      Files.createDirectories(table.getParent());
      Files.writeString(table, HEAD + String.join("\n", lines(addresses())) + "\n");
    }
  }

  private static List<String> lines(Map<String, String> addresses) {
    var lines = new ArrayList<String>();
    addresses.forEach((then, now) -> lines.add(then + LEADS_TO + now));
    return lines;
  }

  private void checkAddresses() throws IOException {
    Map<String, String> once = read();
    for (Map.Entry<String, String> address : cases().entrySet()) {
      String taken = once.get(address.getValue());
      if (taken != null || cases().containsKey(address.getValue())) {
        throw new IllegalStateException(
            "/cases/%s would get the address of another ruling. Rename it first."
                .formatted(address.getKey()));
      }
    }
  }

  /** All addresses that rulings once had, with those that they have from now on. */
  private Map<String, String> addresses() throws IOException {
    Map<String, String> moved = cases();
    var all = new TreeMap<>(moved);
    read().forEach((then, now) -> all.put(then, moved.getOrDefault(now, now)));
    return all;
  }

  private Map<String, String> cases() {
    var moved = new TreeMap<String, String>();
    files.forEach((then, now) -> {
      if (project.isCase(then)) {
        moved.put(slug(then), slug(now));
      }
    });
    return moved;
  }

  private Map<String, String> read() throws IOException {
    Path table = project.root().resolve(Project.MOVED_CASES);
    var addresses = new TreeMap<String, String>();
    if (Files.exists(table)) {
      for (String line : Files.readAllLines(table)) {
        int between = line.indexOf(LEADS_TO);
        if (between > 0) {
          addresses.put(line.substring(0, between), line.substring(between + LEADS_TO.length()));
        }
      }
    }
    return addresses;
  }

  private static String slug(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
  }
}
