package casebook.rules;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Some sections of many editions, each wording once with the editions that have it. It is written
 * as a text to read and to compare, which begins with what it has:
 *
 * <pre>
 * # a remark
 * source where the texts come from
 * edition 2024-06-07 the product that it was published for (may be left out)
 * missing 2026-08-07
 *
 * 508.3d 2017-04-28 to 2021-11-19
 * 508.3f 2022-02-18
 * An ability that reads …
 * Example: …
 * </pre>
 *
 * <p>Each wording follows an empty line: where it stood and in which editions, its text, and its
 * examples. An edition "since" which it stands there is followed only by editions that have it too.
 */
public final class Wordings {
  private static final String REMARK = "#";
  private static final String EXAMPLE = "Example: ";

  private final List<String> remarks;
  private final String source;
  private final NavigableMap<LocalDate, Optional<String>> titles;
  private final NavigableSet<LocalDate> missing;
  private final List<Wording> wordings;

  private Wordings(
      List<String> remarks,
      String source,
      NavigableMap<LocalDate, Optional<String>> titles,
      NavigableSet<LocalDate> missing,
      List<Wording> wordings) {
    this.remarks = remarks;
    this.source = source;
    this.titles = titles;
    this.missing = missing;
    this.wordings = wordings;
  }

  /**
   * Reads what {@link #toString} writes.
   *
   * @throws IllegalArgumentException with the line that is none of such a text
   */
  public static Wordings read(String text) {
    var remarks = new ArrayList<String>();
    var titles = new TreeMap<LocalDate, Optional<String>>();
    var missing = new TreeSet<LocalDate>();
    var wordings = new ArrayList<Wording>();
    String source = "";
    for (List<String> block : blocks(text)) {
      if (Wording.Place.find(block.getFirst()).isPresent()) {
        wordings.add(wording(block));
        continue;
      }
      for (String line : block) {
        String[] field = line.split(" ", 3);
        if (line.startsWith(REMARK)) {
          remarks.add(line);
        } else if (field.length == 1) {
          throw new IllegalArgumentException(line);
        } else {
          switch (field[0]) {
            case "source" -> source = line.substring("source ".length());
            case "edition" ->
                titles.put(
                    Wording.day(field[1]),
                    field.length == 2 ? Optional.empty() : Optional.of(field[2]));
            case "missing" -> missing.add(Wording.day(field[1]));
            default -> throw new IllegalArgumentException(line);
          }
        }
      }
    }
    return new Wordings(remarks, source, titles, missing, wordings);
  }

  /** The lines between lines that are empty. */
  private static List<List<String>> blocks(String text) {
    var blocks = new ArrayList<List<String>>();
    var block = new ArrayList<String>();
    for (String line : text.split("\n", -1)) {
      if (!line.isEmpty()) {
        block.add(line);
      } else if (!block.isEmpty()) {
        blocks.add(block);
        block = new ArrayList<>();
      }
    }
    if (!block.isEmpty()) {
      blocks.add(block);
    }
    return blocks;
  }

  private static Wording wording(List<String> lines) {
    var places = new ArrayList<Wording.Place>();
    var paragraphs = new ArrayList<String>();
    for (String line : lines) {
      Optional<Wording.Place> place =
          paragraphs.isEmpty() ? Wording.Place.find(line) : Optional.empty();
      if (place.isPresent()) {
        places.add(place.get());
      } else if (line.startsWith(EXAMPLE)) {
        paragraphs.add(line.substring(EXAMPLE.length()));
      } else if (paragraphs.isEmpty()) {
        paragraphs.add(line);
      } else {
        paragraphs.add(paragraphs.removeLast() + "\n" + line);
      }
    }
    if (paragraphs.isEmpty()) {
      throw new IllegalArgumentException(lines.getLast() + " has no text");
    }
    return new Wording(paragraphs.getFirst(), paragraphs.subList(1, paragraphs.size()), places);
  }

  /**
   * The editions whose wordings these are, the oldest first. Editions that have a rule in the same
   * words share it.
   */
  public List<Edition> editions() {
    var standing = new ArrayList<Standing>();
    for (Wording wording : wordings) {
      for (Wording.Place place : wording.places()) {
        standing.add(new Standing(wording, place));
      }
    }
    Collections.sort(standing);
    var parts = new TreeMap<LocalDate, Parts>();
    for (LocalDate date : titles.keySet()) {
      parts.put(date, new Parts());
    }
    var numbers = new HashMap<String, RuleNumber>();
    for (Standing one : standing) {
      LocalDate last = one.place().to().isPresent() ? one.place().to().get() : titles.lastKey();
      one.addTo(parts.subMap(one.place().from(), true, last, true).values(), numbers);
    }
    var editions = new ArrayList<Edition>();
    for (Map.Entry<LocalDate, Parts> one : parts.entrySet()) {
      editions.add(edition(one.getKey(), one.getValue()));
    }
    return editions;
  }

