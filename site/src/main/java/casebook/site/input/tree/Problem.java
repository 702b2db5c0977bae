package casebook.site.input.tree;

/**
 * Something that keeps a case from being judged.
 *
 * @param path the field that it is about, as {@code permanents[2].controller}; empty for the whole
 * @param place where in the text that field stands
 * @param message what is wrong and what to do about it, a sentence
 */
public record Problem(String path, Place place, String message) {

  /** The problem as a line of text: {@code line:column: path: message}. */
  public String line() {
    String where = place.line() + ":" + place.column() + ": ";
    return where + (path.isEmpty() ? "" : path + ": ") + message;
  }
}
