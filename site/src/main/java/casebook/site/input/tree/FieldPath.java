package casebook.site.input.tree;

import java.util.regex.Pattern;

/**
 * Where a part stands in a case, as {@code permanents[2].controller}; empty for the whole. Few
 * parts have a problem that names it, so that it is written out for these alone.
 */
public sealed interface FieldPath {

  /** The whole case. */
  record Whole() implements FieldPath {
    @Override
    public String toString() {
      return "";
    }
  }

  /** A field of an object. */
  record Field(FieldPath object, String name) implements FieldPath {

    /** Names that can stand in a path without quotation marks. */
    private static final Pattern SIMPLE = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_-]*");

    @Override
    public String toString() {
      if (!SIMPLE.matcher(name).matches()) {
        return object + "[\"" + name.replace("\"", "\\\"") + "\"]";
      }
      return object instanceof Whole ? name : object + "." + name;
    }
  }

  /** An item of a list, counted from 0. */
  record Item(FieldPath list, int index) implements FieldPath {
    @Override
    public String toString() {
      return list + "[" + index + "]";
    }
  }

  /** The path of a field of what is here. */
  default FieldPath field(String name) {
    return new Field(this, name);
  }

  /** The path of an item of the list that is here. */
  default FieldPath item(int index) {
    return new Item(this, index);
  }
}
