package casebook.site.page.cases;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.OwnFile;
import casebook.rules.RuleNumber;
import casebook.rules.published.OfficialFile;
import casebook.site.cases.CaseTexts;
import casebook.site.cases.OtherRules;
import casebook.site.cases.PublishedRuling;
import casebook.site.cases.PublishedRulings;
import casebook.site.cases.ShortAnswers;
import casebook.site.page.VisitedSite;
import casebook.site.page.part.Dates;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The rules beside a published ruling: the one that decides is the one that is shown. */
@Tag("long")
class CitedRulesTest {
  private static final String DECIDES = "What decides";

  private static final Set<String> HEADINGS =
      Set.of(DECIDES, "Also at work here", "Looked at, not met here");

  private static final Pattern SECTION =
      Pattern.compile("<section>\\s*<h2>([^<]+)</h2>(.*?)</section>", Pattern.DOTALL);

  private static final Pattern NUMBER = Pattern.compile("<li>.*?class=\"number\">([^<]+)</span>");

  private static final Pattern EXPECTED = Pattern.compile("decidedBy: \"?(\\d{3}\\.\\d+[a-z]?)");

  private static final Pattern NAMED_AFTER = Pattern.compile("(50[68]\\.\\d+[a-z]?)-.*");

  /** Of cases that a rule outside 506 and 508 decides, this rule. */
  private static final Map<String, RuleNumber> DECIDED_ELSEWHERE =
      new OwnFile(CitedRulesTest.class, "decided-elsewhere.txt")
          .entries()
          .map(line -> line.split(" \\| ", 2))
          .collect(Collectors.toMap(parts -> parts[0], parts -> RuleNumber.parse(parts[1])));

  /** Cases that are decided by a rule's not being met. */
  private static final Set<String> NOT_MET_DECIDES =
      Set.of(
          "506.3b-under-a-teammates-control",
          "506.3c-planeswalker-still-there",
          "506.5-exalted-two-attackers",
          "508.1c-meekstone-is-no-restriction",
          "508.1d-goaded-vehicle-without-a-crew",
          "508.1f-vigilance-lost",
          "508.4c-fresh-creature");

  @AutoClose private static final VisitedSite site = new VisitedSite();

  /** The numbers under each heading beside a ruling. */
  private static Map<String, List<String>> beside(PublishedRuling ruling) throws Exception {
    String page = site.get(ruling.href()).body();
    var headings = new LinkedHashMap<String, List<String>>();
    for (MatchResult section :
        SECTION.matcher(page.substring(page.indexOf("<aside>"))).results().toList()) {
      List<String> numbers =
          NUMBER.matcher(section.group(2)).results().map(found -> found.group(1)).toList();
      if (HEADINGS.contains(section.group(1))) {
        headings.put(section.group(1), numbers);
      }
    }
    return headings;
  }

  @Test
  void every_page_shows_the_rules_that_its_answer_cites_under_what_decides_and_each_rule_once()
      throws Exception {
    var faults = new ArrayList<String>();
    for (PublishedRuling ruling : PublishedRulings.builtIn().all()) {
      Map<String, List<String>> beside = beside(ruling);
      List<String> shown = beside.values().stream().flatMap(Collection::stream).toList();
      if (new HashSet<>(shown).size() != shown.size()) {
        faults.add(ruling.slug() + " shows a rule twice: " + beside);
      }
      List<String> cited = ruling.decides().stream().map(RuleNumber::toString).toList();
      boolean isOfToday = !ruling.slug().startsWith("editions-");
      if (isOfToday && !cited.equals(beside.get(DECIDES))) {
        faults.add(ruling.slug() + " cites " + cited + " and shows " + beside);
      }
    }
    assertThat(faults).isEmpty();
  }

  @Test
  void the_rule_that_decides_comes_first() {
    Map<String, String> texts = CaseTexts.builtIn();
    var faults = new ArrayList<String>();
    for (PublishedRuling ruling : PublishedRulings.builtIn().all()) {
      Set<RuleNumber> deciding = deciding(ruling.slug(), texts.getOrDefault(ruling.slug(), ""));
      if (!deciding.isEmpty()
          && deciding.stream().noneMatch(rule -> ruling.rule().isWithin(rule))) {
        faults.add(
            "%s is decided by %s and cites %s first"
                .formatted(ruling.slug(), deciding, ruling.rule()));
      }
    }
    assertThat(faults).isEmpty();
  }

