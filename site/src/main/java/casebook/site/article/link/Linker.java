package casebook.site.article.link;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.history.History;
import casebook.rules.history.Resolution;
import casebook.rules.work.Cancellation;
import casebook.site.article.link.LinkWriter.Citing;
import casebook.site.article.link.LinkedArticle.NotLinked;
import casebook.site.article.mention.ArticleDate;
import casebook.site.article.mention.Mention;
import casebook.site.article.mention.Mentions;
import casebook.site.article.prose.Format;
import casebook.site.article.prose.PlainProse;
import casebook.site.article.prose.Prose;
import casebook.site.words.search.AbsentRule;
import casebook.site.words.search.EditionWords;
import casebook.site.words.search.ResolutionWords;
import java.util.ArrayList;
import java.util.Comparator;
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

  private static final String NEEDS_ADDRESS =
      "A link there needs the address of the site, which has to be started with --site, as --site"
          + " https://example.org.";

  private static final String IS_LINK = "It is a link already, or stands where no link can be.";

  private final Editions editions;
  private final History history;
  private final Optional<InForce> pinned;
  private final String site;
  private final LinkTitle titled;
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
   * @param titled what the links say when somebody points at them
   */
  public Linker(
      Editions editions, History history, Optional<InForce> pinned, String site, LinkTitle titled) {
    this.titled = titled;
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
    var linking = new Linking(article, format);
    var warned = new HashSet<String>();
    for (Mention mention : linking.mentions) {
      Cancellation.check();
      if (mention.href().isPresent()) {
        linking.leave(mention, IS_LINK);
        continue;
      }
      InForce asked = ofArticle.orElseGet(() -> new InForce(editions.latest(mention.rule())));
      linking.link(mention, asked);
      warnings(mention, asked)
          .filter(warning -> warned.add(warning.message()))
          .forEach(warnings::add);
    }
    if (site.isEmpty() && linking.hasNoAddress()) {
      warnings.add(LinkedArticle.Warning.ofAll(NO_ADDRESS));
    }
    return linking.done(ofArticle.map(InForce::edition), warnings);
  }

  /** An article that is being linked. */
  private final class Linking {
    private final String article;
    private final Format format;
    private final Prose prose;
    private final List<Mention> mentions;
    private final LinkWriter writer;
    private final List<Written> written = new ArrayList<>();
    private final List<LinkedArticle.DocumentLink> documents = new ArrayList<>();
    private final List<LinkedArticle.Link> links = new ArrayList<>();
    private final List<NotLinked> notLinked = new ArrayList<>();

    /** A link that takes the place of some words. */
    private record Written(int start, int end, String link) {}

    Linking(String article, Format format) {
      this.article = article;
      this.format = format;
      this.prose = Prose.of(article, format);
      this.mentions = Mentions.in(article, prose);
      this.writer = new LinkWriter(article, format, titled);
    }

    private boolean lacksAddress() {
      return site.isEmpty() && format.needsAddress();
    }

    /** Whether links would need an address that isn't known. */
    boolean hasNoAddress() {
      return !links.isEmpty()
          || notLinked.stream().anyMatch(one -> one.why().equals(NEEDS_ADDRESS));
    }

    void leave(Mention mention, String why) {
      notLinked.add(new NotLinked(mention.text(), mention.start(), why));
    }

    /** Links the number, or both ends of a range. */
    void link(Mention mention, InForce asked) {
      for (Citing citing : RangeEnds.of(mention)) {
        if (mention.skipped().isPresent()) {
          leave(mention, mention.skipped().get().says(List.of()));
        } else if (!writer.canStand(citing.place())) {
          leave(mention, IS_LINK);
        } else if (lacksAddress()) {
          leave(mention, NEEDS_ADDRESS);
        } else if (asked.edition().lookup(citing.rule()) instanceof Lookup.Held held) {
          link(citing, asked.edition(), held);
        } else {
          notLinked.add(
              new NotLinked(
                  article.substring(citing.start(), citing.end()),
                  citing.start(),
                  new AbsentRule(asked, citing.rule(), editions, history).none()));
        }
      }
    }

    private void link(Citing citing, Edition edition, Lookup.Held held) {
      String href = site + "/cr/" + edition.name() + "/" + citing.rule();
      written.add(
          new Written(citing.start(), citing.end(), writer.link(citing, href, edition, held)));
      links.add(
          new LinkedArticle.Link(
              citing.rule(), article.substring(citing.start(), citing.end()), href));
    }

    /** Links what is cited of the documents for tournaments. */
    private void linkDocuments() {
      Prose.Seen seen = prose.seen();
      for (TradeDocument.Cited cited : TradeDocument.in(seen.text())) {
        int start = seen.start(cited.start());
        int end = seen.end(cited.end());
        var place = new LinkWriter.Place(start, end, prose.isHtml(start));
        if (seen.isWhole(cited.start(), cited.end())
            && prose.linkAt(start).isEmpty()
            && !PlainProse.ADDRESS.matcher(article).region(end, article.length()).lookingAt()
            && writer.canStand(place)) {
          String title =
              cited.document().title() + cited.section().map(number -> " " + number).orElse("");
          written.add(new Written(start, end, writer.link(place, TradeDocument.ADDRESS, title)));
          documents.add(
              new LinkedArticle.DocumentLink(
                  cited.document(),
                  cited.section(),
                  article.substring(start, end),
                  TradeDocument.ADDRESS));
        }
      }
    }

    private String linked() {
      written.sort(Comparator.comparingInt(Written::start));
      var linked = new StringBuilder();
      int end = 0;
      for (Written one : written) {
        if (one.start() >= end) {
          linked.append(article, end, one.start()).append(one.link());
          end = one.end();
        }
      }
      return linked.append(article.substring(end)).toString();
    }

    LinkedArticle done(Optional<Edition> edition, List<LinkedArticle.Warning> warnings) {
      linkDocuments();
      var all = new ArrayList<>(notLinked);
      all.addAll(PassedOver.in(article, prose, mentions));
      all.sort(Comparator.comparingInt(NotLinked::start));
      return new LinkedArticle(linked(), edition, links, warnings, all, documents);
    }
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
}
