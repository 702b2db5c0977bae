package casebook.site.page;

import casebook.rules.Bearer;
import casebook.rules.Change;
import casebook.rules.Counterpart;
import casebook.rules.Crosswalk;
import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Relation;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Since;
import casebook.rules.Stage;
import casebook.rules.Succession;
import casebook.site.Casebook;
import casebook.site.connection.PublicAddress;
import casebook.site.words.EditionWords;
import casebook.site.words.ProvenanceWords;
import casebook.site.words.ResolutionWords;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * {@code /feeds/508.1d.atom} and {@code /feeds/508.atom}: what changed in a rule or a section from
 * edition to edition, as Atom (RFC 4287). An import adds to it.
 */
final class Feeds {
  private static final String SUFFIX = ".atom";

  /** More than any reader keeps. */
  private static final int MOST = 200;

  private final Casebook casebook;

  Feeds(Casebook casebook) {
    this.casebook = casebook;
  }

  void addTo(RoutesConfig routes) {
    routes.get("/feeds/{number}", this::answer);
  }

  /**
   * What happened to a rule, or to a number, in an edition.
   *
   * @param number the rule's number today, or the last one that it had
   * @param title what happened, in a few words, with the numbers of that time
   * @param told the same in sentences
   * @param text the text as it reads since then; empty where there is none
   * @param address where it can be read, with a name that no other entry has
   */
  private record Entry(
      RuleNumber number,
      Since since,
      String title,
      List<String> told,
      String text,
      Address address) {

    /** The same, with what happened to the number too. */
    private Entry with(Entry other) {
      var both = new ArrayList<>(told);
      both.addAll(other.told);
      return new Entry(number, since, other.title, both, text, address);
    }
  }

  /** The path of a page, and what happened by its public name. */
  private record Address(String href, String label) {}

  private void answer(Context context) {
    String asked = context.pathParam("number");
    RuleNumber number =
        (asked.endsWith(SUFFIX)
                ? RuleNumber.find(asked.substring(0, asked.length() - SUFFIX.length()))
                : Optional.<RuleNumber>empty())
            .orElseThrow(() -> new NotFoundResponse("Feeds are called like 508.1d.atom."));
    Edition latest = casebook.editions().latest(number);
    if (casebook.editions().all().stream()
        .noneMatch(edition -> edition.lookup(number) instanceof Lookup.Held)) {
      throw new NotFoundResponse("No " + number + " is held here.");
    }
    String site = PublicAddress.of(context);
    context
        .contentType("application/atom+xml; charset=utf-8")
        .header("Cache-Control", "public, max-age=3600")
        .result(atom(number, last(number, latest), entries(number, latest), site));
  }

  /** The newest edition, or the last one that had the number where that has it no more. */
  private Edition last(RuleNumber number, Edition latest) {
    return Stream.concat(Stream.of(latest), casebook.editions().all().stream())
        .filter(edition -> edition.lookup(number) instanceof Lookup.Held)
        .findFirst()
        .orElse(latest);
  }

  private List<Entry> entries(RuleNumber number, Edition latest) {
    Edition last = last(number, latest);
    Stream<Entry> all =
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
    return all.sorted(
            Comparator.comparing((Entry entry) -> entry.since().edition().effective())
                .reversed()
                .thenComparing(Entry::number))
        .limit(MOST)
        .toList();
  }

  /** What happened to a rule and to its number with one edition is one entry. */
  private static Stream<Entry> joined(List<Entry> rule, List<Entry> number) {
    Map<Since, Entry> all = new LinkedHashMap<>();
    rule.forEach(entry -> all.put(entry.since(), entry));
    number.forEach(entry -> all.merge(entry.since(), entry, Entry::with));
    return all.values().stream();
  }

