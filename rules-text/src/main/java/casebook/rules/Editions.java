package casebook.rules;

import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The editions whose text is held, at most one for each date. Never empty, never changed. Their
 * clock tells which dates are still to come.
 */
public final class Editions {

  /**
   * The edition whose rules 506 and 508 the engine executes. It is the newest of those that are
   * built in: the store may have newer ones, which nobody has written the engine from yet.
   */
  static final LocalDate EXECUTED = LocalDate.of(2026, 9, 25);

  /** The first edition by which the engine decides as it reads. */
  private static final LocalDate FIRST_EXECUTED = LocalDate.of(2025, 6, 6);

  /** Six to eight editions come out each year: after this many months one is missing. */
  private static final int MONTHS_IN_WHICH_ONE_COMES = 4;

  private static final String STORE = "wordings.txt";

  private static final Editions BUILT_IN = upTo(EXECUTED, stored());

  private final NavigableMap<LocalDate, Edition> byDate;
  private final Map<String, Edition> byName = new HashMap<>();
  private final NavigableSet<LocalDate> missing;
  private final InstantSource clock;

  private Editions(
      NavigableMap<LocalDate, Edition> byDate,
      NavigableSet<LocalDate> missing,
      InstantSource clock) {
    this.byDate = byDate;
    byDate.values().forEach(edition -> byName.put(edition.name(), edition));
    this.missing = missing;
    this.clock = clock;
  }

  /**
   * The editions that Casebook comes with: rules 506 and 508 of each since July 11, 2009, and rules
   * 306, 308 and 500, which they were before, of each since March 15, 2003.
   */
  public static Editions builtIn() {
    return BUILT_IN;
  }

  private static Editions upTo(LocalDate last, Wordings stored) {
    var byDate = new TreeMap<LocalDate, Edition>();
    stored.editions().forEach(edition -> byDate.put(edition.effective(), edition));
    return new Editions(
        byDate.headMap(last, true), stored.missing().headSet(last, true), InstantSource.system());
  }

  /** All that is stored, whether the engine knows it or not. */
  public static Wordings stored() {
    return Wordings.read(new OwnFile(Editions.class, STORE).text());
  }

  /** The day that a text names, as "2026-09-25"; empty if it names none. */
  public static Optional<LocalDate> day(String text) {
    try {
      return Optional.of(LocalDate.parse(text.strip()));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  /** These editions and one more, in place of the one of the same date if there is one. */
  public Editions with(Edition edition) {
    var more = new TreeMap<>(byDate);
    more.put(edition.effective(), edition);
    var stillMissing = new TreeSet<>(missing);
    stillMissing.remove(edition.effective());
    return new Editions(more, stillMissing, clock);
  }

  /** The same editions by another clock. */
  public Editions by(InstantSource clock) {
    return new Editions(byDate, missing, clock);
  }

  /** The day that it is where days begin first. */
  LocalDate today() {
    return LocalDate.ofInstant(clock.instant(), ZoneOffset.MAX);
  }

  /** All editions, newest first. */
  public List<Edition> all() {
    return List.copyOf(byDate.descendingMap().values());
  }

  /** The dates of editions that are known to have been published and aren't held. */
  public SortedSet<LocalDate> missing() {
    return Collections.unmodifiableSortedSet(missing);
  }

  /** Whether an edition between two that are held is known to have been published and isn't. */
  public boolean lackOneBetween(Edition older, Edition newer) {
    return !missing.subSet(older.effective(), false, newer.effective(), false).isEmpty();
  }

  /** The date of the edition that was in force on a day, where that is known and isn't held. */
  public Optional<LocalDate> missingOn(LocalDate day) {
    return Optional.ofNullable(missing.floor(day))
        .filter(date -> inForceOn(day).filter(held -> held.effective().isBefore(date)).isPresent());
  }

  /**
   * When something changed that one edition has otherwise than another one, where no edition
   * between them that is held has that part of the rules.
   */
  public Since since(Edition older, Edition newer) {
    boolean lacking =
        lackOneBetween(older, newer)
            || !byDate.subMap(older.effective(), false, newer.effective(), false).isEmpty();
    return new Since(newer, lacking ? Optional.of(older) : Optional.empty());
  }

  /** Whether Casebook comes with this text of an edition; otherwise it was imported. */
  public static boolean isBuiltIn(Edition edition) {
    return BUILT_IN.named(edition.name()).filter(edition::equals).isPresent();
  }

  /** Whether the newest edition is more than four months old. */
  public boolean areOld() {
    return current().effective().plusMonths(MONTHS_IN_WHICH_ONE_COMES).isBefore(today());
  }

  /** The newest edition. */
  public Edition current() {
    return byDate.lastEntry().getValue();
  }

  /**
   * The edition whose rules 506 and 508 the engine executes, and to which the crosswalk leads. It
   * is always held; newer ones may be.
   */
  public Edition executed() {
    return Objects.requireNonNull(byDate.get(EXECUTED));
  }

  /**
   * Whether the engine decides by an edition as that reads; by an older one it decides as by the
   * rules that it executes, and so by one that is newer than these. What that says otherwise is
   * told.
   */
  public static boolean isDecidedAsItReads(Edition edition) {
    LocalDate date = edition.effective();
    return !date.isBefore(FIRST_EXECUTED) && !date.isAfter(EXECUTED);
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

  /** The edition with this name, as "2026-09-25". */
  public Optional<Edition> named(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /**
   * The newest held edition that was effective on the date or before it. Editions that aren't held
   * may have come into force between the two.
   */
  public Optional<Edition> inForceOn(LocalDate date) {
    return Optional.ofNullable(byDate.floorEntry(date)).map(Map.Entry::getValue);
  }
}
