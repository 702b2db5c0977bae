package casebook.site.page;

import casebook.rules.Change;
import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Relation;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Stage;
import casebook.rules.Succession;
import casebook.site.Casebook;
import casebook.site.words.ResolutionWords;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

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
   * What happened to a rule in an edition.
   *
   * @param rule its number today, or the last one that it had
   * @param href the path of a page that shows it
   */
  private record Entry(RuleNumber rule, Stage stage, String href) {}

  private void answer(Context context) {
    String asked = context.pathParam("number");
    RuleNumber number =
        (asked.endsWith(SUFFIX)
                ? RuleNumber.find(asked.substring(0, asked.length() - SUFFIX.length()))
                : Optional.<RuleNumber>empty())
            .orElseThrow(() -> new NotFoundResponse("Feeds are called like 508.1d.atom."));
    Edition latest = casebook.editions().latest(number);
    if (!(latest.lookup(number) instanceof Lookup.Held)) {
      throw new NotFoundResponse("No " + number + " is held here.");
    }
    String site = context.scheme() + "://" + context.host();
    context
        .contentType("application/atom+xml; charset=utf-8")
        .header("Cache-Control", "public, max-age=3600")
        .result(atom(number, latest, entries(number, latest), site));
  }

  private List<Entry> entries(RuleNumber number, Edition latest) {
    var entries = new ArrayList<Entry>();
    for (Rule rule : latest.rules()) {
      boolean wanted =
          number.equals(number.section())
              ? rule.number().isWithin(number)
              : rule.number().equals(number);
      if (wanted) {
        casebook.history().line(latest, rule).stream()
            .filter(stage -> stage.relation() != Relation.SAME)
            .forEach(stage ->
                entries.add(
                    new Entry(
                        rule.number(),
                        stage,
                        stage.numbers().stream()
                            .findFirst()
                            .map(then -> RuleText.href(stage.edition(), then))
                            .orElse(RuleText.href(latest, rule.number())))));
      }
    }
    if (number.equals(number.section())) {
      entries.addAll(removed(number));
    }
    entries.sort(
        Comparator.comparing((Entry entry) -> entry.stage().edition().effective())
            .reversed()
            .thenComparing(Entry::rule));
    return entries.stream().limit(MOST).toList();
  }

  /** The rules of the section that an edition had and the next one that is held hasn't. */
  private List<Entry> removed(RuleNumber section) {
    List<Edition> holding =
        casebook.editions().all().reversed().stream()
            .filter(edition -> edition.lookup(section) instanceof Lookup.Held)
            .toList();
    var entries = new ArrayList<Entry>();
    for (int i = 1; i < holding.size(); i++) {
      Edition older = holding.get(i - 1);
      Edition newer = holding.get(i);
      casebook.history().compare(older, newer).removed().stream()
          .filter(number -> number.isWithin(section))
          .forEach(number ->
              entries.add(
                  new Entry(
                      number,
                      new Stage(
                          casebook.editions().since(older, newer),
                          List.of(),
                          Relation.REMOVED,
                          Change.SUBSTANCE,
                          Succession.Sureness.LIKENESS),
                      RuleText.href(older, number))));
    }
    return entries;
  }

  private static String atom(RuleNumber number, Edition latest, List<Entry> entries, String site) {
    String updated =
        entries.isEmpty() ? latest.name() : entries.getFirst().stage().edition().name();
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
    Stage stage = entry.stage();
    String edition = stage.edition().name();
    String now =
        stage.rules().isEmpty() ? "" : "<p>" + escaped(stage.rules().getFirst().text()) + "</p>";
    String href = site + entry.href();
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
            stage.relation().label(),
            edition,
            entry.rule(),
            escaped(ResolutionWords.step(stage)),
            edition,
            escaped(href),
            escaped(
                "<p>%s: %s.</p>%s"
                    .formatted(
                        escaped(ResolutionWords.date(stage.edition())),
                        escaped(ResolutionWords.step(stage)),
                        now)));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
