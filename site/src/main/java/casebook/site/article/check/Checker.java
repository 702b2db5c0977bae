package casebook.site.article.check;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.RuleRange;
import casebook.rules.history.History;
import casebook.rules.history.Resolution;
import casebook.rules.work.Cancellation;
import casebook.site.article.check.Finding.Status;
import casebook.site.article.mention.ArticleDate;
import casebook.site.article.mention.CitedEditions;
import casebook.site.article.mention.Mention;
import casebook.site.article.mention.Mentions;
import casebook.site.article.prose.Format;
import casebook.site.article.prose.Prose;
import casebook.site.wording.KeptTexts;
import casebook.site.words.search.AbsentRule;
import casebook.site.words.search.EditionWords;
import casebook.site.words.search.ResolutionWords;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Holds the citations of an article against the edition of the article's day, or the one that a
 * link pins them to, and tells what became of each rule since.
 */
public final class Checker {
  /** The sections of combat, under all of their numbers. */
  private static final Set<Integer> SECTIONS =
      Editions.builtIn().all().stream()
          .flatMap(edition -> edition.rules().stream())
          .map(rule -> rule.number().sectionNumber())
          .collect(Collectors.toSet());

  private final Editions editions;
  private final History history;
  private final Optional<LocalDate> day;
  private final CitedEditions cited;
  private final Map<AbsentRule, Absence> absences = new HashMap<>();
  private final KeptTexts texts;
  private final Map<Edition, Map<RuleNumber, Optional<Resolution>>> resolved = new HashMap<>();

  /**
   * A checker.
   *
   * @param day the day of the article; where there is none, the day that the article itself says,
   *     else its citations are held against the newest edition
   */
  public Checker(Editions editions, History history, Optional<LocalDate> day) {
    this(editions, history, day, new KeptTexts(editions));
  }

  /**
   * The same.
   *
   * @param texts the words of the editions, as far as they were read before
   */
  public Checker(Editions editions, History history, Optional<LocalDate> day, KeptTexts texts) {
    this.texts = texts;
    this.editions = editions;
    this.history = history;
    this.day = day;
    this.cited = new CitedEditions(editions, history);
  }

  /**
   * Does beforehand what is done once, and takes about a second: learning which rules sentences
   * tell of.
   */
  public static void prepare() {
    Meaning.learn();
  }

  /** What is found of each citation, in their order. */
  public List<Finding> check(String article, Format format) {
    Prose prose = Prose.of(article, format);
    List<Mention> mentions = Mentions.in(article, prose);
    Optional<LocalDate> dated = day.or(() -> dayOf(article));
    var comparing =
        new Comparing(
            article,
            prose.seen(),
            mentions,
            mention -> edition(mention, dated),
            mention -> today(mention, dated),
            texts);
    return mentions.stream().map(mention -> check(mention, comparing, dated)).toList();
  }

  /** The numbers that the ends of what is cited have today. */
  private List<RuleNumber> today(Mention mention, Optional<LocalDate> dated) {
    Edition edition = edition(mention, dated);
    return Stream.of(mention.range().from(), mention.range().to())
        .distinct()
        .flatMap(number -> became(edition, number).stream())
        .flatMap(became -> became.today().stream())
        .flatMap(now -> now.rule().stream())
        .map(Rule::number)
        .toList();
  }

  private Edition edition(Mention mention, Optional<LocalDate> dated) {
    return cited.of(mention, mention.rule(), dated).edition();
  }

  /**
   * A day on which the edition was in force in which an article was written, by the date that it
   * says itself.
   */
  private Optional<LocalDate> dayOf(String article) {
    return ArticleDate.of(article)
        .flatMap(date -> date.edition(editions).inForce())
        .map(InForce::day);
  }

  /**
   * That another edition was in force on the article's day than the one that is held, or why the
   * date that it says itself can't be used, if it is asked and can't.
   */
  public Optional<String> warning(String article) {
    return day.isPresent()
        ? day.flatMap(one -> InForce.on(one, editions)).flatMap(EditionWords::missing)
        : ArticleDate.of(article)
            .flatMap(date ->
                date.warning(editions, "So its citations are held against the newest edition."));
  }

  /** What became of a rule; that of one which is cited often is asked once. */
  private Optional<Resolution> became(Edition edition, RuleNumber number) {
    return resolved
        .computeIfAbsent(edition, _ -> new HashMap<>())
        .computeIfAbsent(number, of -> history.resolve(edition, of));
  }

