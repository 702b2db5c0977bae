package casebook.site.article;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.History;
import casebook.rules.Lookup;
import casebook.rules.Resolution;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.RuleRange;
import casebook.rules.work.Cancellation;
import casebook.site.article.Finding.Status;
import casebook.site.words.AbsentRule;
import casebook.site.words.EditionWords;
import casebook.site.words.ResolutionWords;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Holds the citations of an article against the edition of the article's day, or the one that a
 * link pins them to, and tells what became of each rule since.
 */
public final class Checker {
  private final Editions editions;
  private final History history;
  private final Optional<LocalDate> day;
  private final CitedEditions cited;
  private final Map<AbsentRule, Absence> absences = new HashMap<>();
  private final RuleWords said = new RuleWords();
  private final Map<Edition, Wording> wordings = new HashMap<>();
  private final Map<Edition, Map<RuleNumber, Optional<Resolution>>> resolved = new HashMap<>();

  /**
   * A checker.
   *
   * @param day the day of the article; where there is none, the day that the article itself says,
   *     else its citations are held against the newest edition
   */
  public Checker(Editions editions, History history, Optional<LocalDate> day) {
    this.editions = editions;
    this.history = history;
    this.day = day;
    this.cited = new CitedEditions(editions, history);
  }

  /** What is found of each citation, in their order. */
  public List<Finding> check(String article, Format format) {
    List<Mention> mentions = Mentions.in(article, format);
    var beside = new Neighbourhood(article, mentions);
    Optional<LocalDate> dated = day.or(() -> dayOf(article));
    return mentions.stream().map(mention -> check(mention, beside, dated)).toList();
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

  private Wording wording(Edition edition) {
    return wordings.computeIfAbsent(edition, one -> new Wording(one, said));
  }

  /** Of a range each number is held against the edition; what is found of any is told. */
  private Finding check(Mention mention, Neighbourhood beside, Optional<LocalDate> dated) {
    Cancellation.check();
    if (mention.skipped().isPresent()) {
      InForce asked = cited.of(mention, mention.rule(), dated);
      Edition edition = asked.edition();
      String none =
          mention
              .skipped()
              .get()
              .says(edition.children(mention.rule()).stream().map(Rule::number).toList());
      return noted(
          quotedInstead(mention, none, edition, beside)
              .orElseGet(() -> found(mention, edition, Status.UNKNOWN, none)),
          asked);
    }
    RuleRange range = mention.range();
    List<Finding> findings =
        range.numbers().stream()
            .filter(number -> isEnd(range, number) || isHeld(mention, number, dated))
            .map(number -> check(mention, number, beside, dated))
            .toList();
    List<Finding> wrong = findings.stream().filter(Finding::needsAttention).toList();
    return wrong.isEmpty() ? findings.getLast() : together(wrong);
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
            findings.stream().map(Finding::message).distinct().collect(Collectors.joining(" ")),
            false);
  }

  /** What was found, with the edition that was really in force, where it isn't held. */
  private static Finding noted(Finding finding, InForce asked) {
    return EditionWords.missing(asked).map(finding::adding).orElse(finding);
  }

  private Finding check(
      Mention mention, RuleNumber number, Neighbourhood beside, Optional<LocalDate> dated) {
    InForce asked = cited.of(mention, number, dated);
    return noted(check(mention, number, beside, asked), asked);
  }

  private Finding check(Mention mention, RuleNumber number, Neighbourhood beside, InForce asked) {
    Edition edition = asked.edition();
    return switch (edition.lookup(number)) {
      case Lookup.HeldRule(var rule) -> held(mention, edition, rule, beside);
      case Lookup.HeldSection _ -> found(mention, edition, Status.OK, "The section exists.");
      case Lookup.NoSuchNumber(var nearest) -> unknown(mention, number, asked, nearest, beside);
      case Lookup.SectionNotHeld(var section) ->
          found(
              mention,
              edition,
              Status.NOT_HELD,
              "Section %s of the edition of %s isn’t held here, so nothing is said of it."
                  .formatted(section, ResolutionWords.date(edition)));
    };
  }

  private static Finding found(Mention mention, Edition edition, Status status, String message) {
    return new Finding(mention, edition, status, Optional.empty(), message, false);
  }

  private Finding found(
      Mention mention, Edition edition, Status status, RuleNumber instead, String message) {
    boolean fixable =
        mention.range().from().equals(mention.range().to()) && mention.href().isEmpty();
    return new Finding(mention, edition, status, Optional.of(instead), message, fixable);
  }

  private Finding unknown(
      Mention mention,
      RuleNumber number,
      InForce asked,
      List<RuleNumber> nearest,
      Neighbourhood beside) {
    Edition edition = asked.edition();
    Absence absence =
        absences.computeIfAbsent(
            new AbsentRule(asked, number, editions, history),
            absent -> new Absence(absent.none(), absent.became(), absent.meant()));
    Optional<Finding> quoted = quotedInstead(mention, absence.none(), edition, beside);
    if (quoted.isPresent()) {
      return quoted.get();
    }
    String says =
        absence.none()
            + absence
                .became()
                .or(() -> nearest(nearest))
                .map(sentence -> " " + sentence)
                .orElse("");
    List<RuleNumber> today = edition.equals(editions.executed()) ? absence.meant() : List.of();
    return today.size() == 1
        ? found(mention, edition, Status.UNKNOWN, today.getFirst(), says)
        : found(mention, edition, Status.UNKNOWN, says);
  }

