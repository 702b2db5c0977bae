package casebook.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Where older editions have what rules 506 and 508 of the executed edition say: a table reviewed by
 * hand, and for rules and editions without a line there, what a comparison of the texts shows.
 */
public final class Crosswalk {
  private static final String FILE = "crosswalk.txt";
  private static final Pattern PART = Pattern.compile("edition (\\S+)");
  private static final Pattern SECTION = Pattern.compile("section (\\S+) = (\\S+)");
  private static final Pattern LACKS = Pattern.compile("lacks (.+)");
  private static final Pattern NONE = Pattern.compile("(\\S+) = none \\| (.+)");
  private static final Pattern STANDS = Pattern.compile("(\\S+) = ([^|]+?) \\| ([a-z-]+) \\| (.+)");

  private static final RuleNumber DECLARING = RuleNumber.parse("508");

  private static final Crosswalk BUILT_IN = builtIn(Editions.builtIn());

  /** What is reviewed of one older edition. */
  private record Part(
      Map<RuleNumber, RuleNumber> sections,
      Set<Novelty> lacks,
      Map<RuleNumber, Counterpart> counterparts) {
    Part() {
      this(new HashMap<>(), EnumSet.noneOf(Novelty.class), new HashMap<>());
    }
  }

  private final Edition executed;
  private final Map<LocalDate, Part> parts = new HashMap<>();
  private final Map<Edition, Comparison> comparisons = new ConcurrentHashMap<>();

  private Crosswalk(Edition executed) {
    this.executed = executed;
  }

  /** The table that Casebook comes with, from its newest edition to the older ones. */
  public static Crosswalk builtIn() {
    return BUILT_IN;
  }

