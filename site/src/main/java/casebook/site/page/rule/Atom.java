package casebook.site.page.rule;

import casebook.rules.RuleNumber;
import casebook.rules.Since;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What changed in rules, as Atom (RFC 4287). */
final class Atom {
  private Atom() {}

  /**
   * What happened to a rule, or to a number, in an edition.
   *
   * @param number the rule's number today, or the last one that it had
   * @param title what happened, in a few words, with the numbers of that time
   * @param told the same in sentences
   * @param text the text as it reads since then; empty where there is none
   * @param address where it can be read, with a name that no other entry has
   */
  record Entry(
      RuleNumber number,
      Since since,
      String title,
      List<String> told,
      String text,
      Address address) {

    /** The same, with what happened to the number too. */
    Entry with(Entry other) {
      var both = new ArrayList<>(told);
      both.addAll(other.told);
      return new Entry(number, since, other.title, both, text, address);
    }
  }

  /** The path of a page, and what happened by its public name. */
  record Address(String href, String label) {}

  /**
   * What a feed is of.
   *
   * @param name its numbers
   * @param page the path of a page with the same
   * @param edition when it was last changed, where nothing has changed
   */
  record Head(String name, String page, String edition) {
    /** Its own path. */
    String path() {
      return "/feeds/" + name.replace(", ", ",") + Feeds.SUFFIX;
    }
  }

  /** A feed. */
  static String of(Head head, List<Entry> entries, String site) {
    String updated =
        entries.isEmpty() ? head.edition() : entries.getFirst().since().edition().name();
    var feed = new StringBuilder();
    feed.append(
        """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
          <id>%5$s</id>
          <title>Changes of CR %2$s</title>
          <updated>%3$sT00:00:00Z</updated>
          <author><name>Casebook</name></author>
          <link rel="self" type="application/atom+xml" href="%1$s%4$s"/>
          <link rel="alternate" type="text/html" href="%1$s%6$s"/>
        """
            .formatted(
                escaped(site),
                head.name(),
                updated,
                head.path(),
                escaped(id(site, head.path())),
                head.page()));
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
