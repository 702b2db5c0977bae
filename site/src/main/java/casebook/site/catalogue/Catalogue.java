package casebook.site.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * The cards that are known, by their names. A file of them stays in memory as it is, and of each
 * line only the name is read when it is opened: a program that has just begun is slow at more.
 */
public final class Catalogue {
  private static final String BUILT_IN = "catalogue.txt.gz";

  /** The first line of a file; another form of the lines after it has another number. */
  private static final String HEADER = "casebook catalogue 5";

  private static final int BUFFER = 1 << 16;

  /** Few lines are shorter; so that nothing grows while they are counted. */
  private static final int SHORT_LINE = 64;

  private final List<String> names;
  private final Map<String, Integer> lines;
  private final byte[] file;
  private final RecentCards recent;
  private final Map<String, List<CardFacts>> noting;
  private final Function<String, Optional<CardFacts>> others;

  private Catalogue(
      Catalogue own, Collection<String> names, Function<String, Optional<CardFacts>> others) {
    this.names = Stream.of(own.names, names).flatMap(Collection::stream).distinct().toList();
    this.lines = own.lines;
    this.file = own.file;
    this.recent = own.recent;
    this.noting = own.noting;
    this.others = others;
  }

  /**
   * A catalogue in a file.
   *
   * @param file in each line a card
   * @param from where the first of them begins
   */
  private Catalogue(byte[] file, int from) {
    this.file = file;
    recent = new RecentCards();
    noting = new ConcurrentHashMap<>();
    others = _ -> Optional.empty();
    int cards = 1 + file.length / SHORT_LINE;
    names = new ArrayList<>(cards);
    lines = HashMap.newHashMap(cards);
    var severalFaces = new ArrayList<Integer>();
    int line = from;
    while (line < file.length) {
      int end = line;
      while (file[end] != '\t') {
        end++;
      }
      String name = new String(file, line, end - line, StandardCharsets.UTF_8);
      names.add(name);
      lines.putIfAbsent(Spelling.key(name), line);
      if (file[end + 1] != '\t') {
        severalFaces.add(line);
      }
      line = end(line) + 1;
    }
    for (int one : severalFaces) {
      List<String> faces = Entry.faces(line(one));
      if (faces.getFirst().equals(Entry.name(line(one)))) {
        lines.putIfAbsent(Spelling.key(String.join(" ", faces)), one);
      }
    }
  }

  private int end(int line) {
    int end = line;
    while (end < file.length && file[end] != '\n') {
      end++;
    }
    return end;
  }

  private String line(int from) {
    return new String(file, from, end(from) - from, StandardCharsets.UTF_8);
  }

  /** The catalogue that Casebook comes with; it is loaded when it is first asked for. */
  public static Catalogue builtIn() {
    return BuiltIn.CATALOGUE;
  }

  private static final class BuiltIn {
    static final Catalogue CATALOGUE = load();

    private static Catalogue load() {
      try (InputStream file = Catalogue.class.getResourceAsStream(BUILT_IN)) {
        return read(Objects.requireNonNull(file, BUILT_IN));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /**
   * This catalogue with others' cards before its own.
   *
   * @param others the names of the other cards
   * @param find finds one of them, in any letter case, with or without accents and punctuation
   */
  public Catalogue with(Collection<String> others, Function<String, Optional<CardFacts>> find) {
    return others.isEmpty() ? this : new Catalogue(this, others, find);
  }

  /** A catalogue of some cards. */
  public static Catalogue of(Collection<CardFacts> cards) {
    String entries = cards.stream().map(Entry::write).collect(Collectors.joining("\n"));
    return new Catalogue(entries.getBytes(StandardCharsets.UTF_8), 0);
  }

  /** Reads a catalogue's file. */
  static Catalogue read(InputStream file) throws IOException {
    try (var packed = new GZIPInputStream(file, BUFFER)) {
      byte[] text = packed.readAllBytes();
      int length = Math.min(text.length, HEADER.length());
      String header = new String(text, 0, length, StandardCharsets.UTF_8);
      if (!HEADER.equals(header) || text[length] != '\n') {
        throw new IOException(
            "The catalogue begins with “" + header + "”, not with “" + HEADER + "”");
      }
      return new Catalogue(text, length + 1);
    }
  }

  /** Writes a catalogue's file; the same cards always give the same bytes. */
  public static void write(Collection<CardFacts> cards, OutputStream file) throws IOException {
    try (var out = new OutputStreamWriter(new GZIPOutputStream(file), StandardCharsets.UTF_8)) {
      out.write(HEADER + "\n");
      for (CardFacts card : cards) {
        out.write(Entry.write(card));
        out.write('\n');
      }
    }
  }

  /**
   * The card of that name, in any letter case, with or without accents and punctuation; of a card
   * with several faces the face, or for "Front // Back" the front face.
   */
  public Optional<CardFacts> find(String name) {
    return others
        .apply(name)
        .or(() -> Optional.ofNullable(lines.get(Spelling.key(name))).map(this::recent));
  }

  /** A card that was asked for of late is not read from its line again. */
  private CardFacts recent(int line) {
    CardFacts known = recent.get(line);
    if (known != null) {
      return known;
    }
    CardFacts card = Entry.read(line(line));
    recent.put(line, card);
    return card;
  }

  /**
   * The same, but rather as the file has it than as others do, whose cards take longer to read: for
   * a first look at many cards.
   */
  Optional<CardFacts> glance(String name) {
    return inFile(name).or(() -> others.apply(name));
  }

  private Optional<CardFacts> inFile(String name) {
    return Optional.ofNullable(lines.get(Spelling.key(name))).map(this::line).map(Entry::read);
  }

  /**
   * What a card is, without what its text says: of a card of the file nothing else is read, which
   * is quick enough to ask of all.
   */
  public Optional<CardFacts> outline(String name) {
    return others
        .apply(name)
        .or(() ->
            Optional.ofNullable(lines.get(Spelling.key(name))).map(this::line).map(Entry::outline));
  }

  /** The names that begin with what somebody has typed, then those with a word that does. */
  public List<String> beginning(String typed, int limit) {
    return Spelling.beginning(typed, names, limit);
  }

  /**
   * The names that may have been meant by one that no card has: those of which it is the first
   * part, then those that are written most like it, best first.
   */
  public List<String> nearest(String name, int limit) {
    return Stream.concat(
            beginning(name, limit).stream(), Spelling.nearest(name, names, limit).stream())
        .distinct()
        .limit(limit)
        .toList();
  }

  /**
   * The cards of the file in whose effects a part of the notation is written. What was asked for
   * once is kept: nothing that a case says may be asked for.
   */
  public List<CardFacts> noting(String notation) {
    return noting.computeIfAbsent(
        notation,
        _ ->
            lines.values().stream()
                .distinct()
                .sorted()
                .map(this::line)
                .filter(line -> line.contains(notation))
                .map(Entry::read)
                .toList());
  }

  /** The names of all cards and faces. */
  public List<String> names() {
    return List.copyOf(names);
  }
}
