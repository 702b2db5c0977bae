package casebook.site.catalogue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
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
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** The cards that are known, by their names. */
public final class Catalogue {
  private static final String BUILT_IN = "catalogue.txt.gz";

  /** The first line of a file; another form of the lines after it has another number. */
  private static final String HEADER = "casebook catalogue 1";

  private static final int BUFFER = 1 << 16;

  private final List<String> names;
  private final Map<String, String> lines;
  private final Function<String, Optional<CardFacts>> others;

  private Catalogue(
      Catalogue own, Collection<String> names, Function<String, Optional<CardFacts>> others) {
    this.names = Stream.of(own.names, names).flatMap(Collection::stream).distinct().toList();
    this.lines = own.lines;
    this.others = others;
  }

  private Catalogue(Collection<String> entries) {
    names = new ArrayList<>(entries.size());
    lines = HashMap.newHashMap(entries.size());
    others = _ -> Optional.empty();
    for (String line : entries) {
      String name = Entry.name(line);
      names.add(name);
      lines.putIfAbsent(key(name), line);
    }
    for (String line : entries) {
      if (Entry.hasFaces(line) && Entry.faces(line).getFirst().equals(Entry.name(line))) {
        lines.putIfAbsent(key(String.join(" ", Entry.faces(line))), line);
      }
    }
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
    return new Catalogue(cards.stream().map(Entry::write).toList());
  }

  /** Reads a catalogue's file. */
  static Catalogue read(InputStream file) throws IOException {
    try (var reader =
        new BufferedReader(
            new InputStreamReader(new GZIPInputStream(file, BUFFER), StandardCharsets.UTF_8),
            BUFFER)) {
      String header = reader.readLine();
      if (!HEADER.equals(header)) {
        throw new IOException(
            "The catalogue begins with “" + header + "”, not with “" + HEADER + "”");
      }
      List<String> entries = new ArrayList<>();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        entries.add(line);
      }
      return new Catalogue(entries);
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

  /** Letter case, accents and punctuation say nothing in the name of a card. */
  private static String key(String name) {
    return Spelling.plain(name, "");
  }

  /**
   * The card of that name, in any letter case, with or without accents and punctuation; of a card
   * with several faces the face, or for "Front // Back" the front face.
   */
  public Optional<CardFacts> find(String name) {
    return others.apply(name).or(() -> Optional.ofNullable(lines.get(key(name))).map(Entry::read));
  }

  /** The names that are written most like a name, best first. */
  public List<String> nearest(String name, int limit) {
    return Spelling.nearest(name, names, limit);
  }

  /** The names of all cards and faces. */
  public List<String> names() {
    return List.copyOf(names);
  }
}
