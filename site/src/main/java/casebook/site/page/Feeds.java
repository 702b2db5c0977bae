package casebook.site.page;

import casebook.rules.Bearer;
import casebook.rules.Change;
import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Relation;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Since;
import casebook.rules.Stage;
import casebook.rules.Succession;
import casebook.site.Casebook;
import casebook.site.words.EditionWords;
import casebook.site.words.ProvenanceWords;
import casebook.site.words.ResolutionWords;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
   * @param what what happened, in a few words
   * @param told the same in sentences
   * @param text the text as it reads since then; empty where there is none
   * @param address where it can be read, with a name that no other entry has
   */
  private record Entry(
      RuleNumber number,
      Since since,
      String what,
      List<String> told,
      String text,
      Address address) {

    /** The same, with what happened to the number too. */
    private Entry with(Entry other) {
      var both = new ArrayList<>(told);
      both.addAll(other.told);
      return new Entry(number, since, other.what, both, text, address);
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
    String site = context.scheme() + "://" + context.host();
    context
        .contentType("application/atom+xml; charset=utf-8")
        .header("Cache-Control", "public, max-age=3600")
        .result(atom(number, latest, entries(number, latest), site));
  }

  private List<Entry> entries(RuleNumber number, Edition latest) {
    Stream<Entry> all =
        number.equals(number.section())
            ? Stream.concat(
                latest.rules().stream()
                    .filter(rule -> rule.number().isWithin(number))
                    .flatMap(rule -> ofRule(latest, rule)),
                removed(number))
            : joined(
                latest.rule(number).stream().flatMap(rule -> ofRule(latest, rule)).toList(),
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

  private Stream<Entry> ofRule(Edition latest, Rule rule) {
    return casebook.history().line(latest, rule).stream()
        .filter(stage -> stage.relation() != Relation.SAME)
        .map(stage ->
            entry(
                rule.number(),
                stage,
                stage.numbers().stream()
                    .findFirst()
                    .map(then -> RuleText.href(stage.edition(), then))
                    .orElse(RuleText.href(latest, rule.number()))));
  }

  private static Entry entry(RuleNumber number, Stage stage, String href) {
    String what = ResolutionWords.step(stage);
    return new Entry(
        number,
        stage.since(),
        what,
        List.of(EditionWords.begun(stage.since()) + ": " + what + "."),
        stage.rules().stream().findFirst().map(Rule::text).orElse(""),
        new Address(href, stage.relation().label()));
  }

  /** When the rule under a number became another one, or none. */
  private Stream<Entry> ofNumber(RuleNumber number) {
    return Bearer.of(number, casebook.editions(), casebook.history()).stream()
        .flatMap(bearer -> bearer.until().stream().map(until -> entry(number, bearer, until)));
  }

  private static Entry entry(RuleNumber number, Bearer bearer, Since until) {
    Optional<Rule> now = until.edition().rule(number);
    Edition shown = now.isPresent() ? until.edition() : bearer.editions().getLast();
    return new Entry(
        number,
        until,
        ProvenanceWords.replaced(bearer, until),
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
        .map(number -> entry(number, stage, RuleText.href(older, number)));
  }

  private static String atom(RuleNumber number, Edition latest, List<Entry> entries, String site) {
    String updated =
        entries.isEmpty() ? latest.name() : entries.getFirst().since().edition().name();
    var feed = new StringBuilder();
    feed.append(
        """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
          <id>%1$s/feeds/%2$s.atom</id>
          <title>Changes of CR %2$s</title>
          <updated>%3$sT00:00:00Z</updated>
          <author><name>Casebook</name></author>
          <link rel="self" type="application/atom+xml" href="%1$s/feeds/%2$s.atom"/>
          <link rel="alternate" type="text/html" href="%1$s/cr/latest/%2$s/history"/>
        """
            .formatted(escaped(site), number, updated));
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
        <id>%s#%s-%s</id>
        <title>%s: %s</title>
        <updated>%sT00:00:00Z</updated>
        <link rel="alternate" type="text/html" href="%s"/>
        <content type="html">%s</content>
      </entry>
    """
        .formatted(
            escaped(href),
            entry.address().label(),
            edition,
            entry.number(),
            escaped(entry.what()),
            edition,
            escaped(href),
            escaped(content));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
