package casebook.site.article.link;

import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.article.mention.Places;
import java.util.List;
import java.util.Optional;

/**
 * An article whose citations are links.
 *
 * @param text the article
 * @param edition the edition that all links are pinned to; empty where each is pinned to the newest
 *     that has its rule
 * @param links the links that were added, in their order
 * @param warnings what the writer should know of them
 * @param notLinked the numbers that were left as they are, in their order
 * @param documents the links to other official documents that were added
 */
public record LinkedArticle(
    String text,
    Optional<Edition> edition,
    List<Link> links,
    List<Warning> warnings,
    List<NotLinked> notLinked,
    List<DocumentLink> documents) {

  /** Copies the lists. */
  public LinkedArticle {
    links = List.copyOf(links);
    warnings = List.copyOf(warnings);
    notLinked = List.copyOf(notLinked);
    documents = List.copyOf(documents);
  }

  /**
   * A link that was added.
   *
   * @param rule the rule that it leads to
   * @param text the words that are linked
   */
  public record Link(RuleNumber rule, String text, String href) {}

  /**
   * A link to a document for tournaments that was added.
   *
   * @param text the words that are linked
   */
  public record DocumentLink(
      TradeDocument document, Optional<String> section, String text, String href) {}

  /**
   * Something that the writer should know.
   *
   * @param rule the number that means another rule today, or under which the article's edition has
   *     none; empty where it is about all of the article, or a number that no edition can have
   * @param text the words in which it is first cited
   * @param start where these begin in the article as it was
   * @param message what is to be said, in sentences
   */
  public record Warning(Optional<RuleNumber> rule, String text, int start, String message) {

    /** A warning about all of the article. */
    static Warning ofAll(String message) {
      return new Warning(Optional.empty(), "", 0, message);
    }

    /** Its line in the article as it was, counted from 1. */
    public int line(Places places) {
      return places.line(start);
    }

    /** Its place on that line, counted from 1. */
    public int column(Places places) {
      return places.column(start);
    }
  }

  /**
   * A number that looks like that of a rule and was left as it is.
   *
   * @param start where it begins in the article
   * @param why why it wasn't linked, in a sentence
   */
  public record NotLinked(String text, int start, String why) {

    /** Its line, counted from 1. */
    public int line(Places places) {
      return places.line(start);
    }

    /** Its place on that line, counted from 1. */
    public int column(Places places) {
      return places.column(start);
    }
  }
}
