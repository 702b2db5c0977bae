package casebook.rules;

import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The text of the Comprehensive Rules, or of some sections of them, as of one date. A text that was
 * read before is only read again when something of it is asked for.
 */
public final class Edition {

  /**
   * What an edition has.
   *
   * @param glossary the entries of its glossary, in order
   */
  public record Text(NumberedText numbered, List<GlossaryEntry> glossary) {
    /** Copies the list. */
    public Text {
      glossary = List.copyOf(glossary);
    }
  }

  /** The text, and the numbers of its parts in the same order, which is that of the book. */
  private record Held(Text text, List<RuleNumber> sectionNumbers, List<RuleNumber> ruleNumbers) {
    private Held(Text text) {
      this(
          text,
          text.numbered().sections().stream().map(Section::number).toList(),
          text.numbered().rules().stream().map(Rule::number).toList());
    }

    private Optional<Section> section(RuleNumber number) {
      int place = Collections.binarySearch(sectionNumbers, number);
      return place < 0 ? Optional.empty() : Optional.of(text.numbered().sections().get(place));
    }

    private Optional<Rule> rule(RuleNumber number) {
      int place = Collections.binarySearch(ruleNumbers, number);
      return place < 0 ? Optional.empty() : Optional.of(text.numbered().rules().get(place));
    }

    /** The rules after a number, whether there is one with that number or not. */
    private List<Rule> after(RuleNumber number) {
      int place = Collections.binarySearch(ruleNumbers, number);
      List<Rule> rules = text.numbered().rules();
      return rules.subList(place < 0 ? -place - 1 : place + 1, rules.size());
    }

    /** The rules before a number. */
    private List<Rule> before(RuleNumber number) {
      int place = Collections.binarySearch(ruleNumbers, number);
      return text.numbered().rules().subList(0, place < 0 ? -place - 1 : place);
    }
  }

  private final LocalDate effective;
  private final Optional<String> title;
  private final String source;
  private final Coverage coverage;
  private final FutureTask<Held> held;

  /**
   * An edition whose text is read when it is first asked for.
   *
   * @param effective the day on which it came into force
   * @param title the product that it was published for, if known
   * @param source where the text comes from, in words
   * @param coverage which sections the text has
   */
  public Edition(
      LocalDate effective,
      Optional<String> title,
      String source,
      Coverage coverage,
      Supplier<Text> text) {
    this.effective = effective;
    this.title = title;
    this.source = source;
    this.coverage = coverage;
    this.held = new FutureTask<>(() -> new Held(text.get()));
  }

  private Held held() {
    held.run();
    try {
      return held.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(
          "Interrupted while the edition of " + name() + " was read", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("The edition of " + name() + " can't be read", e.getCause());
    }
  }

  /** The date from which these rules are in force. */
  public LocalDate effective() {
    return effective;
  }

  /** The public name of the edition: its effective date, as "2026-09-25". */
  public String name() {
    return effective.toString();
  }

  /** The product that the edition was published for, if known. */
  public Optional<String> title() {
    return title;
  }

  /** Where the text comes from, in words. */
  public String source() {
    return source;
  }

  /** Which sections the text has. */
  public Coverage coverage() {
    return coverage;
  }

  /** The chapters, in order; none where the source doesn't give them. */
  public List<Chapter> chapters() {
    return held().text().numbered().chapters();
  }

  /** The sections held, in order. */
  public List<Section> sections() {
    return held().text().numbered().sections();
  }

  /** The rules and sub-rules held, in order; section headings are not among them. */
  public List<Rule> rules() {
    return held().text().numbered().rules();
  }

  /** The entries of the glossary that are held, in order. */
  public List<GlossaryEntry> glossary() {
    return held().text().glossary();
  }

  /**
   * The rule or sub-rule with this number. If it is empty, {@link #lookup} says whether there is no
   * such rule or the section isn't held.
   */
  public Optional<Rule> rule(RuleNumber number) {
    return held().rule(number);
  }

  /** The section that the number is or belongs to, if it is held. */
  public Optional<Section> section(RuleNumber number) {
    return held().section(number.section());
  }

  /** What this edition has under the number, or why it has nothing. */
  public Lookup lookup(RuleNumber number) {
    if (!coverage.covers(number)) {
      return new Lookup.SectionNotHeld(number.section());
    }
    Optional<Lookup> held =
        number.equals(number.section())
            ? section(number).map(Lookup.HeldSection::new)
            : rule(number).map(Lookup.HeldRule::new);
    return held.orElseGet(() -> new Lookup.NoSuchNumber(nearest(number)));
  }

  /** The rule of a sub-rule; empty for a rule, whose parent is its section. */
  public Optional<Rule> parent(RuleNumber number) {
    return number.parent().flatMap(this::rule);
  }

  /** The rules of a section or the sub-rules of a rule, in order. */
  public List<Rule> children(RuleNumber number) {
    return held().after(number).stream()
        .takeWhile(rule -> rule.number().isWithin(number))
        .filter(rule -> rule.number().parent().equals(Optional.of(number)))
        .toList();
  }

  /** The rule after this number in the book, unless a section between them isn't held. */
  public Optional<Rule> next(RuleNumber number) {
    return held().after(number).stream()
        .findFirst()
        .filter(rule -> allHeldBetween(number, rule.number()));
  }

  /** The rule before this number in the book, unless a section between them isn't held. */
  public Optional<Rule> previous(RuleNumber number) {
    return held().before(number).reversed().stream()
        .findFirst()
        .filter(rule -> allHeldBetween(rule.number(), number));
  }

  private boolean allHeldBetween(RuleNumber before, RuleNumber after) {
    return IntStream.rangeClosed(before.sectionNumber(), after.sectionNumber())
        .allMatch(section -> coverage.covers(new RuleNumber(section, 0, "")));
  }

  /**
   * The numbers of this edition that are closest to one that it doesn't have: its neighbours in the
   * same rule or section, the one before first, then that rule or section itself. Empty where the
   * section isn't held.
   */
  public List<RuleNumber> nearest(RuleNumber number) {
    if (!coverage.covers(number)) {
      return List.of();
    }
    Optional<RuleNumber> ancestor = heldAncestor(number);
    NavigableSet<RuleNumber> siblings =
        ancestor
            .map(held -> children(held).stream().map(Rule::number))
            .orElseGet(() -> held().sectionNumbers.stream())
            .collect(Collectors.toCollection(TreeSet::new));
    return Stream.of(
            Optional.ofNullable(siblings.lower(number)),
            Optional.ofNullable(siblings.higher(number)),
            ancestor)
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<RuleNumber> heldAncestor(RuleNumber number) {
    return number
        .parent()
        .flatMap(parent ->
            rule(parent).isPresent() || held().section(parent).isPresent()
                ? Optional.of(parent)
                : heldAncestor(parent));
  }
}
