package casebook.site.batch;

/**
 * What came of a line.
 *
 * @param line the answer to it, on one line
 */
public record LineAnswer(String line, LineOutcome outcome) implements LinePipe.Made {
  @Override
  public int length() {
    return line.length();
  }
}
