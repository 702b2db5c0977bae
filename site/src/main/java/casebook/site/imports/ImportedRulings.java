package casebook.site.imports;

import casebook.site.catalogue.Spelling;
import casebook.site.imports.published.ImportException;
import casebook.site.imports.published.OfficialRuling;
import casebook.site.imports.published.RulingSource;
import casebook.site.imports.published.RulingsOfFile;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The official rulings that the user has imported. */
public final class ImportedRulings {

  /** No rulings. */
  public static final ImportedRulings NONE = new ImportedRulings(List.of());

  private static final KeptFile FILE = new KeptFile("rulings.txt.gz", "rulings", 1);

  private static final Pattern SPACE = Pattern.compile("\\s+");

  private final List<KeptRuling> all;
  private final Map<String, List<KeptRuling>> byCard = new HashMap<>();

  private ImportedRulings(List<KeptRuling> all) {
    this.all = all;
    all.forEach(
        ruling -> byCard.computeIfAbsent(key(ruling.card()), _ -> new ArrayList<>()).add(ruling));
  }

  private static String key(String card) {
    return Spelling.key(card);
  }

  /**
   * The rulings in a folder.
   *
   * @throws ImportException if the file there is damaged
   */
  public static ImportedRulings in(DataFolder folder) throws ImportException {
    List<String> lines = FILE.lines(folder);
    try {
      return new ImportedRulings(lines.stream().map(KeptRuling::read).toList());
    } catch (IllegalArgumentException e) {
      throw FILE.damaged(folder);
    }
  }

  /**
   * The rulings on a card, the oldest first; those on any of its faces and on the whole card. What
   * several sources tell in the same words is one ruling.
   */
  public List<OfficialRuling> on(List<String> faces) {
    record Words(String date, String text) {}
    var found = new LinkedHashMap<Words, OfficialRuling>();
    Stream.concat(faces.stream(), Stream.of(String.join(" // ", faces)))
        .map(ImportedRulings::key)
        .distinct()
        .flatMap(card -> byCard.getOrDefault(card, List.of()).stream())
        .map(KeptRuling::ruling)
        .sorted(Comparator.comparing(OfficialRuling::date).thenComparing(OfficialRuling::text))
        .forEach(ruling ->
            found.putIfAbsent(new Words(ruling.date(), inPlainSigns(ruling.text())), ruling));
    return List.copyOf(found.values());
  }

  /** Some files have straight quotation marks where others have curved ones. */
  private static String inPlainSigns(String text) {
    String straight =
        text.replace('’', '\'').replace('‘', '\'').replace('“', '"').replace('”', '"');
    return SPACE.matcher(straight).replaceAll(" ");
  }

  /**
   * A ruling with what is known of where it comes from.
   *
   * @param source whose file it was in, in words
   */
  public record Told(OfficialRuling ruling, String source) {}

  /** All of them by card and date; what several sources tell in the same words is one. */
  public List<Told> all() {
    record Words(String card, String date, String text) {}
    var found = new LinkedHashMap<Words, Told>();
    for (KeptRuling kept : all) {
      OfficialRuling ruling = kept.ruling();
      found.putIfAbsent(
          new Words(key(ruling.card()), ruling.date(), inPlainSigns(ruling.text())),
          new Told(ruling, kept.source().words()));
    }
    return List.copyOf(found.values());
  }

  /** A line for each of them, as they are kept. */
  public Stream<String> lines() {
    return all.stream().map(KeptRuling::line);
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
   * @param removed how many that the same source had told before are no longer in its file
   */
  public record Summary(RulingsOfFile read, int added, int removed) {}

  /**
   * Imports the rulings of a public file: of the cards in it, they take the place of those that the
   * same source has told before; all others stay.
   *
   * @throws ImportException if the file is broken or is no file of rulings; nothing changes then
   */
  public static Summary add(InputStream file, DataFolder folder) throws ImportException {
    return folder.alone(() -> {
      RulingsOfFile read = RulingsOfFile.read(file, ImportedCards.in(folder).namesById());
      List<KeptRuling> before = in(folder).all;
      var now = new TreeSet<>(KeptRuling.ORDER);
      before.stream().filter(Predicate.not(isReplacedBy(read))).forEach(now::add);
      read.rulings().forEach(ruling -> now.add(KeptRuling.of(read.source(), ruling)));
      if (!new HashSet<>(before).equals(now)) {
        FILE.replace(folder, now.stream().map(KeptRuling::line));
      }
      Set<OfficialRuling> told = rulings(before);
      Set<OfficialRuling> telling = rulings(now);
      return new Summary(read, without(telling, told), without(told, telling));
    });
  }

  private static Predicate<KeptRuling> isReplacedBy(RulingsOfFile read) {
    return ruling ->
        (ruling.source() == read.source() || ruling.source() == RulingSource.UNKNOWN)
            && read.cards().contains(ruling.card());
  }

  private static Set<OfficialRuling> rulings(Collection<KeptRuling> kept) {
    return kept.stream().map(KeptRuling::ruling).collect(Collectors.toSet());
  }

  private static int without(Set<OfficialRuling> some, Set<OfficialRuling> others) {
    return (int) some.stream().filter(ruling -> !others.contains(ruling)).count();
  }
}
