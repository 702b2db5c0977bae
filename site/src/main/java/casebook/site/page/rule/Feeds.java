package casebook.site.page.rule;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.RuleRange;
import casebook.rules.Since;
import casebook.rules.history.Bearer;
import casebook.rules.history.Change;
import casebook.rules.history.Counterpart;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.Relation;
import casebook.rules.history.Stage;
import casebook.rules.history.Succession;
import casebook.site.Casebook;
import casebook.site.article.check.Watched;
import casebook.site.connection.PublicAddress;
import casebook.site.page.part.Page;
import casebook.site.page.part.RuleText;
import casebook.site.words.search.EditionWords;
import casebook.site.words.search.ProvenanceWords;
import casebook.site.words.search.ResolutionWords;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * {@code /feeds/508.1d.atom}, {@code /feeds/508.atom} and {@code /feeds/508.1d,506.4.atom}: what
 * changed in a rule, a section or several rules from edition to edition, as Atom (RFC 4287). An
 * import adds to it.
 */
public final class Feeds implements Page {
  static final String SUFFIX = ".atom";

  /** More than any reader keeps. */
  private static final int MOST = 200;

  private static final String NAMES =
      "Feeds are called like 508.1d.atom, or 508.1d,506.4,508.3a-c.atom for several rules.";

  private static final Pattern COMMA = Pattern.compile(",");

  private static final Comparator<Atom.Entry> NEWEST_FIRST =
      Comparator.comparing((Atom.Entry entry) -> entry.since().edition().effective())
          .reversed()
          .thenComparing(Atom.Entry::number);

  private final Casebook casebook;

  public Feeds(Casebook casebook) {
    this.casebook = casebook;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/feeds/{number}", this::answer);
  }

  private void answer(Context context) {
    List<RuleNumber> numbers = numbers(casebook.editions(), context.pathParam("number"));
    List<RuleNumber> held =
        numbers.stream()
            .filter(number ->
                casebook.editions().all().stream()
                    .anyMatch(edition -> edition.lookup(number) instanceof Lookup.Held))
            .toList();
    if (held.isEmpty()) {
      throw new NotFoundResponse("No " + joined(numbers) + " is held here.");
    }
    String site = PublicAddress.of(context);
    context
        .contentType("application/atom+xml; charset=utf-8")
        .header("Cache-Control", "public, max-age=3600")
        .result(held.size() == 1 ? ofOne(held.getFirst(), site) : ofMany(held, site));
  }

  /** The numbers that the name of a feed lists: 508.1d,506.4,508.3a-c. */
  private static List<RuleNumber> numbers(Editions editions, String asked) {
    if (!asked.endsWith(SUFFIX)) {
      throw new NotFoundResponse(NAMES);
    }
    var numbers = new TreeSet<RuleNumber>();
    for (String one : COMMA.split(asked.substring(0, asked.length() - SUFFIX.length()), -1)) {
      RuleRange range = RuleRange.find(one).orElseThrow(() -> new NotFoundResponse(NAMES));
      numbers.addAll(range.numbersIn(editions.latest(range.from())));
      if (numbers.size() > Watched.MOST_IN_A_FEED) {
        throw new NotFoundResponse(
            "A feed is of at most %d rules.".formatted(Watched.MOST_IN_A_FEED));
      }
    }
    return List.copyOf(numbers);
  }

  private static String joined(List<RuleNumber> numbers) {
    return numbers.stream().map(RuleNumber::toString).collect(Collectors.joining(", "));
  }

  private String ofOne(RuleNumber number, String site) {
    Edition latest = casebook.editions().latest(number);
    Edition last = last(number, latest);
    String edition = last.equals(latest) ? "latest" : last.name();
    return Atom.of(
        new Atom.Head(
            number.toString(), "/cr/%s/%s/history".formatted(edition, number), last.name()),
        entries(number, latest),
        site);
  }

  /** A feed of several rules; what is of two of them, as a section and its rule, is there once. */
  private String ofMany(List<RuleNumber> numbers, String site) {
    List<Atom.Entry> entries =
        numbers.stream()
            .flatMap(number -> entries(number, casebook.editions().latest(number)).stream())
            .collect(
                Collectors.toMap(
                    entry -> List.of(entry.address(), entry.since()),
                    entry -> entry,
                    (one, _) -> one,
                    LinkedHashMap::new))
            .values()
            .stream()
            .sorted(NEWEST_FIRST)
            .limit(MOST)
            .toList();
    return Atom.of(
        new Atom.Head(joined(numbers), "/editions", casebook.editions().current().name()),
        entries,
        site);
  }

