package casebook.site.exchange;

import casebook.site.input.tree.Place;
import java.util.Locale;

/**
 * What is to be said of a part of a text that is converted.
 *
 * @param place where in the text that part stands
 * @param path the field of the case that it is about; empty where it is about the text itself
 * @param message a sentence or two
 */
public record Remark(Kind kind, Place place, String path, String message) {

  /** How much the remark matters. */
  public enum Kind {
    /** The text is wrong here; nothing is converted until it is mended. */
    PROBLEM,

    /** It may bear on the attack, and isn't carried over as it is. */
    WARNING,

    /** It is left out, and doesn't bear on the attack. */
    NOTE
  }

  /** The remark as a line of text: {@code line:column: warning: message}. */
  public String line() {
    String what = kind == Kind.PROBLEM ? "" : kind.name().toLowerCase(Locale.ROOT) + ": ";
    String about = path.isEmpty() ? "" : path + ": ";
    return place.line() + ":" + place.column() + ": " + what + about + message;
  }
}