  /** The dates of editions that are known and not held. */
  public NavigableSet<LocalDate> missing() {
    return new TreeSet<>(missing);
  }

  /** These wordings with those of one more edition, as {@link #with(Collection)}. */
  public Wordings with(Edition edition) {
    return with(List.of(edition));
  }

  /**
   * These wordings with those of more editions, or of other texts in place of those of their dates.
   * A title and a glossary that are held stay where the new text has none.
   */
  public Wordings with(Collection<Edition> more) {
    NavigableMap<LocalDate, Edition> all = new TreeMap<>();
    editions().forEach(held -> all.put(held.effective(), held));
    more.forEach(edition -> all.merge(edition.effective(), edition, Wordings::inPlaceOf));
    var allTitles = new TreeMap<LocalDate, Optional<String>>();
    all.forEach((date, edition) -> allTitles.put(date, edition.title()));
    var stillMissing = new TreeSet<LocalDate>(missing);
    stillMissing.removeAll(all.keySet());
    return new Wordings(
        remarks, source, allTitles, stillMissing, new WordingSpans(all.values()).wordings());
  }

  private static Edition inPlaceOf(Edition held, Edition edition) {
    return new Edition(
        edition.effective(),
        edition.title().or(held::title),
        edition.source(),
        edition.coverage(),
        () ->
            new Edition.Text(
                new NumberedText(edition.chapters(), edition.sections(), edition.rules()),
                edition.glossary().isEmpty() ? held.glossary() : edition.glossary()));
  }

  private Edition edition(LocalDate date, Parts parts) {
    var text =
        new Edition.Text(
            new NumberedText(List.of(), parts.sections(), parts.rules()), parts.glossary());
    var sections = new TreeSet<RuleNumber>();
    for (Section section : parts.sections()) {
      sections.add(section.number());
    }
    return new Edition(
        date,
        titles.getOrDefault(date, Optional.empty()),
        source,
        new Coverage.Sections(sections),
        () -> text);
  }

  /** What one edition has, in the order of the book. */
  private record Parts(List<Section> sections, List<Rule> rules, List<GlossaryEntry> glossary) {
    Parts() {
      this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }
  }

  /**
   * A wording and one of its places.
   *
   * @param order what sorts it among the others
   */
  private record Standing(Wording wording, Wording.Place place, String order)
      implements Comparable<Standing> {
    Standing(Wording wording, Wording.Place place) {
      this(wording, place, place.order());
    }

    @Override
    public int compareTo(Standing other) {
      return order.compareTo(other.order);
    }

    void addTo(Collection<Parts> editions, Map<String, RuleNumber> numbers) {
      if (place.name().startsWith(Wording.GLOSSARY)) {
        var entry =
            new GlossaryEntry(place.name().substring(Wording.GLOSSARY.length()), wording.text());
        for (Parts parts : editions) {
          parts.glossary().add(entry);
        }
        return;
      }
      RuleNumber number = numbers.computeIfAbsent(place.name(), RuleNumber::parse);
      if (number.ordinal() == 0) {
        var section = new Section(number, wording.text());
        for (Parts parts : editions) {
          parts.sections().add(section);
        }
      } else {
        var rule = new Rule(number, wording.text(), wording.examples(), place.printed());
        for (Parts parts : editions) {
          parts.rules().add(rule);
        }
      }
    }
  }

  /** The text that {@link #read} reads. */
  @Override
  public String toString() {
    Stream<String> head =
        Stream.of(
                remarks.stream(),
                Stream.of("", "source " + source),
                titles.entrySet().stream()
                    .map(one ->
                        "edition " + one.getKey() + one.getValue().map(" "::concat).orElse("")),
                missing.stream().map(date -> "missing " + date))
            .flatMap(lines -> lines);
    return Stream.concat(head, wordings.stream().flatMap(Wordings::lines))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static Stream<String> lines(Wording wording) {
    return Stream.of(
            Stream.of(""),
            wording.places().stream().map(Wording.Place::toString),
            Stream.of(wording.text()),
            wording.examples().stream().map(EXAMPLE::concat))
        .flatMap(lines -> lines);
  }
}
