package casebook.site.imports.published;

/**
 * A file that may be an edition of the Comprehensive Rules.
 *
 * @param name what it is called, as the user knows it: "rules.zip, 2024-06-07.txt"
 * @param bytes reads what is in it
 */
public record RulesFile(String name, Bytes bytes) {

  /** Reads what is in a file. */
  @FunctionalInterface
  public interface Bytes {
    /** All of it. */
    byte[] read() throws ImportException;
  }

  /** The last part of its name. */
  public String lastName() {
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  }
}
