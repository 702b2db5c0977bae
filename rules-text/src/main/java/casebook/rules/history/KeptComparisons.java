package casebook.rules.history;

import casebook.rules.Edition;
import casebook.rules.KeptEditions;
import casebook.rules.RuleNumber;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What comparisons of editions found, as it was written down before: it need not be found again.
 */
public final class KeptComparisons {

  /** None. */
  public static final KeptComparisons NONE = new KeptComparisons(List.of(), Map.of());

  private static final List<Change> CHANGES = List.of(Change.values());
  private static final List<Succession.Sureness> SURENESSES = List.of(Succession.Sureness.values());

  /** The bytes of a succession: two places of numbers, how it changed and how sure that is. */
  private static final int BYTES = 6;

  /** The editions that were compared. */
  private record Pair(LocalDate older, LocalDate newer) {
    private Pair(Edition older, Edition newer) {
      this(older.effective(), newer.effective());
    }
  }

  private final List<RuleNumber> numbers;
  private final Map<RuleNumber, Integer> places = new HashMap<>();
  private final Map<Pair, byte[]> found;

  private KeptComparisons(List<RuleNumber> numbers, Map<Pair, byte[]> found) {
    this.numbers = numbers;
    IntStream.range(0, numbers.size()).forEach(place -> places.put(numbers.get(place), place));
    this.found = found;
  }

  /** Writes what comparisons found. */
  public static void write(Collection<Comparison> comparisons, DataOutput out) throws IOException {
    var places = new LinkedHashMap<RuleNumber, Integer>();
    for (Comparison comparison : comparisons) {
      for (Succession one : comparison.successions()) {
        places.putIfAbsent(one.before(), places.size());
        places.putIfAbsent(one.after(), places.size());
      }
    }
    out.writeInt(places.size());
    for (RuleNumber number : places.keySet()) {
      KeptEditions.number(number, out);
    }
    out.writeInt(comparisons.size());
    for (Comparison comparison : comparisons) {
      out.writeLong(comparison.older().effective().toEpochDay());
      out.writeLong(comparison.newer().effective().toEpochDay());
      out.writeInt(comparison.successions().size() * BYTES);
      for (Succession one : comparison.successions()) {
        out.writeShort(places.getOrDefault(one.before(), 0));
        out.writeShort(places.getOrDefault(one.after(), 0));
        out.writeByte(CHANGES.indexOf(one.change()));
        out.writeByte(SURENESSES.indexOf(one.sureness()));
      }
    }
  }

  /**
   * Reads what {@link #write} has written.
   *
   * @throws IOException if it is something else
   */
  public static KeptComparisons read(DataInput in) throws IOException {
    try {
      var numbers = new ArrayList<RuleNumber>();
      int count = in.readInt();
      for (int i = 0; i < count; i++) {
        numbers.add(KeptEditions.number(in));
      }
      var found = new HashMap<Pair, byte[]>();
      int pairs = in.readInt();
      for (int i = 0; i < pairs; i++) {
        var pair =
            new Pair(LocalDate.ofEpochDay(in.readLong()), LocalDate.ofEpochDay(in.readLong()));
        byte[] successions = new byte[in.readInt()];
        in.readFully(successions);
        found.put(pair, successions);
      }
      return new KeptComparisons(List.copyOf(numbers), found);
    } catch (RuntimeException e) {
      throw new IOException("These are no kept comparisons", e);
    }
  }

  /** What was found of two editions; empty where they weren't compared. */
  Optional<List<Succession>> between(Edition older, Edition newer) {
    return Optional.ofNullable(found.get(new Pair(older, newer))).map(this::successions);
  }

  /** The same of one rule of the older edition. */
  Optional<List<Succession>> from(Edition older, RuleNumber number, Edition newer) {
    return of(new Pair(older, newer), number, 0);
  }

  /** The same of one rule of the newer edition. */
  Optional<List<Succession>> to(Edition older, Edition newer, RuleNumber number) {
    return of(new Pair(older, newer), number, Short.BYTES);
  }

  /** The successions that have a number at an offset. */
  private Optional<List<Succession>> of(Pair pair, RuleNumber number, int offset) {
    byte[] written = found.get(pair);
    if (written == null) {
      return Optional.empty();
    }
    int wanted = places.getOrDefault(number, -1);
    return Optional.of(
        IntStream.iterate(0, at -> at < written.length, at -> at + BYTES)
            .filter(at -> place(written, at + offset) == wanted)
            .mapToObj(at -> succession(written, at))
            .toList());
  }

  private List<Succession> successions(byte[] written) {
    return IntStream.iterate(0, at -> at < written.length, at -> at + BYTES)
        .mapToObj(at -> succession(written, at))
        .toList();
  }

  private Succession succession(byte[] written, int at) {
    return new Succession(
        numbers.get(place(written, at)),
        numbers.get(place(written, at + Short.BYTES)),
        CHANGES.get(written[at + 2 * Short.BYTES]),
        SURENESSES.get(written[at + 2 * Short.BYTES + 1]));
  }

  private static int place(byte[] written, int at) {
    return (written[at] & 0xff) << Byte.SIZE | (written[at + 1] & 0xff);
  }
}
