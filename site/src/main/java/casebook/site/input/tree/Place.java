package casebook.site.input.tree;

/** A place in a text: line and column from 1, the column counted in UTF-16 code units. */
public record Place(int line, int column) implements Comparable<Place> {

  /** Where a text begins. */
  public static final Place START = new Place(1, 1);

  @Override
  public int compareTo(Place other) {
    return line == other.line
        ? Integer.compare(column, other.column)
        : Integer.compare(line, other.line);
  }
}
