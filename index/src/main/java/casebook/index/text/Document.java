package casebook.index.text;

import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Optional;

/**
 * Something to be found that is not part of an edition: a topic, ruling, case or card.
 *
 * @param kind what it is; rules, examples and glossary entries come from the editions alone
 * @param title what it is called; of an official ruling the card that it is on
 * @param text what it says, searched and shown in part
 * @param rules the rules of the current edition that it belongs to, the most important first
 * @param href the path of its page
 * @param asked how players ask for it, which is searched and not shown; of a case and a short
 *     answer its question among the rest
 * @param ways further ways to ask for it, by which it is told from others that are asked for and by
 *     nothing else
 * @param official what an official ruling has beside that; empty for all others
 */
public record Document(
    Kind kind,
    String title,
    String text,
    List<RuleNumber> rules,
    String href,
    String asked,
    String ways,
    Optional<Official> official) {

  /** A topic, case or card. */
  public Document(Kind kind, String title, String text, List<RuleNumber> rules, String href) {
    this(kind, title, text, rules, href, "", "", Optional.empty());
  }

  /** The same, as players ask for it. */
  public Document asked(String phrases) {
    return new Document(kind, title, text, rules, href, phrases, ways, official);
  }

  /** The same with further ways to ask for it. */
  public Document askedToo(String phrases) {
    return new Document(kind, title, text, rules, href, asked, phrases, official);
  }

  /** An official ruling on a card. */
  public static Document ruling(String card, String text, String href, Official official) {
    return new Document(
        Kind.RULING, card, text, official.rules(), href, "", "", Optional.of(official));
  }

  /**
   * @throws IllegalArgumentException if it is of a kind that only editions have
   */
  public Document {
    switch (kind) {
      case RULE, EXAMPLE, GLOSSARY ->
          throw new IllegalArgumentException("Each " + kind.label() + " comes from an edition");
      case TOPIC, RULING, CASE, ANSWER, CARD -> {}
    }
    rules = List.copyOf(rules);
  }
}
