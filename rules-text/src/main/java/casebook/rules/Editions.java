package casebook.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The editions whose text is held, at most one for each date. Never empty, never changed. */
public final class Editions {

  private static final Editions BUILT_IN =
      new Editions(
          Stream.of(
                  "2025-06-06",
                  "2025-02-07",
                  "2024-06-07",
                  "2022-04-29",
                  "2021-11-19",
                  "2008-03-17")
              .map(Editions::builtIn)
              .toList());

  /** The newest of them: reviewed by hand, and never taken away. */
  private static final LocalDate EXECUTED = LocalDate.of(2025, 6, 6);

  private final NavigableMap<LocalDate, Edition> byDate = new TreeMap<>();

  private Editions(Collection<Edition> editions) {
    editions.forEach(edition -> byDate.put(edition.effective(), edition));
  }

  /**
   * The editions that Casebook comes with: rules 506 and 508 of June 6, 2025, February 7, 2025,
   * April 29, 2022 and November 19, 2021, rule 508 of June 7, 2024, and rule 308, which 508 was
   * then, as of March 17, 2008.
   */
  public static Editions builtIn() {
    return BUILT_IN;
  }

  private static Edition builtIn(String name) {
    String file = name + ".txt";
    try (InputStream text = Editions.class.getResourceAsStream(file)) {
      return OfficialFile.read(Objects.requireNonNull(text, file), file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NotARulesFile e) {
      throw new IllegalStateException(file, e);
    }
  }

  /** The day that a text names, as "2025-06-06"; empty if it names none. */
  public static Optional<LocalDate> day(String text) {
    try {
      return Optional.of(LocalDate.parse(text.strip()));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  /** These editions and one more, in place of the one of the same date if there is one. */
  public Editions with(Edition edition) {
    Editions more = new Editions(byDate.values());
    more.byDate.put(edition.effective(), edition);
    return more;
  }

  /** All editions, newest first. */
  public List<Edition> all() {
    return List.copyOf(byDate.descendingMap().values());
  }

  /** The newest edition. */
  public Edition current() {
    return byDate.lastEntry().getValue();
  }

  /**
   * The edition whose rules 506 and 508 the engine executes, and to which the {@link Crosswalk}
   * leads. It is always held; newer ones may be.
   */
  public Edition executed() {
    return Objects.requireNonNull(byDate.get(EXECUTED));
  }

  /**
   * The newest edition, or where that doesn't hold the section of the number, the newest complete
   * one that has it.
   */
  public Edition latest(RuleNumber number) {
    return current().coverage().covers(number)
        ? current()
        : byDate.descendingMap().values().stream()
            .filter(edition -> edition.coverage() instanceof Coverage.Complete)
            .filter(edition -> edition.section(number).isPresent())
            .findFirst()
            .orElseGet(this::current);
  }

  /**
   * Where a number that an edition refers to can be read: in that edition, or where that doesn't
   * hold its section, in the complete one closest in time; empty where none has it.
   */
  public Optional<Edition> nearest(Edition edition, RuleNumber number) {
    return edition.coverage().covers(number)
        ? Optional.of(edition)
        : byDate.values().stream()
            .filter(other -> other.coverage() instanceof Coverage.Complete)
            .filter(other -> isHeld(other.lookup(number)))
            .min(
                Comparator.comparingLong(other ->
                    Math.abs(ChronoUnit.DAYS.between(edition.effective(), other.effective()))));
  }

  private static boolean isHeld(Lookup lookup) {
    return switch (lookup) {
      case Lookup.HeldRule _, Lookup.HeldSection _ -> true;
      case Lookup.NoSuchNumber _, Lookup.SectionNotHeld _ -> false;
    };
  }

  /** The edition with this name, as "2025-06-06". */
  public Optional<Edition> named(String name) {
    return byDate.values().stream().filter(edition -> edition.name().equals(name)).findAny();
  }

  /**
   * The newest held edition that was effective on the date or before it. Editions that aren't held
   * may have come into force between the two.
   */
  public Optional<Edition> inForceOn(LocalDate date) {
    return Optional.ofNullable(byDate.floorEntry(date)).map(Map.Entry::getValue);
  }
}
