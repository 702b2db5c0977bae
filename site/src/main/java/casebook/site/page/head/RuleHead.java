package casebook.site.page.head;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.Section;
import casebook.site.output.Json;
import casebook.site.page.part.RuleText;
import casebook.site.words.search.ResolutionWords;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What the head of a rule's page tells programs that show a link to it: search engines, Discord,
 * Reddit and others.
 *
 * @param title number, section and edition
 * @param description the rule's text, or as much of it as such programs show
 * @param address the page pinned to its edition
 * @param oembed where the same is had as oEmbed
 * @param linkedData the rule as schema.org's Legislation
 */
public record RuleHead(
    String title, String description, String address, String oembed, String linkedData)
    implements PageHead {

  /**
   * The head for a rule.
   *
   * @param site the site's own address
   */
  public static RuleHead of(Edition edition, Rule rule, String site) {
    String section = edition.section(rule.number()).map(Section::title).orElse("");
    String title =
        "CR %s, %s (%s)".formatted(rule.number(), section, ResolutionWords.date(edition));
    String address = site + RuleText.href(edition, rule.number());
    return new RuleHead(
        title,
        PageHead.shortened(rule.text()),
        address,
        PageHead.oembed(site, address),
        linkedData(edition, rule, address, site).compact().replace("<", "\\u003c"));
  }

  private static Json linkedData(Edition edition, Rule rule, String address, String site) {
    return Json.object()
        .put("@context", "https://schema.org")
        .put("@type", "Legislation")
        .put("@id", address)
        .put("url", address)
        .put("name", "Rule " + rule.number())
        .put("legislationIdentifier", rule.number())
        .put("legislationDate", edition.name())
        .put("legislationDateVersion", edition.name())
        .put("legislationType", "Comprehensive Rules")
        .put("inLanguage", "en")
        .put("text", rule.text())
        .put("isPartOf", part(edition, rule, site))
        .put(
            "publisher",
            Json.object().put("@type", "Organization").put("name", "Wizards of the Coast"));
  }

  private static Json part(Edition edition, Rule rule, String site) {
    Json book =
        Json.object()
            .put("@type", "Legislation")
            .put("name", "Magic: The Gathering Comprehensive Rules")
            .put("legislationDateVersion", edition.name());
    return rule.number()
        .parent()
        .map(parent ->
            Json.object()
                .put("@type", "Legislation")
                .put("@id", site + RuleText.href(edition, parent))
                .put("legislationIdentifier", parent)
                .put("isPartOf", book))
        .orElse(book);
  }

  /** What the relations of a rule's address to others are, as the header Link says them. */
  public static String links(Edition edition, Rule rule, String site) {
    String pinned = RuleText.href(edition, rule.number());
    String name = edition.name() + "/" + rule.number();
    return List.of(
            "<%s>; rel=\"canonical\"".formatted(site + pinned),
            "</rule/%s>; rel=\"latest-version\"".formatted(name),
            "<%s/history>; rel=\"version-history\"".formatted(pinned),
            "<%s.json>; rel=\"alternate\"; type=\"application/json\"".formatted(pinned),
            "<%s.txt>; rel=\"alternate\"; type=\"text/plain\"".formatted(pinned),
            "<%s>; rel=\"alternate\"; type=\"application/json+oembed\""
                .formatted(RuleHead.of(edition, rule, site).oembed()))
        .stream()
        .collect(Collectors.joining(", "));
  }
}
