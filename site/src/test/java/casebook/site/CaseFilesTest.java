package casebook.site;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Homes;
import casebook.engine.Homes.Home;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.rules.Editions;
import casebook.rules.References;
import casebook.rules.RuleNumber;
import casebook.site.cases.CaseTexts;
import casebook.site.cases.PublishedRuling;
import casebook.site.cases.PublishedRulings;
import casebook.site.cases.RulingFile;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The published rulings: each says what the engine says, and cites what the engine cites. */
class CaseFilesTest {
  private static final YAMLMapper MAPPER = YAMLMapper.builder().build();

  private static final SortedMap<String, String> TEXTS = CaseTexts.builtIn();

  /** What a question asks of that an expectation has a list of. */
  private static final Map<String, String> LIST =
      Map.of(
          " trigger?", "triggered",
          " trigger ", "triggered",
          " tap when ", "tapped",
          " tap to attack", "tapped");

  /** What the last expectation shows isn't a yes or a no by itself. */
  private static final String UNTOLD = "untold";

  private static final List<String> LISTED = List.copyOf(LIST.keySet());

  private static final List<RuleNumber> NUMBERS = Homes.all().stream().map(Home::rule).toList();

  /** "No." and two more: as many as a judge says at the table. */
  private static final int MOST_SENTENCES = 3;

  static SortedMap<String, JsonNode> files() {
    var files = new TreeMap<String, JsonNode>();
    TEXTS.forEach((slug, text) -> files.put(slug, MAPPER.readTree(text)));
    return files;
  }

  @TestFactory
  Stream<DynamicTest> every_published_ruling_is_what_the_engine_says() {
    return files().entrySet().stream()
        .map(file ->
            DynamicTest.dynamicTest(
                file.getKey(), () -> assertThat(faults(file.getKey(), file.getValue())).isEmpty()));
  }

  /** What is wrong with a file, in words. */
  private static List<String> faults(String slug, JsonNode file) {
    Reading<RulingFile> reading =
        RulingFile.read(
            slug, TEXTS.getOrDefault(slug, ""), Editions.builtIn(), Catalogue.builtIn());
    return switch (reading) {
      case Reading.Unparseable<RulingFile>(var problems) -> lines(problems);
      case Reading.Wrong<RulingFile>(var problems) -> lines(problems);
      case Reading.Good<RulingFile>(var read) -> {
        var faults = new ArrayList<String>(ExpectedRulings.differences(file));
        Judgement judgement = Judgement.of(read.judged(), Editions.builtIn());
        judgement.impossible().ifPresent(problem -> faults.add(problem.line()));
        addFaults(faults, read.ruling(), judgement, file.path("expect"));
        yield faults;
      }
    };
  }

  private static List<String> lines(List<Problem> problems) {
    return problems.stream().map(Problem::line).toList();
  }

