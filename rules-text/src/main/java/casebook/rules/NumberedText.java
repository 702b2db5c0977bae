package casebook.rules;

import java.util.List;

/**
 * The numbered part of an edition, without its glossary; each list in the order of the book.
 *
 * @param chapters the headings of chapters
 * @param sections the headings of sections
 * @param rules the rules and sub-rules
 */
public record NumberedText(List<Chapter> chapters, List<Section> sections, List<Rule> rules) {

  /** Copies the lists. */
  public NumberedText {
    chapters = List.copyOf(chapters);
    sections = List.copyOf(sections);
    rules = List.copyOf(rules);
  }
}