  /** The newest edition, or the last one that had the number where that has it no more. */
  private Edition last(RuleNumber number, Edition latest) {
    return Stream.concat(Stream.of(latest), casebook.editions().all().stream())
        .filter(edition -> edition.lookup(number) instanceof Lookup.Held)
        .findFirst()
        .orElse(latest);
  }

  private List<Atom.Entry> entries(RuleNumber number, Edition latest) {
    Edition last = last(number, latest);
    Stream<Atom.Entry> all =
        number.equals(number.section())
            ? Stream.concat(
                latest.rules().stream()
                    .filter(rule -> rule.number().isWithin(number))
                    .flatMap(rule -> ofRule(latest, rule)),
                removed(number))
            : joined(
                last.equals(latest)
                    ? last.rule(number).stream().flatMap(rule -> ofRule(last, rule)).toList()
                    : ofLast(number).toList(),
                ofNumber(number).toList());
    return all.sorted(NEWEST_FIRST).limit(MOST).toList();
  }

  /** What happened to a rule and to its number with one edition is one entry. */
  private static Stream<Atom.Entry> joined(List<Atom.Entry> rule, List<Atom.Entry> number) {
    Map<Since, Atom.Entry> all = new LinkedHashMap<>();
    rule.forEach(entry -> all.put(entry.since(), entry));
    number.forEach(entry -> all.merge(entry.since(), entry, Atom.Entry::with));
    return all.values().stream();
  }

  /** What happened to the last rule that had a number, as long as it had it. */
  private Stream<Atom.Entry> ofLast(RuleNumber number) {
    return Bearer.of(number, casebook.editions(), casebook.history()).stream()
        .limit(1)
        .flatMap(bearer ->
            Stream.concat(
                beginning(number, bearer.editions().getFirst()).stream(),
                IntStream.range(1, bearer.editions().size())
                    .boxed()
                    .flatMap(i ->
                        changed(number, bearer.editions().get(i - 1), bearer.editions().get(i)))));
  }

  /** How a rule got its number; empty for the oldest edition, where that isn't known. */
  private Optional<Atom.Entry> beginning(RuleNumber number, Edition edition) {
    return casebook.editions().all().stream()
        .filter(older -> older.effective().isBefore(edition.effective()))
        .filter(older -> older.coverage().covers(number))
        .findFirst()
        .map(older -> {
          List<RuleNumber> before = before(older, edition, number);
          Relation relation = before.isEmpty() ? Relation.ADDED : Relation.MOVED;
          return entry(number, before, stage(number, older, edition, relation, Change.SAME));
        });
  }

  /** What a rule was in the edition before, as reviewed or as the texts show. */
  private List<RuleNumber> before(Edition older, Edition edition, RuleNumber number) {
    return Crosswalk.builtIn()
        .before(older, edition, number)
        .map(counterpart ->
            counterpart instanceof Counterpart.Stands stands
                ? stands.numbers()
                : List.<RuleNumber>of())
        .orElseGet(() ->
            casebook.history().compare(older, edition).to(number).stream()
                .map(Succession::before)
                .toList());
  }

  private Stream<Atom.Entry> changed(RuleNumber number, Edition older, Edition newer) {
    Rule then = older.rule(number).orElseThrow();
    Rule now = newer.rule(number).orElseThrow();
    Change change = casebook.history().change(older, then, newer, now);
    Relation relation =
        change == Change.CROSS_REFERENCES ? Relation.CROSS_REFERENCES : Relation.REWORDED;
    return change == Change.SAME
        ? Stream.empty()
        : Stream.of(entry(number, List.of(number), stage(number, older, newer, relation, change)));
  }

  private Stage stage(
      RuleNumber number, Edition older, Edition newer, Relation relation, Change change) {
    return new Stage(
        casebook.editions().since(older, newer),
        newer.rule(number).stream().toList(),
        relation,
        change,
        Succession.Sureness.SAME_TEXT);
  }

  private static Atom.Entry entry(RuleNumber number, List<RuleNumber> before, Stage stage) {
    return entry(number, before, stage, RuleText.href(stage.edition(), number));
  }

