package casebook.site.picture;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

/** Writes well-formed SVG whatever the texts in it. */
final class Svg {
  private final StringBuilder out = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();
  private boolean inTag;

  /** Begins an element. */
  Svg begin(String element) {
    endTag();
    out.append('<').append(element);
    open.push(element);
    inTag = true;
    return this;
  }

  /** An attribute of the element that was begun last. */
  Svg with(String attribute, String value) {
    out.append(' ').append(attribute).append("=\"").append(escaped(value)).append('"');
    return this;
  }

  /** A length in user units, written with at most one decimal. */
  Svg with(String attribute, double value) {
    return with(attribute, number(value));
  }

  /** Text in the element that was begun last. */
  Svg text(String text) {
    endTag();
    out.append(escaped(text));
    return this;
  }

  /** Ends the element that was begun last. */
  Svg end() {
    String element = open.pop();
    if (inTag) {
      out.append("/>");
      inTag = false;
    } else {
      out.append("</").append(element).append('>');
    }
    return this;
  }

  /** An element with nothing but a text. */
  Svg element(String element, String text) {
    return begin(element).text(text).end();
  }

  private void endTag() {
    if (inTag) {
      out.append('>');
      inTag = false;
    }
  }

  static String number(double value) {
    return value == Math.rint(value)
        ? Long.toString((long) value)
        : String.format(Locale.ROOT, "%.1f", value);
  }

  /** Characters that XML 1.0 can't contain are replaced: names come from anyone. */
  private static String escaped(String text) {
    var escaped = new StringBuilder(text.length());
    text.codePoints()
        .forEach(character -> {
          switch (character) {
            case '<' -> escaped.append("&lt;");
            case '>' -> escaped.append("&gt;");
            case '&' -> escaped.append("&amp;");
            case '"' -> escaped.append("&quot;");
            case '\'' -> escaped.append("&#39;");
            default -> escaped.appendCodePoint(isXml(character) ? character : '\uFFFD');
          }
        });
    return escaped.toString();
  }

  private static boolean isXml(int character) {
    return character == '\t'
        || character == '\n'
        || character == '\r'
        || (character >= 0x20 && character <= 0xD7FF)
        || (character >= 0xE000 && character <= 0xFFFD)
        || (character >= 0x10000 && character <= 0x10FFFF);
  }

  @Override
  public String toString() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("not ended: " + open);
    }
    return out.toString();
  }
}