  /** What happened to the last rule that had a number, as long as it had it. */
  private Stream<Entry> ofLast(RuleNumber number) {
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
  private Optional<Entry> beginning(RuleNumber number, Edition edition) {
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

  private Stream<Entry> changed(RuleNumber number, Edition older, Edition newer) {
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

  private static Entry entry(RuleNumber number, List<RuleNumber> before, Stage stage) {
    return entry(number, before, stage, RuleText.href(stage.edition(), number));
  }

  /** What happened to a rule up to an edition that has it. */
  private Stream<Entry> ofRule(Edition edition, Rule rule) {
    var entries = new ArrayList<Entry>();
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
  private static Entry entry(RuleNumber number, List<RuleNumber> before, Stage stage, String href) {
    String what = ResolutionWords.step(before, stage);
    List<RuleNumber> then = stage.rules().isEmpty() ? before : stage.numbers();
    boolean named = stage.relation() == Relation.MOVED || stage.relation() == Relation.SPLIT;
    return new Entry(
        number,
        stage.since(),
        named && !before.isEmpty() ? what : ResolutionWords.numbers(then) + ": " + what,
        List.of(EditionWords.begun(stage.since()) + ": " + what + "."),
        stage.rules().stream().findFirst().map(Rule::text).orElse(""),
        new Address(href, stage.relation().label()));
  }

  /** When the rule under a number became another one, or none, and when there was one again. */
  private Stream<Entry> ofNumber(RuleNumber number) {
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
  private Optional<Entry> again(RuleNumber number, Edition edition) {
    return casebook.editions().all().stream()
        .filter(older -> older.effective().isBefore(edition.effective()))
        .filter(older -> older.coverage().covers(number))
        .findFirst()
        .filter(older -> older.rule(number).isEmpty())
        .map(older -> again(number, casebook.editions().since(older, edition)));
  }

  private static Entry again(RuleNumber number, Since since) {
    return new Entry(
        number,
        since,
        number + ": a rule again",
        List.of(ProvenanceWords.again(number, since)),
        since.edition().rule(number).map(Rule::text).orElse(""),
        new Address(RuleText.href(since.edition(), number), "again"));
  }

  private static Entry entry(RuleNumber number, Bearer bearer, Since until) {
    Optional<Rule> now = until.edition().rule(number);
    Edition shown = now.isPresent() ? until.edition() : bearer.editions().getLast();
    return new Entry(
        number,
        until,
        number + ": " + ProvenanceWords.replaced(bearer, until),
        List.of(ProvenanceWords.replacedSince(bearer, until)),
        now.map(Rule::text).orElse(""),
        new Address(RuleText.href(shown, number), "another-rule"));
  }

  /** The rules of the section that an edition had and the next one that is held hasn't. */
  private Stream<Entry> removed(RuleNumber section) {
    List<Edition> holding =
        casebook.editions().all().reversed().stream()
            .filter(edition -> edition.lookup(section) instanceof Lookup.Held)
            .toList();
    return IntStream.range(1, holding.size())
        .boxed()
        .flatMap(i -> removed(section, holding.get(i - 1), holding.get(i)));
  }

  private Stream<Entry> removed(RuleNumber section, Edition older, Edition newer) {
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

  private String atom(RuleNumber number, Edition last, List<Entry> entries, String site) {
    boolean current = last.equals(casebook.editions().latest(number));
    String updated = entries.isEmpty() ? last.name() : entries.getFirst().since().edition().name();
    var feed = new StringBuilder();
    feed.append(
        """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
          <id>%5$s</id>
          <title>Changes of CR %2$s</title>
          <updated>%3$sT00:00:00Z</updated>
          <author><name>Casebook</name></author>
          <link rel="self" type="application/atom+xml" href="%1$s/feeds/%2$s.atom"/>
          <link rel="alternate" type="text/html" href="%1$s/cr/%4$s/%2$s/history"/>
        """
            .formatted(
                escaped(site),
                number,
                updated,
                current ? "latest" : last.name(),
                escaped(id(site, "/feeds/" + number + SUFFIX))));
    entries.forEach(entry -> feed.append(entry(entry, site)));
    return feed.append("</feed>\n").toString();
  }

  private static String entry(Entry entry, String site) {
    String edition = entry.since().edition().name();
    String href = site + entry.address().href();
    String content =
        Stream.concat(entry.told().stream(), Stream.of(entry.text()))
            .filter(paragraph -> !paragraph.isEmpty())
            .map(paragraph -> "<p>" + escaped(paragraph) + "</p>")
            .collect(Collectors.joining());
    return """
      <entry>
        <id>%s</id>
        <title>%s</title>
        <updated>%sT00:00:00Z</updated>
        <link rel="alternate" type="text/html" href="%s"/>
        <content type="html">%s</content>
      </entry>
    """
        .formatted(
            escaped(
                id(site, entry.address().href() + "#" + entry.address().label() + "-" + edition)),
            escaped(entry.title()),
            edition,
            escaped(href),
            escaped(content));
  }

  /** An id for ever: an address, or where the site's isn't known a name made of the path. */
  private static String id(String site, String path) {
    return site.isEmpty()
        ? "urn:uuid:"
            + UUID.nameUUIDFromBytes(("Casebook " + path).getBytes(StandardCharsets.UTF_8))
        : site + path;
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
