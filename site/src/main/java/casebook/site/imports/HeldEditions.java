package casebook.site.imports;

import casebook.index.Fingerprint;
import casebook.rules.Edition;
import casebook.rules.KeptEditions;
import casebook.rules.published.NotARulesFile;
import casebook.rules.published.OfficialFile;
import casebook.site.imports.Progress.Work;
import casebook.site.imports.published.ImportException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The complete editions in a folder. Each is kept there as it was published, after a line that says
 * where it comes from; what was read of them is kept besides, so that it is at hand at once.
 *
 * @param editions all of them, the oldest first
 * @param fingerprint of their files and of the program that reads them
 */
public record HeldEditions(List<Edition> editions, String fingerprint) {
  private static final Pattern FILE = Pattern.compile("rules-(\\d{4}-\\d{2}-\\d{2})\\.txt\\.gz");
  private static final String SOURCE = "Source: ";
  private static final String COMPUTED = "editions";

  /** Copies the list. */
  public HeldEditions {
    editions = List.copyOf(editions);
  }

  /**
   * Reads the editions in a folder.
   *
   * @param progress is told how many files are read, if they must be
   * @throws ImportException if a file there is damaged
   */
  public static HeldEditions in(DataFolder folder, Progress progress) throws ImportException {
    List<String> names = names(folder);
    String fingerprint = fingerprint(folder, names);
    if (names.isEmpty()) {
      return new HeldEditions(List.of(), fingerprint);
    }
    Optional<List<Edition>> kept =
        folder.computed().read(COMPUTED, fingerprint, KeptEditions::read);
    if (kept.isPresent()) {
      return new HeldEditions(kept.get(), fingerprint);
    }
    var shared = new KeptEditions.Sharing();
    var editions = new ArrayList<Edition>();
    for (String name : names) {
      progress.at(Work.READING, editions.size(), names.size());
      editions.add(shared.of(read(folder, name)));
    }
    progress.at(Work.READING, names.size(), names.size());
    return keep(folder, editions);
  }

  /** Keeps what was read of all editions in a folder. */
  static HeldEditions keep(DataFolder folder, List<Edition> editions) throws ImportException {
    String fingerprint = fingerprint(folder, names(folder));
    folder.computed().keep(COMPUTED, fingerprint, out -> KeptEditions.write(editions, out));
    return new HeldEditions(editions, fingerprint);
  }

  private static List<String> names(DataFolder folder) throws ImportException {
    return folder.names().stream().filter(name -> FILE.matcher(name).matches()).toList();
  }

  private static String fingerprint(DataFolder folder, List<String> names) throws ImportException {
    var stamps = new ArrayList<String>();
    for (String name : names) {
      stamps.add(folder.stamp(name));
    }
    return Fingerprint.of(Stream.concat(ProgramFiles.lines().stream(), stamps.stream())).hex();
  }

  /** The name of the file of an edition. */
  static String file(Edition edition) {
    return "rules-" + edition.name() + ".txt.gz";
  }

  /** What the file of an edition has. */
  static Stream<String> lines(String source, List<String> text) {
    return Stream.concat(Stream.of(SOURCE + source), text.stream());
  }

  /** The text in the file of an edition; none if there is no such file. */
  static Optional<List<String>> text(DataFolder folder, Edition edition) throws ImportException {
    List<String> lines = folder.lines(file(edition));
    return lines.isEmpty() ? Optional.empty() : Optional.of(lines.subList(1, lines.size()));
  }

  private static Edition read(DataFolder folder, String name) throws ImportException {
    List<String> lines = folder.lines(name);
    if (!lines.isEmpty() && lines.getFirst().startsWith(SOURCE)) {
      String source = lines.getFirst().substring(SOURCE.length());
      try {
        Edition edition =
            OfficialFile.read(String.join("\n", lines.subList(1, lines.size())), source);
        if (file(edition).equals(name)) {
          return edition;
        }
      } catch (NotARulesFile e) {
        throw damaged(folder, name, e);
      }
    }
    throw damaged(folder, name, new IllegalStateException(name));
  }

  private static ImportException damaged(DataFolder folder, String name, Exception cause) {
    return new ImportException(
        folder.path().resolve(name) + " is damaged: remove it and import again", cause);
  }
}