  /** Of a range each number is held against the edition; what is found of any is told. */
  private Finding check(Mention mention, Comparing comparing, Optional<LocalDate> dated) {
    Cancellation.check();
    InForce asked = cited.of(mention, mention.rule(), dated);
    Verdict verdict = comparing.of(mention, asked.edition());
    if (mention.skipped().isPresent()) {
      String none =
          mention
              .skipped()
              .get()
              .says(asked.edition().children(mention.rule()).stream().map(Rule::number).toList());
      return noted(
          meantInstead(mention, none, asked.edition(), verdict)
              .orElseGet(() -> found(mention, asked.edition(), Status.UNKNOWN, none)),
          asked);
    }
    Optional<Finding> other = otherwise(mention, asked.edition(), verdict);
    if (other.isPresent()) {
      return noted(other.get(), asked);
    }
    RuleRange range = mention.range();
    List<Finding> findings =
        range.numbers().stream()
            .filter(number -> isEnd(range, number) || isHeld(mention, number, dated))
            .map(number -> check(mention, number, verdict, dated))
            .toList();
    List<Finding> wrong = findings.stream().filter(Finding::needsAttention).toList();
    Finding found = wrong.isEmpty() ? findings.getLast() : together(wrong);
    return verdict instanceof Verdict.Own own ? found.with(own.compared()) : found;
  }

  private static boolean isEnd(RuleRange range, RuleNumber number) {
    return number.equals(range.from()) || number.equals(range.to());
  }

  private boolean isHeld(Mention mention, RuleNumber number, Optional<LocalDate> dated) {
    return cited.of(mention, number, dated).edition().rule(number).isPresent();
  }

  /** What is found of several numbers of a range; no number alone can take its place. */
  private static Finding together(List<Finding> findings) {
    Finding first = findings.getFirst();
    return findings.size() == 1
        ? first
        : new Finding(
            first.mention(),
            first.edition(),
            first.status(),
            Optional.empty(),
            Optional.empty(),
            findings.stream().map(Finding::message).distinct().collect(Collectors.joining(" ")),
            false);
  }

  /** What was found, with the edition that was really in force, where it isn't held. */
  private static Finding noted(Finding finding, InForce asked) {
    return EditionWords.missing(asked).map(finding::adding).orElse(finding);
  }

  private Finding check(
      Mention mention, RuleNumber number, Verdict verdict, Optional<LocalDate> dated) {
    InForce asked = cited.of(mention, number, dated);
    return noted(check(mention, number, verdict, asked), asked);
  }

  private Finding check(Mention mention, RuleNumber number, Verdict verdict, InForce asked) {
    Edition edition = asked.edition();
    return switch (edition.lookup(number)) {
      case Lookup.HeldRule(var rule) -> changed(mention, edition, rule, verdict);
      case Lookup.HeldSection _ -> unchanged(mention, edition, verdict, "The section exists.");
      case Lookup.NoSuchNumber(var nearest) -> unknown(mention, number, asked, nearest, verdict);
      case Lookup.SectionNotHeld(var section) ->
          found(
              mention,
              edition,
              Status.NOT_HELD,
              "Section %s of the edition of %s isn’t held here, so nothing is said of it."
                  .formatted(section, ResolutionWords.date(edition)));
    };
  }

  /** A rule that reads so today is only right where what is said of it was compared. */
  private static Finding unchanged(Mention mention, Edition edition, Verdict verdict, String says) {
    return verdict instanceof Verdict.Own own
        ? found(mention, edition, Status.OK, ComparedWords.own(mention, own) + " " + says)
        : found(mention, edition, Status.NOT_COMPARED, ComparedWords.nothing(mention));
  }

  private static Finding found(Mention mention, Edition edition, Status status, String message) {
    return new Finding(
        mention, edition, status, Optional.empty(), Optional.empty(), message, false);
  }

  private Finding found(
      Mention mention, Edition edition, Status status, RuleNumber instead, String message) {
    boolean fixable =
        mention.range().from().equals(mention.range().to()) && mention.href().isEmpty();
    return new Finding(
        mention, edition, status, Optional.empty(), Optional.of(instead), message, fixable);
  }

  private Finding unknown(
      Mention mention,
      RuleNumber number,
      InForce asked,
      List<RuleNumber> nearest,
      Verdict verdict) {
    Edition edition = asked.edition();
    Absence absence =
        absences.computeIfAbsent(new AbsentRule(asked, number, editions, history), Absence::of);
    Optional<Finding> quoted = meantInstead(mention, absence.none(), edition, verdict);
    if (quoted.isPresent()) {
      return quoted.get();
    }
    String says = absence.says(nearest);
    List<RuleNumber> today = edition.equals(editions.executed()) ? absence.meant() : List.of();
    return today.size() == 1
        ? found(mention, edition, Status.UNKNOWN, today.getFirst(), says)
        : found(mention, edition, Status.UNKNOWN, says);
  }

  /** The rule that the words beside a number are from that doesn't exist. */
  private Optional<Finding> meantInstead(
      Mention mention, String none, Edition edition, Verdict verdict) {
    return verdict instanceof Verdict.Other other && other.likeness() != Verdict.Likeness.MEANING
        ? Optional.of(
            found(
                    mention,
                    edition,
                    Status.UNKNOWN,
                    other.compared().rule(),
                    none + " " + ComparedWords.other("it", other) + ".")
                .with(other.compared()))
        : Optional.empty();
  }