  private static Crosswalk builtIn(Editions editions) {
    try (InputStream text = Crosswalk.class.getResourceAsStream(FILE)) {
      return read(
          new String(Objects.requireNonNull(text, FILE).readAllBytes(), StandardCharsets.UTF_8),
          editions.executed());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * @throws IllegalArgumentException with the line that is none of the table
   */
  static Crosswalk read(String text, Edition executed) {
    var crosswalk = new Crosswalk(executed);
    Part part = new Part();
    for (String line : text.lines().toList()) {
      Matcher begins = PART.matcher(line);
      if (begins.matches()) {
        part = new Part();
        crosswalk.parts.put(LocalDate.parse(begins.group(1)), part);
      } else if (!line.isBlank() && !line.startsWith("#")) {
        add(line, part);
      }
    }
    return crosswalk;
  }

  private static void add(String line, Part part) {
    Matcher section = SECTION.matcher(line);
    Matcher lacks = LACKS.matcher(line);
    Matcher none = NONE.matcher(line);
    Matcher stands = STANDS.matcher(line);
    if (section.matches()) {
      part.sections.put(RuleNumber.parse(section.group(1)), RuleNumber.parse(section.group(2)));
    } else if (lacks.matches()) {
      part.lacks.add(Novelty.valueOf(constant(lacks.group(1))));
    } else if (none.matches()) {
      part.counterparts.put(
          RuleNumber.parse(none.group(1)), new Counterpart.Missing(none.group(2)));
    } else if (stands.matches()) {
      List<RuleNumber> numbers =
          Arrays.stream(stands.group(2).split(" ")).map(RuleNumber::parse).toList();
      part.counterparts.put(
          RuleNumber.parse(stands.group(1)),
          new Counterpart.Stands(
              numbers, Change.valueOf(constant(stands.group(3))), stands.group(4)));
    } else {
      throw new IllegalArgumentException(line);
    }
  }

  private static String constant(String name) {
    return name.toUpperCase(Locale.ROOT).replace(' ', '_').replace('-', '_');
  }

  /**
   * What an edition doesn't know at all; where that wasn't reviewed, what its section 508 doesn't
   * speak of.
   */
  public Set<Novelty> lacking(Edition edition) {
    if (parts.containsKey(edition.effective()) || !edition.coverage().covers(DECLARING)) {
      return Set.copyOf(part(edition).lacks);
    }
    return EnumSet.allOf(Novelty.class).stream()
        .filter(novelty ->
            edition.rules().stream()
                .noneMatch(rule -> rule.number().isWithin(DECLARING) && novelty.isIn(rule)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * What an edition has for a rule of the executed one.
   *
   * @throws IllegalArgumentException if the executed edition's section has no such rule
   */
  public Counterpart in(Edition edition, RuleNumber today) {
    Part part = part(edition);
    RuleNumber section = part.sections.getOrDefault(today.section(), today.section());
    if (!edition.coverage().covers(section) || !executed.coverage().covers(today)) {
      return new Counterpart.NotHeld(section);
    }
    Rule rule =
        executed
            .rule(today)
            .orElseThrow(() -> new IllegalArgumentException("There is no rule " + today));
    if (edition.effective().equals(executed.effective())) {
      return new Counterpart.Stands(List.of(today), Change.SAME, "");
    }
    return Optional.ofNullable(part.counterparts.get(today))
        .orElseGet(() -> computed(edition, section, rule));
  }

  /**
   * Where the executed edition says what a rule or section of an edition says: the numbers that it
   * became, in their order; none where no rule of today says it, or none that is held.
   */
  public List<RuleNumber> today(Edition edition, RuleNumber number) {
    if (edition.section(number).filter(one -> one.number().equals(number)).isPresent()) {
      return executed.sections().stream()
          .map(Section::number)
          .filter(today -> part(edition).sections.getOrDefault(today, today).equals(number))
          .toList();
    }
    return executed.rules().stream()
        .map(Rule::number)
        .filter(today ->
            in(edition, today) instanceof Counterpart.Stands(var numbers, var _, var _)
                && numbers.contains(number))
        .toList();
  }

  /**
   * Where an edition says what a rule or section of the executed one says; none where it doesn't,
   * or where nothing is known.
   */
  public List<RuleNumber> then(Edition edition, RuleNumber today) {
    if (executed.rule(today).isPresent()) {
      return in(edition, today) instanceof Counterpart.Stands(var numbers, var _, var _)
          ? numbers
          : List.of();
    }
    RuleNumber section = part(edition).sections.getOrDefault(today, today);
    return edition.section(section).map(held -> List.of(held.number())).orElse(List.of());
  }

  private Part part(Edition edition) {
    return parts.getOrDefault(edition.effective(), new Part());
  }

  /** Whether somebody has read where an edition has the rules of the executed one. */
  public boolean isReviewed(Edition edition) {
    return parts.containsKey(edition.effective());
  }

  /** What was found to differ where a rule of an edition became one of the executed edition. */
  Optional<Change> reviewed(Edition edition, RuleNumber then, RuleNumber today) {
    return Optional.ofNullable(part(edition).counterparts.get(today))
        .flatMap(there ->
            there instanceof Counterpart.Stands(var numbers, var change, var _)
                    && numbers.contains(then)
                ? Optional.of(change)
                : Optional.empty());
  }

  /** The number that the section of a number of one edition has in another one. */
  RuleNumber section(Edition from, RuleNumber number, Edition to) {
    RuleNumber section = number.section();
    RuleNumber today =
        part(from).sections.entrySet().stream()
            .filter(entry -> entry.getValue().equals(section))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElse(section);
    return part(to).sections.getOrDefault(today, today);
  }

  /** What the texts show of an edition that nobody has read for it, or of a rule without a line. */
  private Counterpart computed(Edition edition, RuleNumber section, Rule today) {
    Comparison comparison = comparisons.computeIfAbsent(edition, this::compare);
    boolean older = edition.equals(comparison.older());
    List<Succession> successions =
        older ? comparison.to(today.number()) : comparison.from(today.number());
    if (successions.isEmpty()) {
      return new Counterpart.Missing("No rule of section " + section + " says this there.");
    }
    Change change = successions.getFirst().change();
    return new Counterpart.Stands(
        successions.stream().map(older ? Succession::before : Succession::after).toList(),
        change,
        change == Change.REWORDED ? "Its words differ there, and nobody has compared them." : "");
  }

  private Comparison compare(Edition edition) {
    return edition.effective().isBefore(executed.effective())
        ? Comparison.of(edition, executed, number -> section(edition, number, executed))
        : Comparison.of(executed, edition, number -> section(executed, number, edition));
  }
}
