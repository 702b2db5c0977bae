package casebook.site.imports;

import casebook.site.catalogue.Spelling;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;

/** The official rulings that the user has imported. */
public final class ImportedRulings {

  /** No rulings. */
  public static final ImportedRulings NONE = new ImportedRulings(List.of());

  private static final String FILE = "rulings.txt.gz";

  private static final Comparator<OfficialRuling> ORDER =
      Comparator.comparing(OfficialRuling::card)
          .thenComparing(OfficialRuling::date)
          .thenComparing(OfficialRuling::text);

  private final List<OfficialRuling> all;
  private final Map<String, List<OfficialRuling>> byCard = new HashMap<>();

  private ImportedRulings(List<OfficialRuling> all) {
    this.all = all;
    all.forEach(
        ruling -> byCard.computeIfAbsent(key(ruling.card()), _ -> new ArrayList<>()).add(ruling));
  }

  private static String key(String card) {
    return Spelling.plain(card, "");
  }

  /**
   * The rulings in a folder.
   *
   * @throws ImportException if the file there is damaged
   */
  public static ImportedRulings in(DataFolder folder) throws ImportException {
    try {
      return new ImportedRulings(
          folder.lines(FILE).stream()
              .map(line -> Lines.MAPPER.readValue(line, OfficialRuling.class))
              .toList());
    } catch (JacksonException e) {
      throw new ImportException(
          folder.path().resolve(FILE) + " is damaged: remove it and import again", e);
    }
  }

  /** The rulings on a card, the oldest first; those on any of its faces and on the whole card. */
  public List<OfficialRuling> on(List<String> faces) {
    var found = new TreeSet<>(Comparator.comparing(OfficialRuling::date).thenComparing(ORDER));
    faces.forEach(face -> found.addAll(byCard.getOrDefault(key(face), List.of())));
    found.addAll(byCard.getOrDefault(key(String.join(" // ", faces)), List.of()));
    return List.copyOf(found);
  }

  /** How many there are. */
  public int count() {
    return all.size();
  }

  /**
   * What an import did.
   *
   * @param read what was in the file
   * @param added how many rulings were not there before
   */
  public record Summary(RulingsOfFile read, int added) {}

  /**
   * Imports the rulings of a public file beside those that are there.
   *
   * @throws ImportException if the file is broken or is no file of rulings; nothing changes then
   */
  public static Summary add(InputStream file, DataFolder folder) throws ImportException {
    return folder.alone(() -> {
      RulingsOfFile read = RulingsOfFile.read(file, ImportedCards.in(folder).namesById());
      var all = new TreeSet<>(ORDER);
      all.addAll(in(folder).all);
      int before = all.size();
      all.addAll(read.rulings());
      if (all.size() > before) {
        folder.replace(FILE, all.stream().map(Lines.MAPPER::writeValueAsString));
      }
      return new Summary(read, all.size() - before);
    });
  }
}