  /** That the words beside a number of a rule are another rule's, or another edition's. */
  private Optional<Finding> otherwise(Mention mention, Edition edition, Verdict verdict) {
    return switch (verdict) {
      case Verdict.Other other when isOf(edition, mention, other) ->
          Optional.of(otherRule(mention, edition, other));
      case Verdict.OtherEdition other -> ofOtherEdition(mention, edition, other);
      case Verdict.Misquoted other ->
          Optional.of(
              found(mention, edition, Status.MISQUOTED, ComparedWords.misquoted(other))
                  .with(other.compared()));
      case Verdict.Contrary contrary ->
          Optional.of(
              found(mention, edition, Status.MISQUOTED, ComparedWords.contrary(contrary))
                  .with(contrary.compared()));
      case Verdict.Other _, Verdict.Own _, Verdict.Nothing _ -> Optional.empty();
    };
  }

  /** Of a section that isn't held, only words that are the rule's own tell anything. */
  private static boolean isOf(Edition edition, Mention mention, Verdict.Other other) {
    return switch (edition.lookup(mention.rule())) {
      case Lookup.Held _ -> true;
      case Lookup.NoSuchNumber _ -> false;
      case Lookup.SectionNotHeld _ -> other.likeness() != Verdict.Likeness.MEANING;
    };
  }

  private Finding otherRule(Mention mention, Edition edition, Verdict.Other told) {
    boolean isOfToday = told.likeness() == Verdict.Likeness.MEANING;
    Optional<RuleNumber> then =
        isOfToday ? then(told.compared().rule(), edition) : Optional.of(told.compared().rule());
    if (then.isEmpty()) {
      return ofToday(mention, edition, told);
    }
    Verdict.Other other = told.of(then.get());
    RuleNumber instead = other.compared().rule();
    String belongs =
        mention.rule().isWithin(instead) ? ", to which %s belongs".formatted(mention.rule()) : "";
    Finding found =
        found(
                mention,
                edition,
                Status.OTHER_RULE,
                instead,
                "%s of the edition of %s%s."
                    .formatted(
                        ComparedWords.other(mention.rule().toString(), other),
                        ResolutionWords.date(edition),
                        belongs))
            .with(other.compared());
    // Likely, not certain: somebody must look before anything is exchanged.
    return isOfToday ? found.notFixable() : found;
  }

  /** What is said is what a rule of today says that the edition didn't have. */
  private Finding ofToday(Mention mention, Edition edition, Verdict.Other other) {
    String says =
        "What is said beside %s is what today’s %s says, which the edition of %s doesn’t have."
            .formatted(mention.rule(), other.compared().rule(), ResolutionWords.date(edition));
    String became =
        became(edition, mention.rule()).map(one -> " " + ResolutionWords.says(one)).orElse("");
    return found(mention, edition, Status.OTHER_RULE, says + became).with(other.compared());
  }

  /** The number that a rule of today had in an edition, if that had it. */
  private Optional<RuleNumber> then(RuleNumber today, Edition edition) {
    return edition.equals(editions.executed())
        ? Optional.of(today)
        : edition.rules().stream()
            .map(Rule::number)
            .filter(number -> SECTIONS.contains(number.sectionNumber()))
            .filter(number ->
                became(edition, number).flatMap(Checker::today).filter(today::equals).isPresent())
            .findFirst();
  }

  /** The quoted words are those of another edition, where the number may mean another rule. */
  private Optional<Finding> ofOtherEdition(
      Mention mention, Edition edition, Verdict.OtherEdition other) {
    return became(other.edition(), other.number())
        .map(became -> {
          String says =
              "The words quoted beside %s are those of the edition of %s. "
                      .formatted(mention.rule(), ResolutionWords.date(other.edition()))
                  + ResolutionWords.says(became);
          boolean same = became.sameNumber() == Resolution.SameNumber.SAME_RULE;
          return today(became)
              .filter(_ -> !same)
              .map(today -> found(mention, edition, Status.OTHER_RULE, today, says))
              .orElseGet(() -> found(mention, edition, Status.REWORDED, says))
              .with(other.compared());
        });
  }

  private static Optional<RuleNumber> today(Resolution resolution) {
    return resolution.today().size() == 1
        ? resolution.today().getFirst().rule().map(Rule::number)
        : Optional.empty();
  }

  private Finding changed(Mention mention, Edition edition, Rule rule, Verdict verdict) {
    Resolution became = became(edition, rule.number()).orElseThrow();
    String says = ResolutionWords.says(became);
    return switch (became.relation()) {
      case SAME, ADDED -> unchanged(mention, edition, verdict, "Unchanged today.");
      case CROSS_REFERENCES -> found(mention, edition, Status.CROSS_REFERENCES_CHANGED, says);
      case REWORDED -> found(mention, edition, Status.REWORDED, says);
      case MOVED, SPLIT ->
          today(became)
              .map(number -> found(mention, edition, Status.MOVED, number, says))
              .orElseGet(() -> found(mention, edition, Status.MOVED, says));
      case REMOVED -> found(mention, edition, Status.REMOVED, says);
    };
  }
}
