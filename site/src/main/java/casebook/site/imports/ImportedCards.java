package casebook.site.imports;

import casebook.site.catalogue.PrintedFace;
import casebook.site.catalogue.Spelling;
import casebook.site.imports.published.CardsOfFile;
import casebook.site.imports.published.CardsOfFile.Face;
import casebook.site.imports.published.ImportException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;

/** The cards that the user has imported, with their texts. */
public final class ImportedCards {

  /** No cards. */
  public static final ImportedCards NONE = new ImportedCards(List.of());

  private static final KeptFile FILE = new KeptFile("cards.txt.gz", "cards", 1);

  /** The name of the face, the name of the card, and all that is known of the face as JSON. */
  private static final int COLUMNS = 3;

  private final Map<String, String> lines = new LinkedHashMap<>();
  private final Map<String, String> byName = new HashMap<>();

  private ImportedCards(List<String> lines) {
    for (String line : lines) {
      String[] columns = line.split("\t", COLUMNS);
      this.lines.put(columns[0], columns[2]);
      byName.putIfAbsent(key(columns[0]), columns[0]);
    }
    for (String line : lines) {
      String[] columns = line.split("\t", COLUMNS);
      if (columns[1].startsWith(columns[0])) {
        byName.putIfAbsent(key(columns[1]), columns[0]);
      }
    }
  }

  private static String key(String name) {
    return Spelling.key(name);
  }

  /**
   * The cards in a folder.
   *
   * @throws ImportException if the file there is damaged
   */
  public static ImportedCards in(DataFolder folder) throws ImportException {
    List<String> lines = FILE.lines(folder);
    if (lines.stream().anyMatch(line -> line.split("\t", COLUMNS).length < COLUMNS)) {
      throw FILE.damaged(folder);
    }
    return new ImportedCards(lines);
  }

  /** The face with a name, in any letter case, with or without accents and punctuation. */
  public Optional<PrintedFace> find(String name) {
    return Optional.ofNullable(byName.get(key(name))).map(known -> face(known).face());
  }

  private Face face(String name) {
    try {
      return Lines.MAPPER.readValue(lines.get(name), Face.class);
    } catch (JacksonException e) {
      throw new DamagedLine(name, e);
    }
  }

  /** The names of all faces, in order. */
  public List<String> names() {
    return List.copyOf(lines.keySet());
  }

  /** All faces, in the order of their names. */
  public List<PrintedFace> faces() {
    return lines.keySet().parallelStream().map(name -> face(name).face()).toList();
  }

  /** A line for each of them, as they are kept. */
  public Stream<String> lines() {
    return lines.values().stream();
  }

  /** The names of the cards, by what Scryfall calls them. */
  public Map<String, String> namesById() {
    var names = new HashMap<String, String>();
    for (String name : lines.keySet()) {
      Face face = face(name);
      if (!face.id().isEmpty()) {
        names.put(face.id(), face.face().faces().getFirst());
      }
    }
    return names;
  }

  /**
   * What an import did.
   *
   * @param read what was in the file
   * @param added the faces that were not there before
   * @param changed the faces that are not what they were
   * @param unread those of the two that have a sentence about attacking that can't be read
   */
  public record Summary(
      CardsOfFile read, List<String> added, List<String> changed, List<String> unread) {}

  /**
   * Imports the cards of a public file: those of the same names are replaced, all others stay.
   *
   * @throws ImportException if the file is broken or is no file of cards; nothing changes then
   */
  public static Summary add(InputStream file, DataFolder folder) throws ImportException {
    return folder.alone(() -> {
      ImportedCards before = in(folder);
      CardsOfFile read = CardsOfFile.read(file);
      var added = new ArrayList<String>();
      var changed = new ArrayList<String>();
      var fresh = new ArrayList<Face>();
      var all = new TreeMap<>(before.lines);
      for (Face face : read.faces()) {
        String name = face.face().name();
        String now = json(face);
        String known = all.put(name, now);
        if (known == null) {
          added.add(name);
        } else if (!known.equals(now)) {
          changed.add(name);
        }
        if (!now.equals(known)) {
          fresh.add(face);
        }
      }
      if (!fresh.isEmpty()) {
        FILE.replace(
            folder, all.entrySet().stream().map(entry -> line(entry.getKey(), entry.getValue())));
      }
      return new Summary(read, added, changed, unread(fresh));
    });
  }

  private static String json(Face face) {
    return Lines.MAPPER.writeValueAsString(face);
  }

  private static String line(String name, String json) {
    List<String> faces = Lines.MAPPER.readValue(json, Face.class).face().faces();
    return String.join("\t", name, String.join(" // ", faces), json);
  }

  private static List<String> unread(List<Face> faces) {
    return faces.parallelStream()
        .filter(face -> face.face().facts().isPartlyUnread())
        .map(face -> face.face().name())
        .toList();
  }
}