  @Test
  void a_rule_outside_506_and_508_that_decides_comes_before_them() {
    PublishedRulings rulings = PublishedRulings.builtIn();
    assertThat(DECIDED_ELSEWHERE)
        .allSatisfy((slug, rule) ->
            assertThat(rulings.find(slug).orElseThrow().decides().getFirst())
                .as(slug)
                .isEqualTo(rule));
  }

  /** What a rule says that isn't met decides nothing where the answer cites a rule that is. */
  @Test
  void a_rule_that_is_not_met_comes_after_a_rule_outside_506_and_508() {
    assertThat(PublishedRulings.builtIn().all())
        .filteredOn(ruling -> !NOT_MET_DECIDES.contains(ruling.slug()))
        .filteredOn(ruling -> !ruling.slug().startsWith("editions-"))
        .filteredOn(ruling -> ruling.decides().stream().anyMatch(CitedRulesTest::isOutside))
        .filteredOn(ruling -> ruling.doesNotApply().contains(ruling.decides().getFirst()))
        .extracting(PublishedRuling::slug)
        .isEmpty();
  }

  private static boolean isOutside(RuleNumber rule) {
    return rule.sectionNumber() != 506 && rule.sectionNumber() != 508;
  }

  /** The rule that a ruling is named after, and those by which the engine decides its moves. */
  private static Set<RuleNumber> deciding(String slug, String text) {
    return Stream.concat(
            NAMED_AFTER.matcher(slug).results(),
            slug.startsWith("editions-") ? Stream.of() : EXPECTED.matcher(text).results())
        .map(found -> RuleNumber.parse(found.group(1)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void no_rule_is_said_to_apply_and_not_to_apply() {
    assertThat(PublishedRulings.builtIn().all())
        .filteredOn(ruling -> ruling.doesNotApply().stream().anyMatch(ruling.applies()::contains))
        .extracting(PublishedRuling::slug)
        .isEmpty();
  }

  /** Rules outside 506 and 508 that answers cite. */
  private static Set<RuleNumber> outside() {
    Stream<RuleNumber> ofCases =
        PublishedRulings.builtIn().all().stream()
            .filter(ruling -> !ruling.slug().startsWith("editions-"))
            .flatMap(ruling -> ruling.decides().stream());
    Stream<RuleNumber> ofAnswers =
        ShortAnswers.builtIn().all().stream().flatMap(answer -> answer.rules().stream());
    return Stream.concat(ofCases, ofAnswers)
        .filter(CitedRulesTest::isOutside)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void rules_of_other_sections_are_told_with_their_titles_and_edition() throws Exception {
    OtherRules others = OtherRules.builtIn();
    assertThat(outside()).isNotEmpty().allMatch(rule -> others.title(rule).isPresent());
    assertThat(site.get("/cases/508.1c-scuttlemutt-makes-a-creature-black").body())
        .contains(
            "105.3",
            others.title(RuleNumber.parse("105.3")).orElseThrow(),
            "Only its title is held here, as in the complete rules of " + Dates.of(others.read()));
    assertThat(others.titles().keySet())
        .allMatch(title -> outside().stream().anyMatch(rule -> rule.isWithin(title)));
  }

  @Test
  void rules_of_other_sections_exist_and_have_these_titles() throws Exception {
    OtherRules others = OtherRules.builtIn();
    Path file =
        Path.of(System.getProperty("casebook.root"))
            .resolveSibling("shared/data/rules")
            .resolve("MagicCompRules-" + others.read().toString().replace("-", "") + ".txt");
    Assumptions.assumeTrue(Files.exists(file), () -> "SKIPPED, not checked: there is no " + file);
    Edition edition = OfficialFile.read(file);
    assertThat(edition.coverage()).isInstanceOf(Coverage.Complete.class);
    assertThat(outside()).allMatch(rule -> edition.lookup(rule) instanceof Lookup.HeldRule);
    others
        .titles()
        .forEach((rule, title) ->
            assertThat(
                    edition.lookup(rule) instanceof Lookup.HeldSection(var section)
                        ? section.title()
                        : edition.rule(rule).orElseThrow().text())
                .as(rule.toString())
                .isEqualTo(title));
  }
}