  /** What is to be said of a number that an edition doesn't have. */
  private record Absence(String none, Optional<String> became, List<RuleNumber> meant) {}

  private static Optional<String> nearest(List<RuleNumber> nearest) {
    return nearest.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Nearest to it: "
                + nearest.stream().map(RuleNumber::toString).collect(Collectors.joining(", "))
                + ".");
  }

  /** The rule that the words quoted beside a number are from that doesn't exist. */
  private Optional<Finding> quotedInstead(
      Mention mention, String none, Edition edition, Neighbourhood beside) {
    return quoted(mention, edition, beside)
        .map(number ->
            found(
                mention,
                edition,
                Status.UNKNOWN,
                number,
                none + " The words quoted beside it are in " + number + "."));
  }

  private Finding held(Mention mention, Edition edition, Rule rule, Neighbourhood beside) {
    return misquoted(mention, edition, beside)
        .or(() -> misdescribed(mention, edition, beside))
        .orElseGet(() -> changed(mention, edition, rule));
  }

  private boolean isCited(Mention mention, RuleNumber number) {
    return mention.skipped().isEmpty()
        && (mention.range().contains(number)
            || number.isWithin(mention.rule())
            || mention.rule().isWithin(number));
  }

  /** What the quotations beside citations of the same numbers are asked. */
  private record Question(Asks asks, String cited, Edition edition) {}

  private enum Asks {
    IS_OF_OTHER_RULE,
    IS_OF_OTHER_EDITION
  }

  /** The one rule of the edition that has the quoted words, if the cited one hasn't. */
  private Optional<RuleNumber> quoted(Mention mention, Edition edition, Neighbourhood beside) {
    var question = new Question(Asks.IS_OF_OTHER_RULE, mention.cited(), edition);
    return beside
        .firstQuoted(mention, question, words -> otherRule(mention, edition, words).isPresent())
        .flatMap(words -> otherRule(mention, edition, words));
  }

  private Optional<RuleNumber> otherRule(Mention mention, Edition edition, String words) {
    List<RuleNumber> having = wording(edition).having(words);
    return having.stream()
        .findFirst()
        .filter(_ -> having.stream().noneMatch(number -> isCited(mention, number)));
  }

  private Optional<Finding> misquoted(Mention mention, Edition edition, Neighbourhood beside) {
    Optional<RuleNumber> here = quoted(mention, edition, beside);
    if (here.isPresent()) {
      return Optional.of(
          found(
              mention,
              edition,
              Status.OTHER_RULE,
              here.get(),
              "The words quoted beside %s are in %s of the edition of %s."
                  .formatted(mention.rule(), here.get(), ResolutionWords.date(edition))));
    }
    var question = new Question(Asks.IS_OF_OTHER_EDITION, mention.cited(), edition);
    return beside
        .firstQuoted(mention, question, words -> fromElsewhere(mention, edition, words).isPresent())
        .flatMap(words -> fromElsewhere(mention, edition, words));
  }

  /** The quoted words may be those of another edition, where the number may mean another rule. */
  private Optional<Finding> fromElsewhere(Mention mention, Edition edition, String quotation) {
    if (!wording(edition).having(quotation).isEmpty()
        || !said.isAnywhere(editions.all(), Wording.plain(quotation))) {
      return Optional.empty();
    }
    for (Edition other : editions.all()) {
      List<RuleNumber> having =
          other.equals(edition) ? List.of() : wording(other).having(quotation);
      for (RuleNumber number : having) {
        Optional<Resolution> became = became(other, number);
        if (isCited(mention, number) && became.isPresent()) {
          boolean same = became.get().sameNumber() == Resolution.SameNumber.SAME_RULE;
          Optional<RuleNumber> today = today(became.get());
          if (!same && today.isPresent()) {
            return Optional.of(
                found(
                    mention,
                    edition,
                    Status.OTHER_RULE,
                    today.get(),
                    "The words quoted beside %s are those of the edition of %s. "
                            .formatted(mention.rule(), ResolutionWords.date(other))
                        + ResolutionWords.says(became.get())));
          }
          return Optional.of(
              found(
                  mention,
                  edition,
                  Status.REWORDED,
                  "The words quoted beside %s are those of the edition of %s. "
                          .formatted(mention.rule(), ResolutionWords.date(other))
                      + ResolutionWords.says(became.get())));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Finding> misdescribed(Mention mention, Edition edition, Neighbourhood beside) {
    return wording(edition)
        .describedInstead(
            beside.sentence(mention), List.of(mention.range().from(), mention.range().to()))
        .map(number ->
            found(
                mention,
                edition,
                Status.OTHER_RULE,
                number,
                "The sentence around %s reads like %s of the edition of %s."
                    .formatted(mention.rule(), number, ResolutionWords.date(edition))))
        .map(finding ->
            // Likely, not certain: somebody must look before anything is exchanged.
            new Finding(
                finding.mention(),
                finding.edition(),
                finding.status(),
                finding.suggestion(),
                finding.message(),
                false));
  }

  private static Optional<RuleNumber> today(Resolution resolution) {
    return resolution.today().size() == 1
        ? resolution.today().getFirst().rule().map(Rule::number)
        : Optional.empty();
  }

  private Finding changed(Mention mention, Edition edition, Rule rule) {
    Resolution became = became(edition, rule.number()).orElseThrow();
    String says = ResolutionWords.says(became);
    return switch (became.relation()) {
      case SAME, ADDED -> found(mention, edition, Status.OK, "Unchanged today.");
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
