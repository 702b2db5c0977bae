package casebook.site.citation;

import java.util.Locale;
import java.util.Optional;

/** A form in which a citation is written. */
public enum Style {
  MARKDOWN,
  HTML,
  BBCODE,
  REDDIT,
  DISCORD,
  TEXT,
  BIBTEX,
  CSL_JSON;

  /** The style by the name that it has in addresses and commands, such as {@code csl-json}. */
  public static Optional<Style> named(String name) {
    for (Style style : values()) {
      if (style.label().equals(name.toLowerCase(Locale.ROOT))) {
        return Optional.of(style);
      }
    }
    return Optional.empty();
  }

  /** What people call the style. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
