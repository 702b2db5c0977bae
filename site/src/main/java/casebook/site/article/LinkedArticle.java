package casebook.site.article;

import casebook.rules.RuleNumber;
import java.util.List;

/**
 * An article whose citations are links.
 *
 * @param text the article
 * @param links the links that were added, in their order
 */
public record LinkedArticle(String text, List<Link> links) {

  /** Copies the list. */
  public LinkedArticle {
    links = List.copyOf(links);
  }

  /**
   * A link that was added.
   *
   * @param rule the rule that it leads to, the first of a range
   * @param text the words that are linked
   */
  public record Link(RuleNumber rule, String text, String href) {}
}
