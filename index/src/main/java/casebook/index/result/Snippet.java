package casebook.index.result;

import java.util.List;

/**
 * The part of a text that answers a query best.
 *
 * @param text plain text, with an ellipsis where something is left out
 * @param highlights the places in it that the query asked for, in order, not overlapping
 */
public record Snippet(String text, List<Span> highlights) {

  /**
   * A part of a text.
   *
   * @param start index of its first character
   * @param end index after its last character
   */
  public record Span(int start, int end) {}

  /** Copies the list. */
  public Snippet {
    highlights = List.copyOf(highlights);
  }

  /** The highlighted words, in order. */
  public List<String> highlighted() {
    return highlights.stream().map(span -> text.substring(span.start(), span.end())).toList();
  }
}
