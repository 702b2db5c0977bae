package casebook.site.article.check;

import casebook.rules.RuleNumber;
import casebook.site.wording.Misquoting.Change;
import java.util.List;

/**
 * Words of an article that were compared with the rules.
 *
 * @param words the words, as the article has them
 * @param rule the rule that they fit best
 * @param changes where they are nearly its own and say something else
 */
public record Compared(String words, RuleNumber rule, List<Change> changes) {

  /** Copies the list. */
  public Compared {
    changes = List.copyOf(changes);
  }
}
