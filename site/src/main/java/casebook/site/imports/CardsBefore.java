package casebook.site.imports;

import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.PrintedFace;
import casebook.site.catalogue.Spelling;
import casebook.site.imports.published.CardsOfFile;
import casebook.site.imports.published.ImportException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The cards of a public file before those of a catalogue, without importing them.
 *
 * @param names the names of the faces in the file
 * @param catalogue these first, then the others
 */
public record CardsBefore(List<String> names, Catalogue catalogue) {
  public CardsBefore {
    names = List.copyOf(names);
  }

  /**
   * Reads a file; the text of a card is read when it is first asked for.
   *
   * @throws ImportException if it is no file of cards, or is broken
   */
  public static CardsBefore read(Path file, Catalogue others) throws IOException, ImportException {
    Map<String, PrintedFace> faces = new LinkedHashMap<>();
    Map<String, PrintedFace> byKey = new LinkedHashMap<>();
    try (InputStream in = Files.newInputStream(file)) {
      for (CardsOfFile.Face one : CardsOfFile.read(in).faces()) {
        faces.put(one.face().name(), one.face());
        byKey.putIfAbsent(Spelling.key(one.face().name()), one.face());
      }
    }
    for (PrintedFace face : faces.values()) {
      if (face.faces().getFirst().equals(face.name())) {
        byKey.putIfAbsent(Spelling.key(String.join(" ", face.faces())), face);
      }
    }
    Map<PrintedFace, CardFacts> read = new ConcurrentHashMap<>();
    List<String> names = List.copyOf(faces.keySet());
    return new CardsBefore(
        names,
        others.with(
            names,
            name ->
                Optional.ofNullable(byKey.get(Spelling.key(name)))
                    .map(face -> read.computeIfAbsent(face, PrintedFace::facts))));
  }
}
