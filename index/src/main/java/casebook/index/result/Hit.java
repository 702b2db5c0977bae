package casebook.index.result;

import casebook.index.text.Kind;
import casebook.index.text.Official;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Optional;

/**
 * Something found.
 *
 * @param kind what it is
 * @param rule the rule that it is, or the most important one that it belongs to
 * @param rules all rules that it is or belongs to
 * @param edition the name of the newest edition asked that has this text; empty for what is not
 *     part of an edition
 * @param editions the names of all editions that have this text, newest first
 * @param title its title; that of a rule is the heading over it
 * @param context what is said just above it: the beginning of the rule that it is below, if any
 * @param snippet the part of its text that answers best
 * @param href the path of its page
 * @param score how good it is, comparable within one result only
 * @param reasons what its score is made of
 * @param official what an official ruling has beside its text; empty for all others
 */
public record Hit(
    Kind kind,
    Optional<RuleNumber> rule,
    List<RuleNumber> rules,
    Optional<String> edition,
    List<String> editions,
    String title,
    String context,
    Snippet snippet,
    String href,
    double score,
    Reasons reasons,
    Optional<Official> official) {

  /**
   * What makes a score. The parts add up to it.
   *
   * @param number that it is, or belongs to, a number of the query
   * @param words that it says what the query says, or is asked for so
   * @param documents that cases, topics and rulings that are like the query speak for it
   * @param cards that effects of cards named in the query act through it
   */
  public record Reasons(double number, double words, double documents, double cards) {}

  /** Copies the lists. */
  public Hit {
    rules = List.copyOf(rules);
    editions = List.copyOf(editions);
  }
}
