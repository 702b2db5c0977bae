package casebook.index;

import casebook.rules.RuleNumber;
import java.util.List;

/**
 * Something to be found that is not part of an edition: a topic, ruling, case or card.
 *
 * @param kind what it is; rules, examples and glossary entries come from the editions alone
 * @param title what it is called
 * @param text what it says, searched and shown in part
 * @param rules the rules of the current edition that it belongs to, the most important first
 * @param href the path of its page
 */
public record Document(Kind kind, String title, String text, List<RuleNumber> rules, String href) {

  /**
   * @throws IllegalArgumentException if it is of a kind that only editions have
   */
  public Document {
    switch (kind) {
      case RULE, EXAMPLE, GLOSSARY ->
          throw new IllegalArgumentException("Each " + kind.label() + " comes from an edition");
      case TOPIC, RULING, CASE, CARD -> {}
    }
    rules = List.copyOf(rules);
  }
}