  private static void addFaults(
      List<String> faults, PublishedRuling ruling, Judgement judgement, JsonNode expect) {
    if (!ruling.slug().matches("(50[68]\\.\\d[a-z]?-)?[a-z0-9]+(-[a-z0-9]+)*")) {
      faults.add("The file's name is a rule's number and words, or only words, in small letters.");
    }
    if (!ruling.question().endsWith("?")) {
      faults.add("The question doesn't end with a question mark.");
    }
    String first = ruling.answer().split("\\W", 2)[0];
    String shown = shown(ruling.question(), expect);
    if ((first.equals("Yes") || first.equals("No"))
        && !shown.equals(UNTOLD)
        && !first.equals(shown)) {
      faults.add("The answer begins with %s; the last move shows %s.".formatted(first, shown));
    }
    Set<RuleNumber> cited =
        References.in(ruling.answer()).stream()
            .map(reference -> reference.range().from())
            .collect(Collectors.toSet());
    if (cited.isEmpty()) {
      faults.add("The answer cites no rule.");
    }
    if (sentences(ruling.answer()) > MOST_SENTENCES) {
      faults.add("The answer has more than the verdict and two sentences.");
    }
    for (JsonNode one : expect) {
      RuleNumber.find(one.path("decidedBy").asString(""))
          .filter(rule -> !cited.contains(rule))
          .ifPresent(
              rule -> faults.add("The answer doesn't cite %s, which decides.".formatted(rule)));
    }
    Set<RuleNumber> applying = rules(judgement, one -> one.citations());
    Set<RuleNumber> notApplying =
        rules(
            judgement,
            one ->
                one.findings().stream()
                    .filter(finding -> finding.outcome() == Outcome.DOES_NOT_APPLY)
                    .map(Finding::rule)
                    .toList());
    for (RuleNumber rule : cited) {
      if (NUMBERS.contains(rule)
          && !covers(rule, applying)
          && !covers(rule, notApplying)
          && !ruling.doesNotApply().contains(rule)) {
        faults.add("The answer cites %s, but the ruling doesn't.".formatted(rule));
      }
    }
    for (RuleNumber rule : ruling.applies()) {
      if (!covers(rule, applying)) {
        faults.add("applies: %s doesn't; these do: %s.".formatted(rule, new TreeSet<>(applying)));
      }
    }
    for (RuleNumber rule : ruling.doesNotApply()) {
      if (!NUMBERS.contains(rule) || (covers(rule, applying) && !notApplying.contains(rule))) {
        faults.add(
            "doesNotApply: %s isn't shown not applying; found so: %s."
                .formatted(rule, new TreeSet<>(notApplying)));
      }
    }
  }

  /** How many sentences there are, as a reader counts them. */
  private static int sentences(String answer) {
    var breaks = BreakIterator.getSentenceInstance(Locale.ENGLISH);
    breaks.setText(answer);
    int count = 0;
    while (breaks.next() != BreakIterator.DONE) {
      count++;
    }
    return count;
  }

  private static Set<RuleNumber> rules(
      Judgement judgement, Function<Ruling, Collection<RuleNumber>> ofOne) {
    return judgement.rulings().stream()
        .flatMap(one -> ofOne.apply(one).stream())
        .collect(Collectors.toSet());
  }

  /** Whether a rule, or a sub-rule of it, is among those that are found: a parent acts by them. */
  private static boolean covers(RuleNumber rule, Set<RuleNumber> found) {
    return found.stream().anyMatch(one -> one.isWithin(rule));
  }

  /**
   * "Yes" or "No", as the last expected verdict or true-or-false answer is, or what triggered or
   * tapped where that is asked; {@link #UNTOLD} where what comes last is a word, a list or who
   * attacks; else "neither".
   */
  private static String shown(String question, JsonNode expect) {
    Optional<String> listed = LISTED.stream().filter(question::contains).findFirst().map(LIST::get);
    String shown = "neither";
    for (JsonNode one : expect) {
      if (one.path("answer").isBoolean()) {
        shown = one.path("answer").booleanValue() ? "Yes" : "No";
      } else if (listed.filter(one::has).isPresent()) {
        shown = one.path(listed.get()).isEmpty() ? "No" : "Yes";
      } else if (one.has("verdict")) {
        shown =
            switch (one.path("verdict").asString()) {
              case "legal" -> "Yes";
              case "illegal" -> "No";
              default -> "neither";
            };
      } else {
        shown = UNTOLD;
      }
    }
    return shown;
  }

  @Test
  void every_rule_has_rulings_that_show_it_applying_and_not_applying() {
    List<PublishedRuling> rulings = PublishedRulings.builtIn().all();
    assertThat(missing(rulings, PublishedRuling::applies)).isEmpty();
    assertThat(missing(rulings, PublishedRuling::doesNotApply)).isEmpty();
  }

  private static List<String> missing(
      List<PublishedRuling> rulings, Function<PublishedRuling, List<RuleNumber>> shown) {
    var covered = new HashSet<RuleNumber>();
    rulings.forEach(ruling -> covered.addAll(shown.apply(ruling)));
    return NUMBERS.stream()
        .filter(rule -> !covered.contains(rule))
        .map(RuleNumber::toString)
        .toList();
  }

  @Test
  void no_question_is_asked_twice() {
    assertThat(PublishedRulings.builtIn().all())
        .extracting(PublishedRuling::question)
        .doesNotHaveDuplicates();
  }
}
