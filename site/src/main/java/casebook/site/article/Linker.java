package casebook.site.article;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.History;
import casebook.rules.Lookup;
import casebook.rules.Resolution;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.work.Cancellation;
import casebook.site.words.AbsentRule;
import casebook.site.words.EditionWords;
import casebook.site.words.ResolutionWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Links the rule numbers of an article, and nothing else: everything but the new links stays as it
 * is to the letter, so that linking what is linked changes nothing.
 */
public final class Linker {
  private static final String NO_ADDRESS =
      "The links have no address of a site in them, so that they work on this one alone: it has to"
          + " be started with --site, as --site https://example.org.";

  private final Editions editions;
  private final History history;
  private final Optional<InForce> pinned;
  private final String site;
  private final Map<Asked, Optional<String>> said = new HashMap<>();

  /** A number, asked for in an edition. */
  private record Asked(RuleNumber number, InForce edition) {}

  /**
   * A linker.
   *
   * @param pinned the edition to link to; where there is none, that of the day that the article
   *     itself says, else the newest that has the rule
   * @param site the address of the site, without a slash at its end; empty where it isn't known,
   *     which is warned of
   */
  public Linker(Editions editions, History history, Optional<InForce> pinned, String site) {
    this.editions = editions;
    this.history = history;
    this.pinned = pinned;
    this.site = site;
  }

  /** The article with its rule numbers linked. */
  public LinkedArticle link(String article, Format format) {
    var warnings = new ArrayList<LinkedArticle.Warning>();
    Optional<InForce> ofArticle = pinned.or(() -> editionOf(article, warnings));
    pinned
        .flatMap(EditionWords::missing)
        .map(LinkedArticle.Warning::ofAll)
        .ifPresent(warnings::add);
    var links = new ArrayList<LinkedArticle.Link>();
    var warned = new HashSet<String>();
    var linked = new StringBuilder();
    int end = 0;
    for (Mention mention : Mentions.in(article, format)) {
      Cancellation.check();
      if (mention.href().isPresent()) {
        continue;
      }
      InForce asked = ofArticle.orElseGet(() -> new InForce(editions.latest(mention.rule())));
      Edition edition = asked.edition();
      if (mention.skipped().isEmpty()
          && edition.lookup(mention.rule()) instanceof Lookup.Held held) {
        String href = site + "/cr/" + edition.name() + "/" + mention.rule();
        linked.append(article, end, mention.start());
        String title = title(edition, held, mention.rule());
        linked.append(
            isPicture(mention, article, format)
                ? html(mention, href, title)
                : written(mention, href, title, format));
        end = mention.end();
        links.add(new LinkedArticle.Link(mention.rule(), mention.text(), href));
      }
      warnings(mention, asked)
          .filter(warning -> warned.add(warning.message()))
          .forEach(warnings::add);
    }
    if (site.isEmpty() && !links.isEmpty()) {
      warnings.add(LinkedArticle.Warning.ofAll(NO_ADDRESS));
    }
    return new LinkedArticle(
        linked.append(article.substring(end)).toString(),
        ofArticle.map(InForce::edition),
        links,
        warnings);
  }

  /** The edition of the day that an article says; if it isn't held, that is warned of. */
  private Optional<InForce> editionOf(String article, List<LinkedArticle.Warning> warnings) {
    Optional<ArticleDate> date = ArticleDate.of(article);
    date.flatMap(one -> one.warning(editions, "So the links lead to the newest edition."))
        .map(LinkedArticle.Warning::ofAll)
        .ifPresent(warnings::add);
    return date.flatMap(one -> one.edition(editions).inForce());
  }

  /** What is to be said of the number, or of both ends of the range, that is cited. */
  private Stream<LinkedArticle.Warning> warnings(Mention mention, InForce asked) {
    if (mention.skipped().isPresent()) {
      List<RuleNumber> beside =
          asked.edition().children(mention.rule()).stream().map(Rule::number).toList();
      return Stream.of(warning(mention, Optional.empty(), mention.skipped().get().says(beside)));
    }
    return Stream.of(mention.range().from(), mention.range().to())
        .distinct()
        .flatMap(number ->
            said
                .computeIfAbsent(new Asked(number, asked), of -> says(of.number(), of.edition()))
                .map(says -> warning(mention, Optional.of(number), says))
                .stream());
  }

  private static LinkedArticle.Warning warning(
      Mention mention, Optional<RuleNumber> number, String says) {
    return new LinkedArticle.Warning(number, mention.text(), mention.start(), says);
  }

  /**
   * That a number is the number of another rule today, or that the edition has none; of a section
   * that isn't held nothing is said, unless a newer edition would have been linked to.
   */
  private Optional<String> says(RuleNumber number, InForce asked) {
    return switch (asked.edition().lookup(number)) {
      case Lookup.Held _ ->
          history
              .resolve(asked.edition(), number)
              .filter(found -> found.sameNumber() == Resolution.SameNumber.OTHER_RULE)
              .map(ResolutionWords::says);
      case Lookup.NoSuchNumber _ -> Optional.of(absent(number, asked));
      case Lookup.SectionNotHeld _ ->
          editions.latest(number).lookup(number) instanceof Lookup.Held
              ? Optional.of(absent(number, asked))
              : Optional.empty();
    };
  }

  private String absent(RuleNumber number, InForce asked) {
    var absent = new AbsentRule(asked, number, editions, history);
    return "%s isn’t linked. %s".formatted(number, absent.none())
        + absent.became().map(became -> " " + became).orElse("");
  }

  /** A link in Markdown right after an exclamation mark would be a picture. */
  private static boolean isPicture(Mention mention, String article, Format format) {
    return format == Format.MARKDOWN
        && mention.start() > 0
        && article.charAt(mention.start() - 1) == '!';
  }

  private static String title(Edition edition, Lookup.Held held, RuleNumber number) {
    String words =
        switch (held) {
          case Lookup.HeldRule(var rule) -> rule.text().replaceAll("\\s+", " ");
          case Lookup.HeldSection(var section) -> section.title();
        };
    return "CR %s (%s): %s".formatted(number, ResolutionWords.date(edition), words);
  }

  private static String written(Mention mention, String href, String title, Format format) {
    return switch (format) {
      case MARKDOWN ->
          mention.inHtml()
              ? html(mention, href, title)
              : "[%s](%s \"%s\")".formatted(mention.text(), href, inMarkdown(title));
      case HTML -> html(mention, href, title);
      case TEXT, SLASHES, HASHES -> "%s <%s>".formatted(mention.text(), href);
    };
  }

  private static String html(Mention mention, String href, String title) {
    return "<a class=\"casebook\" href=\"%s\" title=\"%s\">%s</a>"
        .formatted(inAttribute(href), inAttribute(title), mention.text());
  }

  private static String inAttribute(String text) {
    return text.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;");
  }

  private static String inMarkdown(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("[", "\\[").replace("]", "\\]");
  }
}