  /** What happened to a rule up to an edition that has it. */
  private Stream<Atom.Entry> ofRule(Edition edition, Rule rule) {
    var entries = new ArrayList<Atom.Entry>();
    List<RuleNumber> before = List.of();
    for (Stage stage : casebook.history().line(edition, rule)) {
      if (stage.edition().effective().isAfter(edition.effective())) {
        break;
      }
      if (stage.relation() != Relation.SAME) {
        entries.add(entry(rule.number(), before, stage, href(stage, edition, rule)));
      }
      before = stage.numbers();
    }
    return entries.stream();
  }

  private static String href(Stage stage, Edition edition, Rule rule) {
    return stage.numbers().stream()
        .findFirst()
        .map(then -> RuleText.href(stage.edition(), then))
        .orElse(RuleText.href(edition, rule.number()));
  }

  /** What happened to a rule in an edition, by the numbers that it had then. */
  private static Atom.Entry entry(
      RuleNumber number, List<RuleNumber> before, Stage stage, String href) {
    String what = ResolutionWords.step(before, stage);
    List<RuleNumber> then = stage.rules().isEmpty() ? before : stage.numbers();
    boolean named = stage.relation() == Relation.MOVED || stage.relation() == Relation.SPLIT;
    return new Atom.Entry(
        number,
        stage.since(),
        named && !before.isEmpty() ? what : ResolutionWords.numbers(then) + ": " + what,
        List.of(EditionWords.begun(stage.since()) + ": " + what + "."),
        stage.rules().stream().findFirst().map(Rule::text).orElse(""),
        new Atom.Address(href, stage.relation().label()));
  }

  /** When the rule under a number became another one, or none, and when there was one again. */
  private Stream<Atom.Entry> ofNumber(RuleNumber number) {
    List<Bearer> bearers = Bearer.of(number, casebook.editions(), casebook.history());
    return Stream.concat(
        bearers.stream()
            .flatMap(bearer -> bearer.until().stream().map(until -> entry(number, bearer, until))),
        bearers.stream()
            .limit(Math.max(0, bearers.size() - 1))
            .map(bearer -> bearer.editions().getFirst())
            .flatMap(edition -> again(number, edition).stream()));
  }

  /** Of an edition that has a number which the one before it hadn't. */
  private Optional<Atom.Entry> again(RuleNumber number, Edition edition) {
    return casebook.editions().all().stream()
        .filter(older -> older.effective().isBefore(edition.effective()))
        .filter(older -> older.coverage().covers(number))
        .findFirst()
        .filter(older -> older.rule(number).isEmpty())
        .map(older -> again(number, casebook.editions().since(older, edition)));
  }

  private static Atom.Entry again(RuleNumber number, Since since) {
    return new Atom.Entry(
        number,
        since,
        number + ": a rule again",
        List.of(ProvenanceWords.again(number, since)),
        since.edition().rule(number).map(Rule::text).orElse(""),
        new Atom.Address(RuleText.href(since.edition(), number), "again"));
  }

  private static Atom.Entry entry(RuleNumber number, Bearer bearer, Since until) {
    Optional<Rule> now = until.edition().rule(number);
    Edition shown = now.isPresent() ? until.edition() : bearer.editions().getLast();
    return new Atom.Entry(
        number,
        until,
        number + ": " + ProvenanceWords.replaced(bearer, until),
        List.of(ProvenanceWords.replacedSince(bearer, until)),
        now.map(Rule::text).orElse(""),
        new Atom.Address(RuleText.href(shown, number), "another-rule"));
  }

  /** The rules of the section that an edition had and the next one that is held hasn't. */
  private Stream<Atom.Entry> removed(RuleNumber section) {
    List<Edition> holding =
        casebook.editions().all().reversed().stream()
            .filter(edition -> edition.lookup(section) instanceof Lookup.Held)
            .toList();
    return IntStream.range(1, holding.size())
        .boxed()
        .flatMap(i -> removed(section, holding.get(i - 1), holding.get(i)));
  }

  private Stream<Atom.Entry> removed(RuleNumber section, Edition older, Edition newer) {
    var stage =
        new Stage(
            casebook.editions().since(older, newer),
            List.of(),
            Relation.REMOVED,
            Change.SUBSTANCE,
            Succession.Sureness.LIKENESS);
    return casebook.history().compare(older, newer).removed().stream()
        .filter(number -> number.isWithin(section))
        .map(number -> entry(number, List.of(number), stage, RuleText.href(older, number)));
  }
}
